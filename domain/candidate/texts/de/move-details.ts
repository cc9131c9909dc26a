// German texts of domain/candidate/move-details.ts.

/** By the names of the code. */
const stages: Readonly<Record<string, string>> = { Offer: 'Angebot', Hired: 'Eingestellt' }

export const noOffer = 'Es gibt kein Angebot, das abgelehnt werden könnte.'
export const onlyForMoves = (label: string | number) => `Nur beim Wechsel zu „${stages[label] ?? label}“.`
