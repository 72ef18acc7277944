-- The card store: built once by a sync, read-only ever after.  A change here raises SCHEMA in store.py.

CREATE TABLE metadata (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

-- Thousands of cards share a few hundred sets of legalities.
CREATE TABLE legalities (
    id    INTEGER PRIMARY KEY,
    pairs TEXT NOT NULL                       -- JSON: [["modern", "legal"], …]
);

CREATE TABLE cards (
    id          INTEGER PRIMARY KEY,
    oracle_id   TEXT NOT NULL UNIQUE,
    name        TEXT NOT NULL,
    name_fr     TEXT,
    layout      TEXT NOT NULL,
    keywords    TEXT NOT NULL,                -- JSON: ["Flying", …]
    legalities  INTEGER NOT NULL REFERENCES legalities (id),
    set_code    TEXT,
    set_type    TEXT,
    released_at TEXT,
    aliases     TEXT NOT NULL,                -- JSON: older French spellings
    exact_only  INTEGER NOT NULL CHECK (exact_only IN (0, 1))
);
CREATE INDEX cards_by_name ON cards (name);

CREATE TABLE faces (
    card         INTEGER NOT NULL REFERENCES cards (id),
    position     INTEGER NOT NULL,
    name         TEXT NOT NULL,
    mana_cost    TEXT NOT NULL,
    type_line    TEXT NOT NULL,
    text         TEXT NOT NULL,
    colors       TEXT NOT NULL,               -- "WU"
    power        TEXT,
    toughness    TEXT,
    loyalty      TEXT,
    defense      TEXT,
    name_fr      TEXT,
    type_line_fr TEXT,
    text_fr      TEXT,
    image        TEXT,
    PRIMARY KEY (card, position)
);

-- kind: 0 a name of the whole card, 1 an alias, 2 a face's name.  face: its position, -1 for the whole card.
CREATE TABLE name_keys (
    key  TEXT NOT NULL,
    kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2),
    card INTEGER NOT NULL REFERENCES cards (id),
    lang TEXT NOT NULL CHECK (lang IN ('en', 'fr', '')),
    face INTEGER NOT NULL,
    PRIMARY KEY (key, kind, card, lang, face)
) WITHOUT ROWID;

CREATE TABLE rulings (
    card         INTEGER NOT NULL REFERENCES cards (id),
    source       TEXT NOT NULL,
    published_at TEXT NOT NULL,
    comment      TEXT NOT NULL
);
CREATE INDEX rulings_by_card ON rulings (card);

CREATE TABLE rules (
    position INTEGER PRIMARY KEY,
    number   TEXT NOT NULL UNIQUE,
    heading  TEXT NOT NULL,                   -- what it stands under: "Combat Damage Step", "Trample"
    text     TEXT NOT NULL
);

CREATE TABLE glossary (
    position INTEGER PRIMARY KEY,
    term     TEXT NOT NULL,
    text     TEXT NOT NULL
);
