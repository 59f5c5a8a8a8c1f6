// Made by tools/page_types.py from the server's types. Do not edit.

/** By game, the fields that hold a seat, or several. */
export const SEAT_FIELDS: Record<string, ReadonlySet<string>> = {
  camel_up: new Set(["owner", "partner", "seat", "start_marker", "turn", "viewer", "winners"]),
  emira: new Set(["asked", "bazaar", "bidder", "defaulted", "first", "merchandise", "opener", "passed", "pending", "seat", "seats", "seen", "starter", "viewer", "winners", "xenia_barred"]),
  five_tribes: new Set(["bid_order", "kill_seat", "owner", "returned", "seat", "spots", "turn", "victim", "viewer", "winners"]),
};

/** By game, the fields with an item for each seat. */
export const FIELDS_BY_SEAT: Record<string, ReadonlySet<string>> = {
  camel_up: new Set([]),
  emira: new Set([]),
  five_tribes: new Set([]),
};
