// The servers that send and receive a mailbox's email.
import { mailSecurities } from '@fairlead/domain/ports/mailboxes'
import { z } from 'zod'

export const mailServers = {
  username: z.string(),
  smtp_host: z.string(),
  smtp_port: z.number(),
  smtp_security: z.enum(mailSecurities),
  imap_host: z.string(),
  imap_port: z.number(),
  imap_security: z.enum(mailSecurities),
}
