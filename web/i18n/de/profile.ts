// German texts of web/features/profile.

// Email state
export const somethingWentWrong = 'Etwas ist schiefgelaufen. Versuchen Sie es gleich noch einmal.'
export const linkSentTo = (email: string) => `Link an ${email} gesendet`
export const addressStays = (email: string) => `Ihre Adresse bleibt ${email}`
export const newEmailTitle = 'Neue E-Mail-Adresse nicht bestätigt'
export const unverifiedTitle = 'E-Mail-Adresse nicht bestätigt'
export const confirmationSent = (pendingEmail: string | number, email: string | number) =>
  `Wir haben einen Link an ${pendingEmail} gesendet. Bis Sie ihn öffnen, bleibt Ihre Adresse ${email}.`
export const unverifiedText = (email: string | number) =>
  `Wir haben einen Link an ${email} gesendet. Bis Sie ihn öffnen, können Sie niemanden einladen, keine Kandidat:innen teilen und weder Kandidat:innen noch Hiring-Manager:innen kontaktieren. Wenn die Adresse falsch ist, geben Sie unten die richtige ein und speichern Sie.`
export const resendTheLink = 'Link erneut senden'
export const keepEmail = (email: string | number) => `${email} behalten`

// Language
export const language = 'Sprache'
export const languageHint = 'Für die App und für E-Mails an Sie. Kandidat:innen erhalten ihre eigene.'

// Notification mail
export const notifications = 'Benachrichtigungen'
export const digestLabel = 'Ungelesene Benachrichtigungen per E-Mail senden'
export const digestHint = 'Höchstens einmal am Tag, nur für Benachrichtigungen, die seit einer Stunde ungelesen sind.'

// Profile form
export const retypeNewPassword = 'Neues Passwort wiederholen'
export const showCurrentPassword = 'Aktuelles Passwort anzeigen'
export const changePassword = 'Passwort ändern'
export const passwordHint = 'Lassen Sie beide leer, um Ihr Passwort zu behalten. Ein neues meldet Sie überall sonst ab.'
export const newPassword = 'Neues Passwort'
export const currentPassword = 'Aktuelles Passwort'
export const currentPasswordHint = 'Für eine neue E-Mail-Adresse oder ein neues Passwort nötig'
export const save = 'Speichern'

// Profile screen
export const profile = 'Profil'
export const profileLoadFailed = 'Ihr Profil konnte nicht geladen werden.'
export const onThisPage = 'Auf dieser Seite'

// Sessions
export const sessionEnded = 'Sitzung beendet'
export const otherSessionsEnded = 'Alle anderen Sitzungen beendet'
export const sessionNotEnded = 'Die Sitzung konnte nicht beendet werden. Versuchen Sie es gleich noch einmal.'
export const unknownBrowser = 'Unbekannter Browser'
export const sessions = 'Sitzungen'
export const signOutEverywhereElse = 'Überall sonst abmelden'
export const thisSession = 'Diese Sitzung'
export const openedBy = (openedBy: string | number) => `geöffnet von ${openedBy} · `
export const lastUsed = 'zuletzt verwendet'
export const signOut = 'Abmelden'
export const sessionsLoadFailed = 'Ihre Sitzungen konnten nicht geladen werden.'

// Ways in
export const signingIn = 'Anmeldung'
export const password = 'Passwort'
export const set = 'Festgelegt'
export const noPasswordNote = 'Noch keines: Legen Sie oben eines fest'
export const disconnect = 'Trennen'
export const disconnectValueEmail = (value: string | number, email: string | number) => `Trennen: ${value}, ${email}`
export const notConnected = 'Nicht verbunden'
export const connect = 'Verbinden'
export const connectValue = (value: string | number) => `Verbinden: ${value}`
export const signInMethodsLoadFailed = 'Ihre Anmeldearten konnten nicht geladen werden.'
export const signOutOfDevice = (device: string, address: string | null) => `Abmelden: ${device}${address ? `, ${address}` : ''}`
