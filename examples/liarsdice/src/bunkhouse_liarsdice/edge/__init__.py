"""Structs and words: what people and programs are shown."""
