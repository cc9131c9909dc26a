// The services that use cases of mailboxes need.
import type { MailboxTools } from '../features/mail/connect-mailbox.ts'
import type { Services } from './services.ts'

export const mailboxTools = ({ database, outside, secrets }: Pick<Services, 'database' | 'outside' | 'secrets'>): MailboxTools => ({
  database,
  mailboxes: outside.mailboxes,
  identity: outside.identity,
  secrets,
})
