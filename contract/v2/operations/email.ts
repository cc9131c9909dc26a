import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { staffOnly } from './projects.ts'

const date = z.string().nullable()
const count = z.number().int()

export const getEmailStatus = call(
  'GET',
  'v2/operations/email',
  ['unproven'],
  'The relay, the mailbox, the queue, messages that need a decision, and restore mode. Internal staff and super admins only.',
  z.object({}),
  z.object({
    relay: z
      .object({
        name: z.string(),
        state: z.enum(['working', 'unreachable', 'paused']),
        answer: z.string().nullable(),
        answered_date: date,
        failing_since: date,
        paused_date: date,
      })
      .nullable(),
    mailbox_read_date: date,
    /** Due and not sent yet. */
    waiting: count,
    oldest_due_date: date,
    delivery_unknown: count,
    not_sent: count,
    sent_folder: z.object({ asked: count, found: count, checked_date: z.string() }).nullable(),
    restore: z
      .object({
        since: z.string(),
        why: z.string().nullable(),
        mailbox_is_read: z.boolean(),
        is_settled: z.boolean(),
        found_sent: count,
        not_sent: count,
        parked: count,
        replies_read: count,
      })
      .nullable(),
  }),
  { also: staffOnly },
)
export type GetEmailStatus = CallType<typeof getEmailStatus>

export const changeEmail = call(
  'PUT',
  'v2/operations/email',
  [],
  'Resumes sending after a refusal or a restore, or settles all messages of one kind that need a decision, 500 per call.',
  z.object({ action: z.enum(['resume', 'resume_after_restore', 'mark_unknown_as_sent', 'send_unknown_again', 'send_not_sent_again']) }),
  z.object({
    /** Settled messages. */
    settled: count,
  }),
  { audit: 'staff_acted', also: { ...staffOnly, 409: 'Restore mode is off, or messages are still being compared with the Sent folder.' } },
)
export type ChangeEmail = CallType<typeof changeEmail>
