"""A small issuer of OpenID Connect: it knows one client, signs what it is told to, and can be away."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import ECKey

CLIENT, SECRET = "cards", "s3cret: of cards"


class Issuer:
    """It runs in a thread, on a port of this machine; `spoil` is what the next token says that it should not."""

    def __init__(self) -> None:
        self.spoil: dict[str, Any] = {}
        self.key = ECKey.generate_key("P-256", {"kid": "1"})
        self.signing = self.key
        self.says_issuer = ""
        self.codes: dict[str, dict[str, str]] = {}
        issuer = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                if self.path.startswith("/authorize?"):
                    self.send_response(302)
                    self.send_header("location", issuer.back(self.path))
                    self.send_header("content-length", "0")
                    self.end_headers()
                else:
                    self.answer(*issuer.get(urlsplit(self.path).path))

            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"])).decode()
                form = {name: values[0] for name, values in parse_qs(body).items()}
                self.answer(*issuer.token(form, self.headers.get("authorization", "")))

            def answer(self, status: int, content: Any) -> None:
                data = json.dumps(content).encode()
                self.send_response(status)
                self.send_header("content-type", "application/json")
                self.send_header("content-length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_: Any) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self._thread.is_alive():
            self.stop()

    def stop(self) -> None:
        """From now on it is away."""
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def get(self, path: str) -> tuple[int, Any]:
        if path == "/.well-known/openid-configuration":
            return 200, {
                "issuer": self.says_issuer or self.url,
                "authorization_endpoint": f"{self.url}/authorize",
                "token_endpoint": f"{self.url}/token",
                "jwks_uri": f"{self.url}/keys",
            }
        return 200, {"keys": [self.key.as_dict(private=False)]}

    def rotate(self) -> None:
        """Signs with another key from now on, which it also tells of."""
        self.key = self.signing = ECKey.generate_key("P-256", {"kid": secrets.token_hex(4)})

    def approve(self, address: str, subject: str) -> dict[str, str]:
        """Somebody has signed in there, who was sent with this address: what their browser comes back with."""
        asked = {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}
        assert asked["response_type"] == "code"
        assert asked["code_challenge_method"] == "S256"
        code = secrets.token_hex(8)
        self.codes[code] = {**asked, "sub": subject}
        return {"code": code, "state": asked["state"]}

    def back(self, address: str) -> str:
        """Where the browser of somebody goes who signs in at once."""
        given = urlencode(self.approve(address, "ada"))
        return f"{parse_qs(urlsplit(address).query)['redirect_uri'][0]}?{given}"

    def token(self, form: dict[str, str], authorization: str) -> tuple[int, Any]:
        """A code is good once, for who has its verifier, from the right client."""
        asked = self.codes.pop(form.get("code", ""), None)
        pair = base64.b64encode(b"cards:s3cret%3A%20of%20cards").decode()
        if asked is None or authorization != f"Basic {pair}":
            return 400, {"error": "invalid_grant"}
        digest = hashlib.sha256(form["code_verifier"].encode()).digest()
        challenge = base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
        if (challenge, form["redirect_uri"]) != (asked["code_challenge"], asked["redirect_uri"]):
            return 400, {"error": "invalid_grant"}
        now = int(time.time())
        claims = {"iss": self.url, "aud": CLIENT, "sub": asked["sub"], "nonce": asked["nonce"], "iat": now}
        claims |= {"exp": now + 300, "nickname": asked["sub"].capitalize(), **self.spoil}
        kept = {name: value for name, value in claims.items() if value is not None}
        header = {"alg": "ES256", "kid": self.signing.kid}
        return 200, {"access_token": "-", "token_type": "Bearer", "id_token": jwt.encode(header, kept, self.signing)}
