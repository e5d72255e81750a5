"""Texts for people in every language (i18n): catalogues, the rules in sentences, and what has happened."""
