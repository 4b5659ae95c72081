"""The command line: `tafelrunde COMMAND`."""
