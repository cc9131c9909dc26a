// The only writer of DNS results for mailboxes' sending domains. Its callers hold the lock of the mailbox.
import type { RecordCheck } from '@fairlead/domain/outreach/sending-domain/record-check'
import type { DecidedStates, Selectors } from '@fairlead/domain/outreach/sending-domain/watch-records'
import { sql, type Kysely } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { DB } from '../../../platform/schema.ts'

type Db = Kysely<DB>

export interface StoredRecords extends Selectors {
  /** null until the first check. */
  checks: RecordCheck[] | null
  checkedAt: Date | null
  states: DecidedStates
}

export async function findRecords(tx: Db, mailboxId: string): Promise<StoredRecords> {
  const row = await tx
    .selectFrom('mailbox_records')
    .select(['checks', 'checked_at', 'selectors', 'unproven_selector', 'states'])
    .where('mailbox_id', '=', mailboxId)
    .executeTakeFirst()
  return {
    checks: row?.checks ?? null,
    checkedAt: row?.checked_at ?? null,
    selectors: row?.selectors ?? [],
    unprovenSelector: row?.unproven_selector ?? null,
    states: row?.states ?? {},
  }
}

/** Checked by a worker within a few seconds: the mailbox is new, or has other servers or keys. */
export async function planRecordCheck(tx: Tx, workspaceId: string, mailboxId: string): Promise<void> {
  const due_at = sql<Date>`clock_timestamp()`
  await tx
    .insertInto('mailbox_records')
    .values({ mailbox_id: mailboxId, workspace_id: workspaceId, due_at })
    .onConflict((conflict) => conflict.column('mailbox_id').doUpdateSet({ due_at }))
    .execute()
}

/** How long other workers leave claimed checks alone. */
const claimMinutes = 10

/** Mailboxes whose records are due for a check; each is given to one worker. */
export async function claimDueRecords(db: Db, limit: number): Promise<{ mailboxId: string; workspaceId: string }[]> {
  const due = db
    .selectFrom('mailbox_records')
    .innerJoin('mailbox', 'mailbox.id', 'mailbox_records.mailbox_id')
    .select('mailbox_records.mailbox_id')
    .where('due_at', '<=', sql<Date>`clock_timestamp()`)
    .where('mailbox.disconnected_at', 'is', null)
    .orderBy('due_at')
    .limit(limit)
    .forUpdate('mailbox_records')
    .skipLocked()
  const rows = await db
    .updateTable('mailbox_records')
    .set({ due_at: sql<Date>`clock_timestamp() + make_interval(mins => ${claimMinutes})` })
    .where('mailbox_id', 'in', due)
    .returning(['mailbox_id', 'workspace_id'])
    .execute()
  return rows.map(({ mailbox_id, workspace_id }) => ({ mailboxId: mailbox_id, workspaceId: workspace_id }))
}

export interface CheckedRecords extends Selectors {
  checks: RecordCheck[]
  states: DecidedStates
  againInMs: number
  /** False when the unverified selector was learned during the check. */
  isSelectorTried: boolean
}

export async function saveRecords(
  tx: Tx,
  { workspaceId, now }: Pick<WorkspaceContext, 'workspaceId' | 'now'>,
  mailboxId: string,
  { checks, states, selectors, unprovenSelector, againInMs, isSelectorTried }: CheckedRecords,
): Promise<void> {
  const again = sql<Date>`clock_timestamp() + make_interval(secs => ${againInMs / 1000})`
  const values = {
    checks: JSON.stringify(checks),
    checked_at: now(),
    states: JSON.stringify(states),
    selectors,
    unproven_selector: unprovenSelector,
  }
  await tx
    .insertInto('mailbox_records')
    .values({ mailbox_id: mailboxId, workspace_id: workspaceId, ...values, due_at: again })
    .onConflict((conflict) =>
      conflict
        .column('mailbox_id')
        .doUpdateSet({ ...values, due_at: isSelectorTried ? again : sql<Date>`least(${again}, mailbox_records.learned_at)` }),
    )
    .execute()
}

/** When a newly learned selector makes a check due: anyone can send one, so it causes at most one check per hour. */
const learnedDue = sql<Date>`case when mailbox_records.learned_at > clock_timestamp() then mailbox_records.learned_at
  else greatest(clock_timestamp(), mailbox_records.learned_at + interval '1 hour') end`

/** Replaces the one that no record has confirmed yet. */
export async function learnSelector(tx: Tx, workspaceId: string, mailboxId: string, selector: string): Promise<void> {
  const now = sql<Date>`clock_timestamp()`
  await tx
    .insertInto('mailbox_records')
    .values({ mailbox_id: mailboxId, workspace_id: workspaceId, unproven_selector: selector, learned_at: now, due_at: now })
    .onConflict((conflict) =>
      conflict.column('mailbox_id').doUpdateSet({
        unproven_selector: selector,
        learned_at: learnedDue,
        due_at: sql<Date>`least(mailbox_records.due_at, ${learnedDue})`,
      }),
    )
    .execute()
}

/** Moves it to the mailbox that replaces another with the same address. */
export async function moveRecords(tx: Tx, fromId: string, toId: string): Promise<void> {
  await removeRecords(tx, toId)
  await tx.updateTable('mailbox_records').set({ mailbox_id: toId }).where('mailbox_id', '=', fromId).execute()
}

export async function removeRecords(tx: Tx, mailboxId: string): Promise<void> {
  await tx.deleteFrom('mailbox_records').where('mailbox_id', '=', mailboxId).execute()
}
