// German texts of web/candidate/moves/OfferDialog.tsx.

export const cancel = 'Abbrechen'
export const moveToOffer = (name: string | number) => `${name} in „Angebot“ verschieben`
export const offerMadeOn = 'Angebot gemacht am'
export const pay = 'Vergütung'
export const currency = 'Währung'
export const period = 'Pro'
export const periods = { year: 'Jahr', month: 'Monat', day: 'Tag', hour: 'Stunde' }
export const startsOn = 'Erster Arbeitstag'
export const conditions = 'Bedingungen'
export const conditionsHint = 'Optional. Bonus, Probezeit, wovon das Angebot abhängt.'
export const note = 'Notiz'
export const noteHint = 'Optional. Nur Ihr Team sieht sie.'
export const notePlaceholder = 'Titel, Antwort erwartet bis …'
export const noEmailIsSent = 'Es wird keine E-Mail gesendet.'
export const submitOffer = 'In „Angebot“ verschieben'

// Offer dialog
export const candidates = (value: string | number) => `${value} Kandidat:innen`
