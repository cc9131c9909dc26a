// Handles the gateway's webhooks: each once, mapped to its account, followed by the needed reads.
import { fieldOf } from '@fairlead/domain/shared/records'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { Ats } from '@fairlead/domain/ports/ats'
import { Refusal } from '@fairlead/domain/refusal'
import { systemContext, type WorkspaceContext } from '../../platform/context.ts'
import type { Database } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { listTeam } from '../accounts/users/user-views.ts'
import { findAtsLink, markLinkedAgain, workspaceOfAccount } from './ats-link-store.ts'
import { markHeard } from './ats-push-store.ts'
import { checkAts, saveAccount, unavailable } from './link-ats.ts'

/** The same text within this time is a repeat; the signature has no time, so that a captured text stays valid. */
const repeatMs = 10 * 60_000

interface Message {
  hook?: unknown
  linked_account?: unknown
  data?: unknown
}

/** Base64url of the HMAC-SHA256 of the body's bytes (docs.merge.dev, webhooks); its padding is optional. */
export function isSignedByGateway(key: string, signature: unknown, raw: string): boolean {
  const expected = createHmac('sha256', key).update(raw).digest()
  const signatureBytes = typeof signature === 'string' ? Buffer.from(signature, 'base64url') : Buffer.alloc(0)
  return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected)
}

/**
 * The message is trusted only for the account it names, except for a new link's token: changes are fetched afterward, so that
 * late, duplicate, or reordered messages do no harm. False when it isn't for one of ours.
 */
export async function receiveAtsWebhook(
  { database, ats, secrets, now }: { database: Database; ats: Ats; secrets: Secrets; now(): Date },
  message: Message,
  raw: string,
): Promise<boolean> {
  const event = text(message.hook, 'event').toLowerCase()
  const account = text(message.linked_account, 'id')
  const originId = text(message.linked_account, 'end_user_origin_id') || null
  const workspaceId = account && (await workspaceOfAccount(database, account, originId))
  if (!workspaceId) return false
  const ctx = systemContext(database, workspaceId, now)
  const id = createHash('sha256').update(raw).digest('base64url')
  const before = await ctx.transaction((tx) => tx.selectFrom('ats_webhook').select('at').where('id', '=', id).executeTakeFirst())
  const link = await ctx.transaction(findAtsLink)
  const isOurs = link?.accountId === account
  const token = text(message.data, 'account_token')
  const isLinking = /^linked_?account\.(linked|created)$/.test(event)
  const isRecent = before !== undefined && ctx.now().getTime() - before.at.getTime() < repeatMs
  // linking a broken link again may have the same text
  if (isRecent && !(isLinking && isOurs && link.status !== 'COMPLETE')) return true
  if (isOurs && /^(issue|linked_?account)\./.test(event)) {
    // the same text may later report a second problem or linking
    await checkAts(ctx, ats, secrets)
    if (isLinking) await ctx.transaction((tx) => markLinkedAgain(tx, link.id, ctx.now()))
  } else if (before) return true
  else if (isLinking && token !== '') {
    // verified with the gateway: a token that grants nothing, or someone else's account, links nothing
    const described = await ats.describe(token).catch((error: unknown) => Promise.reject(unavailable(error)))
    if (described.accountId !== account) return false
    await saveAccount(ctx, secrets, described, await findEmailOwner(ctx, text(message.linked_account, 'end_user_email_address')))
  } else if (isOurs && event.startsWith('application.')) {
    await ctx.transaction(async (tx) => {
      if (await markHeard(tx, link.id, text(message.data, 'id'), ctx.now())) await record(tx, ctx, { type: 'ats.wanted' })
    })
  }
  await ctx.transaction((tx) =>
    tx
      .insertInto('ats_webhook')
      .values({ id, workspace_id: workspaceId, event: event.slice(0, 100), at: ctx.now() })
      .onConflict((conflict) => conflict.columns(['workspace_id', 'id']).doUpdateSet({ at: ctx.now() }))
      .execute(),
  )
  return true
}

/** The user who opened the window, else the workspace's earliest user. */
function findEmailOwner(ctx: WorkspaceContext, email: string): Promise<string> {
  return ctx.transaction(async (tx) => {
    const users = await listTeam(tx)
    const user = users.find((entry) => entry.email === email.toLowerCase()) ?? users[0]
    if (!user) throw new Refusal('not_found')
    return user.id
  })
}

function text(value: unknown, name: string): string {
  const raw = fieldOf(value, name)
  return typeof raw === 'string' ? raw.slice(0, 2000) : ''
}
