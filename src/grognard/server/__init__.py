"""The table's server: lobby and records over HTTP, play over WebSocket, bots in processes."""
