// The user's own mailboxes, as the server lists them.
import type { ListMailboxes, WireMailboxes } from '@fairlead/contract/v2/mailboxes'
import { queryFor } from '../../../api/cache.ts'

export type WireMailbox = WireMailboxes['mailboxes'][number]

export const mailboxesQuery = queryFor<ListMailboxes>('v2/mailboxes', {})
