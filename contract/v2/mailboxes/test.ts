// {V2}mailboxes/test: signs in to both servers; sends and stores nothing.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, text } from '../../fields.ts'
import { serverFields } from '../mailboxes.ts'

const direction = z.object({ ok: z.boolean(), /** What failed, and what to do; null when it works. */ why: z.string().nullable() })

export const testMailbox = call(
  'POST',
  'v2/mailboxes/test',
  [],
  'Tests sending and receiving with these settings. A blank password means that of the connected mailbox.',
  z.object({ address: text, password: text.default(''), is_shared: flag.optional(), ...serverFields }),
  z.object({ smtp: direction, imap: direction }),
  { audit: null },
)
export type TestMailbox = CallType<typeof testMailbox>
