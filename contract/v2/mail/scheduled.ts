// {V2}mail/scheduled: mail that waits for a time of its own, given another time or undone.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id, text } from '../../fields.ts'

const also = { 409: 'It has gone out, or was stopped.' }

export const moveScheduledMail = call(
  'PUT',
  'v2/mail/scheduled',
  'Gives an email that waits for its time another one.',
  z.object({ message_id: id, scheduled_date: text.default('') }),
  done,
  { also },
)
export type MoveScheduledMail = CallType<typeof moveScheduledMail>

export const cancelScheduledMail = call(
  'DELETE',
  'v2/mail/scheduled',
  'Takes back an email that waits for its time; an answer brings the candidate back to where they were.',
  z.object({ message_id: id }),
  done,
  { also },
)
export type CancelScheduledMail = CallType<typeof cancelScheduledMail>
