// German texts of server/features/offers: answers, and the page with the signature.

export const namesHidden = 'In diesem Projekt sind Namen verborgen, und ein Schreiben nennt die Person. Zeigen Sie zuerst die Namen an.'
export const linkEnded = 'Dieser Link ist abgelaufen. Bitten Sie die Person, die ihn gesendet hat, um einen neuen.'
export const noFile = 'Diese Datei gibt es nicht.'
export const noLetterToSend = 'Speichern Sie zuerst das Schreiben.'
export const letterChanged = 'Das Schreiben wurde inzwischen geändert. Laden Sie die Seite neu.'
export const signedStays = 'Ein unterschriebenes Schreiben kann nicht geändert werden.'
export const sentStays = 'Dieses Schreiben wurde gesendet. Ziehen Sie es zurück, bevor Sie ein neues schreiben.'
export const notTheirProject = 'Nur Mitglieder, die in diesem Projekt entscheiden, können freigeben.'
export const commentMissing = 'Schreiben Sie, was geändert werden soll.'
export const notSent = 'Kein Schreiben wartet auf eine Antwort.'
export const signedInFuture = 'Das Schreiben kann nicht in der Zukunft unterschrieben worden sein.'
export const onlyPdf = 'Laden Sie das unterschriebene Schreiben als PDF hoch.'
export const noEmail = 'Die E-Mail kann nicht gesendet werden.'
export const fileName = 'Angebotsschreiben.pdf'
export const signedFileName = 'Angebotsschreiben (unterschrieben).pdf'

// the page with the signature
export const signatureTitle = 'Elektronische Unterschrift'
export const signedBy = (name: string) => `Unterschrieben von: ${name}`
export const signedAt = (moment: string) => `Zeitpunkt: ${moment}`
export const signedFrom = (address: string) => `Netzwerkadresse: ${address}`
export const signedWith = (userAgent: string) => `Browser: ${userAgent}`
export const signedFile = (sha256: string) => `SHA-256 des gelesenen und angenommenen Schreibens: ${sha256}`
export const consent = 'Mit der Eingabe des vollständigen Namens und der Bestätigung wurde dieses Angebot elektronisch angenommen.'
export const nameUnwritable = (characters: string) =>
  `Schreiben Sie Ihren Namen in lateinischen, griechischen oder kyrillischen Buchstaben: Das PDF kann ${characters} nicht darstellen.`
export const unwritable = (characters: string) => `Das PDF kann diese Zeichen nicht darstellen: ${characters}.`
