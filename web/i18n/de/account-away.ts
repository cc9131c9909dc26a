// German texts of web/features/account/AwayScreen.tsx.

// Away screen
export const youAreOffline = 'Sie sind offline'
export const recentPagesAvailable = 'Seiten, die Sie zuletzt geöffnet haben, sind offline verfügbar.'
export const pageNeedsConnection = 'Diese Seite braucht eine Verbindung. Sie bleiben angemeldet.'
export const openYourProjects = 'Ihre Projekte öffnen'
export const signIn = 'Anmelden'
