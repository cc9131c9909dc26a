// German texts of domain/outreach/guessed-address.ts.

export const guessedBy = (vendor: string) => `Diese Adresse wurde von ${vendor} vermutet und nicht geprüft.`
export const guessed = 'Diese Adresse wurde vermutet und nicht geprüft.'
export const verifyOrConfirm = 'Prüfen Sie sie oder bestätigen Sie, dass Sie an sie schreiben möchten.'
export const confirmIt = 'Bestätigen Sie, dass Sie an sie schreiben möchten.'
export const automaticEmailWaits = 'Eine automatische E-Mail wartet, bis Sie die Adresse prüfen oder selbst an sie schreiben.'
export const automaticEmailNotSent = 'Eine automatische E-Mail wurde nicht gesendet: Schreiben Sie der Person selbst.'
