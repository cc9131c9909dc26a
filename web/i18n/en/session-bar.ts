// English texts of web/app/SessionBar.tsx.
import { plural } from '@fairlead/domain/shared/language'

// Session bar
export const openSessionForm = 'Open a user’s session'
export const userEmail = 'Email of the user'
export const emailPlaceholder = 'user@company.com'
export const openSession = 'Open their session'
export const viewingAccount = (firstName: string, lastName: string, openedBy: string) =>
  `You’re viewing ${firstName} ${lastName}’s account. ${openedBy} opened this session. It ends after half an hour.`
export const endThisSession = 'End this session'

// Hold
export const seconds = (seconds: number) => plural('en', seconds, { one: '1 second', other: `${seconds} seconds` })
