// German texts of tests of two first emails: setup, composer, and results.

const letter = (version: 'a' | 'b') => version.toUpperCase()

// Results
export const version = 'Version'
export const sent = 'Gesendet'
export const counted = 'Gezählt'
export const ofSent = (count: number) => `von ${count} gesendeten`
export const interested = 'Interessiert'
export const replied = 'Geantwortet'
export const versionName = (key: 'a' | 'b', template: string) => `${letter(key)}: ${template}`
export const percentRange = (low: number, high: number) => `${Math.round(low * 100)} bis ${Math.round(high * 100)} %`
const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0')
export const differenceText = (share: number, low: number, high: number) =>
  `Unterschied bei interessierten Antworten, A minus B: ${signed(Math.round(share * 100))} Prozentpunkte (95-%-Intervall ${signed(Math.floor(low * 100))} bis ${signed(Math.ceil(high * 100))}).`
export const resultTable = 'Ergebnis des Tests'
export const rules =
  'Eine E-Mail zählt 7 Tage nach dem Versand, mit den Antworten aus dieser Zeit. Unzustellbare E-Mails, bearbeitete Texte und von Hand gewählte Vorlagen zählen nicht. Interessierte Antworten entscheiden, ab je 50 gezählten E-Mails. Das Intervall des Unterschieds gilt, sooft Sie auch nachsehen; die Bereiche in der Tabelle sind 95-%-Intervalle für einen einzigen Blick.'
export const howItWorks = 'So funktioniert ein Test'

// Setup
export const testTwo = 'Zwei erste E-Mails testen'
export const needsSecond = 'Ein Test vergleicht zwei Vorlagen. Duplizieren Sie diese und ändern Sie die erste E-Mail.'
export const duplicateIt = 'Diese Vorlage duplizieren'
export const versionLabel = (key: 'a' | 'b') => `Version ${letter(key)}`
export const startHint =
  'Jede Person bekommt zufällig A oder B, auch bei Sammel-E-Mails und geplanten E-Mails. Eine Vorlage, die Sie von Hand wählen, und ein Text, den Sie bearbeiten, zählen nicht.'
export const start = 'Test starten'
export const cancel = 'Abbrechen'
export const started = 'Test gestartet'
export const startFailed = 'Der Test konnte nicht gestartet werden.'
export const running = 'Test läuft'
export const changesRestart =
  'Wenn Sie eine E-Mail von A oder B ändern, beginnt ein neuer Test. Das bisherige Ergebnis bleibt unten stehen.'
export const keep = (key: 'a' | 'b') => `${letter(key)} behalten`
export const keepTitle = (key: 'a' | 'b') => `${letter(key)} behalten und den Test beenden?`
export const keepExplained = (template: string) =>
  `Ab jetzt folgen erste E-Mails „${template}“. Die andere Vorlage bleibt in der Liste. Bereits geplante E-Mails behalten ihre Version.`
export const endTest = 'Test beenden'
export const ended = (template: string) => `Test beendet: Erste E-Mails folgen „${template}“.`
export const endFailed = 'Der Test konnte nicht beendet werden.'
export const earlierTests = (count: number) => (count === 1 ? '1 früherer Test' : `${count} frühere Tests`)
export const endReasons = {
  kept_a: 'A wurde behalten',
  kept_b: 'B wurde behalten',
  text_changed: 'Ein Text wurde geändert',
  template_deleted: 'Eine Vorlage wurde gelöscht',
}
export const period = (from: string, to: string, reason: string) => `${from} bis ${to}. ${reason}.`

// Composer
export const testOption = (key: 'a' | 'b') => `Test: Version ${letter(key)}`
export const testOptionOfMany = 'Test: A oder B'
export const thisVersion = (key: 'a' | 'b') => `Version ${letter(key)} Ihres Tests.`
export const seeOther = (key: 'a' | 'b') => `Version ${letter(key === 'a' ? 'b' : 'a')} ansehen`
export const hideOther = (key: 'a' | 'b') => `Version ${letter(key === 'a' ? 'b' : 'a')} ausblenden`
export const otherVersion = (key: 'a' | 'b') => `Version ${letter(key === 'a' ? 'b' : 'a')}, die diese Person nicht bekommt`
export const editedNotCounted = 'Sie haben den Text bearbeitet, darum zählt diese E-Mail in Ihrem Test nicht.'
export const chosenNotCounted = 'Sie haben die Vorlage gewählt, darum zählt diese E-Mail in Ihrem Test nicht.'
export const chosenNotCountedMany = 'Sie haben die Vorlage gewählt, darum zählen diese E-Mails in Ihrem Test nicht.'
export const resetToVersion = (key: 'a' | 'b') => `Version ${letter(key)} verwenden`
export const manyVersions = (a: number, b: number) => `Ihr Test läuft: ${a} bekommen Version A, ${b} bekommen Version B.`

// Analytics
export const tests = 'Tests erster E-Mails'
export const testsExplained =
  'Zwei erste E-Mails eines Projekts, zufällig verschickt. Gezählt 7 Tage nach dem Versand; interessierte Antworten entscheiden, mit einem Intervall, das gilt, sooft Sie auch nachsehen.'
export const chooseProject = 'Wählen Sie ein Projekt, um seine Tests zu sehen.'
export const noTests = 'In diesem Projekt gibt es keinen Test. Starten Sie einen in den Vorlagen der Ansprache.'
export const test = 'Test'
export const interestRange = 'Interessiert, 95-%-Intervall'
export const replyRange = 'Geantwortet, 95-%-Intervall'
