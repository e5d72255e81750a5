"""The open collection: finished matches without names, month by month, and what people do in which situation."""
