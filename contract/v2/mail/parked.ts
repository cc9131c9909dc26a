// {V2}mail/parked: mail whose fate nobody could witness, to be settled by a person.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id } from '../../fields.ts'

export const settleParkedMail = call(
  'POST',
  'v2/mail/parked',
  "Settles a parked mail: 'sent' believes it arrived, 'again' sends it once more, 'drop' gives it up.",
  z.object({ message_id: id, verdict: z.enum(['sent', 'again', 'drop']) }),
  done,
)
export type SettleParkedMail = CallType<typeof settleParkedMail>
