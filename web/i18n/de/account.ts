// German texts of web/features/account.

// Forgot password dialog
export const retryLater = 'Bitte versuchen Sie es gleich noch einmal.'
export const checkYourEmail = 'Sehen Sie in Ihr Postfach'
export const forgotYourPassword = 'Passwort vergessen?'
export const resetLinkSent = (email: string) =>
  `Wir haben einen Link an ${email} gesendet. Wählen Sie damit innerhalb von 30 Minuten ein neues Passwort. Er gilt einmal.`
export const ok = 'OK'
export const email = 'E-Mail'
export const cancel = 'Abbrechen'
export const sendTheLink = 'Link senden'

// Invitation note
export const invitationFailed = 'Wir konnten diese Einladung nicht lesen.'
export const invitedBy = (invitedBy: string, company: string, email: string) =>
  `${invitedBy} hat Sie in das Team von ${company} eingeladen. Sie melden sich mit ${email} an.`
export const loadingInvitation = 'Einladung wird geladen…'

// Login screen
export const headlineFind = 'In wenigen Minuten zur passenden Person'
export const signIn = 'Anmelden'
export const sessionEnded =
  'Ihre Sitzung ist abgelaufen. Melden Sie sich wieder an, um weiterzumachen. Was Sie geschrieben haben, ist gespeichert.'
export const password = 'Passwort'
export const showPassword = 'Passwort anzeigen'
export const forgotPassword = 'Passwort vergessen'
export const signInButton = 'Anmelden'
export const newHere = 'Neu hier?'
export const signUpForTrial = 'Kostenlos testen'

// Register screen
export const headlineNextHire = 'Ihre nächste Einstellung ist näher, als Sie denken'
export const joinYourTeam = 'Dem Team beitreten'
export const startYourFreeTrial = 'Kostenlose Testphase starten'
export const openToDomains = (registrationDomains: string) =>
  `Registrieren kann man sich mit Adressen von ${registrationDomains}. Alle anderen brauchen eine Einladung.`
export const createAccount = 'Konto anlegen'
export const signInQuestion = 'Haben Sie schon ein Konto?'
export const byInvitation = 'Registrierung nur mit Einladung'
export const askColleague = 'Bitten Sie jemanden aus Ihrem Team mit einem Konto, Sie einzuladen. Die Einladung kommt per E-Mail.'

// Reset password screen
export const pleaseTryAgain = 'Bitte versuchen Sie es noch einmal.'
export const passwordChanged = 'Ihr Passwort wurde geändert'
export const signedOutElsewhere = 'Sie wurden überall sonst abgemeldet.'
export const chooseANewPassword = 'Neues Passwort wählen'
export const newPassword = 'Neues Passwort'
export const backToSignIn = 'Zurück zur Anmeldung'
export const savePassword = 'Passwort speichern'

// Return screen
export const profileFailed = 'Wir konnten Ihr Profil nicht laden.'

// Secure account screen
export const secureYourAccount = 'Konto absichern'
export const secureExplained =
  'Das beendet alle Sitzungen und stellt die E-Mail-Adresse wieder her, an die dieser Link ging. Dann können Sie ein neues Passwort wählen.'
export const secureMyAccount = 'Mein Konto absichern'

// Signing in
export const signingIn = 'Sie werden angemeldet…'

// Verify email screen
export const verifySignInTitle = 'Melden Sie sich an, um Ihre Adresse zu bestätigen'
export const otherAccountLink = 'Dieser Link gehört zu einem anderen Konto. Melden Sie sich dort an, um weiterzumachen.'
export const emailChanged = 'Ihre E-Mail-Adresse wurde geändert'
export const emailVerified = 'Ihre E-Mail-Adresse ist bestätigt'
export const signInWithNewEmail = (email: string) => `Melden Sie sich ab jetzt mit ${email} an. Ihre anderen Sitzungen wurden beendet.`
export const addressVerified = (email: string) => `${email} ist bestätigt.`
export const continueButton = 'Weiter'
export const linkFailed = 'Dieser Link funktioniert nicht'
export const openYourProfile = 'Profil öffnen'
export const verifying = 'Wird bestätigt…'

// Work form
export const welcome = (firstName: string) => `Willkommen, ${firstName}`
export const whichCompany = 'Eine Sache noch: Für welches Unternehmen suchen Sie? Kandidat:innen sehen es in Ihren E-Mails.'
export const company = 'Unternehmen'
export const jobTitle = 'Jobtitel'
export const productSteps = [
  ['Idealprofil beschreiben', 'Eine Stelle, ein paar Muss-Kriterien und Personen, die Sie wieder einstellen würden.'],
  ['Eine passende Runde bekommen', 'Jeder Grund zitiert das Profil.'],
  ['Kandidat:innen freigeben oder ablehnen', 'Ihre Entscheidungen prägen die nächste Runde.'],
] as const

// Return
export const connectedWith = (provider: string) => `Mit ${provider} verbunden`
