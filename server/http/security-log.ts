// What calls add to the security log: refusals, and changes that staff make in a user's session.
import type { AnyCall } from '@fairlead/contract/call'
import { Refusal } from '@fairlead/domain/refusal'
import { refuseCaller } from '../features/accounts/security/refuse-caller.ts'
import { recordSecurityEvent } from '../features/accounts/security/security-event-store.ts'
import type { ActorContext } from '../platform/context.ts'
import type { Services } from './services.ts'

/** Refuses calls that aren't for this kind of session or account, on record. */
export async function admitCaller(services: Services, ctx: ActorContext, call: AnyCall): Promise<void> {
  try {
    refuseCaller(call.alsoFor, ctx.actor)
  } catch (error) {
    await recordRefusal(services, ctx, call, error)
    throw error
  }
}

/** A change that staff made on a user's behalf goes to the security log under the staff member's name. */
export async function recordStaffChange(services: Services, ctx: ActorContext, call: AnyCall): Promise<void> {
  const { workspaceId, userId, actor } = ctx
  if (!actor.openedBy || call.method === 'GET') return
  const event = { kind: 'staff_change', workspaceId, userId, actor: actor.openedBy, target: actor.email } as const
  await recordSecurityEvent(services.database.system, { ...event, details: { call: `${call.method} ${call.path}` } })
}

const everyMs = 60_000
const maxUsers = 10_000
const lastOf = new Map<string, number>()

/** Refused permissions and daily limits; at most one per minute and user, so that a loop of refusals can't fill the log. */
export async function recordRefusal(services: Services, ctx: ActorContext, call: AnyCall, error: unknown): Promise<void> {
  if (!(error instanceof Refusal) || !['not_permitted', 'staff_session', 'quota_reached'].includes(error.code)) return
  const now = Date.now()
  if (now - (lastOf.get(`${error.code} ${ctx.userId}`) ?? 0) < everyMs) return
  if (lastOf.size >= maxUsers) lastOf.clear()
  lastOf.set(`${error.code} ${ctx.userId}`, now)
  const { workspaceId, userId } = ctx
  const kind = error.code === 'quota_reached' ? 'quota_reached' : 'refused_permission'
  const event = { kind, workspaceId, userId, actor: ctx.actor.email, target: `${call.method} ${call.path}` } as const
  await recordSecurityEvent(services.database.system, event)
}
