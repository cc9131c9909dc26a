// {V2}mailboxes/sending: the mailbox that the emails of a project are sent from.
import { mailboxStates } from '@fairlead/domain/outreach/mailbox'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'

export const sendingMailbox = call(
  'GET',
  'v2/mailboxes/sending',
  'The address a project’s sequence is sent from: the mailbox of its owner, otherwise the installation’s.',
  z.object({ project_id: id }),
  z.object({
    address: z.string(),
    /** null for the installation's own. */
    state: z.enum(mailboxStates).nullable(),
    /** The signed-in user owns the project, so that a mailbox of theirs would be used. */
    is_mine: z.boolean(),
    /** The name of the project's owner. */
    owner_name: z.string(),
  }),
)
export type SendingMailbox = CallType<typeof sendingMailbox>
