"""The shell around a table: asyncio, links, discovery, timers, files."""
