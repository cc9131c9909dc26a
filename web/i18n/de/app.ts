// German texts of web/app.

// Brand
export const homeLink = (name: string) => `${name}: Start`

// Calendar item
export const calendarPreferences = 'Kalendereinstellungen'
export const syncHint = (product: string) =>
  `Verbinden Sie Ihren Kalender, damit ${product} Kandidat:innen bitten kann, einen Termin bei Ihnen zu buchen.`

// Canary banner
export const canaryHost = 'Das ist der Canary-Host. Hier läuft eine neuere Version.'
export const backToProduction = 'Zurück zur Produktion'

// Connection banner
/** A sentence of its own; `sentInOrder` follows it. */
export const changesWaiting = (count: number) => (count === 1 ? '1 Änderung wartet.' : `${count} Änderungen warten.`)
export const serverUnreachable = 'Wir erreichen den Server gerade nicht.'
export const savingSlowly = 'Das Speichern dauert länger als sonst.'
export const offline = 'Sie sind offline.'
export const openedPagesAvailable = 'Seiten, die Sie geöffnet haben, sind offline verfügbar.'
export const sentInOrder = 'Wir senden alles der Reihe nach, sobald es geht.'

// Email delay banner
/** Followed by a time that may be relative ('vor 5 Min.'). */
export const emailDelayedSince = 'Ausgehende E-Mails sind verzögert. Beginn:'
export const emailsQueued = '. Ihre E-Mails bleiben in der Warteschlange und werden so bald wie möglich gesendet.'

// Header
export const openProjects = 'Projekte öffnen'
export const searchOrJump = 'Suchen oder öffnen…'
export const ctrlK = 'Ctrl K'
/** `scheme` is 'light' or 'dark'. */
export const switchToColors = (scheme: string) => `Zu ${scheme === 'dark' ? 'dunklen' : 'hellen'} Farben wechseln`

// Menu drawer
export const projects = 'Projekte'
export const close = 'Schließen'

// Not found screen
export const pageNotFound = 'Seite nicht gefunden'
export const notFoundText = 'Die Seite wurde vielleicht verschoben, oder der Link ist unvollständig.'
export const projectsLink = 'Zu Ihren Projekten'

// Notification bell
export const markReadFailed = 'Wir konnten die Benachrichtigungen nicht als gelesen markieren. Versuchen Sie es noch einmal.'
export const notifications = 'Benachrichtigungen'
export const unreadNotifications = (unread: number) => `Benachrichtigungen, ${unread} ungelesen`
export const allCaughtUp = 'Sie sind auf dem neuesten Stand. Antworten und fertige Suchen erscheinen hier.'

// Profile menu
export const yourMenu = (name: string) => `Ihr Menü, ${name}`
export const profile = 'Profil'
export const atsConnectionSetup = 'ATS-Verbindung einrichten'
export const additionalPermissions = 'Weitere Berechtigungen'
export const switchTo = (product: string) => `Zu ${product} wechseln`
export const plans = 'Tarife'
export const team = 'Team'
export const talentPool = 'Talentpool'
export const home = 'Start'
export const inbox = 'Posteingang'
export const demoMailbox = 'Demo-Postfach'
export const keyboardShortcuts = 'Tastenkürzel'
export const signOut = 'Abmelden'

// Project drawer
export const chooseProject = 'Projekt wählen'
export const createProject = 'Projekt anlegen'
export const tasks = 'Aufgaben'
export const analytics = 'Auswertung'

// Project link
export const untitledProject = 'Projekt ohne Namen'
export const peqProject = 'PEQ-Projekt'
export const draft = 'Entwurf'
/** `hint` distinguishes projects with the same name. */
export const actionsFor = (name: string, hint?: string) => `Aktionen für ${name}${hint ? `, ${hint}` : ''}`
export const finishSettingUp = 'Einrichtung abschließen'
export const settings = 'Einstellungen'
export const copyLink = 'Link kopieren'
export const linkCopied = 'Link kopiert'
export const copyFailed = 'Wir konnten den Link nicht kopieren.'

// Project list
export const tryAgain = 'Erneut versuchen'
export const noCompany = 'Kein Unternehmen'

// Project switch
export const chooseProjectSuffix = ', Projekt wählen'

// Shell
export const skipToContent = 'Zum Inhalt springen'

// Keep shortcuts
export const shortcutsFailed = 'Wir konnten die Tastenkürzel nicht speichern. Bitte versuchen Sie es noch einmal.'
