"""What is served besides the api: the built page, the description of the api, health and metrics."""
