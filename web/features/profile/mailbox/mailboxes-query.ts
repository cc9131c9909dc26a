// The user's own mailboxes, as the server lists them.
import type { ListMailboxes, WireMailboxes } from '@fairlead/contract/v2/mailboxes'
import { ask } from '../../../api/cache.ts'

export type WireMailbox = WireMailboxes['mailboxes'][number]

export const mailboxesQuery = ask<ListMailboxes>('v2/mailboxes', {})
