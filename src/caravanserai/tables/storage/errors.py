"""What can be wrong with a database as a whole, told so that whoever runs the server can put it right."""

from __future__ import annotations

from caravanserai.core.errors import CaravanseraiError


class StorageError(CaravanseraiError):
    """A database that cannot be used as asked: not reachable, of a newer version, not ours, closed."""
