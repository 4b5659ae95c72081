"""Makes one site of the docs, into build/docs: pages, rules in both languages, what proves them, API reference, pictures, search.

The site is read from the disk as it is: its search needs no server, and nothing on it comes from elsewhere. Games, modules and pictures are
found by themselves.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import tafelrunde
from tafelrunde.engine.catalogue import Game
from tafelrunde.engine.codex import ENGINE, LANGUAGES, coverage, coverage_page, load_codex
from tafelrunde.examples.apple import GAME as APPLE

HOME = Path(__file__).parent.parent
DOCS = HOME / "docs"
WORK = HOME / "build" / "site"
PAGES = WORK / "pages"
SITE = HOME / "build" / "docs"
SOURCE = HOME / "src" / "tafelrunde"
GAMES = [*tafelrunde.all_games(), APPLE]
LANGUAGE_NAMES = {"en": "English", "de": "Deutsch"}
FOREIGN = "https://unpkg.com/iframe-worker/shim"
REFERENCE = ("engine", "testing", "bots", "arena", "research")
"""The packages whose modules have a page of the reference."""
OUTSIDE = ("README", "CONTRIBUTING", "CHANGELOG", "SECURITY")
"""Pages that stand beside the project, not in docs."""
NAV = {
    "How it is built": ("architecture", "how-a-game-is-built", "boards", "words", "testing", "performance", "status"),
    "Playing with it": (
        "command-line",
        "how-to-write-a-bot",
        "strength",
        "research",
        "research-pettingzoo",
        "research-gymnasium",
        "research-openspiel",
    ),
    "The server": ("operating", "protocol", "fairness"),
}
"""The order of the pages; one that is not named here comes last."""


def main() -> int:
    shutil.rmtree(WORK, ignore_errors=True)
    PAGES.mkdir(parents=True)
    nav: list[dict[str, object]] = [{"Tafelrunde": "index.md"}, {"Pages": list(own_pages())}, {"Games": list(game_pages())}]
    nav += [{"API reference": list(reference_pages())}, {"Pictures": picture_page()}]
    write_config(nav)
    made = subprocess.run([Path(sys.executable).parent / "zensical", "build", "-f", WORK / "zensical.toml"], capture_output=True, text=True)
    if made.returncode or not (WORK / "site" / "index.html").exists():
        print(made.stdout + made.stderr, file=sys.stderr)
        return 1
    shutil.rmtree(SITE, ignore_errors=True)
    shutil.move(WORK / "site", SITE)
    bring_home()
    broken = broken_links()
    for link in broken[:20]:
        print(f"leads nowhere: {link}", file=sys.stderr)
    return 1 if broken else 0


def bring_home() -> None:
    """The one script the generator takes from elsewhere is replaced by our own."""
    shutil.copy(HOME / "tools" / "site_worker.js", SITE / "assets" / "site_worker.js")
    for page in SITE.rglob("*.html"):
        text = page.read_text("utf-8")
        page.write_text(text.replace(FOREIGN, "../" * (len(page.relative_to(SITE).parts) - 1) + "assets/site_worker.js"), "utf-8")


def write(name: str, text: str) -> str:
    """A page of the site; its name."""
    path = PAGES / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return name


def moved_links(text: str, within: str = "") -> str:
    """Links between the pages beside the project and those in docs, as they lie on the site."""
    text = re.sub(r"\]\((?:\.\./)*docs/pictures\)", "](pictures.md)", text)
    text = re.sub(r"(\]\(|src=\")(?:\.\./)*docs/", rf"\1{within}", text)
    text = re.sub(r"\]\((?:\.\./)*LICENSE\)", f"]({within}licence.md)", text)
    for name in OUTSIDE:
        page = "index" if name == "README" else name.lower()
        text = re.sub(rf"\]\((?:\.\./)*{name}\.md", f"]({within}{page}.md", text)
    return text


def own_pages() -> Iterator[dict[str, object]]:
    """What people wrote: docs, and the pages beside the project."""
    for folder in ("pictures", "strength"):
        shutil.copytree(DOCS / folder, PAGES / folder)
    for name in OUTSIDE:
        write("index.md" if name == "README" else f"{name.lower()}.md", moved_links((HOME / f"{name}.md").read_text("utf-8")))
    write("licence.md", f"# Licence\n\n```\n{(HOME / 'LICENSE').read_text('utf-8')}```\n")
    for path in sorted(DOCS.glob("*.md")):
        write(path.name, moved_links(path.read_text("utf-8")))
    left = {path.stem for path in DOCS.glob("*.md")}
    for chapter, names in NAV.items():
        yield {chapter: [{title_of(f"{name}.md"): f"{name}.md"} for name in names if name in left]}
        left -= set(names)
    rest = [*sorted(left), *(name.lower() for name in OUTSIDE if name != "README"), "licence"]
    yield {"The project": [{title_of(f"{name}.md"): f"{name}.md"} for name in rest]}


def title_of(page: str) -> str:
    """The first heading of a page."""
    found = re.search(r"^# +(.+)$", (PAGES / page).read_text("utf-8"), re.MULTILINE)
    return found[1] if found else Path(page).stem


def game_pages() -> Iterator[dict[str, object]]:
    """For each game, and for the table they are played at: its page, its rules in both languages, and what proves them."""
    for game in GAMES:
        pages: list[dict[str, str]] = []
        own = DOCS / "games" / f"{game.id}.md"
        if own.exists():
            pages.append({"What is where": write(f"games/{game.id}.md", moved_links(own.read_text("utf-8"), "../"))})
        yield {game.title: pages + rule_pages(game.id, game.package, game)}
    yield {"Every table": rule_pages("table", ENGINE, None)}


def rule_pages(name: str, package: str, game: Game | None) -> list[dict[str, str]]:
    pages = []
    for language in LANGUAGES:
        text = (files(package) / f"codex.{language}.md").read_text("utf-8")
        pages.append({f"Rules ({LANGUAGE_NAMES[language]})": write(f"rules/{name}.{language}.md", with_anchors(text, package, language))})
    found = coverage(package, HOME / "tests" / (game.id if game else "engine"))
    pages.append({"Proofs": write(f"rules/{name}-proofs.md", coverage_page(game.title if game else "every table", found))})
    return pages


def with_anchors(text: str, package: str, language: str) -> str:
    """A codex in which every rule can be linked to, and every id that is named leads to its rule."""
    codex = load_codex(package, language)
    ids = sorted((*codex.rules, *codex.examples), key=len, reverse=True)
    named = re.compile(r"(?<![\w.\-*#\[`])(" + "|".join(map(re.escape, ids)) + r")(?![\w`\]*]|[.\-]\w)")
    out = []
    for line in text.splitlines():
        found = re.match(r"(\s*(?:-\s+|\|\s*)?)\*\*([A-Z]{1,2}[\w.\-]*)((?:[ .:][^*]*)?)\*\*(.*)", line)
        if found and found[2] in codex:
            rest = named.sub(lambda other: f"[{other[1]}](#{anchor(other[1])})", found[4])
            out.append(f'{found[1]}<a id="{anchor(found[2])}"></a>**{found[2]}{found[3]}**{rest}')
        else:
            out.append(line)
    return "\n".join(out) + "\n"


def anchor(id: str) -> str:
    return "rule-" + id.lower().replace(".", "-")


def reference_pages() -> Iterator[dict[str, object]]:
    """One page for each module of the contract and of what is built on it."""
    yield {"tafelrunde": write("api/tafelrunde.md", "# tafelrunde\n\n::: tafelrunde\n")}
    for part in REFERENCE:
        pages = []
        for path in sorted((SOURCE / part).glob("*.py")):
            module = f"tafelrunde.{part}" if path.stem == "__init__" else f"tafelrunde.{part}.{path.stem}"
            pages.append(
                {module.removeprefix("tafelrunde."): write(f"api/{module.removeprefix('tafelrunde.')}.md", f"# {module}\n\n::: {module}\n")}
            )
        yield {part: pages}


def picture_page() -> str:
    out = ["# Pictures", ""]
    for path in sorted((DOCS / "pictures").iterdir()):
        words = path.stem.replace("-", ", ")
        out += [f"## {words[0].upper()}{words[1:]}", "", f"![{words}](pictures/{path.name})", ""]
    return write("pictures.md", "\n".join(out))


def toml(value: object) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml(key)} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return '"' + str(value).replace("\\", "\\\\").replace('"', '\\"') + '"'


def write_config(nav: list[dict[str, object]]) -> None:
    template = (HOME / "tools" / "site.toml").read_text("utf-8")
    text = template.replace("[project]\n", f"[project]\nnav = {toml(nav)}\n", 1)
    tomllib.loads(text)
    (WORK / "zensical.toml").write_text(text, "utf-8")


def broken_links() -> list[str]:
    """Links and sources on the site that lead to no file of it, or away from it to load something."""
    broken = []
    for page in sorted(SITE.rglob("*.html")):
        text = page.read_text("utf-8")
        for kind, target in re.findall(r'<(?:a|img|script|link)\b[^>]*?\b(href|src)="([^"]+)"', text):
            if target.startswith(("#", "mailto:", "data:", "javascript:")):
                continue
            if re.match(r"\w+:|//", target):
                if kind == "src":
                    broken.append(f"{page.relative_to(SITE)}: loads {target}")
                continue
            path = (page.parent / target.partition("#")[0].partition("?")[0]).resolve()
            if not path.exists() and page.name != "404.html":
                broken.append(f"{page.relative_to(SITE)}: {target}")
    return broken


if __name__ == "__main__":
    sys.exit(main())
