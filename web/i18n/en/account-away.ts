// English texts of web/features/account/AwayScreen.tsx.

// Away screen
export const youAreOffline = 'You are offline'
export const recentPagesAvailable = 'Pages you opened recently are available offline.'
export const pageNeedsConnection = 'This page needs a connection. You stay signed in.'
export const openYourProjects = 'Open your projects'
export const signIn = 'Sign in'
