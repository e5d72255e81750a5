"""The rules engine: the only place where rules act."""
