import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, id } from '../../fields.ts'
import { mailboxesAnswer } from '../mailboxes.ts'

export const pauseMailbox = call(
  'PUT',
  'v2/mailboxes/pause',
  [],
  'Pauses a mailbox, or resumes it after a test. Replies are still read while it is paused.',
  z.object({ mailbox_id: id, is_paused: flag }),
  mailboxesAnswer,
  { audit: 'mailbox_changed' },
)
export type PauseMailbox = CallType<typeof pauseMailbox>
