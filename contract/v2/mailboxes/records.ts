// {V2}mailboxes/records: the DNS records of a mailbox's sending domain.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'
import { mailboxesAnswer } from '../mailboxes.ts'

export const checkRecords = call(
  'POST',
  'v2/mailboxes/records',
  ['staff'],
  'Checks SPF, DKIM, DMARC, and the reverse name of a mailbox’s sending domain again. They are also checked every week.',
  z.object({ mailbox_id: id }),
  mailboxesAnswer,
  { audit: 'mailbox_changed' },
)
export type CheckRecords = CallType<typeof checkRecords>
