// {V2}mailboxes/signature: the text below a mailbox's emails.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, longText } from '../../fields.ts'
import { mailboxesAnswer } from '../mailboxes.ts'

export const changeSignature = call(
  'PUT',
  'v2/mailboxes/signature',
  ['unproven'],
  'Changes the signature of a mailbox. It is put under first emails, follow-ups, and replies that are sent from it.',
  z.object({ mailbox_id: id, signature: longText.default('') }),
  mailboxesAnswer,
  { audit: 'mailbox_changed' },
)
export type ChangeSignature = CallType<typeof changeSignature>
