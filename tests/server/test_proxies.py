"""The proxies of `deploy/`: each the real program with its file, over TLS, before two servers below a path."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import ssl
import subprocess
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from functools import cache
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

from lastcard.protocol.messages import Hello
from server import postgres
from server.clients import NO_LIMITS, Party, Player, Socket, post
from server.proxies import DEPLOY, NAME, NODES, found, swap, wanted
from server.running import LONGEST, Running, free_port

SETTINGS = {"rules": {"preset": "classic", "match": "single"}, "seats": 2}
TOKEN = "a-token-of-some-length"
HANGS = 4.0  # seconds, longer than a lease
SAID = 8  # messages after which something happens: few, since a round may be over after twenty


class Proxy:
    """What makes of a file in `deploy/` one for this machine: other ports, other certificates, no other user."""

    def __init__(self, program: str, file: str, prepare: Callable[[str, int, Path], str], *flags: str) -> None:
        self.program = program
        self._file = file
        self._prepare = prepare
        self._flags = flags

    def command(self, folder: Path, port: int, nodes: list[Running]) -> list[str]:
        text = (DEPLOY / self._file).read_text("utf-8")
        for address, node in zip(NODES, nodes, strict=True):
            text = swap(text, address, f"127.0.0.1:{node.port}")
        configuration = folder / self._file
        configuration.write_text(self._prepare(text, port, folder), "utf-8")
        return [found(self.program), *(flag.format(file=configuration, folder=folder) for flag in self._flags)]


def for_haproxy(text: str, port: int, folder: Path) -> str:
    text = swap(text, "bind :443", f"bind 127.0.0.1:{port}")
    return swap(text, f"/etc/haproxy/{NAME}.pem", str(folder / "both.pem"))


def for_caddy(text: str, port: int, folder: Path) -> str:
    own = "{\n\tadmin off\n\tauto_https disable_redirects\n}\n"
    tls = f"tls {folder / 'certificate.pem'} {folder / 'key.pem'}"
    return own + swap(text, f"{NAME} {{", f"{NAME}:{port} {{\n\tbind 127.0.0.1\n\t{tls}")


def for_nginx(text: str, port: int, folder: Path) -> str:
    text = swap(text, "listen 443", f"listen 127.0.0.1:{port}")
    text = swap(text, f"/etc/nginx/{NAME}.pem", str(folder / "certificate.pem"))
    text = swap(text, f"/etc/nginx/{NAME}.key", str(folder / "key.pem"))
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
    user = "user root;\n" if os.geteuid() == 0 else ""  # another could not go into the folder
    return f"{user}pid {folder / 'pid'};\nevents {{}}\nhttp {{\naccess_log off;\n{own}{text}}}\n"


PROXIES = [
    Proxy("haproxy", "haproxy.cfg", for_haproxy, "-db", "-f", "{file}"),
    Proxy("caddy", "Caddyfile", for_caddy, "run", "--adapter", "caddyfile", "--config", "{file}"),
    Proxy("nginx", "nginx.conf", for_nginx, "-p", "{folder}", "-c", "{file}", "-e", "stderr", "-g", "daemon off;"),
]


@cache
def certificate() -> tuple[str, str]:
    """A certificate that nobody else has signed, and its key."""
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", "-"]
    both = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    key, begin, rest = both.partition("-----BEGIN CERTIFICATE-----")
    return begin + rest, key


class Behind:
    """Two servers behind a proxy, as people see them: by name, over TLS, below a path."""

    def __init__(self, proxy: Proxy, folder: Path, nodes: list[Running], database: str) -> None:
        self.program = proxy.program
        self.nodes = nodes
        self.database = database
        self.port = free_port()
        public, key = certificate()
        for name, text in (("certificate.pem", public), ("key.pem", key), ("both.pem", public + key)):
            (folder / name).write_text(text)
        self.trust = ssl.create_default_context(cadata=public)
        self.log = folder / "log"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                proxy.command(folder, self.port, nodes),
                stdout=log,
                stderr=subprocess.STDOUT,
                env={**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)},
            )

    def http(self) -> httpx.AsyncClient:
        async def by_name(request: httpx.Request) -> None:
            request.extensions["sni_hostname"] = NAME

        return httpx.AsyncClient(
            base_url=f"https://127.0.0.1:{self.port}/lastcard",
            headers={"host": f"{NAME}:{self.port}"},
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])),
            event_hooks={"request": [by_name]},
            verify=self.trust,
            trust_env=False,
            timeout=LONGEST,
        )

    def socket(self, code: str, headers: dict[str, str] | None = None) -> Any:
        address = f"wss://{NAME}:{self.port}/lastcard/api/play?table={code}"
        return connect(
            address,
            host="127.0.0.1",
            port=self.port,
            ssl=self.trust,
            proxy=None,
            compression=None,
            open_timeout=LONGEST,
            ping_interval=2,
            ping_timeout=6,
            additional_headers=headers,
        )

    async def wait(self, http: httpx.AsyncClient) -> None:
        """Until it serves."""
        while True:
            assert self.process.poll() is None, self.log.read_text()
            try:
                if (await http.get("/health")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.05)

    async def owner(self, code: str) -> Running:
        """The server that has a table."""
        query = "SELECT address FROM nodes JOIN rooms ON rooms.owner = nodes.id WHERE code = $1"
        [found] = await asyncio.to_thread(postgres.ask, self.database, query, code)
        [owner] = [node for node in self.nodes if found["address"].endswith(f":{node.port}")]
        return owner

    def end(self) -> None:
        self.process.terminate()
        self.process.wait(LONGEST)


@pytest.fixture(scope="module", params=PROXIES, ids=lambda proxy: proxy.program)
def behind(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Behind]:
    proxy: Proxy = request.param
    wanted(proxy.program)
    folder = tmp_path_factory.mktemp(proxy.program)
    database = postgres.wanted().database()
    flags = ("--database", database, "--lease", "1", "--url", f"https://{NAME}/lastcard", "--path", "/lastcard")
    admins = ("--admins", f"ada:{TOKEN}")
    with ExitStack() as stack:
        nodes = [
            stack.enter_context(Running(folder / f"node{number}", *flags, *admins, *NO_LIMITS, port=True))
            for number in (1, 2)
        ]
        behind = Behind(proxy, folder, nodes, database)
        stack.callback(behind.end)
        yield behind


def test_the_page_is_served_below_a_path_and_the_metrics_are_not(behind: Behind) -> None:
    async def work() -> None:
        async with behind.http() as http:
            await behind.wait(http)
            page = await http.get("/", headers={"accept": "text/html"})
            assert (page.status_code, page.headers["content-type"]) == (200, "text/html; charset=utf-8")
            for asset in re.findall(r'(?:src|href)="/lastcard(/assets/[^"]+)"', page.text):
                assert (await http.get(asset)).status_code == 200
            assert "/lastcard/assets/" in page.text
            guest = await http.post("/api/guests", json={"name": "Ada"})
            assert "secure" in guest.headers["set-cookie"].lower()
            for path in ("metrics", "metrics/", "%6detrics", "metrics?x", "lastcard/metrics", "/metrics"):
                answer = await http.get(f"https://127.0.0.1:{behind.port}/lastcard/{path}")
                assert answer.status_code in (403, 404), path
                assert "lastcard_" not in answer.text
            assert (await http.get("/metrics")).status_code == 403

    asyncio.run(work())


class Counted:
    """A connection of which it is counted what is said, and that does something at a certain count."""

    def __init__(self, socket: Any, count: Callable[[], Awaitable[None]]) -> None:
        self._socket = socket
        self._count = count
        self.transport = socket.transport

    def __aiter__(self) -> AsyncIterator[str | bytes]:
        return self._socket.__aiter__()  # type: ignore[no-any-return]

    async def send(self, message: str) -> None:
        await self._count()
        await self._socket.send(message)


def claimed(node: Running) -> list[str]:
    """What has become of the tables that people came for, by the server's metrics."""
    with node.http() as http:
        return re.findall(r'^lastcard_claims_total{result="(\w+)"}', http.get("/metrics").text, re.MULTILINE)


def test_addresses_are_those_that_the_proxy_sees_whatever_people_say(behind: Behind) -> None:
    async def work() -> None:
        async with behind.http() as http:
            await behind.wait(http)
            token = (await post(http, "/api/guests", {"name": "Ada"}))["token"]
            code = (await post(http, "/api/tables", {"settings": SETTINGS}, token))["table"]
            async with behind.socket(code, {"X-Forwarded-For": "203.0.113.66"}) as socket:
                await socket.send(msgspec.json.encode(Hello(table=code, token=token)).decode())
                await socket.recv()
                people = await http.get("/api/admin/people", headers={"authorization": f"Bearer {TOKEN}"})
                assert [person["address"] for person in people.json()] == ["127.0.0.1"]

    asyncio.run(work())


def test_people_of_a_table_play_on_when_its_server_hangs(behind: Behind) -> None:
    """With nginx, which as Debian has it waits for a server that hangs, once that has come back."""
    play(behind, hang)


async def hang(behind: Behind, owner: Running) -> None:
    os.kill(owner.process.pid, signal.SIGSTOP)
    if behind.program == "nginx":
        asyncio.get_running_loop().call_later(HANGS, os.kill, owner.process.pid, signal.SIGCONT)


def test_people_of_a_table_meet_at_one_server_and_play_on_when_it_is_killed(behind: Behind) -> None:
    async def kill(_: Behind, owner: Running) -> None:
        owner.kill()

    play(behind, kill)


def play(behind: Behind, harm: Callable[[Behind, Running], Awaitable[None]]) -> None:
    """A match in the middle of which harm comes to the server of the table."""
    said = 0
    code = ""
    harmed: list[Running] = []
    before = [claimed(node) for node in behind.nodes]

    async def count() -> None:
        nonlocal said
        said += 1
        if said == SAID:
            if not any(before):
                assert [result for node in behind.nodes for result in claimed(node)] == ["ours"]
            harmed.append(await behind.owner(code))
            await harm(behind, harmed[0])

    @asynccontextmanager
    async def reach(_: Player) -> AsyncIterator[Socket]:
        async with behind.socket(code) as socket:
            yield Counted(socket, count)

    async def work() -> None:
        nonlocal code
        party = Party(reach, SETTINGS, 2, (), Random(1))
        async with behind.http() as http:
            await behind.wait(http)
            for each in party.everybody:
                each.token = (await post(http, "/api/guests", {"name": each.client.who.name}))["token"]
            code = (await post(http, "/api/tables", {"settings": party.settings}, party.players[0].token))["table"]
            await party.meet(code)
            await party.check(http)
            for _ in range(4):
                assert (await http.get("/health")).status_code == 200
        assert said > SAID

    try:
        asyncio.run(work())
    finally:
        for node in harmed:
            if node.process.poll() is None:
                os.kill(node.process.pid, signal.SIGCONT)
