// The only writer of what DNS says about the sending domains of mailboxes.
import type { RecordCheck } from '@fairlead/domain/outreach/sending-domain/check-records'
import { sql, type Kysely } from 'kysely'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import type { DB } from '../../platform/schema.ts'

type Db = Kysely<DB>

export interface StoredRecords {
  /** null until the first check. */
  checks: RecordCheck[] | null
  checkedAt: Date | null
  selectors: string[]
}

export async function findRecords(tx: Db, mailboxId: string): Promise<StoredRecords> {
  const row = await tx
    .selectFrom('mailbox_records')
    .select(['checks', 'checked_at', 'selectors'])
    .where('mailbox_id', '=', mailboxId)
    .executeTakeFirst()
  return { checks: row?.checks ?? null, checkedAt: row?.checked_at ?? null, selectors: row?.selectors ?? [] }
}

/** Checked by a worker within a few seconds: the mailbox is new, or has other servers. */
export async function planRecordCheck(tx: Tx, workspaceId: string, mailboxId: string): Promise<void> {
  const due_at = sql<Date>`clock_timestamp()`
  await tx
    .insertInto('mailbox_records')
    .values({ mailbox_id: mailboxId, workspace_id: workspaceId, due_at })
    .onConflict((conflict) => conflict.column('mailbox_id').doUpdateSet({ due_at }))
    .execute()
}

/** Of a worker that takes them: others leave them to it for this long. */
const claimMinutes = 10

/** Mailboxes whose records are to be checked; each is given to one worker. */
export async function claimDueRecords(db: Db, most: number): Promise<{ mailboxId: string; workspaceId: string }[]> {
  const due = db
    .selectFrom('mailbox_records')
    .innerJoin('mailbox', 'mailbox.id', 'mailbox_records.mailbox_id')
    .select('mailbox_records.mailbox_id')
    .where('due_at', '<=', sql<Date>`clock_timestamp()`)
    .where('mailbox.disconnected_at', 'is', null)
    .orderBy('due_at')
    .limit(most)
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

export async function saveRecords(
  tx: Tx,
  { workspaceId, now }: Pick<WorkspaceContext, 'workspaceId' | 'now'>,
  mailboxId: string,
  { checks, againInMs }: { checks: RecordCheck[]; againInMs: number },
): Promise<void> {
  const values = {
    checks: JSON.stringify(checks),
    checked_at: now(),
    due_at: sql<Date>`clock_timestamp() + make_interval(secs => ${againInMs / 1000})`,
  }
  await tx
    .insertInto('mailbox_records')
    .values({ mailbox_id: mailboxId, workspace_id: workspaceId, ...values })
    .onConflict((conflict) => conflict.column('mailbox_id').doUpdateSet(values))
    .execute()
}

/** The newest first; false when they are known already. A new one is checked at once. */
export async function addSelectors(tx: Tx, workspaceId: string, mailboxId: string, selectors: readonly string[]): Promise<boolean> {
  const known = await tx
    .selectFrom('mailbox_records')
    .select('selectors')
    .where('mailbox_id', '=', mailboxId)
    .forUpdate()
    .executeTakeFirst()
  const fresh = selectors.filter((one) => !known?.selectors.includes(one))
  if (fresh.length === 0) return false
  const values = { selectors: [...fresh, ...(known?.selectors ?? [])].slice(0, mostSelectors), due_at: sql<Date>`clock_timestamp()` }
  await tx
    .insertInto('mailbox_records')
    .values({ mailbox_id: mailboxId, workspace_id: workspaceId, ...values })
    .onConflict((conflict) => conflict.column('mailbox_id').doUpdateSet(values))
    .execute()
  return true
}

const mostSelectors = 5
