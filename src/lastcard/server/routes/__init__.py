"""The HTTP interface, route by route."""
