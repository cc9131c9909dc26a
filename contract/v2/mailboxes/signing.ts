// {V2}mailboxes/signing: DKIM signing for a mailbox with its own relay.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'
import { mailboxesAnswer } from '../mailboxes.ts'

export const startSigning = call(
  'POST',
  'v2/mailboxes/signing',
  [],
  'Makes a DKIM key for a mailbox with its own servers. It signs once its DNS record was seen; a key that signed before goes on until then.',
  z.object({ mailbox_id: id }),
  mailboxesAnswer,
  { audit: 'mailbox_changed' },
)
export type StartSigning = CallType<typeof startSigning>

export const stopSigning = call(
  'DELETE',
  'v2/mailboxes/signing',
  ['unproven'],
  'Stops signing and deletes the keys of a mailbox.',
  z.object({ mailbox_id: id }),
  mailboxesAnswer,
  { audit: 'mailbox_changed' },
)
export type StopSigning = CallType<typeof stopSigning>
