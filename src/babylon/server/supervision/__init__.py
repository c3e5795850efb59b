"""Several processes that are one server: a parent takes the connections in and hands each to one of them."""
