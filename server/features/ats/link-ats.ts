// Links a workspace to its applicant tracking system, and asks whether the link still holds.
import { AtsDown, AtsRefused, type Ats, type AtsStatus } from '@fairlead/domain/ports/ats'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { findAtsLink, saveAtsLink, saveAtsStatus } from './ats-link-store.ts'

export interface AtsLinkView {
  integration: string
  status: AtsStatus
}

const belongsTo = (workspaceId: string) => `ats:${workspaceId}`

/** Turns the public token of a finished linking into a lasting link; a second linking takes the place of the first. */
export async function linkAts(ctx: ActorContext, ats: Ats, secrets: Secrets, publicToken: string): Promise<AtsLinkView> {
  if (publicToken.trim() === '') throw new Refusal('invalid_input', undefined, { public_token: 'This field is required.' })
  const account = await ats.exchange(publicToken.trim()).catch((error: unknown) => {
    if (error instanceof AtsRefused) throw new Refusal('invalid_input', error.message, { public_token: error.message })
    throw unavailable(error)
  })
  const closed = secrets.close(account.accountToken, belongsTo(ctx.workspaceId))
  await ctx.transaction((tx) => saveAtsLink(tx, ctx, { ...account, accountToken: closed }))
  return { integration: account.integration, status: account.status }
}

/** null when nothing is linked. What the vendor says now is stored; when it cannot be asked, nothing is. */
export async function checkAts(ctx: ActorContext, ats: Ats, secrets: Secrets): Promise<AtsLinkView | null> {
  const link = await ctx.transaction(findAtsLink)
  if (!link) return null
  const token = secrets.open(link.accountToken, belongsTo(ctx.workspaceId))
  const status = await ats.check(token).catch((error: unknown) => {
    throw unavailable(error)
  })
  await ctx.transaction((tx) => saveAtsStatus(tx, link.accountToken, status, ctx.now()))
  return { integration: link.integration, status }
}

function unavailable(error: unknown): unknown {
  return error instanceof AtsDown ? new Refusal('unavailable', error.message) : error
}
