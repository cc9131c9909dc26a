// The only writer of a workspace's link to its applicant tracking system; the account token is encrypted.
import type { AtsAccount, AtsPosition, AtsStatus } from '@fairlead/domain/ports/ats'
import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import type { DB } from '../../platform/schema.ts'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { isWorkerGone } from '../mail/mailboxes/sign-of-life.ts'

export interface AtsLink extends AtsAccount {
  id: string
  linkedBy: string
  linkedAt: Date
  checkedAt: Date
  /** When someone was last added or read back; null = never. */
  syncedAt: Date | null
  /** When it is asked for what has changed; null = it announces changes. */
  pollAt: Date | null
  history: AtsHistory
}

/** The reading of earlier applications. */
export interface AtsHistory extends AtsPosition {
  /** Who wants them; null = no one. */
  by: string | null
  /** The import that the next page belongs to. */
  importId: string | null
  /** Applications read so far. */
  count: number
  /** When all were read; null = never. */
  readAt: Date | null
}

/** Linked by a key of its own rather than through the gateway, whose accounts have no colon in their ID. */
export const isDirect = ({ accountId }: Pick<AtsLink, 'accountId'>): boolean => accountId?.includes(':') === true

const noHistory = {
  history_by: null,
  history_since: null,
  history_cursor: null,
  history_import: null,
  history_count: 0,
  history_at: null,
}

export async function findAtsLink(tx: Tx): Promise<AtsLink | null> {
  const row = await tx.selectFrom('ats_link').selectAll().executeTakeFirst()
  return row
    ? {
        id: row.id,
        accountToken: row.account_token,
        accountId: row.account_id,
        integration: row.integration,
        status: row.status,
        linkedBy: row.linked_by,
        linkedAt: row.linked_at,
        checkedAt: row.checked_at,
        syncedAt: row.synced_at,
        pollAt: row.poll_at,
        history: {
          by: row.history_by,
          since: row.history_since,
          cursor: row.history_cursor,
          importId: row.history_import,
          count: row.history_count,
          readAt: row.history_at,
        },
      }
    : null
}

/** Linking the same account again keeps its ID, and with it its jobs and people; another account is a new link. */
export async function saveAtsLink(
  tx: Tx,
  ctx: WorkspaceContext,
  account: AtsAccount & { isPolled?: boolean },
  linkedBy: string,
): Promise<void> {
  const before = await findAtsLink(tx)
  const isSame = before !== null && before.accountId !== null && before.accountId === account.accountId
  const link = {
    id: isSame ? before.id : newId(),
    account_token: account.accountToken,
    account_id: account.accountId,
    integration: account.integration,
    status: account.status,
    linked_by: linkedBy,
    linked_at: ctx.now(),
    checked_at: ctx.now(),
    pause_until: null,
    ...(account.isPolled ? { poll_at: ctx.now() } : isSame ? {} : { poll_at: null }),
    ...(isSame ? {} : { busy_until: null, busy_by: null, synced_at: null, ...noHistory }),
  }
  await tx
    .insertInto('ats_link')
    .values({ workspace_id: ctx.workspaceId, ...link })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(link))
    .execute()
}

/** Changes nothing if the account has been linked again since. The users who manage the link are notified of a change. */
export async function saveAtsStatus(tx: Tx, ctx: WorkspaceContext, accountToken: string, status: AtsStatus): Promise<void> {
  const before = await tx
    .selectFrom('ats_link')
    .select(['id', 'integration', 'status'])
    .where('account_token', '=', accountToken)
    .forUpdate()
    .executeTakeFirst()
  if (!before) return
  await tx
    .updateTable('ats_link')
    .set({ status, checked_at: ctx.now(), ...(status === before.status ? {} : { pause_until: null }) })
    .where('id', '=', before.id)
    .execute()
  if (status !== before.status)
    await record(tx, ctx, { type: 'ats.link_changed', linkId: before.id, integration: before.integration, status })
}

/** The user went through the window again, for the same account. */
export async function markLinkedAgain(tx: Tx, linkId: string, now: Date): Promise<void> {
  await tx.updateTable('ats_link').set({ linked_at: now, pause_until: null }).where('id', '=', linkId).execute()
}

export async function removeAtsLink(tx: Tx, linkId: string): Promise<void> {
  await tx.deleteFrom('ats_link').where('id', '=', linkId).execute()
}

/** The workspace of the gateway's linked account; `originId` is the workspace id given when the window was opened. */
export async function workspaceOfAccount(database: Database, accountId: string, originId: string | null): Promise<string | null> {
  const link = await database.system.selectFrom('ats_link').select('workspace_id').where('account_id', '=', accountId).executeTakeFirst()
  if (link || originId === null) return link?.workspace_id ?? null
  const workspace = await database.system.selectFrom('workspace').select('id').where('id', '=', originId).executeTakeFirst()
  return workspace?.id ?? null
}

/** In all workspaces: links with pending pushes, something to read back, or a state not checked lately. */
export async function findAtsWork(database: Database, now: Date): Promise<string[]> {
  const anHourAgo = new Date(now.getTime() - 3_600_000)
  const rows = await database.system
    .selectFrom('ats_link')
    .select('workspace_id')
    .where((eb) => isFree(eb, now))
    .where((eb) => eb.or([eb('pause_until', 'is', null), eb('pause_until', '<=', now)]))
    .where((eb) =>
      eb.or([
        eb('checked_at', '<=', anHourAgo),
        eb('poll_at', '<=', now),
        eb.exists(
          eb
            .selectFrom('ats_push')
            .select('ats_push.candidate_id')
            .whereRef('ats_push.link_id', '=', 'ats_link.id')
            .where('next_try_at', '<=', now)
            .where((builder) => builder.or([builder('state', 'in', ['queued', 'sending', 'unknown']), builder('heard', '=', true)])),
        ),
      ]),
    )
    .limit(100)
    .execute()
  return rows.map((row) => row.workspace_id)
}

const leaseMs = 5 * 60_000

/** Unclaimed, or claimed by a worker that is dead or has been silent too long. */
const isFree = (eb: ExpressionBuilder<DB, 'ats_link'>, now: Date) =>
  eb.or([
    eb('busy_until', 'is', null),
    eb('busy_until', '<=', now),
    eb.and([eb('busy_by', 'is not', null), isWorkerGone(sql.ref('busy_by'))]),
  ])

/**
 * Claims the link for one worker, or for a caller without a sign of life: no one else writes through it until the returned time,
 * unless the worker dies; null while it is claimed, paused, or gone.
 */
export async function claimAtsLink(tx: Tx, workerId: string | null, now: Date): Promise<{ link: AtsLink; until: Date } | null> {
  const until = new Date(now.getTime() + leaseMs)
  const row = await tx
    .updateTable('ats_link')
    .set({ busy_until: until, busy_by: workerId })
    .where((eb) => isFree(eb, now))
    .where((eb) => eb.or([eb('pause_until', 'is', null), eb('pause_until', '<=', now)]))
    .returning('id')
    .executeTakeFirst()
  const link = row && (await findAtsLink(tx))
  return link ? { link, until } : null
}

/** Extends a claim; null when someone else has it. */
export async function renewAtsLink(tx: Tx, linkId: string, until: Date, now: Date): Promise<Date | null> {
  const next = new Date(Math.max(now.getTime() + leaseMs, until.getTime() + 1))
  const row = await tx
    .updateTable('ats_link')
    .set({ busy_until: next })
    .where('id', '=', linkId)
    .where('busy_until', '=', until)
    .returning('id')
    .executeTakeFirst()
  return row ? next : null
}

export async function releaseAtsLink(tx: Tx, linkId: string, until: Date, pauseUntil: Date | null): Promise<void> {
  await tx
    .updateTable('ats_link')
    .set({ busy_until: null, busy_by: null, ...(pauseUntil ? { pause_until: pauseUntil } : {}) })
    .where('id', '=', linkId)
    .where('busy_until', '=', until)
    .execute()
}

export async function markSynced(tx: Tx, linkId: string, now: Date): Promise<void> {
  await tx.updateTable('ats_link').set({ synced_at: now }).where('id', '=', linkId).execute()
}

export async function planPoll(tx: Tx, linkId: string, time: Date | null): Promise<void> {
  await tx.updateTable('ats_link').set({ poll_at: time }).where('id', '=', linkId).execute()
}

/** Switches the reading of earlier applications on for a user, or off: switched on again, it goes on where it was. */
export async function saveHistoryBy(tx: Tx, linkId: string, userId: string | null): Promise<void> {
  await tx.updateTable('ats_link').set({ history_by: userId }).where('id', '=', linkId).execute()
}

export async function saveHistory(tx: Tx, linkId: string, { since, cursor, importId, count, readAt }: AtsHistory): Promise<void> {
  await tx
    .updateTable('ats_link')
    .set({ history_since: since, history_cursor: cursor, history_import: importId, history_count: count, history_at: readAt })
    .where('id', '=', linkId)
    .execute()
}

/** Every workspace's account token, encrypted. */
export function listAccountTokens(db: Kysely<DB>): Promise<{ workspaceId: string; accountToken: string }[]> {
  return db.selectFrom('ats_link').select(['workspace_id as workspaceId', 'account_token as accountToken']).execute()
}

/** Does nothing when the token has changed since it was read. */
export async function replaceAccountToken(db: Kysely<DB>, workspaceId: string, before: string, after: string): Promise<void> {
  await db
    .updateTable('ats_link')
    .set({ account_token: after })
    .where('workspace_id', '=', workspaceId)
    .where('account_token', '=', before)
    .execute()
}
