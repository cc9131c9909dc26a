// Refused permissions and daily limits go to the security log, at most one per minute and user, so that a loop of refusals
// can't fill it.
import type { AnyCall } from '@fairlead/contract/call'
import { Refusal } from '@fairlead/domain/refusal'
import { recordSecurityEvent } from '../features/accounts/security-event-store.ts'
import type { ActorContext } from '../platform/context.ts'
import type { Services } from './services.ts'

const everyMs = 60_000
const maxUsers = 10_000
const lastOf = new Map<string, number>()

export async function recordRefusal(services: Services, ctx: ActorContext, call: AnyCall, error: unknown): Promise<void> {
  if (!(error instanceof Refusal) || !['not_permitted', 'quota_reached'].includes(error.code)) return
  const now = Date.now()
  if (now - (lastOf.get(`${error.code} ${ctx.userId}`) ?? 0) < everyMs) return
  if (lastOf.size >= maxUsers) lastOf.clear()
  lastOf.set(`${error.code} ${ctx.userId}`, now)
  const { workspaceId, userId } = ctx
  const kind = error.code === 'quota_reached' ? 'quota_reached' : 'refused_permission'
  const event = { kind, workspaceId, userId, actor: ctx.actor.email, target: `${call.method} ${call.path}` } as const
  await recordSecurityEvent(services.database.system, event)
}
