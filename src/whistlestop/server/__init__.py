"""The server: rooms where games are played, over HTTP and WebSocket, kept in a store."""
