// German texts of web/candidate/writing: files attached to emails.
export const attach = 'Dateien anhängen'
export const attached = 'Angehängte Dateien'
export const followUp = (step: number) => `Follow-up ${step}`
export const attachTo = (email: string) => `Dateien an ${email} anhängen`
export const attachedTo = (email: string) => `An ${email} angehängte Dateien`
export const uploading = (name: string) => `${name} wird hochgeladen…`
export const removeFile = (name: string) => `${name} entfernen`
export const removeFrom = (name: string, email: string) => `${name} aus ${email} entfernen`
export const noLongerStored = (names: string) => `Hier nicht mehr gespeichert und deshalb aus diesem Entwurf entfernt: ${names}.`
export const uploadFailed = 'Wir konnten die Datei nicht hochladen. Bitte versuchen Sie es noch einmal.'
export const removeFailed = 'Wir konnten die Datei nicht entfernen. Bitte versuchen Sie es noch einmal.'
export const limitsUnknown = 'Wir konnten nicht prüfen, was an diese E-Mail angehängt werden kann. Bitte versuchen Sie es noch einmal.'
export const countOfFiles = (count: number) => (count === 1 ? '1 Datei' : `${count} Dateien`)
