"""The compilers of card text: what is printed on a card becomes abilities that the engine plays, or `Unread`.

Grammar. A production is the grammar of one phrase; the function that reads production `x` is called `read_x` or
`_read_x`, and its docstring is the production:

    `subject` = itself | attached_object | ("each" | "every") described | ["all"] described in the plural

- `"word"` stands for itself, folded to lower case; `[ ]` may be missing, `{ }` may be repeated, `|` separates choices.
- A name in lower case is another production, which the function calls, or a parameter, by which the caller says
  how something is read. "In the plural" and "in the singular" say in which number its noun stands.
- A name in capitals is a kind of token (NUMBER, SIZE, SYMBOL, DASH, WORD), a table of phrases in the module (ATTACKED
  is `_ATTACKED` or `ATTACKED`), a designation (DESIGNATION), or what the card itself is called (OWN_NAME).
- What follows a comma is a remark: a condition that the words alone don't show. What follows a colon or a semicolon
  says what is returned.

A production consumes all its words or raises `OracleSyntaxError`; whoever tries several goes back and takes the next.
`tests/oracle/test_grammar.py` holds each docstring to what its function calls.

Folders, from the ground up; each may import those before it, and the engine's words, never the engine's rules:

- `text`: tokens, sentences, and the cursor with which everything is read.
- `nouns`: noun phrases, as filters and references; costs; what pronouns can stand for.
- `conditions`: what stands behind "if", "as long as" and "unless".
- `amounts`: how many, and how much.
- `keywords`: keyword abilities, and abilities in quotation marks.
- `objects`: what objects become, copy and enter as; tokens.
- `restrictions`: what can't be done, what must be, and when only.
- `triggers`: trigger conditions.
- `replacements`: what happens instead of an event.
- `effects`: what spells and abilities do, sentence by sentence.
- `abilities`: activated, triggered and modal abilities of several sentences.
- `statics`: static abilities.
- `lines`: whole texts: which line is what, and the order in which all of this is tried.

`magenoir` is the compiler of the other game, and shares nothing with these."""
