// The services that use cases of mailboxes need.
import type { PasswordTools } from '../features/mail/connections/connect-mailbox.ts'
import { credentialLimits } from './credential-limits.ts'
import type { Services } from './services.ts'

export const mailboxTools = ({
  database,
  outside,
  secrets,
  settings,
}: Pick<Services, 'database' | 'outside' | 'secrets' | 'settings'>): PasswordTools => ({
  limits: credentialLimits({ database, settings }),
  database,
  mailboxes: outside.mailboxes,
  identity: outside.identity,
  secrets,
})
