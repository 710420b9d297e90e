/** The fields of an edit that asks what it leaves over; without them nothing is asked (docs/decisions/0040). */
export const ASKING = { seen_leftovers: null };
