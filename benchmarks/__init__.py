"""What speed was promised, measured."""
