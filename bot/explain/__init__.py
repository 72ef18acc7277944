"""Traces told in sentences: one package a language, each a first language; knows no transport and changes nothing."""
