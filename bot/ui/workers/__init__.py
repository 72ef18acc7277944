"""Heavy questions are answered in a process of their own, which can be ended; light ones where they are asked.

Read `questions` (what is handed over), `estimate` (what is light), `queue` (who is next), `pool` (owns the processes),
`process` (what runs in one). Knows commands and replies, and nothing of Discord."""
