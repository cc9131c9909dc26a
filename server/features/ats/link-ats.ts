// Links a workspace to its applicant tracking system, checks whether the link still works, and ends it.
import { AtsDown, AtsRefused, AtsRelink, type Ats, type AtsCredentials, type AtsStatus } from '@fairlead/domain/ports/ats'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext, WorkspaceContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'
import type { Tx } from '../../platform/database.ts'
import type { Secrets } from '../../platform/secrets.ts'
import type { Kysely } from 'kysely'
import type { StoredSecret } from '../../platform/renew-secrets.ts'
import type { DB } from '../../platform/schema.ts'
import {
  findAtsLink,
  listAccountTokens,
  planPoll,
  removeAtsLink,
  replaceAccountToken,
  saveAtsLink,
  saveAtsStatus,
  saveHistoryBy,
  type AtsLink,
} from './ats-link-store.ts'
import { recordAuditEvent } from '../accounts/security/audit-store.ts'
import { workspaceName } from '../accounts/users/user-store.ts'
import { requireWorkspaceAdmin } from '../accounts/users/workspace-rights.ts'
import { cancelOpenPushes } from './ats-push-store.ts'
import { text } from './texts/texts.ts'
import { messages } from '@fairlead/domain/shared/messages'

export interface AtsLinkView {
  integration: string
  status: AtsStatus
}

const belongsTo = (workspaceId: string) => `ats:${workspaceId}`

export const accountTokenOf = (ctx: Pick<WorkspaceContext, 'workspaceId'>, secrets: Secrets, link: Pick<AtsLink, 'accountToken'>): string =>
  secrets.open(link.accountToken, belongsTo(ctx.workspaceId))

/** The URL of the window in which an admin links a system, or the same one again. */
export async function openLinking(ctx: ActorContext, ats: Ats): Promise<string> {
  const organisation = await ctx.transaction(async (tx) => {
    await requireWorkspaceAdmin(tx, ctx.actor)
    return workspaceName(tx, ctx.workspaceId)
  })
  return ats
    .openLinking({ originId: ctx.workspaceId, organisation, email: ctx.actor.email })
    .catch((error: unknown) => Promise.reject(unavailable(error)))
}

/** Exchanges a finished linking's public token for a permanent link; linking again replaces the first one. */
export async function linkAts(ctx: ActorContext, ats: Ats, secrets: Secrets, publicToken: string): Promise<AtsLinkView> {
  await ctx.transaction((tx) => requireWorkspaceAdmin(tx, ctx.actor))
  if (publicToken.trim() === '') throw new Refusal('invalid_input', undefined, { public_token: messages.fieldRequired })
  const account = await ats.exchange(publicToken.trim()).catch((error: unknown) => {
    if (error instanceof AtsRefused) throw new Refusal('invalid_input', error.message, { public_token: error.message })
    throw unavailable(error)
  })
  await saveAccount(ctx, secrets, account, ctx.userId)
  await ctx.transaction((tx) => recordLink(tx, ctx, `Linked ${account.integration}`))
  return { integration: account.integration, status: account.status }
}

/** Links a system by a key of its own; linking it again replaces the key and keeps its jobs and candidates. */
export async function connectAts(ctx: ActorContext, ats: Ats, secrets: Secrets, credentials: AtsCredentials): Promise<AtsLinkView> {
  await ctx.transaction((tx) => requireWorkspaceAdmin(tx, ctx.actor))
  const [key, secret] = [credentials.key.trim(), credentials.secret.trim()]
  if (key === '') throw new Refusal('invalid_input', undefined, { key: messages.fieldRequired })
  if (credentials.system === 'greenhouse' && secret === '')
    throw new Refusal('invalid_input', undefined, { secret: messages.fieldRequired })
  const account = await ats.connect({ system: credentials.system, key, secret }).catch((error: unknown) => {
    if (error instanceof AtsRefused) throw new Refusal('invalid_input', error.message, { key: error.message })
    throw unavailable(error)
  })
  // the system names no account; a workspace has one of each
  const accountId = `${credentials.system}:${ctx.workspaceId}`
  await saveAccount(ctx, secrets, { ...account, accountId, isPolled: true }, ctx.userId)
  await ctx.transaction((tx) => recordLink(tx, ctx, `Linked ${account.integration}`))
  return { integration: account.integration, status: account.status }
}

export function saveAccount(
  ctx: WorkspaceContext,
  secrets: Secrets,
  account: Parameters<typeof saveAtsLink>[2],
  linkedBy: string,
): Promise<void> {
  const closed = secrets.close(account.accountToken, belongsTo(ctx.workspaceId))
  return ctx.transaction(async (tx) => {
    await saveAtsLink(tx, ctx, { ...account, accountToken: closed }, linkedBy)
    // pushes that waited for the renewed link can proceed
    await record(tx, ctx, { type: 'ats.wanted' })
  })
}

/** null without a link. Stores the vendor's current data if reachable. */
export async function checkAts(ctx: WorkspaceContext, ats: Ats, secrets: Secrets): Promise<AtsLinkView | null> {
  const link = await ctx.transaction(findAtsLink)
  if (!link) return null
  const status = await ats.check(accountTokenOf(ctx, secrets, link)).catch((error: unknown) => {
    throw unavailable(error)
  })
  await ctx.transaction((tx) => saveAtsStatus(tx, ctx, link.accountToken, status))
  return { integration: link.integration, status }
}

/** Ends the link on both sides. Candidates pushed there stay, and we keep their records. */
export async function unlinkAts(ctx: ActorContext, ats: Ats, secrets: Secrets): Promise<void> {
  const link = await ctx.transaction(async (tx) => {
    await requireWorkspaceAdmin(tx, ctx.actor)
    return findAtsLink(tx)
  })
  if (!link) return
  await ats.unlink(accountTokenOf(ctx, secrets, link)).catch((error: unknown) => {
    throw unavailable(error)
  })
  await ctx.transaction(async (tx) => {
    await cancelOpenPushes(tx, ctx, link.id, 'not_linked')
    // what was read so far still comes in
    if (link.history.importId !== null) await record(tx, ctx, { type: 'import.started', importId: link.history.importId })
    await removeAtsLink(tx, link.id)
    await recordLink(tx, ctx, `Unlinked ${link.integration}`)
  })
}

/** Brings earlier applicants into the talent pool from now on, or no longer; those who came stay. Without a link there is nothing to stop. */
export function changeHistory(ctx: ActorContext, isOn: boolean): Promise<void> {
  return ctx.transaction(async (tx) => {
    await requireWorkspaceAdmin(tx, ctx.actor)
    const link = await findAtsLink(tx)
    if (!link && !isOn) return
    if (!link) throw new Refusal('not_found', text.noAtsLinked)
    await saveHistoryBy(tx, link.id, isOn ? ctx.userId : null)
    if (!isOn) return
    await planPoll(tx, link.id, ctx.now())
    await record(tx, ctx, { type: 'ats.wanted' })
  })
}

/** The link with its decrypted token, for a request to the system; refused when nothing is linked. */
export async function openAccount(ctx: WorkspaceContext, secrets: Secrets): Promise<{ link: AtsLink; token: string }> {
  const link = await ctx.transaction(findAtsLink)
  if (!link) throw new Refusal('not_found', text.noAtsLinked)
  return { link, token: accountTokenOf(ctx, secrets, link) }
}

/** The system's failure as a message; stores that a link needs renewal. */
export async function awaitAts<T>(ctx: WorkspaceContext, link: AtsLink, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AtsRelink) {
      await ctx.transaction((tx) => saveAtsStatus(tx, ctx, link.accountToken, 'RELINK_NEEDED'))
      throw new Refusal('relink_needed', text.relinkAts(link.integration))
    }
    throw unavailable(error)
  }
}

/** Converts the vendor's failure to a client error; rethrows anything else. */
export function unavailable(error: unknown): unknown {
  return error instanceof AtsDown || error instanceof AtsRefused ? new Refusal('unavailable', error.message) : error
}

/** For re-encrypting tokens with a newer key. */
export async function storedAccountTokens(db: Kysely<DB>): Promise<StoredSecret[]> {
  return (await listAccountTokens(db)).map(({ workspaceId, accountToken }) => ({
    closed: accountToken,
    about: belongsTo(workspaceId),
    replace: (renewed) => replaceAccountToken(db, workspaceId, accountToken, renewed),
  }))
}

function recordLink(tx: Tx, { workspaceId, userId, actor }: ActorContext, target: string): Promise<void> {
  return recordAuditEvent(tx, { kind: 'settings_changed', workspaceId, userId, actor: actor.email, target })
}
