// German texts of server/features/rights. The page itself has more languages: domain/candidate/texts/your-data.

export const linkUnknown = 'Dieser Link ist nicht gültig, oder Ihr Zugang ist abgelaufen.'
export const wrongCode = 'Dieser Code ist falsch oder gilt nicht mehr.'
export const tooManyOpen = 'Warten Sie zuerst auf eine Antwort auf Ihre offenen Anliegen.'
export const stale = 'Das hat sich inzwischen geändert. Laden Sie die Seite neu.'
export const unknownDocument = 'Dieses Dokument gibt es nicht.'
export const documentSubject = 'Ein Dokument wurde hinzugefügt'
export const documentMessage = (name: string) => `Datei: ${name}`
export const ruleUnknown = 'Diese Regel gibt es nicht.'
export const tooManyRules = (max: number) => `Höchstens ${max} eigene Regeln.`
export const documentRefused = 'Wählen Sie eine PDF- oder Word-Datei mit höchstens 10 MB.'
export const replyInstead = 'Antworten Sie auf unsere E-Mail und schreiben Sie, was nicht stimmt. Das Team berichtigt es.'
