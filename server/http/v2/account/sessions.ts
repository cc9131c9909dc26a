import { endSessions, listSessions, type ListSessions } from '@fairlead/contract/v2/account/sessions'
import { Refusal } from '@fairlead/domain/refusal'
import { recordAuditEvent } from '../../../features/accounts/security/audit-store.ts'
import * as store from '../../../features/accounts/sessions/session-store.ts'
import type { ActorContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { endpoint } from '../../endpoint.ts'

async function answer(ctx: ActorContext, { system }: Database, session: string): Promise<ListSessions['answer']> {
  return (await store.listSessions(system, ctx.userId, session, ctx.now())).map((entry) => ({
    id: entry.id,
    is_current: entry.isCurrent,
    created_at: entry.createdAt.toISOString(),
    last_used_at: entry.lastUsedAt.toISOString(),
    ip: entry.ip,
    user_agent: entry.userAgent,
    opened_by: entry.openedBy,
  }))
}

export const getAccountSessions = endpoint(listSessions, (ctx, { services, session }) => answer(ctx, services.database, session))

export const deleteAccountSessions = endpoint(endSessions, async (ctx, { input, services, session }) => {
  const { system } = services.database
  if ((await store.readOpenedBy(system, session)) !== null) throw new Refusal('not_permitted')
  const ended = input.id
    ? Number(await store.closeSessionById(system, ctx.userId, input.id))
    : await store.closeSessionsOf(system, ctx.userId, session)
  const { workspaceId, userId, actor } = ctx
  if (ended > 0)
    await recordAuditEvent(system, { kind: 'session_ended', workspaceId, userId, actor: actor.email, details: { sessions: ended } })
  return answer(ctx, services.database, session)
})
