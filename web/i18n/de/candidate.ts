// German texts of web/candidate.

// Linkedin sign in
export const success = 'Geschafft'
export const linkedinConnected = 'Ihr LinkedIn-Konto ist verbunden.'
export const ok = 'OK'
export const error = 'Fehler'
export const tryAgain = 'Erneut versuchen'
export const linkedinCheckTitle = 'LinkedIn-Konto prüfen'
export const codeSent = 'LinkedIn hat Ihnen einen Code gesendet.'
export const code = 'Code'
export const verify = 'Bestätigen'
export const signInToLinkedin = 'Bei LinkedIn anmelden'
export const credentialsExplained = (product: string | number) =>
  `Ihr Benutzername und Ihr Passwort werden an Unipile gesendet, den externen Dienst, der ${product} mit LinkedIn verbindet und für Sie angemeldet bleibt. ${product} speichert und protokolliert sie nicht. Wenn Sie sie nicht weitergeben möchten, schließen Sie dieses Fenster und schreiben Sie Kandidat:innen auf LinkedIn selbst.`
export const username = 'Benutzername'
export const password = 'Passwort'
export const login = 'Anmelden'

// Review links
export const linkRevoked = 'Link widerrufen'
export const allLinksRevoked = (email: string) => `Alle Links an ${email} widerrufen`
export const revokeFailed = 'Wir konnten den Link nicht widerrufen. Versuchen Sie es gleich noch einmal.'
export const reviewLinksLoadFailed = 'Wir konnten die Links zur Durchsicht nicht laden.'
export const reviewLinks = 'Links zur Durchsicht'
export const revokeAll = 'Alle widerrufen'
export const revokeAllLabel = (email: string | number) => `Alle Links an ${email} widerrufen`
export const revoke = 'Widerrufen'
export const revokeLabel = (email: string | number, exactDate: string | number) => `Link an ${email} widerrufen, gesendet: ${exactDate}`
/** Followed by a time that may be relative ('vor 5 Min.'). */
export const sent = 'Gesendet:'
export const bySentby = (sentBy: string | number) => `von ${sentBy}`
export const withAReminder = 'mit einer Erinnerung'
export const expiresShortdate = (shortDate: string | number) => `· läuft ab am ${shortDate} ·`
export const notOpenedYet = 'noch nicht geöffnet'
export const lastOpened = 'zuletzt geöffnet:'

// Share dialog
export const shareCandidates = 'Kandidat:innen teilen'
export const to = 'An'
export const emailsPlaceholder = 'Eine oder mehrere E-Mail-Adressen'
export const subject = 'Betreff'
export const message = 'Nachricht'
export const optional = 'Optional'
export const cancel = 'Abbrechen'
export const share = 'Teilen'

// LinkedIn sign-in
export const showPassword = 'Passwort anzeigen'
