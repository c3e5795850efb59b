"""What goes over the wire, as Pydantic models: the source of the OpenAPI document."""
