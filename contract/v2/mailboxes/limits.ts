// {V2}mailboxes/limits: a mailbox's daily limit.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, id, whole } from '../../fields.ts'
import { mailboxesAnswer } from '../mailboxes.ts'

export const limitMailbox = call(
  'PUT',
  'v2/mailboxes/limits',
  ['unproven'],
  'Sets how many messages a mailbox sends a day, within the limit of the installation. While it warms up, it starts with fewer and grows to that number.',
  z.object({ mailbox_id: id, per_day: whole, warms_up: flag }),
  mailboxesAnswer,
  { audit: 'mailbox_changed' },
)
export type LimitMailbox = CallType<typeof limitMailbox>
