"""The API described for programs: the OpenAPI document, and the Python client's types made of it."""
