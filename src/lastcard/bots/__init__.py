"""Players that are programs: one file a bot. A bot gets a View, never a Round."""
