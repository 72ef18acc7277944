"""What is answered by a spell or an ability, which happens first (CR 117.7)."""

from bot.judge.language.asked.clauses.parts import Parts
from bot.judge.language.asked.deeds.spell_targets import default_targets
from bot.judge.language.asked.drafting.draft import Deed, DraftEvent
from bot.judge.language.asked.drafting.drafting import Drafting, only_things
from bot.judge.language.asked.phrases.things_said import ThingSaid


def respond_to(draft: Drafting, parts: Parts, event: DraftEvent) -> None:
    """`in response to WHAT`: what is answered happens first, if nobody said so yet."""
    behind = parts.behind.get("response", [])
    if parts.answers and parts.loyalty:
        walkers = [
            each for each in draft.on_table() if each.card is not None and draft.cards.is_planeswalker(each.card)
        ]
        for walker in walkers[-1:]:
            draft.draft.events.append(DraftEvent(Deed.ACTIVATE, walker.owner, [walker], text=parts.loyalty[0]))
        return
    equips = parts.second_verb == "equip" or any(
        isinstance(each, ThingSaid) and each.value == "equipment" for each in behind
    )
    ability = any(isinstance(each, ThingSaid) and each.value == "ability" for each in behind)
    if equips:
        target = only_things(event.targets)[:1]
        equipment = next(
            (each for each in draft.on_table() if each.card and "Equipment" in draft.cards.types(each.card)), None
        )
        if equipment is not None and target:
            draft.draft.events.append(
                DraftEvent(Deed.ACTIVATE, equipment.owner, [equipment], list(target), text="Equip")
            )
        elif equipment is None:
            draft.draft.events.append(DraftEvent(Deed.STEP, step="equip later", extras={"targets": target}))
        return
    if ability:
        source = only_things(event.targets)[:1]
        if source and not any(each.deed is Deed.ACTIVATE for each in draft.draft.events):
            draft.draft.events.append(
                DraftEvent(Deed.ACTIVATE, source[0].owner, source, [draft.other(source[0].owner)], text="")
            )
        return
    for each in behind:
        if not isinstance(each, ThingSaid) or each.head != "card" or not each.cards:
            continue
        name = draft.cards.name_of(each.cards[0])
        if any(known.card == name for known in draft.draft.events):
            continue
        whose = draft.player(each.owner) or draft.other(event.by)
        targets = [target for target in event.targets if not (isinstance(target, str) and target.startswith("spell:"))]
        said = [
            target for aim in parts.behind.get("answered on", []) for target in draft.named(aim, draft.other(whose))
        ]
        answers_same = draft.cards.targets_spell(name) and draft.cards.targets_spell(event.card or "")
        targets = said or (event.targets if answers_same else targets) or default_targets(draft, name, whose)
        answered = DraftEvent(Deed.CAST, whose, card=name, targets=list(targets))
        if not draft.cards.is_spell(name) and any(known.card == name for known in draft.on_table()):
            continue
        draft.draft.events.append(answered)
