from bot.cards.freeing import free_piecemeal


class Owner:
    """Something that can be let go of."""


def test_containers_are_emptied_when_their_owner_goes_and_not_before() -> None:
    owner, numbers, letters = Owner(), list(range(2500)), dict.fromkeys("abc")
    free_piecemeal(owner, numbers, letters)
    assert (len(numbers), len(letters)) == (2500, 3)
    del owner
    assert (numbers, letters) == ([], {})
