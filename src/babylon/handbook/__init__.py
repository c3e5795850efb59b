"""The rules as a handbook: sections, questions and a glossary in five languages and for each edition, with pictures."""
