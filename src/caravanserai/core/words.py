"""The types that rules are written in, and what each becomes when the rules are compiled.

`int` is a C int, `bool` a C truth value, and `list[int]` a C array of the length it is created with.
`Word` is for the few values that need more than 31 bits: packed boards, sets of moves, random state.
`list[Mark]` is a row of noughts and ones that somebody else holds, a byte for each.
"""

from typing import TypeAlias

Word: TypeAlias = int
Mark: TypeAlias = int
