// English texts of domain/candidate/move-details.ts.

export const noOffer = 'There is no offer to decline.'
export const onlyForMoves = (label: string | number) => `Only for moves to ${label}.`
