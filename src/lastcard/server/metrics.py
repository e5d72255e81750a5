"""What can be counted of a server, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, PlatformCollector, ProcessCollector

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)

CONNECTIONS: Final = Gauge("lastcard_connections", "WebSocket connections", registry=REGISTRY)
TABLES: Final = Gauge("lastcard_tables", "Tables there are", registry=REGISTRY)
AWAKE: Final = Gauge("lastcard_tables_in_memory", "Tables that somebody has used lately", registry=REGISTRY)
EVENINGS: Final = Gauge("lastcard_evenings_in_memory", "Evenings that somebody has used lately", registry=REGISTRY)
ENTRIES: Final = Counter("lastcard_entries", "Entries stored in the logs of tables", registry=REGISTRY)
COMMITS: Final = Histogram("lastcard_commit_seconds", "Time that storing a batch of entries took", registry=REGISTRY)
BATCHES: Final = Histogram(
    "lastcard_batch_entries",
    "Entries that were stored together",
    buckets=(0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000),
    registry=REGISTRY,
)
REFUSALS: Final = Counter("lastcard_refusals", "Refused messages and requests", ["code"], registry=REGISTRY)
MATCHES: Final = Counter("lastcard_matches", "Matches finished", registry=REGISTRY)
MESSAGES: Final = Counter("lastcard_messages_sent", "Messages sent to clients", registry=REGISTRY)
LAG: Final = Histogram(
    "lastcard_loop_lag_seconds",
    "How much later than asked the server gets to what is due, looked at ten times a second",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0),
    registry=REGISTRY,
)
CLAIMS: Final = Counter("lastcard_claims", "Tables asked for that were not in memory", ["result"], registry=REGISTRY)
CLAIMING: Final = Histogram("lastcard_claim_seconds", "Time until a claimed table was in memory", registry=REGISTRY)
BEATS: Final = Histogram("lastcard_beat_seconds", "Time that looking after the store took", registry=REGISTRY)
READY: Final = Gauge("lastcard_ready", "1 where connections are taken, 0 where not", registry=REGISTRY)
RELAYED: Final = Gauge("lastcard_relayed", "Connections that are passed on to another node", registry=REGISTRY)
DEATHS: Final = Counter("lastcard_stepped_down", "Times that others took this node for dead", registry=REGISTRY)
TROUBLE: Final = Counter(
    "lastcard_bot_trouble",
    "Questions that a slow bot did not answer, and a quick one or another process had to",
    ["cause"],
    registry=REGISTRY,
)
NOTICES: Final = Counter(
    "lastcard_notices", "Notices to people who are not there", ["kind", "result"], registry=REGISTRY
)
WAITING: Final = Gauge("lastcard_bot_questions_waiting", "Questions to slow bots that wait", registry=REGISTRY)
