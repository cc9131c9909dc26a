import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { text } from '../../fields.ts'
import { mailServers } from '../../shapes/mail-servers.ts'

export const findMailServers = call(
  'GET',
  'v2/mailboxes/find',
  [],
  'The mail servers for an address, as published by its domain or provider, otherwise a guess.',
  z.object({ address: text }),
  z.object({
    /** published by the domain, known for its provider, or only guessed. */
    by: z.enum(['published', 'provider', 'guessed']),
    ...mailServers,
  }),
)
export type FindMailServers = CallType<typeof findMailServers>
