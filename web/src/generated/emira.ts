// Made by tools/page_types.py from the server's types. Do not edit.

/** Nobody bid, or nobody else is left to bid. */
export interface ActsFree {
  event: "acts_free";
  seat: number;
}

/** Put cards back on top in this order: 312 puts the third on top, then the first, then the second. */
export interface Arrange {
  move: "arrange";
  order: "123" | "132" | "213" | "231" | "312" | "321";
}

/** What is decided next, by whom, and how far the turn has come. */
export interface Asked {
  event: "asked";
  phase: "acting" | "arranging_princesses" | "arranging_status" | "bidding" | "buying_cards" | "changing_mind" | "choosing_caravan" | "choosing_look" | "choosing_place" | "choosing_status" | "choosing_token" | "choosing_track" | "choosing_turn" | "dealing_cards" | "dealing_objectives" | "discarding_status" | "discarding_token" | "drawing_cards" | "drawing_colours" | "drawing_first" | "drawing_token" | "giving_gift" | "giving_up" | "keeping_bought" | "keeping_opening" | "looking_at_princesses" | "looking_at_status" | "losing_princess" | "moving_vermin" | "over" | "playing_cards" | "putting_under" | "relieving" | "showing_princess" | "showing_status" | "splitting";
  seat: number | null;
  step: Step;
}

export interface AuctionOpened {
  event: "auction_opened";
  seat: number;
  seats: number[];
}

/** The winner, or the last player of their own will, pays the bid, less what the camels take off. */
export interface AuctionWon {
  event: "auction_won";
  seat: number;
  bid: number;
  paid: number;
}

/** Bid so much gold, or pay it of one's own will as the last to act. */
export interface Bid {
  move: "bid";
  amount: number;
}

export interface BidMade {
  event: "bid_made";
  seat: number;
  amount: number;
}

/** All colours are drawn: the status deck and the bag are filled. */
export interface BoardReady {
  event: "board_ready";
  status_cards: number;
  clothes: number;
}

/** Take one of the actions. */
export interface Buy {
  move: "buy";
  action: "appearance" | "camel" | "large_fast" | "large_slow" | "section" | "small_fast" | "small_slow" | "status";
}

/** Pay to look at so many event cards, 2 or 3, and keep one. */
export interface BuyCards {
  move: "buy_cards";
  count: number;
}

export interface CamelBought {
  event: "camel_bought";
  seat: number;
  price: number;
}

/** Camel breeding: what a seat gets. */
export interface CamelsBred {
  event: "camels_bred";
  seat: number;
  count: number;
}

/** Camel epidemic: what a seat loses. */
export interface CamelsDied {
  event: "camels_died";
  seat: number;
  count: number;
}

export interface CaravanBought {
  event: "caravan_bought";
  seat: number;
  caravan: "large_fast" | "large_slow" | "small_fast" | "small_slow";
  price: number;
}

/** A caravan has paid for the last time. */
export interface CaravanEnded {
  event: "caravan_ended";
  seat: number;
  caravan: "large_fast" | "large_slow" | "small_fast" | "small_slow";
  count: number;
}

/** Vermin: a caravan moves left from this space; from space 1 it is lost. */
export interface CaravanGnawed {
  event: "caravan_gnawed";
  seat: number;
  caravan: "large_fast" | "large_slow" | "small_fast" | "small_slow";
  space: number;
}

/** New spice caravan: a caravan moves right from this space. */
export interface CaravanLoaded {
  event: "caravan_loaded";
  seat: number;
  caravan: "large_fast" | "large_slow" | "small_fast" | "small_slow";
  space: number;
}

/** One card is kept; the others go under the deck. */
export interface CardBought {
  event: "card_bought";
  seat: number;
  card: "bazaar" | "better_breed" | "camel_breeding" | "camel_epidemic" | "changing_her_mind" | "court_influence" | "double_trouble" | "golden_times" | "good_looking" | "guest_house" | "interrupt_spice_trade" | "new_orders" | "new_spice_caravan" | "noble_merchandise" | "quiet_days" | "restoration" | "sick_camels" | "vermin" | null;
}

/** One of the three opening event cards. */
export interface CardDealt {
  event: "card_dealt";
  seat: number;
  card: "bazaar" | "better_breed" | "camel_breeding" | "camel_epidemic" | "changing_her_mind" | "court_influence" | "double_trouble" | "golden_times" | "good_looking" | "guest_house" | "interrupt_spice_trade" | "new_orders" | "new_spice_caravan" | "noble_merchandise" | "quiet_days" | "restoration" | "sick_camels" | "vermin" | null;
}

export interface CardPlayed {
  event: "card_played";
  seat: number;
  card: "bazaar" | "better_breed" | "camel_breeding" | "camel_epidemic" | "changing_her_mind" | "court_influence" | "double_trouble" | "golden_times" | "good_looking" | "guest_house" | "interrupt_spice_trade" | "new_orders" | "new_spice_caravan" | "noble_merchandise" | "quiet_days" | "restoration" | "sick_camels" | "vermin";
}

export interface CardSeen {
  event: "card_seen";
  seat: number;
  card: "bazaar" | "better_breed" | "camel_breeding" | "camel_epidemic" | "changing_her_mind" | "court_influence" | "double_trouble" | "golden_times" | "good_looking" | "guest_house" | "interrupt_spice_trade" | "new_orders" | "new_spice_caravan" | "noble_merchandise" | "quiet_days" | "restoration" | "sick_camels" | "vermin" | null;
}

/** A seat pays to look at so many event cards. */
export interface CardsPaid {
  event: "cards_paid";
  seat: number;
  count: number;
  price: number;
}

/** Leave the princess as she is, swap her preferences, or put her under the deck. */
export interface ChangeMind {
  move: "change_mind";
  mind: "keep" | "swap" | "under";
}

/** The caravan of one's own that moves; its space is counted from the left, from 1 on. */
export interface ChooseCaravan {
  move: "choose_caravan";
  caravan: "large_fast" | "large_slow" | "small_fast" | "small_slow";
  space: number;
}

/** Three players: which of the princesses to come to look at, the next one being 1. */
export interface ChoosePlace {
  move: "choose_place";
  place: number;
}

/** The status card to be offered (noble merchandise) or to be given up (Zahrah), by its cost. */
export interface ChooseStatus {
  move: "choose_status";
  cost: number;
}

/** The token to be offered (bazaar), to count more (good looking) or to be given up (Samira). */
export interface ChooseToken {
  move: "choose_token";
  token: "beauty" | "clothes" | "manners";
}

/** The kind of caravan that vermin gets at. */
export interface ChooseTrack {
  move: "choose_track";
  caravan: "large_fast" | "large_slow" | "small_fast" | "small_slow";
}

/** Three players: the turn in which the only princess chooses. */
export interface ChooseTurn {
  move: "choose_turn";
  turn: "even" | "odd";
}

/** A seat's colour, and with it its advantage. */
export interface ColourDrawn {
  event: "colour_drawn";
  seat: number;
  colour: "black" | "blue" | "green" | "red" | "white";
}

/** A turn as it would pass if nothing were bought and nobody came or left but those who are certain to come now. */
export interface Coming {
  turn: number;
  spices: number;
  caravans: number;
  upkeep: number;
  gift: number;
  gold: number | null;
  missing: number;
  lost: "one" | "several" | "xenia" | null;
  busy: boolean;
  ending: ("large_fast" | "large_slow" | "small_fast" | "small_slow")[];
}

/** What a viewer knows of a seat's gold, by what it sees and has counted. */
export interface Counted {
  gold: number | null;
  least: number;
  bid: number | null;
}

/** A princess in sight, what she looks at, and how the sheikhs stand with her. */
export interface Courtship {
  princess: "adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab";
  when: "later" | "now" | "waiting";
  first: "appearance" | "money" | "palace" | "princesses" | "status";
  second: "appearance" | "money" | "palace" | "princesses" | "status" | null;
  suitors: Suitor[];
  verdict: "joins" | "undecided" | "unsure";
  seats: number[];
  ways: Way[];
}

/** Chance: the next event card. */
export interface DrawCard {
  move: "draw_card";
  card: "bazaar" | "better_breed" | "camel_breeding" | "camel_epidemic" | "changing_her_mind" | "court_influence" | "double_trouble" | "golden_times" | "good_looking" | "guest_house" | "interrupt_spice_trade" | "new_orders" | "new_spice_caravan" | "noble_merchandise" | "quiet_days" | "restoration" | "sick_camels" | "vermin";
}

/** Chance: the colour of the next seat. */
export interface DrawColour {
  move: "draw_colour";
  colour: "black" | "blue" | "green" | "red" | "white";
}

/** Chance: the first player. */
export interface DrawFirst {
  move: "draw_first";
  seat: number;
}

/** Chance: the objective of the next seat. */
export interface DrawObjective {
  move: "draw_objective";
  objective: "hcr" | "hhc_hcc" | "hhcr_hccr_hcrr" | "hhiic_hhicc" | "icr" | "ihcr" | "ihhr_ihrr" | "ihr" | "iic" | "iiccr_iicrr_iccrr" | "iicr_iccr" | "iih" | "iihc" | "iihcr" | "iihhr_iihrr" | "iir_irr";
}

/** Chance: the next card of the Emira deck, or the princess who leaves. */
export interface DrawPrincess {
  move: "draw_princess";
  princess: "adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab";
}

/** Chance: the next status card, by its cost. */
export interface DrawStatus {
  move: "draw_status";
  cost: number;
}

/** Chance: a token out of the bag. */
export interface DrawToken {
  move: "draw_token";
  token: "beauty" | "clothes" | "manners";
}

export interface EmiraLens {
  courtships: Courtship[];
  counted: Counted[];
  purse: Purse | null;
  plans: Record<string, Plan>;
  coming: Coming[];
  gift: Gift | null;
  goal: Goal | null;
}

/** Each option is explained, in three languages, by the text of its name. */
export interface EmiraOptions {
  advanced?: boolean;
  base_income?: 100 | 150 | 200;
  opening_event?: "choose" | "random";
  event_symbols?: "groups" | "titles";
  good_looking?: "counted" | "fixed";
  exhaustion_end?: boolean;
  undecided_check?: "payment" | "step";
  gold_reveal?: "all" | "compared";
  zahrah_discard?: "deck" | "game";
  hind_blocks_choice?: boolean;
  late_arrival_counts?: boolean;
  last_turn?: number;
}

/** What a seat sees of a game of Emira, or an onlooker. */
export interface EmiraView {
  viewer: number | null;
  options: EmiraOptions;
  phase: "acting" | "arranging_princesses" | "arranging_status" | "bidding" | "buying_cards" | "changing_mind" | "choosing_caravan" | "choosing_look" | "choosing_place" | "choosing_status" | "choosing_token" | "choosing_track" | "choosing_turn" | "dealing_cards" | "dealing_objectives" | "discarding_status" | "discarding_token" | "drawing_cards" | "drawing_colours" | "drawing_first" | "drawing_token" | "giving_gift" | "giving_up" | "keeping_bought" | "keeping_opening" | "looking_at_princesses" | "looking_at_status" | "losing_princess" | "moving_vermin" | "over" | "playing_cards" | "putting_under" | "relieving" | "showing_princess" | "showing_status" | "splitting";
  asked: number | null;
  turn: number;
  first: number;
  laid: number;
  seats: Seat[];
  offer: Offer;
  in_play: ("adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab")[];
  undecided: ("adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab")[];
  swapped: ("adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab")[];
  played: ("bazaar" | "better_breed" | "camel_breeding" | "camel_epidemic" | "changing_her_mind" | "court_influence" | "double_trouble" | "golden_times" | "good_looking" | "guest_house" | "interrupt_spice_trade" | "new_orders" | "new_spice_caravan" | "noble_merchandise" | "quiet_days" | "restoration" | "sick_camels" | "vermin")[];
  bag: Record<string, number>;
  camels_left: number;
  sections_left: number;
  small_left: number;
  large_left: number;
  princess_deck: number;
  princess_cards: PrincessCard[];
  princesses_gone: ("adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab")[];
  status_deck: number;
  status_upper: number;
  status_cards: StatusCard[];
  status_gone: Record<string, number>;
  event_deck: number;
  event_cards: EventCard[];
  events_gone: Record<string, number>;
  looking: ("bazaar" | "better_breed" | "camel_breeding" | "camel_epidemic" | "changing_her_mind" | "court_influence" | "double_trouble" | "golden_times" | "good_looking" | "guest_house" | "interrupt_spice_trade" | "new_orders" | "new_spice_caravan" | "noble_merchandise" | "quiet_days" | "restoration" | "sick_camels" | "vermin")[];
  looked_at: number;
  step: Step;
  winners: number[];
  reason: "exhausted" | "last_turn" | "objective" | null;
}

/** A card of the event deck that somebody has seen. */
export interface EventCard {
  place: number;
  card: "bazaar" | "better_breed" | "camel_breeding" | "camel_epidemic" | "changing_her_mind" | "court_influence" | "double_trouble" | "golden_times" | "good_looking" | "guest_house" | "interrupt_spice_trade" | "new_orders" | "new_spice_caravan" | "noble_merchandise" | "quiet_days" | "restoration" | "sick_camels" | "vermin" | null;
  seen: number[];
}

export interface FirstDrawn {
  event: "first_drawn";
  seat: number;
}

export interface GameEnded {
  event: "game_ended";
  winners: number[];
  reason: "exhausted" | "last_turn" | "objective";
}

/** Xenia asks the viewer: what it comes to if she is paid, and if she is refused. */
export interface Gift {
  price: number;
  left: number;
  upkeep: number;
  saved: number;
  refused: Inclination;
  leaves: boolean;
}

/** A token is taken off Xenia. */
export interface GiftCounted {
  event: "gift_counted";
  seat: number;
  tokens: number;
}

export interface GiftPaid {
  event: "gift_paid";
  seat: number;
  gold: number;
}

/** Xenia leaves this sheikh. */
export interface GiftRefused {
  event: "gift_refused";
  seat: number;
}

/** Sidi Suleiman's host lets this princess go. */
export interface GiveUp {
  move: "give_up";
  princess: "adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab";
}

/** Do without: play no event, take no relief, do nothing, buy no event. */
export interface GoOn {
  move: "go_on";
}

export interface Goal {
  objective: "hcr" | "hhc_hcc" | "hhcr_hccr_hcrr" | "hhiic_hhicc" | "icr" | "ihcr" | "ihhr_ihrr" | "ihr" | "iic" | "iiccr_iicrr_iccrr" | "iicr_iccr" | "iih" | "iihc" | "iihcr" | "iihhr_iihrr" | "iir_irr";
  needs: Need[];
  princesses: number;
  with_talents: number;
  without: number;
}

export interface GoldShown {
  event: "gold_shown";
  seat: number;
  gold: number;
}

/** A section, a camel or a caravan is put on offer. */
export interface GoodOffered {
  event: "good_offered";
  good: "camel" | "large" | "section" | "small";
}

export interface GuestHouseAdded {
  event: "guest_house_added";
  seat: number;
}

/** What a princess would do. */
export interface Inclination {
  princess: "adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab";
  verdict: "joins" | "undecided" | "unsure";
  seats: number[];
}

export interface IncomePaid {
  event: "income_paid";
  seat: number;
  gold: number;
  caravans: number;
}

/** Keep this event card of those that were dealt or looked at. */
export interface KeepCard {
  move: "keep_card";
  card: "bazaar" | "better_breed" | "camel_breeding" | "camel_epidemic" | "changing_her_mind" | "court_influence" | "double_trouble" | "golden_times" | "good_looking" | "guest_house" | "interrupt_spice_trade" | "new_orders" | "new_spice_caravan" | "noble_merchandise" | "quiet_days" | "restoration" | "sick_camels" | "vermin";
}

/** Good looking: the token that counts more from now on. */
export interface LookChosen {
  event: "look_chosen";
  seat: number;
  token: "beauty" | "clothes" | "manners";
  bonus: number;
}

/** Changing her mind: what was decided about the card at this place; who it is stays a secret. */
export interface MindChanged {
  event: "mind_changed";
  seat: number;
  place: number;
  mind: "keep" | "swap" | "under";
}

/** A talent that the objective asks for, and who stands for it. */
export interface Need {
  talent: "cooking" | "housekeeping" | "intelligence" | "romance";
  by: "adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab" | null;
}

/** Camel breeding, and not enough camels are left for all. */
export interface NoCamelsBred {
  event: "no_camels_bred";
}

export interface NoCardBought {
  event: "no_card_bought";
  seat: number;
}

export interface NoCardPlayed {
  event: "no_card_played";
  seat: number;
}

export interface NoReliefTaken {
  event: "no_relief_taken";
  seat: number;
}

export interface NothingDone {
  event: "nothing_done";
  seat: number;
}

export interface ObjectiveDealt {
  event: "objective_dealt";
  seat: number;
  objective: "hcr" | "hhc_hcc" | "hhcr_hccr_hcrr" | "hhiic_hhicc" | "icr" | "ihcr" | "ihhr_ihrr" | "ihr" | "iic" | "iiccr_iicrr_iccrr" | "iicr_iccr" | "iih" | "iihc" | "iihcr" | "iihhr_iihrr" | "iir_irr" | null;
}

/** At the end: what a seat was to reach, and how far it came. */
export interface ObjectiveShown {
  event: "objective_shown";
  seat: number;
  objective: "hcr" | "hhc_hcc" | "hhcr_hccr_hcrr" | "hhiic_hhicc" | "icr" | "ihcr" | "ihhr_ihrr" | "ihr" | "iic" | "iiccr_iicrr_iccrr" | "iicr_iccr" | "iih" | "iihc" | "iihcr" | "iihhr_iihrr" | "iir_irr";
  talents: boolean;
  princesses: number;
  score: number;
}

/** What can be bought in this turn's auctions. */
export interface Offer {
  small: boolean;
  large: boolean;
  token: "beauty" | "clothes" | "manners" | null;
  status: number | null;
  section: boolean;
  camel: boolean;
}

/** At the end everybody shows what was hidden. */
export interface Opened {
  event: "opened";
  seat: number;
  gold: number;
  hand: Record<string, number>;
}

/** One of the opening event cards is kept; the others go back. */
export interface OpeningKept {
  event: "opening_kept";
  seat: number;
  card: "bazaar" | "better_breed" | "camel_breeding" | "camel_epidemic" | "changing_her_mind" | "court_influence" | "double_trouble" | "golden_times" | "good_looking" | "guest_house" | "interrupt_spice_trade" | "new_orders" | "new_spice_caravan" | "noble_merchandise" | "quiet_days" | "restoration" | "sick_camels" | "vermin" | null;
}

/** Restoration: the palace track rises by half a point. */
export interface PalaceRestored {
  event: "palace_restored";
  seat: number;
  halves: number;
}

/** Leave this auction. */
export interface Pass {
  move: "pass";
}

export interface Passed {
  event: "passed";
  seat: number;
}

/** Pay what Xenia asks for. */
export interface PayGift {
  move: "pay_gift";
}

/** What an action on offer costs the viewer, and what it would change. */
export interface Plan {
  price: number;
  pays: number;
  turns: number;
  first: number;
  last: number;
  before: number;
  after: number;
  left: number;
  highest: number | null;
  safe: number | null;
  results: Result[];
}

/** Play an event card. */
export interface PlayCard {
  move: "play_card";
  card: "bazaar" | "better_breed" | "camel_breeding" | "camel_epidemic" | "changing_her_mind" | "court_influence" | "double_trouble" | "golden_times" | "good_looking" | "guest_house" | "interrupt_spice_trade" | "new_orders" | "new_spice_caravan" | "noble_merchandise" | "quiet_days" | "restoration" | "sick_camels" | "vermin";
}

/** She and Sidi Suleiman leave the game. */
export interface PrincessAbducted {
  event: "princess_abducted";
  seat: number;
  princess: "adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab";
}

/** A card of the Emira deck that somebody has seen. */
export interface PrincessCard {
  place: number;
  princess: "adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab" | null;
  seen: number[];
  open: boolean;
  swapped: boolean;
  group: number;
  among: ("adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab")[];
}

export interface PrincessJoined {
  event: "princess_joined";
  princess: "adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab";
  seat: number;
}

/** Upkeep cannot be paid: she leaves. */
export interface PrincessLost {
  event: "princess_lost";
  seat: number;
  princess: "adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab";
}

/** A seat looks at a card of the Emira deck. */
export interface PrincessSeen {
  event: "princess_seen";
  seat: number;
  place: number;
  princess: "adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab" | null;
}

export interface PrincessShown {
  event: "princess_shown";
  princess: "adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab";
}

export interface PrincessUndecided {
  event: "princess_undecided";
  princess: "adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab";
}

/** Court influence: the top cards are put back in this order. */
export interface PrincessesArranged {
  event: "princesses_arranged";
  seat: number;
  order: "123" | "132" | "213" | "231" | "312" | "321" | null;
  swapped: number[];
}

/** The viewer's gold, and what this turn's bids and upkeep make of it. */
export interface Purse {
  gold: number;
  discount: number;
  most: number;
  upkeep: number;
  guests: ("adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab")[];
  arrivals: number;
  gift: number;
  short: number;
  cards: number[];
}

/** A princess who has left goes face down under the Emira deck, and everybody knows that it is she. */
export interface PutUnder {
  event: "put_under";
  princess: "adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab";
}

/** Better breed. */
export interface RateRaised {
  event: "rate_raised";
  seat: number;
  rate: number;
}

/** Let Xenia go. */
export interface RefuseGift {
  move: "refuse_gift";
}

export interface ReliefTaken {
  event: "relief_taken";
  seat: number;
  gold: number;
}

/** What comes of an action, for bids up to so much. */
export interface Result {
  bid: number;
  changes: Inclination[];
  guests: ("adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab")[];
  upkeep: number;
}

/** What lies before a seat. */
export interface Seat {
  colour: "black" | "blue" | "green" | "red" | "white" | null;
  gold: number | null;
  flow: number;
  flow_before: number;
  shown: number | null;
  shown_turn: number;
  objective: "hcr" | "hhc_hcc" | "hhcr_hccr_hcrr" | "hhiic_hhicc" | "icr" | "ihcr" | "ihhr_ihrr" | "ihr" | "iic" | "iiccr_iicrr_iccrr" | "iicr_iccr" | "iih" | "iihc" | "iihcr" | "iihhr_iihrr" | "iir_irr" | null;
  cards: number;
  hand: Record<string, number> | null;
  camels: number;
  rate: number;
  sections: number;
  guest_houses: number;
  track: number;
  tokens: Record<string, number>;
  looks: Record<string, number>;
  looks_bonus: number;
  status: number[];
  caravans: Record<string, number[]>;
  princesses: ("adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab")[];
  met: ("adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab")[];
  appearance: number;
  status_points: number;
  palace: number;
  rooms: number;
  prices: Record<string, number>;
}

export interface SectionBought {
  event: "section_bought";
  seat: number;
  price: number;
}

/** One of several who have left goes face down under the Emira deck; they were shuffled. */
export interface ShuffledUnder {
  event: "shuffled_under";
  princess: "adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab" | null;
}

export interface SidiCame {
  event: "sidi_came";
  seat: number;
}

/** Three players: how many of the three princesses choose in the odd turn, 1 or 2. */
export interface Split {
  move: "split";
  now: number;
}

/** Three players, double trouble: how many choose in the odd turn. */
export interface SplitChosen {
  event: "split_chosen";
  seat: number;
  now: number;
}

/** New orders: the top cards are put back in this order. */
export interface StatusArranged {
  event: "status_arranged";
  seat: number;
  order: "123" | "132" | "213" | "231" | "312" | "321" | null;
}

export interface StatusBought {
  event: "status_bought";
  seat: number;
  cost: number;
  points: number;
}

/** A card of the status deck that somebody has seen. */
export interface StatusCard {
  place: number;
  cost: number | null;
  seen: number[];
  open: boolean;
  group: number;
  among: number[];
}

/** Noble merchandise: a card out of the status deck, the rest of which is shuffled. */
export interface StatusChosen {
  event: "status_chosen";
  seat: number;
  cost: number;
}

/** Zahrah takes a status card. */
export interface StatusLost {
  event: "status_lost";
  seat: number;
  cost: number;
}

export interface StatusReturned {
  event: "status_returned";
  cost: number;
}

/** A seat looks at a card of the status deck. */
export interface StatusSeen {
  event: "status_seen";
  seat: number;
  place: number;
  cost: number | null;
}

export interface StatusShown {
  event: "status_shown";
  cost: number;
}

/** Only what matters now is there; everything else is at its default. */
export interface Step {
  resume: "action" | "auction" | "bidding" | "bill" | "check" | "choice" | "events" | "income" | "offer" | "preparation" | "purchases" | "status" | "token" | "upkeep" | "vermin" | "win" | "window" | "xenia" | null;
  place: number;
  card: "bazaar" | "better_breed" | "camel_breeding" | "camel_epidemic" | "changing_her_mind" | "court_influence" | "double_trouble" | "golden_times" | "good_looking" | "guest_house" | "interrupt_spice_trade" | "new_orders" | "new_spice_caravan" | "noble_merchandise" | "quiet_days" | "restoration" | "sick_camels" | "vermin" | null;
  split: number | null;
  bazaar: number | null;
  merchandise: number | null;
  choosing: number;
  look_place: number;
  look_next: number;
  look_count: number;
  vermin: "large_fast" | "large_slow" | "small_fast" | "small_slow" | null;
  vermin_left: number;
  vermin_first: number;
  pending: number[];
  opener: number;
  starter: number;
  passed: number[];
  bid: number;
  bidder: number | null;
  alone: boolean;
  due: number;
  lost: ("adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab")[];
  under: number;
  groups: number;
  fees: number;
  xenia_tokens: number;
  xenia_due: boolean;
  xenia_paid: boolean;
  xenia_fee: boolean;
  xenia_barred: number | null;
  hind_turn: number;
  defaulted: number[];
  upkeep_over: boolean;
  late: ("adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab")[];
  moved_in: boolean;
  idle: number;
}

/** A sheikh as a princess sees him. */
export interface Suitor {
  seat: number;
  first: number | null;
  second: number | null;
  room: boolean;
  place: number | null;
}

/** Take 150 gold instead of acting. */
export interface TakeRelief {
  move: "take_relief";
}

export interface TokenBought {
  event: "token_bought";
  seat: number;
  token: "beauty" | "clothes" | "manners";
  price: number;
}

/** Bazaar: a token out of the bag. */
export interface TokenChosen {
  event: "token_chosen";
  seat: number;
  token: "beauty" | "clothes" | "manners";
}

export interface TokenDrawn {
  event: "token_drawn";
  token: "beauty" | "clothes" | "manners";
}

/** Samira has her sheikh put a token back into the bag. */
export interface TokenLost {
  event: "token_lost";
  seat: number;
  token: "beauty" | "clothes" | "manners";
}

export interface TokenReturned {
  event: "token_returned";
  token: "beauty" | "clothes" | "manners";
}

/** Albina or Firyal: the palace track falls by half a point. */
export interface TrackFell {
  event: "track_fell";
  seat: number;
  princess: "adara" | "albina" | "anisah" | "asima" | "badra" | "farah" | "fatima" | "firyal" | "halimah" | "hind" | "janan" | "layla" | "malika" | "nadia" | "nibal" | "noor" | "raidah" | "rasha" | "sahar" | "samira" | "sidi_suleiman" | "suleika" | "thara" | "xenia" | "yasmine" | "zafirah" | "zahrah" | "zainab";
  halves: number;
}

/** Vermin: the kind of caravan it gets at. */
export interface TrackNamed {
  event: "track_named";
  seat: number;
  caravan: "large_fast" | "large_slow" | "small_fast" | "small_slow";
}

/** Three players, quiet days: the turn in which the only princess chooses. */
export interface TurnChosen {
  event: "turn_chosen";
  seat: number;
  turn: "even" | "odd";
}

export interface TurnStarted {
  event: "turn_started";
  turn: number;
  seat: number;
}

export interface UpkeepPaid {
  event: "upkeep_paid";
  seat: number;
  gold: number;
  full: boolean;
}

/** What the viewer lacks to be the one she chooses. */
export interface Way {
  room: boolean;
  first: number;
  second: number | null;
}

/** A first gift cannot be paid: Xenia leaves the game. */
export interface XeniaLeft {
  event: "xenia_left";
  seat: number;
}

export type GameView = EmiraView;

export type GameMove = KeepCard | PlayCard | GoOn | Pass | ChooseToken | ChooseCaravan | ChooseTrack | ChoosePlace | Arrange | ChangeMind | Split | ChooseTurn | ChooseStatus | TakeRelief | Buy | BuyCards | GiveUp | PayGift | RefuseGift | Bid | DrawColour | DrawFirst | DrawObjective | DrawCard | DrawPrincess | DrawStatus | DrawToken;

export type GameEvent = ColourDrawn | BoardReady | FirstDrawn | ObjectiveDealt | CardDealt | OpeningKept | TurnStarted | CardPlayed | NoCardPlayed | RateRaised | CamelsBred | NoCamelsBred | CamelsDied | PrincessSeen | StatusSeen | PrincessesArranged | StatusArranged | MindChanged | SplitChosen | TurnChosen | LookChosen | GuestHouseAdded | CaravanLoaded | TrackNamed | CaravanGnawed | PalaceRestored | IncomePaid | CaravanEnded | PrincessShown | StatusShown | StatusChosen | TokenDrawn | TokenChosen | GoodOffered | AuctionOpened | BidMade | Passed | AuctionWon | ActsFree | ReliefTaken | NoReliefTaken | CaravanBought | TokenBought | StatusBought | SectionBought | CamelBought | NothingDone | TokenReturned | StatusReturned | CardsPaid | NoCardBought | CardSeen | CardBought | GoldShown | PrincessJoined | PrincessUndecided | TokenLost | StatusLost | TrackFell | SidiCame | PrincessAbducted | GiftCounted | GiftPaid | GiftRefused | XeniaLeft | UpkeepPaid | PrincessLost | PutUnder | ShuffledUnder | ObjectiveShown | GameEnded | Opened | Asked;

export type GameOptions = EmiraOptions;

export type GameLens = EmiraLens;

export const ACTING = 25 as const;

export const ACTIONS = ["small_slow", "small_fast", "large_slow", "large_fast", "appearance", "status", "section", "camel"] as const;

export const ADARA = 18 as const;

export const ALBINA = 0 as const;

export const ALIKE = [1, 0, 12, 12, 48, 48, 16448, 1152, 0, 0, 1152, 10240, 0, 10240, 16448, 0, 65536, 131072] as const;

export const ALL_CARDS = 54 as const;

export const ALL_CELLS = 120 as const;

export const ALL_HANDS = 90 as const;

export const ALL_ORDERS = 63 as const;

export const ANISAH = 22 as const;

export const APPEARANCE = 4 as const;

export const ARRANGE = 72 as const;

export const ARRANGING_PRINCESSES = 8 as const;

export const ARRANGING_STATUS = 9 as const;

export const ASIMA = 2 as const;

export const BADRA = 26 as const;

export const BASE_ROOMS = 2 as const;

export const BAZAAR = 0 as const;

export const BEAUTY = 0 as const;

export const BETTER_BREED = 1 as const;

export const BID = 224 as const;

export const BIDDING = 24 as const;

export const BIDS = 16000 as const;

export const BID_STEP = 10 as const;

export const BLACK = 4 as const;

export const BLACK_BONUS = 50 as const;

export const BLUE = 3 as const;

export const BREED_FOR = 2 as const;

export const BUY = 98 as const;

export const BUYING_CARDS = 26 as const;

export const BUY_CARDS = 106 as const;

export const BY_APPEARANCE = 0 as const;

export const BY_MONEY = 3 as const;

export const BY_NOTHING = 5 as const;

export const BY_PALACE = 2 as const;

export const BY_PRINCESSES = 4 as const;

export const BY_STATUS = 1 as const;

export const CAMEL = 7 as const;

export const CAMELS = 23 as const;

export const CAMELS_BOXED = 7 as const;

export const CAMEL_BREEDING = 2 as const;

export const CAMEL_EPIDEMIC = 3 as const;

export const CAMEL_RATES = [50, 70, 100, 150] as const;

export const CARAVANS = ["small_slow", "small_fast", "large_slow", "large_fast"] as const;

export const CARAVANS_BOXED = 4 as const;

export const CARAVANS_EACH = 12 as const;

export const CARDS = ["bazaar", "better_breed", "camel_breeding", "camel_epidemic", "changing_her_mind", "court_influence", "double_trouble", "golden_times", "good_looking", "guest_house", "interrupt_spice_trade", "new_orders", "new_spice_caravan", "noble_merchandise", "quiet_days", "restoration", "sick_camels", "vermin"] as const;

export const CARDS_SEEN = [2, 3] as const;

export const CARD_COUNTS = [3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 0, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3] as const;

export const CELLS = 24 as const;

export const CHANGE_MIND = 78 as const;

export const CHANGING_HER_MIND = 4 as const;

export const CHANGING_MIND = 10 as const;

export const CHOOSE_CARAVAN = 41 as const;

export const CHOOSE_PLACE = 69 as const;

export const CHOOSE_STATUS = 85 as const;

export const CHOOSE_TOKEN = 38 as const;

export const CHOOSE_TRACK = 65 as const;

export const CHOOSE_TURN = 83 as const;

export const CHOOSING_CARAVAN = 13 as const;

export const CHOOSING_LOOK = 12 as const;

export const CHOOSING_PLACE = 11 as const;

export const CHOOSING_STATUS = 19 as const;

export const CHOOSING_TOKEN = 21 as const;

export const CHOOSING_TRACK = 14 as const;

export const CHOOSING_TURN = 17 as const;

export const CLOTHES = 2 as const;

export const COLOURS = ["green", "white", "red", "blue", "black"] as const;

export const COOKING = 4 as const;

export const COPIES = 3 as const;

export const COURT_INFLUENCE = 5 as const;

export const DEALING_CARDS = 3 as const;

export const DEALING_OBJECTIVES = 2 as const;

export const DISCARDING_STATUS = 30 as const;

export const DISCARDING_TOKEN = 29 as const;

export const DOUBLE_TROUBLE = 6 as const;

export const DRAWING_CARDS = 27 as const;

export const DRAWING_COLOURS = 0 as const;

export const DRAWING_FIRST = 1 as const;

export const DRAWING_TOKEN = 22 as const;

export const DRAW_CARD = 163 as const;

export const DRAW_COLOUR = 137 as const;

export const DRAW_FIRST = 142 as const;

export const DRAW_OBJECTIVE = 147 as const;

export const DRAW_PRINCESS = 181 as const;

export const DRAW_STATUS = 209 as const;

export const DRAW_TOKEN = 221 as const;

export const DUE_OF_THREE = 2 as const;

export const EPIDEMIC_FOR = 3 as const;

export const EVENT_CARDS = [[0, 1, false, false, 0, 0, false, false], [1, 0, false, false, 0, 0, false, false], [2, 2, false, false, 0, 0, false, false], [3, 2, false, false, 0, 0, false, false], [4, 3, false, false, 0, 0, false, false], [5, 3, false, false, 0, 0, false, false], [6, 4, false, false, 1, 0, false, false], [7, 5, false, false, 0, 20, false, false], [8, 0, true, false, 0, 0, false, false], [9, 0, true, false, 0, 0, false, false], [10, 5, false, false, 0, 0, true, false], [11, 6, false, false, 0, 0, false, false], [12, 0, false, false, 0, 0, false, false], [13, 6, false, false, 0, 0, false, false], [14, 4, false, false, -1, 0, false, false], [15, 0, false, true, 0, 0, false, false], [16, 7, false, false, 0, 0, false, true], [17, 8, false, false, 0, 0, false, false]] as const;

export const FARAH = 16 as const;

export const FATIMA = 10 as const;

export const FEWER_PRINCESSES = 16384 as const;

export const FIRST_ANSWER = [-1, -1, -1, -1, -1, -1, -1, -1, 72, 72, 78, 69, 38, 41, 65, 41, 81, 83, -1, 85, -1, 38, -1, -1, -1, -1, -1, -1, -1, 38, 85, 108, 135, -1, -1, -1] as const;

export const FIRST_CHOICE = [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4] as const;

export const FIRST_OBJECTIVE = [12, 7, 0] as const;

export const FIRST_OF_THREE = 8 as const;

export const FIRYAL = 14 as const;

export const FLOWING = 36 as const;

export const GIFT = 250 as const;

export const GIFT_TOKENS = 2 as const;

export const GIVE_UP = 108 as const;

export const GIVING_GIFT = 32 as const;

export const GIVING_UP = 31 as const;

export const GOLDEN_TIMES = 7 as const;

export const GOODS = ["small", "large", "camel", "section"] as const;

export const GOOD_LOOKING = 8 as const;

export const GO_ON = 36 as const;

export const GREEN = 0 as const;

export const GUEST_HOUSE = 9 as const;

export const HAGGLERS = [262144, 262144, 262144, 262144, 0, 0, 67108864, 65536, 64, 64] as const;

export const HALIMAH = 1 as const;

export const HALVES = ["odd", "even"] as const;

export const HIGHEST_RATE = 3 as const;

export const HIND = 15 as const;

export const HOUSEKEEPING = 2 as const;

export const INCOME_RISES = [0, 0, 0, 0, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const INTELLIGENCE = 1 as const;

export const INTERRUPT_SPICE_TRADE = 10 as const;

export const JANAN = 20 as const;

export const KEEP = 0 as const;

export const KEEPING_BOUGHT = 28 as const;

export const KEEPING_OPENING = 4 as const;

export const LARGE_FAST = 3 as const;

export const LARGE_SLOW = 2 as const;

export const LAST_TURN = 60 as const;

export const LAYLA = 11 as const;

export const LEAST_WITHOUT = [8, 7, 6] as const;

export const LEAST_WITH_TALENTS = [6, 5, 4] as const;

export const LEAVE_HER = 0 as const;

export const LENDERS = [8192, 2048, 0] as const;

export const LOOKING_AT_PRINCESSES = 6 as const;

export const LOOKING_AT_STATUS = 7 as const;

export const LOOKS_FOR = 3 as const;

export const LOSING_PRINCESS = 33 as const;

export const MALIKA = 12 as const;

export const MANNERS = 1 as const;

export const MINDS = ["keep", "swap", "under"] as const;

export const MORE_PRINCESSES = 64 as const;

export const MOST_BID = 160000 as const;

export const MOST_SEEN = 3 as const;

export const MOVES = 16224 as const;

export const MOVING_VERMIN = 15 as const;

export const NADIA = 13 as const;

export const NEEDS = [4113, 4113, 4113, 4353, 4353, 4353, 4368, 4368, 4368, 18, 18, 18, 258, 258, 258, 4098, 8193, 8193, 288, 528, 528, 4369, 4369, 4369, 274, 274, 274, 4129, 8209, 8209, 4354, 4609, 4609, 4384, 4624, 8464, 4370, 4370, 4370, 290, 545, 545, 4130, 8210, 8210, 4610, 8450, 8705] as const;

export const NEW_ORDERS = 11 as const;

export const NEW_SPICE_CARAVAN = 12 as const;

export const NIBAL = 7 as const;

export const NOBLE = 18 as const;

export const NOBLE_MERCHANDISE = 13 as const;

export const NOBODY = -1 as const;

export const NONE = -1 as const;

export const NOOR = 3 as const;

export const OBJECTIVES = ["ihr", "icr", "hcr", "iih", "iic", "iir_irr", "hhc_hcc", "ihcr", "iihc", "ihhr_ihrr", "iicr_iccr", "hhcr_hccr_hcrr", "iihcr", "hhiic_hhicc", "iihhr_iihrr", "iiccr_iicrr_iccrr"] as const;

export const OBJECTIVES_FOR = [4, 5, 7] as const;

export const OPENING_CARDS = 3 as const;

export const OPEN_HANDED = 8 as const;

export const ORDERS = ["123", "132", "213", "231", "312", "321"] as const;

export const ORDERS_OF_TWO = 5 as const;

export const ORDER_OF = [0, 1, 2, 0, 2, 1, 1, 0, 2, 1, 2, 0, 2, 0, 1, 2, 1, 0] as const;

export const OVER = 35 as const;

export const PASS = 37 as const;

export const PAY_GIFT = 135 as const;

export const PHASES = ["drawing_colours", "drawing_first", "dealing_objectives", "dealing_cards", "keeping_opening", "playing_cards", "looking_at_princesses", "looking_at_status", "arranging_princesses", "arranging_status", "changing_mind", "choosing_place", "choosing_look", "choosing_caravan", "choosing_track", "moving_vermin", "splitting", "choosing_turn", "showing_princess", "choosing_status", "showing_status", "choosing_token", "drawing_token", "relieving", "bidding", "acting", "buying_cards", "drawing_cards", "keeping_bought", "discarding_token", "discarding_status", "giving_up", "giving_gift", "losing_princess", "putting_under", "over"] as const;

export const PLAY = 18 as const;

export const PLAYING_CARDS = 5 as const;

export const PREFERENCES = ["appearance", "status", "palace", "money", "princesses"] as const;

export const PRICED = 10 as const;

export const PRICES = [450, 550, 750, 900, 350, 0, 500, 150, 150, 250] as const;

export const PRINCESSES = ["albina", "halimah", "asima", "noor", "rasha", "thara", "zainab", "nibal", "samira", "zahrah", "fatima", "layla", "malika", "nadia", "firyal", "hind", "farah", "raidah", "adara", "suleika", "janan", "sahar", "anisah", "zafirah", "xenia", "yasmine", "badra", "sidi_suleiman"] as const;

export const PRINCESS_CARDS = [[0, 0, 1, 1, 50, 0, -1, [], false], [1, 0, 1, 2, 50, 1, -1, [], false], [2, 0, 1, 4, 50, 0, -1, [], false], [3, 0, 2, 3, 50, 0, -1, [], true], [4, 0, 2, 4, 50, 1, -1, [], false], [5, 0, 2, 8, 50, 0, -1, [], false], [6, 0, 3, 1, 50, 0, -1, [[8, 100], [9, 200]], false], [7, 0, 3, 2, 50, 0, -1, [], false], [8, 0, 3, 8, 50, 0, -1, [], false], [9, 1, 0, 1, 50, 0, -1, [], false], [10, 1, 0, 2, 50, 0, -1, [], false], [11, 1, 0, 8, 50, 0, 1, [], false], [12, 1, 2, 1, 50, 0, -1, [], false], [13, 1, 2, 2, 50, 0, 0, [], false], [14, 1, 2, 4, 50, 0, -1, [], false], [15, 1, 3, 10, 50, 0, -1, [], false], [16, 1, 3, 1, 50, 0, -1, [[7, 50]], false], [17, 1, 3, 4, 50, 0, -1, [], false], [18, 2, 0, 1, 50, 0, -1, [[0, 400], [1, 500], [2, 650], [3, 800]], false], [19, 2, 0, 2, 50, 0, -1, [], false], [20, 2, 1, 5, 100, 0, -1, [], false], [21, 2, 1, 8, 50, 0, -1, [], false], [22, 2, 3, 1, 50, 0, -1, [], false], [23, 2, 3, 4, 0, 0, -1, [], false], [24, 3, 0, 12, 50, 0, -1, [], false], [25, 3, 1, 2, 50, 0, -1, [], false], [26, 3, 2, 1, 50, 0, -1, [[6, 400]], false], [27, 4, 5, 0, 0, 0, -1, [], false]] as const;

export const PRINCESS_PRICES = [450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 100, 200, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 50, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 400, 500, 650, 800, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250, 450, 550, 750, 900, 350, 0, 400, 150, 150, 250, 450, 550, 750, 900, 350, 0, 500, 150, 150, 250] as const;

export const PRINCESS_SCORE = 2 as const;

export const PRINCESS_STATUS = [0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] as const;

export const PRINCESS_TALENTS = [1, 2, 4, 3, 4, 8, 1, 2, 8, 1, 2, 8, 1, 2, 4, 10, 1, 4, 1, 2, 5, 8, 1, 4, 12, 2, 1, 0] as const;

export const PRINCESS_UPKEEPS = [50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 50, 100, 50, 50, 0, 50, 50, 50, 0] as const;

export const PUBLIC = 63 as const;

export const PUTTING_UNDER = 34 as const;

export const QUESTIONS_OF_CARDS = [[8, 72], [9, 72], [10, 78], [11, 69], [12, 38], [13, 41], [14, 65], [15, 41], [16, 81], [17, 83], [19, 85], [21, 38], [29, 38], [30, 85], [31, 108], [32, 135]] as const;

export const QUIET_DAYS = 14 as const;

export const RAIDAH = 17 as const;

export const RASHA = 4 as const;

export const REASONS = ["objective", "exhausted", "last_turn"] as const;

export const RED = 2 as const;

export const RED_STATUS = 1 as const;

export const REFUSE_GIFT = 136 as const;

export const RELIEF_GOLD = 150 as const;

export const RELIEF_LIMIT = 500 as const;

export const RELIEF_PRINCESSES = 4 as const;

export const RELIEVING = 23 as const;

export const RESTORATION = 15 as const;

export const ROMANCE = 8 as const;

export const SAHAR = 21 as const;

export const SAMIRA = 8 as const;

export const SEATS = 5 as const;

export const SECOND_CHOICE = [1, 1, 1, 2, 2, 2, 3, 3, 3, 0, 0, 0, 2, 2, 2, 3, 3, 3, 0, 0, 1, 1, 3, 3, 0, 1, 2, 5] as const;

export const SECTION = 6 as const;

export const SECTIONS = 20 as const;

export const SHOWING_PRINCESS = 18 as const;

export const SHOWING_STATUS = 20 as const;

export const SICKNESS = 65536 as const;

export const SICK_CAMELS = 16 as const;

export const SIDI_SULEIMAN = 27 as const;

export const SINGLE_MINDED = 134217728 as const;

export const SMALL_FAST = 1 as const;

export const SMALL_SLOW = 0 as const;

export const SPLIT = 81 as const;

export const SPLITTING = 16 as const;

export const STAGES = ["events", "vermin", "income", "preparation", "status", "token", "offer", "auction", "window", "bidding", "action", "purchases", "choice", "xenia", "upkeep", "bill", "win", "check"] as const;

export const STANDSTILL = 1024 as const;

export const START_GOLD = 750 as const;

export const STATUS = 5 as const;

export const STATUS_BOXED = [1, 1, 1, 0, 0, 2, 0, 0, 0, 0, 1, 0] as const;

export const STATUS_COSTS = [300, 350, 400, 700, 750, 800, 850, 900, 1200, 1300, 1400, 1500] as const;

export const STATUS_COUNTS = [3, 4, 3, 1, 1, 2, 1, 1, 1, 1, 1, 1] as const;

export const STATUS_KINDS = 12 as const;

export const STATUS_POINTS = [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3] as const;

export const STATUS_ROOM = 20 as const;

export const STAYING = 768 as const;

export const SULEIKA = 19 as const;

export const SULEIKA_FEE = 100 as const;

export const SWAP_HER = 1 as const;

export const TAKE_RELIEF = 97 as const;

export const TALENTS = ["intelligence", "housekeeping", "cooking", "romance"] as const;

export const TALENTS_SCORE = 3 as const;

export const THARA = 5 as const;

export const THREE_CARDS = 9 as const;

export const TOKENS = ["beauty", "manners", "clothes"] as const;

export const TOKENS_BOXED = 2 as const;

export const TOKENS_EACH = 9 as const;

export const TOP = 3 as const;

export const TO_ACTION = 10 as const;

export const TO_AUCTION = 7 as const;

export const TO_BIDDING = 9 as const;

export const TO_BILL = 15 as const;

export const TO_CHECK = 17 as const;

export const TO_CHOICE = 12 as const;

export const TO_EVENTS = 0 as const;

export const TO_INCOME = 2 as const;

export const TO_OFFER = 6 as const;

export const TO_PREPARATION = 3 as const;

export const TO_PURCHASES = 11 as const;

export const TO_STATUS = 4 as const;

export const TO_TOKEN = 5 as const;

export const TO_UPKEEP = 14 as const;

export const TO_VERMIN = 1 as const;

export const TO_WIN = 16 as const;

export const TO_WINDOW = 8 as const;

export const TO_XENIA = 13 as const;

export const TRACKS = 4 as const;

export const TRACK_FIRST = [0, 8, 12, 20] as const;

export const TRACK_INCOME = [150, 300, 250, 500] as const;

export const TRACK_SPACES = [8, 4, 8, 4] as const;

export const TWICE_TALENTED = 17858568 as const;

export const TWO_CARDS = 8 as const;

export const UNDER_DECK = 2 as const;

export const UNDRAWN = -1 as const;

export const UPKEEP = 50 as const;

export const UPPER = 6 as const;

export const UPPER_OF_THREE = 3 as const;

export const VERMIN = 17 as const;

export const VERMIN_OF_SLOW = 2 as const;

export const WAYS = 3 as const;

export const WHITE = 1 as const;

export const XENIA = 24 as const;

export const YASMINE = 25 as const;

export const ZAFIRAH = 23 as const;

export const ZAHRAH = 9 as const;

export const ZAINAB = 6 as const;
