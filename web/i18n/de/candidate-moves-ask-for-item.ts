// German texts of web/candidate/moves/AskForItemDialog.tsx.

export const title = (name: string | number) => `Etwas von ${name} anfordern`
export const whatIsMissing = 'Was fehlt?'
export const requestEffect = 'Die Person bekommt eine E-Mail mit einem Link zum Einsenden und bleibt bis dahin in „Wartet auf Antwort“.'
export const missingItem = 'Beschreiben Sie, was Sie brauchen'
export const twoReferences = 'zwei Referenzen'
export const cancel = 'Abbrechen'
export const sendRequest = 'Anfrage senden'

// Keep
export const emailFailed = (name: string) => `Wir konnten ${name} keine E-Mail schreiben. Bitte fragen Sie selbst nach.`
export const undo = 'Rückgängig'

// Ask for item dialog
export const somethingElse = 'Etwas anderes'
