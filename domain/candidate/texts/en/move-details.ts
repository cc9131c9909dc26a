// English texts of domain/candidate/move-details.ts.

export const noOffer = 'There is no offer to decline.'
export const onlyForMoves = (label: string | number) => `Only for moves to ${label}.`

export const offerMade = (day: string) => `Made on ${day}`
export const starts = (day: string) => `Starts ${day}`
