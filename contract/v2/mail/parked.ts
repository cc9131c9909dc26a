import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id } from '../../fields.ts'

export const settleParkedMail = call(
  'POST',
  'v2/mail/parked',
  [],
  "Settles a message of unknown delivery: 'sent' marks it as sent, 'again' sends it again, 'drop' drops it.",
  z.object({ message_id: id, verdict: z.enum(['sent', 'again', 'drop']) }),
  done,
  { audit: 'email_changed_or_stopped' },
)
export type SettleParkedMail = CallType<typeof settleParkedMail>
