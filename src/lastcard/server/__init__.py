"""The table server: rooms, what is sent to whom, storage, HTTP and WebSocket."""
