"""Explains outcomes in sentences, with one folder for each language, and draws pictures of them.

Read `explanation` (the front door), `trace_passages` and `silences` (which events are told, and which together), then
`english/` or `french/`; `magenoir/` explains Mage Noir, `picture/` draws. Imports the engine, the compiler and the
reference; knows no interface and changes no state."""
