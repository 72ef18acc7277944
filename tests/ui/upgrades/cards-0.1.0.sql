-- What version 0.1.0 left in cards.db after a sync of one made-up card: written by it, printed by `.dump`.
CREATE TABLE metadata (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE legalities (
    id    INTEGER PRIMARY KEY,
    pairs TEXT NOT NULL
);
CREATE TABLE cards (
    id          INTEGER PRIMARY KEY,
    oracle_id   TEXT NOT NULL UNIQUE,
    name        TEXT NOT NULL,
    name_fr     TEXT,
    layout      TEXT NOT NULL,
    keywords    TEXT NOT NULL,
    legalities  INTEGER NOT NULL REFERENCES legalities (id),
    set_code    TEXT,
    set_type    TEXT,
    released_at TEXT,
    aliases     TEXT NOT NULL,
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
    colors       TEXT NOT NULL,
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
    heading  TEXT NOT NULL,
    text     TEXT NOT NULL
);
CREATE VIRTUAL TABLE rules_words USING fts5 (
    heading, text, content='rules', content_rowid='position', tokenize='porter unicode61 remove_diacritics 2'
);
CREATE TABLE glossary (
    position INTEGER PRIMARY KEY,
    term     TEXT NOT NULL,
    text     TEXT NOT NULL
);
INSERT INTO cards VALUES(1,'id-Copper Lizard','Copper Lizard','Lézard de cuivre','normal','["Trample"]',1,'tst','expansion','2020-01-01','[]',0);
INSERT INTO "faces" VALUES(1,0,'Copper Lizard','{1}{G}','Creature — Lizard','Trample','G','2','2',NULL,NULL,'Lézard de cuivre','Créature : lézard','Piétinement',NULL);
INSERT INTO "legalities" VALUES(1,'[["modern", "legal"]]');
INSERT INTO "metadata" VALUES('built_at','2026-11-22T03:30:00+00:00');
INSERT INTO "metadata" VALUES('cards','1');
INSERT INTO "metadata" VALUES('data_date','2026-11-22');
INSERT INTO "metadata" VALUES('french','1');
INSERT INTO "metadata" VALUES('rulings','1');
INSERT INTO "name_keys" VALUES('copper lizard',0,1,'en',-1);
INSERT INTO "name_keys" VALUES('lezard de cuivre',0,1,'fr',-1);
INSERT INTO "rulings" VALUES(1,'wotc','2020-01-01','It is made up.');
INSERT INTO rules VALUES(1,'100.1','Beginning','One begins here.');
INSERT INTO rules_words (rules_words) VALUES ('rebuild');
PRAGMA user_version = 2;
