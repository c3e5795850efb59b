"""What stands between the world and the routes."""
