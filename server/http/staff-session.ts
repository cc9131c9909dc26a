import type { AnyCall } from '@fairlead/contract/call'
import { staffSessionMay } from '@fairlead/domain/account/staff-session'
import { Refusal } from '@fairlead/domain/refusal'
import { recordSecurityEvent } from '../features/accounts/security-event-store.ts'
import type { ActorContext } from '../platform/context.ts'
import type { Services } from './services.ts'
import * as text from './texts/en.ts'

/** Refuses what would outlive a session that staff opened; does nothing for all other sessions. */
export function refuseLastingChange(ctx: ActorContext, call: AnyCall): void {
  if (ctx.actor.openedBy && !staffSessionMay(call)) throw new Refusal('not_permitted', text.notForStaff)
}

/** A change that staff made on a user's behalf goes to the security log under the staff member's name. */
export async function recordStaffChange(services: Services, ctx: ActorContext, call: AnyCall): Promise<void> {
  const { workspaceId, userId, actor } = ctx
  if (!actor.openedBy || call.method === 'GET') return
  const event = { kind: 'staff_change', workspaceId, userId, actor: actor.openedBy, target: actor.email } as const
  await recordSecurityEvent(services.database.system, { ...event, details: { call: `${call.method} ${call.path}` } })
}
