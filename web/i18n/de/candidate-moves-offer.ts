// German texts of web/candidate/moves/OfferDialog.tsx.

export const cancel = 'Abbrechen'
export const moveToOffer = (name: string | number) => `${name} in „Angebot“ verschieben`
export const offerMadeOn = 'Angebot gemacht am'
export const note = 'Notiz'
export const noteHint = 'Optional. Nur Ihr Team sieht sie.'
export const notePlaceholder = 'Gehalt, Titel, Antwort erwartet bis …'
export const noEmailIsSent = 'Es wird keine E-Mail gesendet.'
export const submitOffer = 'In „Angebot“ verschieben'

// Offer dialog
export const candidates = (value: string | number) => `${value} Kandidat:innen`
