"""Requests and answers of HTTP: who asks, what is read, what is sent back."""
