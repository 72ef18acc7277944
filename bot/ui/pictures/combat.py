"""The picture of a combat: its creatures with their names, alike ones together where there are many."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from bot.engine.frozen_class import dataclass
from bot.engine.magic.front.outcome import Outcome
from bot.engine.magic.ground.identifiers import ObjectId, PlayerId, Recipient
from bot.engine.magic.table.characteristics import Characteristics
from bot.engine.magic.table.objects import Zone
from bot.engine.magic.words import effects as fx
from bot.explain.fights import Damage, Fighter, FoughtCombat, fights_in, strikes_outside
from bot.explain.names import Names
from bot.explain.picture.pictured_combat import (
    COLUMNS,
    MOST_CROSSING,
    Kind,
    PicturedCombat,
    PicturedEdge,
    PicturedFight,
    PicturedFighter,
    PicturedStrike,
    PicturedTarget,
    Strikes,
    Words,
    columns_of,
    fighters_of,
    is_crossing,
    split_fight,
)
from bot.explain.picture.sheet import Fate, ToldLine
from bot.language import Language
from bot.ui.pictures.alternatives import short_alt
from bot.ui.pictures.names import bare_name, counter_tag, keyword_word, names_of_size, short_name, shown_name
from bot.ui.strings import strings_in

FULL = 12
"""Up to so many creatures each is shown by itself."""
MOST_BANDS = 3
"""How many rows of fights there is room for."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """A combat, and how everything in it is called."""

    combat: FoughtCombat
    outcome: Outcome
    names: Names
    lang: Language
    told: tuple[ToldLine, ...] = ()
    """What was not allowed or was asked, in words."""

    def pictured(self, verdict: str) -> PicturedCombat:
        say, combat = strings_in(self.lang), self.combat
        targets = list(dict.fromkeys(combat.attacks.values()))
        fights = [self.fight(attackers, blockers, targets) for attackers, blockers in fights_in(combat)]
        rest = list(self.lines_outside())
        if len(combat.fighters) > FULL:
            fights, left = fitting_fights(merge_fights([merge_alike(each) for each in fights]))
            rest += [self.line_of_rest(left)] if left else []
        attacker = self.attacker
        struck = (to for _, to, _ in strikes_outside(combat) if to not in combat.fighters)
        others = [each for each in self.players_changed() if each != attacker]
        shown = dict.fromkeys([*targets, *struck, *others])
        words = Words(
            *(say(f"picture-{each}") for each in ("dies", "prevented", "first-strike", "marked", "again", "leaves"))
        )
        numbers = {"attackers": len(combat.attacks), "blockers": len(combat.blockers), "player": attacker}
        return PicturedCombat(
            tuple(fights),
            tuple(self.target(each) for each in shown),
            self.target(attacker),
            words,
            (*self.told, *map(ToldLine, rest)),
            short_alt([say("picture-combat-alt", **numbers), verdict]),
        )

    @property
    def attacker(self) -> PlayerId:
        """Whose creatures attack."""
        return self.combat.fighters[next(iter(self.combat.attacks))].controller

    def players_changed(self) -> Iterator[PlayerId]:
        """Yield the players whose life or poison is another one after the combat."""
        for player, before in self.combat.before.players.items():
            after = self.combat.after.players[player]
            if (before.life, before.counters.get("poison", 0)) != (after.life, after.counters.get("poison", 0)):
                yield player

    # Fights.

    def fight(
        self, attackers: Sequence[ObjectId], blockers: Sequence[ObjectId], targets: Sequence[Recipient]
    ) -> PicturedFight:
        combat = self.combat
        edges = tuple(
            PicturedEdge(
                attackers.index(attacker),
                blockers.index(blocker),
                strikes_shown(combat.strikes(attacker, blocker)),
                strikes_shown(combat.strikes(blocker, attacker)),
            )
            for attacker, blocker in combat.blocks
            if attacker in attackers and blocker in blockers
        )
        hits = tuple(
            (at, strikes)
            for at, each in enumerate(attackers)
            if (strikes := strikes_shown(combat.strikes(each, combat.attacks[each])))
        )
        return PicturedFight(
            tuple(self.fighter(each) for each in attackers),
            tuple(self.fighter(each) for each in blockers),
            edges,
            hits,
            targets.index(combat.attacks[attackers[0]]),
        )

    def fighter(self, who: ObjectId) -> PicturedFighter:
        seen = self.combat.fighters[who]
        size, then = size_of_values(seen.values), size_of_values(seen.values_then)
        keywords = dict.fromkeys(
            (str(each.keyword), keyword_word(each, self.lang))
            for each in seen.values.abilities
            if isinstance(each, fx.KeywordAbility)
        )
        name = shown_name(self.names, who, size)
        return PicturedFighter(
            name,
            size if then in {"", size} else f"{size} → {then}",
            short_name(name),
            tuple(keywords),
            tuple(self.counters(seen)),
            seen.damage,
            fate_of(seen),
            self.word(seen),
        )

    def counters(self, seen: Fighter) -> Iterator[str]:
        for kind in dict.fromkeys([*seen.counters, *seen.counters_then]):
            before, then = seen.counters.get(kind, 0), seen.counters_then.get(kind, 0)
            if before or then:
                yield counter_tag(kind, before, then, self.lang)

    def word(self, seen: Fighter) -> str:
        say = strings_in(self.lang)
        if seen.back:
            return say("picture-back")
        if seen.went is not None and seen.went is not Zone.GRAVEYARD:
            return say(f"picture-zone-{seen.went.value.replace(' ', '-')}")
        return say("picture-regenerated") if seen.regenerated and seen.went is None else ""

    # What is attacked.

    def target(self, who: Recipient) -> PicturedTarget:
        before, after = self.combat.before, self.combat.after
        name = shown_name(self.names, who)
        if isinstance(who, PlayerId):
            was, now = before.players[who], after.players[who]
            known = fx.Aspect.LIFE not in self.outcome.unknown
            poison = was.counters.get("poison", 0), now.counters.get("poison", 0)
            return PicturedTarget(
                name,
                "player",
                was.life,
                now.life if known else None,
                poison if any(poison) and fx.Aspect.PLAYER_COUNTERS not in self.outcome.unknown else None,
                gone=known and (now.lost or self.outcome.state.players[who].lost),
            )
        thing = before.objects.get(who) or after.objects[who]
        kind: Kind = "battle" if "defense" in thing.counters else "planeswalker"
        counted = "defense" if kind == "battle" else "loyalty"
        there = after.objects[who]
        stays = there.on_battlefield and there.incarnation == thing.incarnation
        last = after.last_known.get(who)
        left = there.counters.get(counted, 0) if stays else last.thing.counters.get(counted, 0) if last else 0
        word = strings_in(self.lang)("picture-back") if there.on_battlefield and not stays else ""
        return PicturedTarget(
            name, kind, thing.counters.get(counted, 0), left, gone=not there.on_battlefield, word=word
        )

    def lines_outside(self) -> Iterator[str]:
        """Yield a line for damage that goes elsewhere than blocks and attacks say."""
        say = strings_in(self.lang)
        outside = strikes_outside(self.combat)
        for source, recipient, strikes in outside[:2]:
            yield say(
                "picture-outside",
                source=shown_name(self.names, source) or self.size_of(source),
                recipient=shown_name(self.names, recipient) or self.size_of(recipient),
                damage=sum(each.amount for each in strikes if not each.prevented),
            )
        if len(outside) > 2:
            yield say("picture-outside-more", number=len(outside) - 2)

    def size_of(self, who: Recipient) -> str:
        seen = self.combat.fighters.get(who) if isinstance(who, ObjectId) else None
        return "" if seen is None else size_of_values(seen.values)

    def line_of_rest(self, left: Sequence[PicturedFight]) -> str:
        attackers = [each for fight in left for each in fight.attackers]
        blockers = [each for fight in left for each in fight.blockers]
        say = strings_in(self.lang)
        rest = say(
            "picture-rest",
            attackers=sum(each.count for each in attackers),
            blockers=sum(each.count for each in blockers),
            dying=sum(each.count for each in (*attackers, *blockers) if each.fate == "dies"),
        )
        damage = sum(each.amount * each.times for fight in left for _, hit in fight.hits for each in dealt_of(hit))
        return say("picture-rest-hits", rest=rest, damage=damage) if damage else rest


def size_of_values(values: Characteristics | None) -> str:
    """Power and toughness; empty for what has none, or is not there."""
    return "" if values is None else names_of_size(values.power, values.toughness)


def dealt_of(strikes: Strikes) -> Strikes:
    return tuple(each for each in strikes if not each.prevented)


def fate_of(seen: Fighter) -> Fate:
    if seen.went is None or seen.back:
        return "stays"
    return fate_in_zone(seen.went)


def fate_in_zone(zone: Zone) -> Fate:
    """What becomes of what goes there from the battlefield."""
    return "dies" if zone is Zone.GRAVEYARD else "leaves"


def strikes_shown(dealt: Iterable[Damage]) -> Strikes:
    """The damage of each step, what was prevented apart."""
    sums: Counter[tuple[int, bool]] = Counter()
    for each in dealt:
        sums[each.step, each.prevented] += each.amount
    return tuple(PicturedStrike(amount, step, prevented) for (step, prevented), amount in sorted(sums.items()))


# Many creatures: alike ones are one, with their number.


def merge_alike(fight: PicturedFight) -> PicturedFight:
    """Where one creature faces many, those that are alike and meet the same fate are one card."""
    if len(fight.attackers) == 1 and len(fight.blockers) > 1:
        cards = [
            (replace(each, name=bare_name(each.name)), edge_at(fight, 0, at)) for at, each in enumerate(fight.blockers)
        ]
        groups = list(Counter(cards).items())
        return replace(
            fight,
            blockers=tuple(replace(card, count=count) for (card, _), count in groups),
            edges=tuple(edge_of_many(edge, count, 0, at) for at, ((_, edge), count) in enumerate(groups)),
        )
    if len(fight.blockers) == 1 and len(fight.attackers) > 1:
        hits = dict(fight.hits)
        alike = Counter(
            (replace(each, name=bare_name(each.name)), edge_at(fight, at, 0), hits.get(at, ()))
            for at, each in enumerate(fight.attackers)
        )
        found = list(alike.items())
        return replace(
            fight,
            attackers=tuple(replace(card, count=count) for (card, _, _), count in found),
            edges=tuple(edge_of_many(edge, count, at, 0) for at, ((_, edge, _), count) in enumerate(found)),
            hits=tuple((at, times_many(hit, count)) for at, ((_, _, hit), count) in enumerate(found) if hit),
        )
    return fight


def edge_of_many(edge: PicturedEdge, count: int, attacker: int, blocker: int) -> PicturedEdge:
    """The edges of so many that are alike, as one between these places."""
    return PicturedEdge(attacker, blocker, times_many(edge.dealt, count), times_many(edge.suffered, count))


def edge_at(fight: PicturedFight, attacker: int, blocker: int) -> PicturedEdge:
    """What the two deal each other, told without their places."""
    for each in fight.edges:
        if (each.attacker, each.blocker) == (attacker, blocker):
            return replace(each, attacker=0, blocker=0)
    return PicturedEdge(0, 0)


def times_many(strikes: Strikes, count: int) -> Strikes:
    return tuple(replace(each, times=each.times * count) for each in strikes)


def merge_fights(fights: Iterable[PicturedFight]) -> list[PicturedFight]:
    """Return the fights, alike ones as one with the numbers of all."""
    merged = []
    for fight, count in Counter(map(without_numbers, fights)).items():
        merged.append(
            fight
            if count == 1
            else replace(
                fight,
                attackers=tuple(replace(each, count=each.count * count) for each in fight.attackers),
                blockers=tuple(replace(each, count=each.count * count) for each in fight.blockers),
                edges=tuple(
                    replace(each, dealt=times_many(each.dealt, count), suffered=times_many(each.suffered, count))
                    for each in fight.edges
                ),
                hits=tuple((at, times_many(strikes, count)) for at, strikes in fight.hits),
            )
        )
    return merged


def without_numbers(fight: PicturedFight) -> PicturedFight:
    """The fight without the numbers by which namesakes are told apart."""
    return replace(
        fight,
        attackers=tuple(replace(each, name=bare_name(each.name)) for each in fight.attackers),
        blockers=tuple(replace(each, name=bare_name(each.name)) for each in fight.blockers),
    )


def fitting_fights(fights: Sequence[PicturedFight]) -> tuple[list[PicturedFight], list[PicturedFight]]:
    """Return the fights that there is room for, and those that there is none for; those of most creatures stay."""
    order = sorted(range(len(fights)), key=lambda at: -sum(each.count for each in fighters_of(fights[at])))
    room, kept = float(COLUMNS * MOST_BANDS), set[int]()
    for at in order:
        wide = sum(max(columns_of(part), 1.0) for part in split_fight(fights[at]))
        wide = max(wide, float(COLUMNS) * (len(list(split_fight(fights[at]))) - 1))
        if wide <= room and not (is_crossing(fights[at]) and columns_of(fights[at]) > MOST_CROSSING):
            kept.add(at)
            room -= wide
    shown = [fights[at] for at in range(len(fights)) if at in kept]
    return shown, [fights[at] for at in range(len(fights)) if at not in kept]
