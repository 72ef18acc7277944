-- What versions between 0.1.0 and 0.2.0 left in requests.sqlite, which was made kept.sqlite later.
CREATE TABLE requests (key TEXT PRIMARY KEY, request TEXT NOT NULL, at REAL NOT NULL);
INSERT INTO requests VALUES('0123456789abcdef01234567','en|combat|attackers=5/5 trample',9000000000.0);
PRAGMA user_version = 0;
