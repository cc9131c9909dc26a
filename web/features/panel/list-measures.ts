// Measures of a list of people that its shape on the way shares with it.

/** The approximate card height, so that measuring moves little. */
export const cardHeight = 268

/** The same of a row. */
export const rowHeight = 56

/** A list that fits on two screens is found through by eye. */
export const worthFinding = 9
