// English texts of web/features/account/FirstRunScreen.tsx.

// First run screen
export const retryLater = 'Please try again in a moment.'
export const installationTitle = 'Set up your installation'
export const setupTitle = 'Create the first administrator'
export const setupCodeHint = 'The code is in the server log, after “Create the first administrator”.'
export const code = 'Code'
export const codeExample = 'For example: abcd-efgh-jkmn'
export const signIn = 'Sign in'
export const createAdministrator = 'Create administrator'
export const steps = [
  ['Enter the code from the server log', 'The server printed it at startup. It works once; restarting prints a new one.'],
  ['Create your account', 'Your account owns the workspace and manages this installation: users, email, system status, and the audit log.'],
  ['Verify your email address', 'We’ll email you a link. Nothing is sent to anyone else until you open it.'],
  ['Invite your team', 'This page won’t open again. Others join by invitation, or as the REGISTRATION setting allows.'],
] as const
