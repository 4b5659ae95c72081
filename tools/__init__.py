"""What the project needs besides itself: the docs site, and mistakes put in on purpose."""
