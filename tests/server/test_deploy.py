"""What is given for running a server is right: the service, the image, the composition, the dashboard, the alerts."""

from __future__ import annotations

import configparser
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from lastcard.cli.main import app as command_line
from lastcard.server import metrics
from server.proxies import NODES, swap

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNIT = (DEPLOY / "lastcard.service").read_text("utf-8")
IMAGE = (DEPLOY / "Containerfile").read_text("utf-8")
COMPOSITION = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
DASHBOARD = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
ALERTS = yaml.safe_load((DEPLOY / "alerts.yaml").read_text("utf-8"))


def variables() -> set[str]:
    serve = typer.main.get_command(command_line).commands["serve"]  # type: ignore[attr-defined]
    return {str(option.envvar) for option in serve.params if getattr(option, "envvar", None)}


def instructions(name: str) -> list[str]:
    """What follows a word of the Containerfile, wherever it stands."""
    lines = re.sub(r"\\\n\s*", "", IMAGE)
    return re.findall(rf"^{name} (.*)$", lines, re.MULTILINE)


# The service


def test_the_unit_names_variables_and_flags_that_exist() -> None:
    reader = configparser.RawConfigParser(strict=False)
    reader.read_string(UNIT)
    assert reader["Service"]["ExecStart"].endswith("/bin/lastcard serve")
    assert set(re.findall(r"(LASTCARD_\w+)=", UNIT)) <= variables()
    assert set(re.findall(r"LASTCARD_\w+", UNIT)) <= variables()


def test_the_unit_is_one_that_systemd_takes(tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd-analyze is not installed (Debian: apt install systemd)")
    there = tmp_path / "lastcard.service"
    there.write_text(swap(UNIT, "/opt/lastcard/bin/lastcard serve", "/bin/true"))
    done = subprocess.run([program, "verify", there], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


# The image and the composition


def test_the_image_starts_the_server_where_others_reach_it() -> None:
    [entry], [command] = instructions("ENTRYPOINT"), instructions("CMD")
    assert (json.loads(entry), json.loads(command)) == (["/opt/lastcard/bin/lastcard"], ["serve"])
    [given] = instructions("ENV")
    settings = dict(each.split("=") for each in given.split())
    assert settings.keys() <= variables()
    assert settings["LASTCARD_HOST"] == "0.0.0.0"
    assert instructions("EXPOSE") == ["8000"]
    assert instructions("VOLUME") == [settings["LASTCARD_DATA"]]
    assert instructions("USER") == ["lastcard"]


def test_the_composition_goes_with_the_image_and_the_proxy() -> None:
    services = COMPOSITION["services"]
    assert {"database", "node1", "node2", "proxy"} == services.keys()
    for name in ("node1", "node2"):
        settings = services[name]["environment"]
        assert services[name]["image"] == "lastcard"
        assert settings.keys() <= variables()
        assert settings["LASTCARD_INSIDE"] == f"{name}:8000"
        assert settings["LASTCARD_DATABASE"].endswith("@database/lastcard")
    for service in services.values():
        assert set(service.get("depends_on", ())) <= services.keys()
        named = {volume.split(":")[0] for volume in service.get("volumes", ()) if not volume.startswith("./")}
        assert named <= COMPOSITION["volumes"].keys()
    mounted = dict(volume.split(":")[:2] for volume in services["proxy"]["volumes"])
    assert "./haproxy.cfg" in mounted
    assert mounted["./cards.example.org.pem"] in (DEPLOY / "haproxy.cfg").read_text("utf-8")
    for address in NODES:
        assert swap((DEPLOY / "haproxy.cfg").read_text("utf-8"), address, "node:8000")


@pytest.mark.long
def test_the_image_can_be_built_and_its_program_runs(tmp_path: Path) -> None:
    """On a base of Debian's packages, with the wheels of this very tree; root alone can do it."""
    missing = [name for name in ("buildah", "mmdebstrap") if shutil.which(name) is None]
    if missing or os.geteuid():
        pytest.skip(f"needs root and Debian's packages buildah and mmdebstrap; missing: {missing}")
    wheels = tmp_path / "build" / "wheels"
    run(tmp_path, sys.executable, "-m", "pip", "wheel", "--quiet", "--wheel-dir", str(wheels), f"{ROOT}[postgres]")
    packages = "--include=python3,python3-venv,ca-certificates"
    run(tmp_path, "mmdebstrap", "--quiet", "--variant=minbase", packages, "bookworm", "base.tar")
    made = run(tmp_path, "buildah", "from", "scratch").strip()
    run(tmp_path, "buildah", "add", made, "base.tar", "/")
    run(tmp_path, "buildah", "commit", "--rm", made, "localhost/lastcard-test-base")
    file, base = str(DEPLOY / "Containerfile"), "BASE=localhost/lastcard-test-base"
    try:
        run(tmp_path, "buildah", "build", "--file", file, "--build-arg", base, "--tag", "localhost/lastcard-test", ".")
        tried = run(tmp_path, "buildah", "from", "localhost/lastcard-test").strip()
        said = run(tmp_path, "buildah", "run", tried, "--", "/opt/lastcard/bin/lastcard", "--version")
        run(tmp_path, "buildah", "rm", tried)
        run(tmp_path, "buildah", "rmi", "localhost/lastcard-test")
    finally:
        run(tmp_path, "buildah", "rmi", "localhost/lastcard-test-base")
    assert version("lastcard") in said


def run(folder: Path, *command: str) -> str:
    environment = {**os.environ, "STORAGE_DRIVER": "vfs", "BUILDAH_ISOLATION": "chroot"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2_000:] + done.stderr[-2_000:]
    return done.stdout


# The dashboard and the alerts


def exported() -> set[str]:
    """The names under which Prometheus knows our metrics."""
    ends = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}
    families = list(metrics.REGISTRY.collect())
    named = {family.name + end for family in families for end in ends.get(family.type, ("",))}
    return named | {sample.name for family in families for sample in family.samples}


def expressions() -> Iterator[tuple[str, str]]:
    for panel in DASHBOARD["panels"]:
        yield from (("dashboard", target["expr"]) for target in panel["targets"])
    for group in ALERTS["groups"]:
        yield from (("alerts", rule["expr"]) for rule in group["rules"])


@pytest.mark.parametrize("expression", [expression for _, expression in expressions()])
def test_every_metric_that_is_watched_exists(expression: str) -> None:
    named = set(re.findall(r"\b(?:lastcard|process|up)\w*(?=[\[{ )]|$)", expression)) - {"up"}
    named -= set(re.findall(r'"(\w+)"', expression))
    assert named <= exported()
    assert named or expression.startswith("up{")
    assert expression.count("(") == expression.count(")")


def test_every_metric_of_the_nodes_is_on_the_dashboard() -> None:
    shown = " ".join(expression for where, expression in expressions() if where == "dashboard")
    for family in metrics.REGISTRY.collect():
        if family.name.startswith("lastcard_") and family.name != "lastcard_evenings_in_memory":
            assert family.name in shown, family.name


def test_every_alert_says_what_it_is_about_and_has_a_name_of_its_own() -> None:
    rules: list[dict[str, Any]] = [rule for group in ALERTS["groups"] for rule in group["rules"]]
    assert len({rule["alert"] for rule in rules}) == len(rules)
    assert all(rule["annotations"]["summary"] for rule in rules)
