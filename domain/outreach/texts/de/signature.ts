// German texts of the signature of a mailbox.
export const tooLong = (max: number) => `Höchstens ${max.toLocaleString('de-DE')} Zeichen.`
export const malformedLink = (url: string) => `Der Link ${url} ist keine gültige Adresse.`
export const hasVariables = 'Signaturen dürfen keine Variablen enthalten.'
