// {V2}mailboxes/find: the servers of an email address.
import { mailSecurities } from '@fairlead/domain/ports/mailboxes'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { text } from '../../fields.ts'

export const findMailServers = call(
  'GET',
  'v2/mailboxes/find',
  'The mail servers for an address, as published by its domain or provider, otherwise a guess.',
  z.object({ address: text }),
  z.object({
    /** published by the domain, known of its provider, or only guessed. */
    by: z.enum(['published', 'provider', 'guessed']),
    username: z.string(),
    smtp_host: z.string(),
    smtp_port: z.number(),
    smtp_security: z.enum(mailSecurities),
    imap_host: z.string(),
    imap_port: z.number(),
    imap_security: z.enum(mailSecurities),
  }),
)
export type FindMailServers = CallType<typeof findMailServers>
