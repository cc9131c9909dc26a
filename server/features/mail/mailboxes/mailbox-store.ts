// The only writer of users' own mailboxes.
import { sql, type Kysely, type Selectable } from 'kysely'
import {
  decideMailbox,
  healthyMailbox,
  isLockedOut,
  mailboxPauses,
  mailboxRetryAfter,
  mailboxState,
  type MailboxCondition,
  type MailboxNews,
} from '@fairlead/domain/outreach/mailbox'
import { usualPerDay, type DayLimits } from '@fairlead/domain/outreach/send-slots'
import { mailSecurities, type MailboxKind, type MailSecurity, type MailServers } from '@fairlead/domain/ports/mailboxes'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { DB, MailboxTable } from '../../../platform/schema.ts'
import { removeSubscription } from './mailbox-subscription-store.ts'
import { removeToken } from './mailbox-token-store.ts'

export interface StoredMailbox extends MailServers, MailboxCondition {
  id: string
  workspaceId: string
  userId: string
  kind: MailboxKind
  /** A workspace mailbox; `userId` is the admin who connected it. */
  isShared: boolean
  name: string
  address: string
  /** The password, encrypted; null when the provider issues tokens instead. */
  secret: string | null
  /** Increases with every change of the settings. */
  version: number
  retryAt: Date | null
  limits: DayLimits
  /** As its owner typed it; '' = none. */
  signature: string
}

const securityOf = (text: string): MailSecurity => mailSecurities.find((security) => security === text) ?? 'tls'

/** The row's shape for the rest of the product. */
export function toMailbox(row: Selectable<MailboxTable>): StoredMailbox {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    userId: row.user_id,
    kind: row.kind,
    isShared: row.is_shared,
    name: row.name,
    address: row.address,
    username: row.username,
    secret: row.secret,
    smtp: { host: row.smtp_host, port: row.smtp_port, security: securityOf(row.smtp_security) },
    imap: { host: row.imap_host, port: row.imap_port, security: securityOf(row.imap_security) },
    version: row.version,
    pausedFor: mailboxPauses.find((pause) => pause === row.paused_for) ?? null,
    sendFault: row.send_fault,
    readFault: row.read_fault,
    failures: row.failures,
    retryAt: row.retry_at,
    limits: { perDay: row.daily_limit ?? usualPerDay, warmsUpFrom: row.warms_up_from },
    signature: row.signature,
  }
}

type Db = Kysely<DB>

/** The connected mailbox of an active user; null without one. */
export async function mailboxOfUser(tx: Db, userId: string): Promise<StoredMailbox | null> {
  const row = await tx
    .selectFrom('mailbox')
    .innerJoin('users', 'users.id', 'mailbox.user_id')
    .selectAll('mailbox')
    .where('mailbox.user_id', '=', userId)
    .where('mailbox.is_shared', '=', false)
    .where('mailbox.disconnected_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  return row ? toMailbox(row) : null
}

/** The connected mailboxes of a workspace, by address. */
export async function sharedMailboxes(tx: Db, workspaceId: string): Promise<StoredMailbox[]> {
  const rows = await tx
    .selectFrom('mailbox')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('is_shared', '=', true)
    .where('disconnected_at', 'is', null)
    .orderBy('address')
    .execute()
  return rows.map(toMailbox)
}

/** A workspace's connected mailboxes with this address. The caller's transaction is the only one that connects it. */
export async function mailboxesOfAddress(tx: Tx, workspaceId: string, address: string): Promise<StoredMailbox[]> {
  await sql`select pg_advisory_xact_lock(7131, hashtext(${workspaceId + ' ' + address}))`.execute(tx)
  const rows = await tx
    .selectFrom('mailbox')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('address', '=', address)
    .where('disconnected_at', 'is', null)
    .execute()
  return rows.map(toMailbox)
}

/** Every address the workspace has ever sent from, in lower case. */
export async function mailboxAddresses(tx: Db, workspaceId: string): Promise<Set<string>> {
  const rows = await tx.selectFrom('mailbox').select('address').where('workspace_id', '=', workspaceId).execute()
  return new Set(rows.map(({ address }) => address.toLowerCase()))
}

/** A connected mailbox by its ID, locked for changes. */
export async function findMailbox(tx: Db, id: string, isLocked = false): Promise<StoredMailbox | null> {
  let query = tx.selectFrom('mailbox').selectAll().where('id', '=', id).where('disconnected_at', 'is', null)
  if (isLocked) query = query.forUpdate()
  const row = await query.executeTakeFirst()
  return row ? toMailbox(row) : null
}

/** Mailboxes in all workspaces that are read: connected, not locked out, and of users who can sign in. */
export async function listMailboxesToRead(db: Db): Promise<StoredMailbox[]> {
  const rows = await db
    .selectFrom('mailbox')
    .innerJoin('users', 'users.id', 'mailbox.user_id')
    .selectAll('mailbox')
    .where('mailbox.disconnected_at', 'is', null)
    .where((eb) => eb.or([eb('mailbox.is_shared', '=', true), eb('users.disabled_at', 'is', null)]))
    .where((eb) => eb.or([eb('paused_for', 'is', null), eb('paused_for', 'not in', mailboxPauses.filter(isLockedOut))]))
    .execute()
  return rows.map(toMailbox)
}

export interface MailboxSettings extends MailServers {
  kind: MailboxKind
  isShared: boolean
  name: string
  address: string
  secret: string | null
}

const columnsOf = ({ kind, name, username, secret, smtp, imap }: Omit<MailboxSettings, 'address' | 'isShared'>) => ({
  kind,
  name,
  username,
  secret,
  smtp_host: smtp.host,
  smtp_port: smtp.port,
  smtp_security: smtp.security,
  imap_host: imap.host,
  imap_port: imap.port,
  imap_security: imap.security,
})

const healthyColumns = { failing_since: null, failing_told_at: null }

const conditionColumns = ({ pausedFor, sendFault, readFault, failures }: MailboxCondition) => ({
  paused_for: pausedFor,
  send_fault: sendFault,
  read_fault: readFault,
  failures,
})

const stillPaused = sql<'user' | null>`case when mailbox.paused_for = 'user' and mailbox.disconnected_at is null then 'user' end`

/** New settings end a pause for bounces, which are counted from then on. */
const sinceResumed = sql<Date | null>`case when mailbox.paused_for = 'bounces' then clock_timestamp() else mailbox.bounces_since end`

/** A user's previously connected account is the same mailbox again; if it is connected, a pause by its owner stays. Returns its ID. */
export async function insertMailbox(tx: Tx, ctx: WorkspaceContext & { userId: string }, settings: MailboxSettings): Promise<string> {
  const values = {
    ...columnsOf(settings),
    ...conditionColumns(healthyMailbox),
    ...healthyColumns,
    retry_at: null,
    disconnected_at: null,
    created_at: ctx.now(),
  }
  const row = await tx
    .insertInto('mailbox')
    .values({
      ...values,
      id: newId(),
      workspace_id: ctx.workspaceId,
      user_id: ctx.userId,
      address: settings.address,
      is_shared: settings.isShared,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'address', 'imap_host', 'username']).doUpdateSet({
        ...values,
        is_shared: settings.isShared,
        paused_for: stillPaused,
        bounces_since: sinceResumed,
        version: sql<number>`mailbox.version + 1`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** New, tested settings: earlier faults are over. Only its owner ends their own pause. */
export async function saveMailboxSettings(tx: Tx, id: string, settings: Omit<MailboxSettings, 'address' | 'isShared'>): Promise<void> {
  await tx
    .updateTable('mailbox')
    .set({
      ...columnsOf(settings),
      ...conditionColumns(healthyMailbox),
      ...healthyColumns,
      paused_for: stillPaused,
      bounces_since: sinceResumed,
      retry_at: null,
      version: sql<number>`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Reopens connections, because their credentials have changed. */
export async function bumpMailboxVersion(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('mailbox')
    .set({ version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function saveMailboxText(tx: Tx, id: string, text: { name: string } | { signature: string }): Promise<void> {
  await tx.updateTable('mailbox').set(text).where('id', '=', id).execute()
}

/** Keeps the row, without credentials. */
export async function removeMailbox(tx: Tx, id: string, time: Date): Promise<void> {
  await removeToken(tx, id)
  await removeSubscription(tx, id)
  await tx
    .updateTable('mailbox')
    .set({ secret: null, disconnected_at: time, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Applies the outcome, by the database's clock; null when nothing changed. Outcomes of replaced settings are ignored. */
export async function applyMailboxNews(
  tx: Tx,
  id: string,
  news: MailboxNews,
  version: number | null = null,
): Promise<{ before: StoredMailbox; after: MailboxCondition } | null> {
  const before = await findMailbox(tx, id, true)
  if (!before || (version !== null && before.version !== version)) return null
  if (news.kind === 'wait') {
    const until = sql<Date>`clock_timestamp() + make_interval(secs => ${news.seconds})`
    await tx.updateTable('mailbox').set({ retry_at: until }).where('id', '=', id).execute()
    return null
  }
  const after = decideMailbox(before, news)
  if (!after) return null
  const retryAt = after.failures > 0 ? sql<Date>`clock_timestamp() + make_interval(secs => ${mailboxRetryAfter(after.failures)})` : null
  await tx
    .updateTable('mailbox')
    .set({
      ...conditionColumns(after),
      ...failingColumns(after),
      retry_at: retryAt,
      ...(before.pausedFor === 'bounces' && after.pausedFor === null ? { bounces_since: sql<Date>`clock_timestamp()` } : {}),
    })
    .where('id', '=', id)
    .execute()
  return { before, after }
}

const failingColumns = (after: MailboxCondition) =>
  mailboxState(after) === 'failing' ? { failing_since: sql<Date>`coalesce(failing_since, clock_timestamp())` } : healthyColumns

/** The owner isn't notified again until it has worked in between. */
export async function markFailingTold(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('mailbox')
    .set({ failing_told_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

/** Does nothing when the secret has changed since it was read. */
export async function replaceMailboxSecret(db: Db, id: string, before: string, after: string): Promise<void> {
  await db.updateTable('mailbox').set({ secret: after }).where('id', '=', id).where('secret', '=', before).execute()
}

/** The caller has validated them, and holds the mailbox's lock. */
export async function saveLimits(tx: Tx, id: string, { perDay, warmsUpFrom }: DayLimits): Promise<void> {
  await tx.updateTable('mailbox').set({ daily_limit: perDay, warms_up_from: warmsUpFrom }).where('id', '=', id).execute()
}
