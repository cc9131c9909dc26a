// German texts of web/candidate/address.
import { plural } from '@fairlead/domain/shared/language'

export const statusLabels = { confirmed: 'Bekannt', verified: 'Geprüft', guessed: 'Vermutet', undeliverable: 'Unzustellbar' }
export const statusHints = {
  confirmed: 'Aus Ihren Daten oder von der Person selbst, nicht aus einer E-Mail-Suche.',
  verified: 'Der E-Mail-Finder hat geprüft, dass sie E-Mails annimmt.',
  guessed: 'Vom E-Mail-Finder vermutet und nicht geprüft.',
  undeliverable: 'Sie nimmt keine E-Mails an.',
}

// Guess line
export const verify = 'Prüfen'
export const verifyFailed = 'Wir konnten die Adresse nicht prüfen. Bitte versuchen Sie es noch einmal.'
export const nowVerified = 'Die Adresse ist geprüft.'
export const stillGuessed = 'Der E-Mail-Finder konnte nicht feststellen, ob es diese Adresse gibt. Sie bleibt eine Vermutung.'
export const isUndeliverable = 'Diese Adresse gibt es nicht. Wählen Sie eine andere.'

// Confirmation
export const confirmTitle = 'An eine vermutete Adresse schreiben?'
export const confirmHint = 'Wenn sie falsch ist, kommt die E-Mail zurück oder erreicht jemand anderen.'
export const cancel = 'Abbrechen'
export const sendAnyway = 'Trotzdem senden'

// History
export const historyTitle = (count: number) => plural('de', count, { one: '1 bekannte Adresse', other: `${count} bekannte Adressen` })
export const loading = 'Adressen werden geladen…'
export const historyFailed = 'Wir konnten die Adressen nicht laden.'
export const noAddresses = 'Keine Adresse bekannt.'
export const from = (origin: string) => `Quelle: ${origin}`
export const sinceDate = (date: string) => `seit ${date}`
export const confidence = (score: number) => `${score}\u00A0% sicher`
export const former = 'nicht mehr im Profil'
