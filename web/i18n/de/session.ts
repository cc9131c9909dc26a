// German texts of web/session.

// Password fields
export const passwordRule = 'Mindestens 8 Zeichen'
export const showPassword = (label: string) => `${label} anzeigen`
export const showRetypedPassword = 'Wiederholtes Passwort anzeigen'
export const password = 'Passwort'
export const retypePassword = 'Passwort wiederholen'

// Person fields
export const firstName = 'Vorname'
export const lastName = 'Nachname'
export const company = 'Unternehmen'
export const jobTitle = 'Jobtitel'
export const email = 'E-Mail'

// Provider buttons
export const providerUnavailable = (provider: string) => `Die Anmeldung mit ${provider} ist gerade nicht verfügbar.`
export const or = 'oder'
export const signInWith = (name: string) => `Mit ${name} anmelden`
export const signUpWith = (name: string) => `Mit ${name} registrieren`

// Provider sign-in
export const otherWindow = 'Diese Anmeldung wurde in einem anderen Fenster begonnen. Bitte versuchen Sie es noch einmal.'
export const mailboxNotConnected = 'Wir konnten das Postfach nicht verbinden. Versuchen Sie es gleich noch einmal.'
export const signInCanceled = (provider: string) => `Die Anmeldung mit ${provider} wurde abgebrochen.`

// Switch product
export const switchedTo = (product: string) => `Zu ${product} gewechselt`
export const switchFailed = 'Wir konnten das Produkt nicht wechseln. Bitte versuchen Sie es noch einmal.'

// Password advice
export const moreCharacters = (count: number) => `Noch ${count} Zeichen`
export const passwordIsGood = 'Kein häufiges Passwort'
