// German texts of domain/outreach/attachment.ts.

/** 'text' is the only kind that isn't a name. */
const fileOf = (kind: string) => (kind === 'text' ? 'Textdatei' : `${kind}-Datei`)
/** '1.4 MB' as '1,4 MB' */
const inGerman = (size: string) => size.replace('.', ',')

export const unknownType = (name: string) =>
  `„${name}“ kann nicht angehängt werden. Hängen Sie eine PDF-, Word- (DOCX-), PNG-, JPEG- oder Textdatei an.`
export const otherContent = (name: string, kind: string) =>
  `„${name}“ ist keine ${fileOf(kind)}, auch wenn der Name es sagt. Prüfen Sie die Datei und hängen Sie sie neu an.`
export const emptyFile = (name: string) => `„${name}“ ist leer.`
export const switchedOff = 'Anhänge sind auf dieser Installation ausgeschaltet.'
export const tooMany = (max: number) => (max === 1 ? 'Hängen Sie nur eine Datei an.' : `Hängen Sie höchstens ${max} Dateien an.`)
export const tooLargeTogether = (size: string) => `Anhänge dürfen zusammen höchstens ${inGerman(size)} haben.`
export const tooLargeForMicrosoft = (size: string) =>
  `Diese E-Mail wird aus einem Microsoft-Postfach gesendet; dort dürfen Anhänge zusammen höchstens ${inGerman(size)} haben.`
export const noLongerStored = 'Eine angehängte Datei ist hier nicht mehr gespeichert. Entfernen Sie sie oder hängen Sie sie neu an.'
