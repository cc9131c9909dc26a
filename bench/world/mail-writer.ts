// Who wrote an email: 'person', 'auto_reply', or 'bounce'.
import type { Kind } from './case.ts'
import { readMail } from './read-mail.ts'

export const mailWriter: Kind = { name: 'mail.writer', read: async (input) => (await readMail(input)).mail.kind }
