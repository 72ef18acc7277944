"""The files by which a host runs the bot: each valid, and in step with the settings, the Dockerfile and one another."""

import re
import shutil
import subprocess
import tomllib
from configparser import ConfigParser
from itertools import pairwise
from pathlib import Path
from typing import Any

import kubernetes_validate  # type: ignore[import-untyped]  # it comes without types
import pytest
import yaml

from bot.config import READERS, Address, read_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "docs" / "deploy"
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")


def kubernetes_objects() -> dict[str, Any]:
    """Each object of the manifest by its kind."""
    read = yaml.safe_load_all((DEPLOY / "kubernetes.yaml").read_text(encoding="utf-8"))
    return {each["kind"]: each for each in read}


def pod() -> Any:
    return kubernetes_objects()["Deployment"]["spec"]["template"]["spec"]


def compose_services() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]


def compose_service() -> Any:
    return compose_services()["arbitre"]


def systemd_unit() -> ConfigParser:
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]  # the keys' case matters to systemd
    unit.read(DEPLOY / "arbitre.service", encoding="utf-8")
    return unit


def test_each_kubernetes_object_is_one_of_its_schema() -> None:
    for each in kubernetes_objects().values():
        kubernetes_validate.validate(each, kubernetes_validate.latest_version(), strict=True)


def test_every_setting_that_a_file_names_is_read() -> None:
    named = {
        (file.name, name)
        for file in DEPLOY.iterdir()
        for name in re.findall(r"\b(?:ARBITRE_[A-Z_]+|DISCORD_TOKEN)\b", file.read_text(encoding="utf-8"))
    }
    assert {each for each in named if each[1] not in READERS} == set()


def test_the_sample_of_settings_can_be_used(tmp_path: Path) -> None:
    settings = read_settings({}, DEPLOY / "sample.env")
    assert (settings.discord_token, settings.log) == ("put-your-token-here", "info")


def test_each_container_runs_as_the_image_wants() -> None:
    (container,) = pod()["containers"]
    assert f"--uid {pod()['securityContext']['runAsUser']} " in DOCKERFILE
    assert {each["mountPath"] for each in container["volumeMounts"]} >= {"/data"}
    assert "VOLUME /data" in DOCKERFILE
    assert (container["securityContext"]["readOnlyRootFilesystem"], compose_service()["read_only"]) == (True, True)
    assert compose_service()["volumes"] == ["data:/data"]


def test_the_probes_ask_where_the_bot_answers() -> None:
    (container,) = pod()["containers"]
    variables = {each["name"]: each["value"] for each in container["env"]}
    health = read_settings({"ARBITRE_HEALTH": variables["ARBITRE_HEALTH"]}, None).health
    assert health is not None
    assert [each["containerPort"] for each in container["ports"]] == [health.port]
    asked = [container[probe]["httpGet"] for probe in ("startupProbe", "livenessProbe", "readinessProbe")]
    assert asked == [{"path": path, "port": "health"} for path in ("/healthz", "/healthz", "/readyz")]


def test_whoever_stops_the_bot_waits_longer_than_it_takes() -> None:
    """It finishes what runs for eight seconds, `DRAIN_SECONDS`."""
    unit = systemd_unit()
    waits = [
        int(compose_service()["stop_grace_period"].removesuffix("s")),
        int(unit["Service"]["TimeoutStopSec"]),
        pod()["terminationGracePeriodSeconds"],
    ]
    assert [each for each in waits if each <= 10] == []


def test_two_bots_never_serve_one_folder() -> None:
    deployment = kubernetes_objects()["Deployment"]["spec"]
    assert (deployment["replicas"], deployment["strategy"]) == (1, {"type": "Recreate"})


def test_the_profile_of_compose_is_several_processes_with_one_database_behind_nginx() -> None:
    services = compose_services()
    one, several, database = (services[name] for name in ("arbitre", "interactions", "postgres"))
    assert {name for name, each in services.items() if each.get("profiles") == ["several"]} == set(services) - {
        "arbitre"
    }
    apart = {"build", "image", "environment", "profiles", "deploy", "depends_on"}
    assert {key: value for key, value in several.items() if key not in apart} == {
        key: value for key, value in one.items() if key not in apart
    }
    settings = read_settings({key: value for key, value in several["environment"].items() if key != "PGPASSWORD"}, None)
    assert (settings.http, several["deploy"]["replicas"] > 1) == (Address("0.0.0.0", 8081), True)  # noqa: S104 - in its own network
    assert settings.kept_url == f"postgresql://{database['environment']['POSTGRES_USER']}@postgres/arbitre"
    assert several["environment"]["PGPASSWORD"] == database["environment"]["POSTGRES_PASSWORD"]
    assert (ROOT / ".ci" / several["build"]["args"]["REQUIREMENTS"]).exists()
    assert "server interactions:8081;" in (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    assert services["balancer"]["volumes"] == ["./nginx.conf:/etc/nginx/conf.d/default.conf:ro"]


@pytest.mark.skipif(shutil.which("docker-compose") is None, reason="needs docker-compose")
def test_compose_takes_the_file(tmp_path: Path) -> None:
    folder = shutil.copytree(DEPLOY, tmp_path / "docs" / "deploy")
    (folder / "sample.env").rename(folder / ".env")
    command = ["docker-compose", "--file", str(folder / "compose.yaml"), "--profile", "several", "config", "--quiet"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert (ran.returncode, ran.stdout) == (0, "")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = (DEPLOY / "arbitre.service").read_text(encoding="utf-8")
    file = tmp_path / "arbitre.service"
    file.write_text(unit.replace("/opt/arbitre/.venv/bin/python", "/bin/true"), encoding="utf-8")
    ran = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)  # noqa: S603, S607
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")


@pytest.mark.skipif(shutil.which("nginx") is None, reason="needs nginx")
def test_nginx_takes_the_site(tmp_path: Path) -> None:
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8").replace("server interactions:", "server 127.0.0.1:")
    temporary = "".join(f"{each}_temp_path {tmp_path}/{each};" for each in ("client_body", "proxy"))
    file = tmp_path / "nginx.conf"
    file.write_text(f"pid {tmp_path}/pid; events {{}} http {{ {temporary}\n{site} }}", encoding="utf-8")
    command = ["nginx", "-t", "-q", "-e", "stderr", "-p", str(tmp_path), "-c", str(file)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert (ran.returncode, ran.stderr) == (0, "")


def test_the_workflow_runs_what_every_machine_runs_on_every_python_that_is_supported() -> None:
    jobs = yaml.safe_load((ROOT / ".github/workflows/ci.yml").read_text(encoding="utf-8"))["jobs"]
    oldest = re.search(r'requires-python = ">=(.+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    in_image = re.search(r"^ARG BASE=python:(3\.\d+)", DOCKERFILE, re.MULTILINE)
    assert oldest is not None
    assert in_image is not None
    pythons = jobs["checks"]["strategy"]["matrix"]["python"]
    assert (pythons[0], pythons[-1]) == (oldest[1], in_image[1])
    assert [step["run"] for step in jobs["checks"]["steps"] if "run" in step] == [".ci/run"]
    assert "sudo .ci/container" in [step.get("run") for step in jobs["image"]["steps"]]


def test_what_builds_the_image_is_pinned_by_its_hashes() -> None:
    installs = re.findall(r"pip (?:install|wheel) .*", DOCKERFILE)
    assert [each for each in installs if not {"--require-hashes", "--no-deps"} & set(each.split())] == []
    build = (ROOT / ".ci" / "requirements-build.txt").read_text(encoding="utf-8")
    assert ("hatchling==" in build, "--hash=sha256:" in build) == (True, True)


IMAGE = re.compile(r"^(?:ARG BASE=|FROM |\s*(?:- )?image: )(?!\$)(\S+)")
OF_OURS = {"arbitre", "arbitre-full", "arbitre:latest"}
"""The images that these files build."""


def images_without_digest_or_reason(text: str) -> list[str]:
    """The images of others that are neither pinned by their digest nor said, in the line before, to go by their tag."""
    lines = text.splitlines()
    named = [(found[1], before) for before, line in pairwise(["", *lines]) if (found := IMAGE.match(line))]
    return [
        image
        for image, before in named
        if image not in OF_OURS and "@sha256:" not in image and not before.strip().startswith("# By its tag, so that ")
    ]


def test_an_image_of_others_is_pinned_by_its_digest_or_says_why_it_is_not() -> None:
    files = {each.name: each for each in (ROOT / "Dockerfile", DEPLOY / "compose.yaml", DEPLOY / "kubernetes.yaml")}
    found = {name: images_without_digest_or_reason(each.read_text(encoding="utf-8")) for name, each in files.items()}
    assert found == {each: [] for each in files}


def test_an_image_without_digest_or_reason_is_found() -> None:
    pinned = "FROM python:3.13-slim@sha256:" + 64 * "0"
    text = f"{pinned}\nFROM debian:12\n# By its tag, so that it moves.\nARG BASE=python:3\n    image: nginx:1.28"
    assert images_without_digest_or_reason(text) == ["debian:12", "nginx:1.28"]


def test_each_optional_dependency_is_in_the_image_that_has_them_all() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    optional = {each for extra, names in project["optional-dependencies"].items() if extra != "test" for each in names}
    names = {re.sub(r"[-_.]+", "-", re.split(r"[<>=]", each)[0]) for each in (*optional, *project["dependencies"])}
    locked = (ROOT / ".ci" / "requirements-full.txt").read_text(encoding="utf-8")
    assert names - set(re.findall(r"^([a-z-]+)==", locked, re.MULTILINE)) == set()
