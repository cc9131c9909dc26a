// German texts of web/candidate/moves/EmailChoice.tsx.

export const previewLoadFailed = 'Wir konnten die E-Mail nicht laden. Es gilt die Einstellung des Projekts.'
export const noEmailText = (name: string | number, reason: string | number) => `Es geht keine E-Mail an ${name}. ${reason}`
export const emailChoice = (to: string | number, value: string | number, cc: string | number) => `E-Mail an ${to}: ${value}${cc}`
export const hideTheEmail = 'E-Mail ausblenden'
export const theEmail = 'Die E-Mail'
export const showTheEmail = 'E-Mail anzeigen'
export const previewLabel = (name: string) => `E-Mail an ${name} anzeigen`
export const emailsAfterBooking = (name: string) =>
  `Sobald ${name} einen Termin bucht, bekommen beide Seiten eine Bestätigung. An ${name} geht einen Tag und eine Stunde vorher eine Erinnerung.`

// Email choice
export const shortRejection = 'eine kurze Absage ohne den Grund'
export const introduction = 'eine Vorstellung beim Interviewteam'
export const copySuffix = (addresses: string | number) => `, mit Kopie an ${addresses}`
export const everyoneInTouch = 'alle, die schon in Kontakt waren und nicht abgesagt haben'
