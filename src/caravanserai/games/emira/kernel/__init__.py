"""Everything of Emira that is compiled: what is printed, the state, the rules, and what is reckoned with them."""
