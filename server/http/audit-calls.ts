// What calls add to the audit log: what each changed, by the kind that its definition names, and refusals.
import type { Kysely } from 'kysely'
import type { AnyCall } from '@fairlead/contract/call'
import { isRecord } from '@fairlead/domain/shared/records'
import { Refusal } from '@fairlead/domain/refusal'
import { refuseCaller } from '../features/accounts/security/refuse-caller.ts'
import { hasWritten, recordAuditEvent } from '../features/accounts/security/audit-store.ts'
import type { ActorContext } from '../platform/context.ts'
import type { DB } from '../platform/schema.ts'
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

/**
 * The caller's context for one call, whose first transaction that changes something writes a line of the audit log with it: both
 * are kept or neither. A repeated call that changes nothing writes none. What staff change in a user's session has their name.
 */
export function audited(ctx: ActorContext, call: AnyCall, input: unknown): { ctx: ActorContext; finish(db: Kysely<DB>): Promise<void> } {
  const { openedBy } = ctx.actor
  const named = call.audit === 'itself' ? null : call.audit
  const kind = named ?? (openedBy && call.method !== 'GET' ? 'changed_for_user' : null)
  if (kind === null) return { ctx, finish: async () => {} }
  const target = isRecord(input) ? input : {}
  const event = {
    kind,
    workspaceId: ctx.workspaceId,
    userId: ctx.userId,
    actor: openedBy ?? ctx.actor.email,
    projectId: idIn(target['project_id']),
    candidateId: idIn(target['candidate_id']),
    details: openedBy ? { as: ctx.actor.email, call: `${call.method} ${call.path}` } : {},
  }
  let isRecorded = false
  const transaction: ActorContext['transaction'] = (work) =>
    ctx.transaction(async (tx) => {
      const result = await work(tx)
      if (!isRecorded && (await hasWritten(tx))) {
        await recordAuditEvent(tx, event)
        isRecorded = true
      }
      return result
    })
  // what staff do is recorded even where nothing changed or another connection wrote
  const finish = async (db: Kysely<DB>) => (openedBy && !isRecorded ? recordAuditEvent(db, event) : undefined)
  return { ctx: { ...ctx, transaction }, finish }
}

const idIn = (value: unknown) => (typeof value === 'string' && value.length <= 64 ? value : null)

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
  await recordAuditEvent(services.database.system, event)
}
