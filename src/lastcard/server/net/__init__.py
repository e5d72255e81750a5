"""Connections and requests before the application sees them: limits, names, origins."""
