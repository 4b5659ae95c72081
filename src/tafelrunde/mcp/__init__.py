"""Language models at the table: `tafelrunde mcp`, a server of the Model Context Protocol."""
