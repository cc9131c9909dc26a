// Mailboxes, calendars, and sending domains that don't work, as far as the user looks after them.
import { faultsOf, mailboxState, pauseSentence } from '@fairlead/domain/outreach/mailbox'
import { domainOfAddress } from '@fairlead/domain/outreach/send-slots'
import { sql } from 'kysely'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { isWorkspaceAdmin } from '../accounts/users/workspace-rights.ts'
import { mailboxOfUser, sharedMailboxes } from '../mail/mailboxes/mailbox-store.ts'

export interface Trouble {
  kind: 'mailbox' | 'shared_mailbox' | 'domain' | 'calendar'
  /** The address, the domain, or the calendar's account. */
  name: string
  reason: string | null
}

/** A record without which servers refuse or mark our email. */
const neededRecords = ['spf', 'dkim'] as const

/** The user's own, and as an admin the workspace's. A mailbox that its owner paused is no trouble. */
export async function findTrouble(tx: Tx, ctx: ActorContext): Promise<Trouble[]> {
  const ownMailbox = await mailboxOfUser(tx, ctx.userId)
  const shared = (await isWorkspaceAdmin(tx, ctx.actor)) ? await sharedMailboxes(tx, ctx.workspaceId) : []
  const mailboxes = ownMailbox ? [ownMailbox, ...shared] : shared
  const records = await tx
    .selectFrom('mailbox_records')
    .select(['mailbox_id', 'states'])
    .where('mailbox_id', '=', sql<string>`any(${mailboxes.map(({ id }) => id)}::text[])`)
    .execute()
  const statesOf = new Map(records.map((row) => [row.mailbox_id, row.states]))
  const trouble: Trouble[] = []
  const broken = new Set<string>()
  for (const mailbox of mailboxes) {
    const { address, pausedFor, isShared } = mailbox
    if (mailboxState(mailbox) !== 'connected' && pausedFor !== 'user') {
      const reason = [...(pausedFor === null ? [] : [pauseSentence(pausedFor)]), ...faultsOf(mailbox)].join(' ') || null
      trouble.push({ kind: isShared ? 'shared_mailbox' : 'mailbox', name: address, reason })
    }
    const states = statesOf.get(mailbox.id) ?? {}
    if (neededRecords.some((kind) => states[kind] === 'missing' || states[kind] === 'wrong')) broken.add(domainOfAddress(address))
  }
  const calendars = await tx
    .selectFrom('calendar_account')
    .select(['name', 'why'])
    .where('user_id', '=', ctx.userId)
    .where('state', 'in', ['failed', 'refused'])
    .orderBy('name')
    .execute()
  return [
    ...trouble,
    ...[...broken].map((name): Trouble => ({ kind: 'domain', name, reason: null })),
    ...calendars.map(({ name, why: reason }): Trouble => ({ kind: 'calendar', name, reason })),
  ]
}
