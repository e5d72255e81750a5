"""A table for language models, through the Model Context Protocol."""
