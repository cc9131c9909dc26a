// German texts of domain/candidate/move-details.ts.

export const noOffer = 'Es gibt kein Angebot, das abgelehnt werden könnte.'
export const onlyForMoves = (label: string | number) => `Nur beim Wechsel zu „${label}“.`

export const offerMade = (day: string) => `Angebot vom ${day}`
export const starts = (day: string) => `Erster Arbeitstag: ${day}`
