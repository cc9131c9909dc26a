// Measurements of a list of people, shared with its placeholder.

/** The approximate card height, so that measuring moves little. */
export const cardHeight = 268

/** The same for a row. */
export const rowHeight = 56

/** A list that fits on two screens needs no search. */
export const worthFinding = 9
