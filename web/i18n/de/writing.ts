// German texts of web/project/writing: tests to oneself and snippets.

// Send test
export const sendTest = 'Test an mich senden'
export const testOnItsWay = (address: string) => `Ein Test ist unterwegs an ${address}.`
export const testFailed = 'Wir konnten den Test nicht senden. Bitte versuchen Sie es noch einmal.'

// Variable chips
export const insertAVariable = 'Variable einfügen'

// Snippets
export const snippets = 'Textbausteine'
export const noSnippetsYet = 'Noch keine Textbausteine'
export const snippetsFailed = 'Wir konnten die Textbausteine nicht laden.'
export const snippetKeyHint = 'Oder im Text ; und den Namen eingeben'
export const manageSnippets = 'Textbausteine verwalten'
export const snippetsAbout =
  'Kurze Texte, die alle in Ihrem Arbeitsbereich in E-Mails einfügen können. Geben Sie im Text ; und den Namen ein.'
export const snippetsEmpty =
  'Speichern Sie Texte, die Sie immer wieder schreiben, etwa eine Wegbeschreibung oder eine Gehaltsspanne. Alle in Ihrem Arbeitsbereich können sie in E-Mails einfügen.'
export const newSnippet = 'Neuer Textbaustein'
export const editSnippet = 'Textbaustein bearbeiten'
export const editNamed = (name: string) => `${name} bearbeiten`
export const deleteNamed = (name: string) => `${name} löschen`
export const snippetName = 'Name'
export const snippetNameHint = 'Geben Sie ; und diesen Namen ein, um ihn einzufügen.'
export const snippetText = 'Text'
export const saveSnippet = 'Textbaustein speichern'
export const cancel = 'Abbrechen'
export const snippetSaved = (name: string) => `„${name}“ wurde gespeichert.`
export const snippetNotSaved = 'Wir konnten den Textbaustein nicht speichern. Bitte versuchen Sie es noch einmal.'
export const snippetDeleted = (name: string) => `„${name}“ wurde gelöscht.`
export const snippetNotDeleted = 'Wir konnten den Textbaustein nicht löschen. Bitte versuchen Sie es noch einmal.'
export const snippetNotRestored = 'Wir konnten den Textbaustein nicht wiederherstellen. Bitte versuchen Sie es noch einmal.'

export const letterTemplates = 'Angebotsschreiben'
export const newLetterTemplate = 'Neue Vorlage'
export const editLetterTemplate = 'Vorlage bearbeiten'
export const letterTemplatesAbout =
  'Vorlagen für Angebotsschreiben in Ihrem Arbeitsbereich. Variablen wie {{pay}} werden aus dem Angebot gefüllt.'
