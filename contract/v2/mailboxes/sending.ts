import { mailboxStates } from '@fairlead/domain/outreach/mailbox'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, text } from '../../fields.ts'

const answer = z.object({
  address: z.string(),
  /** null for the installation's own. */
  state: z.enum(mailboxStates).nullable(),
  /** A workspace mailbox that the project has chosen. */
  is_shared: z.boolean(),
  /** The user owns the project, so their mailbox would be used. */
  is_mine: z.boolean(),
  /** The name of the project's owner. */
  owner_name: z.string(),
  /** The choices, and whether the user may choose. */
  shared: z.array(z.object({ id: z.string(), address: z.string() })),
  may_choose: z.boolean(),
})

export const sendingMailbox = call(
  'GET',
  'v2/mailboxes/sending',
  ['staff', 'unproven'],
  'The address a project’s sequence is sent from: the mailbox of its owner, otherwise the installation’s.',
  z.object({ project_id: id }),
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
