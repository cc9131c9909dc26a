// German texts of web/session.

// Permissions dialog
export const additionalPermissions = 'Weitere Berechtigungen'
export const sendAsMe = (product: string) => `${product} darf E-Mails in meinem Namen senden`
export const sendAsMeExplained =
  'Projekte können Sie als Absender wählen, und jede E-Mail lässt sich einige Sekunden lang rückgängig machen. Wenn aus, wird nichts in Ihrem Namen gesendet.'
export const calendarSynced = 'Ihr Kalender ist synchronisiert.'
export const noCalendarSynced = 'Kein Kalender ist synchronisiert.'
export const calendarPreferences = 'Kalendereinstellungen'
export const permissionsFailed = 'Wir konnten Ihre Berechtigungen nicht laden.'

// Provider permissions
export const connect = (provider: string) => `${provider} verbinden`
export const notAllowed = 'nicht erlaubt'
export const allowed = 'erlaubt'
export const allowIn = (name: string) => `In ${name} erlauben`

// Confirm identity dialog
export const passwordMissing = 'Geben Sie Ihr aktuelles Passwort ein.'
export const retryLater = 'Bitte versuchen Sie es gleich noch einmal.'
export const confirmIdentity = 'Bestätigen Sie, dass Sie es sind'
export const confirmExplained = 'Geben Sie Ihr Passwort ein, um Ihre Anmeldung zu ändern.'
export const currentPassword = 'Aktuelles Passwort'
export const showCurrentPassword = 'Aktuelles Passwort anzeigen'
export const cancel = 'Abbrechen'
export const confirm = 'Bestätigen'

// Sign-in methods
export const permissions = {
  read_calendar: 'Sehen, wann Sie belegt sind',
  write_calendar: 'Interviews in Ihren Kalender eintragen',
}
export const providerUnreachable = (provider: string) => `${provider} ist gerade nicht erreichbar.`
export const disconnected = (provider: string) => `${provider} ist nicht mehr verbunden`
export const disconnectFailed = (provider: string) => `Wir konnten ${provider} nicht trennen. Bitte versuchen Sie es noch einmal.`
