// Why an email wasn't delivered: 'dead_address', 'mailbox_full', 'blocked', 'delayed', 'complaint', or 'unclear'; null for other email.
import type { Kind } from './case.ts'
import { readMail } from './read-mail.ts'

export const mailFailure: Kind = { name: 'mail.failure', read: async (input) => (await readMail(input)).mail.bounce?.failure ?? null }
