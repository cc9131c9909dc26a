import { mailboxStates } from '@fairlead/domain/outreach/mailbox'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, text } from '../../fields.ts'

const answer = z.object({
  address: z.string(),
  /** null for the installation's own. */
  state: z.enum(mailboxStates).nullable(),
  /** What is wrong with it, and how to fix it; null when it works. */
  reason: z.string().nullable(),
  /** A workspace mailbox that the project has chosen. */
  is_shared: z.boolean(),
  /** It is the user’s mailbox, or would be. */
  is_mine: z.boolean(),
  /** The name of the colleague whose mailbox it is, or would be. */
  owner_name: z.string(),
  /** The choices, and whether the user may choose. */
  shared: z.array(z.object({ id: z.string(), address: z.string() })),
  may_choose: z.boolean(),
})

export const sendingMailbox = call(
  'GET',
  'v2/mailboxes/sending',
  ['staff', 'unproven'],
  'The address a project’s sequence is sent from, and whether it works: the mailbox of its owner, or of the colleague who sends it; otherwise the installation’s.',
  z.object({
    project_id: id,
    /** The sender, as in approve_and_send. */
    sender_override: text.optional(),
  }),
  answer,
)
export type SendingMailbox = CallType<typeof sendingMailbox>

export const chooseSendingMailbox = call(
  'PUT',
  'v2/mailboxes/sending',
  ['unproven'],
  'Chooses the shared mailbox a project’s sequence is sent from; without one, the mailbox of its owner. Emails that are queued keep theirs.',
  z.object({ project_id: id, mailbox_id: text.default('') }),
  answer,
  { audit: 'mailbox_changed' },
)
export type ChooseSendingMailbox = CallType<typeof chooseSendingMailbox>
