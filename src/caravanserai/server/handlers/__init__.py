"""The functions that answer the endpoints of the api, by subject."""
