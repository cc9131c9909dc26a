// A user's own mailboxes as shown on their page, and which mailbox sends a project's emails.
import { faultsOf, mailboxState, pauseSentence, sendingUser, type MailboxPause, type MailboxState } from '@fairlead/domain/outreach/mailbox'
import { calmPollSeconds, describeArrival, type Arrival } from '@fairlead/domain/outreach/mail-push'
import type { MailboxKind, MailServers } from '@fairlead/domain/ports/mailboxes'
import type { BounceCount } from '@fairlead/domain/outreach/bounce-limit'
import { needsRecords } from '@fairlead/domain/outreach/sending-domain/check-records'
import { capPerDay, dayLimit } from '@fairlead/domain/outreach/send-slots'
import { Refusal } from '@fairlead/domain/refusal'
import { sql, type Kysely } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { DB } from '../../../platform/schema.ts'
import type { Settings } from '../../../platform/settings.ts'
import { isWorkspaceAdmin } from '../../accounts/users/workspace-rights.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { countBounces } from './mailbox-counts.ts'
import { listDkimKeys } from './dkim-key-store.ts'
import { findRecords, type StoredRecords } from './mailbox-records-store.ts'
import { pushStateOf } from './mailbox-subscription-store.ts'
import { pushObstacle, type PushSettings } from './push-setup.ts'
import { findMailbox, mailboxOfUser, sharedMailboxes, toMailbox, type StoredMailbox } from './mailbox-store.ts'
import { mailboxOfProject, saveProjectMailbox } from './project-mailbox-store.ts'
import { text } from '../texts/texts.ts'

export interface MailboxView extends MailServers {
  id: string
  kind: MailboxKind
  name: string
  address: string
  state: MailboxState
  pausedFor: MailboxPause | null
  /** What is wrong and how to fix it; null when it works. */
  reason: string | null
  /** When its inbox was last read completely. */
  readAt: Date | null
  /** How new mail arrives; null over IMAP. */
  arrival: Arrival | null
  /** Emails waiting to be sent from it. */
  waiting: number
  /** Messages per day, and on this day: fewer while it warms up. Never above the operator's limit. */
  perDay: number
  today: number
  warmsUp: boolean
  signature: string
  /** In the last days, since it was last resumed. */
  bounces: BounceCount
  records: StoredRecords
  /** Our DKIM key; `waiting` for its DNS record. null when there is none, `mayStart` when one can be created. */
  signing: { state: 'waiting' | 'signing' | 'changing' | null; mayStart: boolean }
}

type ReadAt = (mailboxId: string) => Promise<Date | null>

/** The settings that the views need. */
export type ViewSettings = PushSettings & Pick<Settings, 'mailboxPerDay'>

/** The user's own, and the workspace's. */
export function listMailboxes(
  ctx: ActorContext,
  readAtOf: ReadAt,
  settings: ViewSettings,
): Promise<{ own: MailboxView[]; shared: MailboxView[]; isAdmin: boolean }> {
  return ctx.transaction(async (tx) => {
    const mailbox = await mailboxOfUser(tx, ctx.userId)
    const shared = []
    for (const entry of await sharedMailboxes(tx, ctx.workspaceId)) shared.push(await viewOf(tx, entry, readAtOf, ctx.now(), settings))
    return {
      own: mailbox ? [await viewOf(tx, mailbox, readAtOf, ctx.now(), settings)] : [],
      shared,
      isAdmin: await isWorkspaceAdmin(tx, ctx.actor),
    }
  })
}

async function viewOf(tx: Tx, mailbox: StoredMailbox, readAtOf: ReadAt, now: Date, settings: ViewSettings): Promise<MailboxView> {
  const { waiting } = await tx
    .selectFrom('message')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('mailbox_id', '=', mailbox.id)
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow()
  const { id, kind, name, address, smtp, imap, username, pausedFor } = mailbox
  const limits = capPerDay(mailbox.limits, settings.mailboxPerDay)
  return {
    id,
    kind,
    name,
    address,
    smtp,
    imap,
    username,
    state: mailboxState(mailbox),
    pausedFor,
    reason: troubleOf(mailbox),
    readAt: await readAtOf(id),
    arrival: await arrivalOf(tx, mailbox, now, settings),
    waiting: Number(waiting),
    perDay: limits.perDay,
    today: dayLimit(limits, now),
    bounces: await countBounces(tx, id),
    records: await findRecords(tx, id),
    signing: await signingOf(tx, mailbox),
    warmsUp: limits.warmsUpFrom !== null,
    signature: mailbox.signature,
  }
}

/** What is wrong with a mailbox and how to fix it; null when it works. */
const troubleOf = (mailbox: StoredMailbox): string | null =>
  [...(mailbox.pausedFor === null ? [] : [pauseSentence(mailbox.pausedFor)]), ...faultsOf(mailbox)].join(' ') || null

async function arrivalOf(tx: Tx, { id, kind }: StoredMailbox, now: Date, settings: ViewSettings): Promise<Arrival | null> {
  if (kind === 'smtp') return null
  const push = await pushStateOf(tx, id)
  return describeArrival(pushObstacle(settings, kind), push, now, calmPollSeconds(settings.followUpReadingMinutes))
}

async function signingOf(tx: Tx, { id, kind, address }: StoredMailbox): Promise<MailboxView['signing']> {
  const keys = await listDkimKeys(tx, id)
  const isSigning = keys.some(({ seenAt }) => seenAt !== null)
  const isWaiting = keys[0] !== undefined && keys[0].seenAt === null
  return {
    state: isSigning ? (isWaiting ? 'changing' : 'signing') : isWaiting ? 'waiting' : null,
    mayStart: kind === 'smtp' && needsRecords(address),
  }
}

export interface SendingMailbox {
  address: string
  mailboxId: string | null
  state: MailboxState | null
  reason: string | null
  ownerId: string | null
  isShared: boolean
}

/** A project, as far as its sender is concerned. */
export interface SendingProject {
  id: string
  ownerId: string | null
}

/**
 * Where a project's emails are sent from: the mailbox of the teammate they are written for, the project's chosen workspace
 * mailbox, or its owner's; otherwise the installation's.
 */
export async function sendingMailbox(
  tx: Tx,
  project: SendingProject,
  mailFrom: string,
  teammateId: string | null = null,
): Promise<SendingMailbox> {
  const ownerId = sendingUser(project, teammateId)
  const chosen = teammateId === null ? await mailboxOfProject(tx, project.id) : null
  const shared = chosen === null ? null : await findMailbox(tx, chosen)
  const mailbox = shared ?? (ownerId === null ? null : await mailboxOfUser(tx, ownerId))
  return mailbox
    ? {
        address: mailbox.address,
        mailboxId: mailbox.id,
        state: mailboxState(mailbox),
        reason: troubleOf(mailbox),
        ownerId,
        isShared: mailbox.isShared,
      }
    : { address: mailFrom, mailboxId: null, state: null, reason: null, ownerId, isShared: false }
}

export interface FromMailbox {
  fromEmail: string
  mailboxId: string | null
}

export async function sendFrom(tx: Tx, project: SendingProject, mailFrom: string, teammateId: string | null = null): Promise<FromMailbox> {
  const { address, mailboxId } = await sendingMailbox(tx, project, mailFrom, teammateId)
  return { fromEmail: address, mailboxId }
}

/** An email in a thread is sent from the mailbox that last wrote to the candidate; if it is disconnected, from the project's. */
export async function continueFrom(tx: Tx, project: SendingProject, candidateId: string, mailFrom: string): Promise<FromMailbox> {
  const last = await tx
    .selectFrom('message')
    .leftJoin('mailbox', (join) => join.onRef('mailbox.id', '=', 'message.mailbox_id').on('mailbox.disconnected_at', 'is', null))
    .leftJoin('users', (join) =>
      join
        .onRef('users.id', '=', 'mailbox.user_id')
        .on((eb) => eb.or([eb('mailbox.is_shared', '=', true), eb('users.disabled_at', 'is', null)])),
    )
    .select(['mailbox.id', 'mailbox.address', 'message.mailbox_id', 'users.id as user_id'])
    .where('message.candidate_id', '=', candidateId)
    .where('message.state', '=', 'sent')
    .orderBy('message.sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last && last.mailbox_id === null) return { fromEmail: mailFrom, mailboxId: null }
  if (last?.id && last.address && last.user_id) return { fromEmail: last.address, mailboxId: last.id }
  return sendFrom(tx, project, mailFrom)
}

/** Chooses the workspace mailbox that sends a project's sequence; null = none. Requires permission to save the project's settings. */
export function chooseProjectMailbox(ctx: ActorContext, projectId: string, mailboxId: string | null): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'administer')
    const mailbox = mailboxId === null ? null : await findMailbox(tx, mailboxId)
    if (mailboxId !== null && !mailbox?.isShared) throw new Refusal('not_found', text.mailboxDisconnected)
    await saveProjectMailbox(tx, ctx, project.id, mailboxId)
  })
}

/** Mailboxes that have been failing for this long and whose owners haven't been notified. */
export async function listFailingMailboxes(db: Kysely<DB>, minutes: number): Promise<(StoredMailbox & { failingSince: Date })[]> {
  const rows = await db
    .selectFrom('mailbox')
    .selectAll()
    .where('disconnected_at', 'is', null)
    .where('failing_told_at', 'is', null)
    .where('failing_since', '<', sql<Date>`clock_timestamp() - make_interval(mins => ${minutes})`)
    .execute()
  return rows.flatMap((row) => (row.failing_since ? [{ ...toMailbox(row), failingSince: row.failing_since }] : []))
}

/** Whether it is the address of a mailbox in the workspace, connected or not. */
export async function isMailboxAddress(tx: Kysely<DB>, address: string): Promise<boolean> {
  return (await tx.selectFrom('mailbox').select('id').where('address', '=', address).limit(1).executeTakeFirst()) !== undefined
}

/** Every encrypted password in all workspaces. */
export async function listMailboxSecrets(db: Kysely<DB>): Promise<{ id: string; userId: string; address: string; secret: string }[]> {
  const rows = await db
    .selectFrom('mailbox')
    .select(['id', 'user_id as userId', 'address', 'secret'])
    .where('secret', 'is not', null)
    .execute()
  return rows.flatMap(({ secret, ...row }) => (secret === null ? [] : [{ ...row, secret }]))
}

/** Who looks after a mailbox: its owner; for a workspace mailbox, every admin. */
export async function findCaretakers(tx: Tx, { mailboxId, userId }: { mailboxId: string; userId: string }): Promise<string[]> {
  const admins = await tx
    .selectFrom('mailbox')
    .innerJoin('users', 'users.workspace_id', 'mailbox.workspace_id')
    .select('users.id')
    .where('mailbox.id', '=', mailboxId)
    .where('mailbox.is_shared', '=', true)
    .where('users.is_workspace_admin', '=', true)
    .where('users.disabled_at', 'is', null)
    .execute()
  return admins.length > 0 ? admins.map(({ id }) => id) : [userId]
}
