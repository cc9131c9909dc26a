// German texts of second factors: the profile, sign-in, and the team page.

// Passkeys
export const passkeyExists = 'Dieses Gerät hat schon einen Passkey für Ihr Konto.'
export const passkeyNotUsed = 'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal, oder wählen Sie einen anderen Weg.'
export const noPasskeysInBrowser = 'Dieser Browser kann hier keine Passkeys verwenden.'
export const noPasskeysHere = 'Passkeys setzen voraus, dass diese Installation unter einem Namen und per https erreichbar ist.'

// Factor fields
export const retryLater = 'Bitte versuchen Sie es gleich noch einmal.'
export const codeMissing = 'Geben Sie einen Code ein.'
export const usePasskey = 'Passkey verwenden'
export const code = 'Code'
export const codeHint = 'Aus Ihrer Authenticator-App, oder ein Wiederherstellungscode'
export const recoveryCode = 'Wiederherstellungscode'
export const recoveryCodeHint = 'Einer von denen, die Sie aufbewahrt haben; jeder gilt nur einmal'
export const cancel = 'Abbrechen'

// Confirming
export const confirmExplained = 'Diese Änderung braucht Ihren zweiten Faktor.'

// Sign-in
export const secondStep = 'Zweiter Schritt'
export const secondStepExplained = 'Ihr Konto hat einen zweiten Faktor. Schließen Sie die Anmeldung damit ab.'

// Profile
export const title = 'Zweite Faktoren'
export const about =
  'Ein zweiter Faktor schützt Ihr Konto, wenn jemand Ihr Passwort erfährt. Mit einem Passkey melden Sie sich auch ganz ohne Passwort an.'
export const loadFailed = 'Ihre zweiten Faktoren konnten nicht geladen werden.'
export const none = 'Noch keiner'
export const passkey = 'Passkey'
export const app = 'Authenticator-App'
export const added = 'hinzugefügt'
export const lastUsed = 'zuletzt verwendet'
export const remove = 'Entfernen'
export const removeName = (name: string) => `Entfernen: ${name}`
export const removed = 'Zweiter Faktor entfernt'
export const removeFailed = 'Er konnte nicht entfernt werden. Versuchen Sie es gleich noch einmal.'
export const recoveryCodes = 'Wiederherstellungscodes'
export const codesLeft = (count: number) => `${count} von 10 übrig`
export const makeNew = 'Neue erstellen'
export const renewFailed = 'Neue Codes konnten nicht erstellt werden. Versuchen Sie es gleich noch einmal.'
export const addPasskey = 'Passkey hinzufügen'
export const addApp = 'Authenticator-App hinzufügen'
export const replaceApp = 'Authenticator-App ersetzen'

// Adding
export const passkeyExplained =
  'Ihr Gerät oder Sicherheitsschlüssel fragt nach Fingerabdruck, Gesicht oder PIN. Sie werden überall sonst abgemeldet.'
export const name = 'Name'
export const nameHint = 'Damit Sie ihn später wiedererkennen'
export const goOn = 'Weiter'
export const passkeyAdded = 'Passkey hinzugefügt'
export const addFailed = 'Er konnte nicht hinzugefügt werden. Versuchen Sie es gleich noch einmal.'
export const secretFailed = 'Es konnte nicht begonnen werden. Versuchen Sie es gleich noch einmal.'
export const scan = 'Scannen Sie dies mit Ihrer Authenticator-App. Sie werden überall sonst abgemeldet.'
export const orEnter = 'Oder geben Sie diesen Schlüssel in der App ein:'
export const appCode = 'Code aus der App'
export const appCodeHint = 'Sechs Ziffern'
export const add = 'Hinzufügen'
export const appAdded = 'Authenticator-App hinzugefügt'
export const qrLabel = 'QR-Code für Ihre Authenticator-App'

// Recovery codes
export const codesExplained =
  'Bewahren Sie diese Codes sicher auf. Jeder meldet Sie einmal an, wenn Sie Ihre Passkeys und Ihre App verlieren. Sie werden nicht noch einmal angezeigt.'
export const copy = 'Kopieren'
export const copied = 'Wiederherstellungscodes kopiert'
export const copyFailed = 'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie die Codes stattdessen.'
export const download = 'Herunterladen'
export const fileName = (product: string) => `${product.toLowerCase()}-wiederherstellungscodes.txt`
export const codesSaved = 'Ich habe sie gespeichert'

// Required
export const dueFrom = (date: string) => `Ihr Workspace verlangt ab dem ${date} einen zweiten Faktor.`
export const addOne = 'Hinzufügen'
export const firstTitle = 'Zweiten Faktor hinzufügen'
export const firstExplained = (workspace: string) => `${workspace} verlangt einen zweiten Faktor. Fügen Sie einen hinzu, um fortzufahren.`

// Team
export const notRequired = 'Mitglieder dürfen sich ohne zweiten Faktor anmelden.'
export const requiredFrom = (date: string) => `Mitglieder brauchen ab dem ${date} einen zweiten Faktor.`
export const without = (count: number, members: number) => `${count} von ${members} haben noch keinen.`
export const ruleLoadFailed = 'Diese Einstellung konnte nicht geladen werden.'
export const ruleSaved = 'Einstellung gespeichert'
export const ruleFailed = 'Die Einstellung konnte nicht gespeichert werden. Versuchen Sie es gleich noch einmal.'
export const graceDays = 'Tage, bis sie verlangt werden'
export const graceHint = 'Bis zu diesem Tag sehen Mitglieder einen Hinweis. Danach müssen sie zuerst einen hinzufügen.'
export const forProviders = 'Auch bei der Anmeldung mit Google oder Microsoft'
export const forProvidersHint = 'Sonst zählt deren Anmeldung als beide Schritte.'
export const require = 'Zweite Faktoren verlangen'
export const stopRequiring = 'Nicht mehr verlangen'
export const save = 'Speichern'
export const noFactor = 'kein zweiter Faktor'
export const reset = 'Zweite Faktoren zurücksetzen'
export const resetName = (name: string) => `Zweite Faktoren zurücksetzen: ${name}`
export const resetTitle = (name: string) => `Zweite Faktoren von ${name} zurücksetzen?`
export const resetExplained = (email: string) =>
  `Passkeys, Authenticator-App und Wiederherstellungscodes gelten nicht mehr, und alle Sitzungen enden. Wir benachrichtigen ${email}. Vergewissern Sie sich zuerst, dass die Bitte wirklich von dieser Person kommt.`
export const wasReset = (name: string) => `Zweite Faktoren von ${name} zurückgesetzt`
export const resetFailed = 'Sie konnten nicht zurückgesetzt werden. Versuchen Sie es gleich noch einmal.'
