// Plan requests of all workspaces, for the operator: list, accept, or decline, in the audit log.
import { sql, type Kysely } from 'kysely'
import { Refusal } from '@fairlead/domain/refusal'
import type { Database } from '../../platform/database.ts'
import type { DB } from '../../platform/schema.ts'
import { recordAuditEvent } from '../accounts/security/audit-store.ts'
import { settleWithin } from './settle-request.ts'
import { text } from './texts/texts.ts'

const pageSize = 50

/** Newest first; the access check for operations has passed. */
export async function listEveryRequest(db: Kysely<DB>, isSettled: boolean, page: number) {
  const rows = await db
    .selectFrom('plan_request')
    .innerJoin('users', 'users.id', 'plan_request.user_id')
    .selectAll('plan_request')
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('state', isSettled ? '<>' : '=', 'requested')
    .orderBy('plan_request.created_at', 'desc')
    .orderBy('plan_request.id', 'desc')
    .limit(pageSize + 1)
    .offset((page - 1) * pageSize)
    .execute()
  const { open } = await db
    .selectFrom('plan_request')
    .select(sql<number>`count(*)`.as('open'))
    .where('state', '=', 'requested')
    .executeTakeFirstOrThrow()
  return {
    open: Number(open),
    hasMore: rows.length > pageSize,
    requests: rows.slice(0, pageSize),
  }
}

/** A request settled in the meantime doesn't change: a different outcome is refused, the same one is accepted. */
export async function answerRequest(
  database: Database,
  { id, state, by, now }: { id: string; state: 'accepted' | 'declined'; by: string; now: () => Date },
): Promise<void> {
  const row = await database.system
    .selectFrom('plan_request')
    .innerJoin('users', 'users.id', 'plan_request.user_id')
    .select(['plan_request.workspace_id', 'plan_name', 'plan_request.company', 'users.email'])
    .where('plan_request.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found')
  const { workspace_id: workspaceId, email: about, company, plan_name: plan } = row
  await database.system.transaction().execute(async (tx) => {
    if (await settleWithin(tx, { workspaceId, userId: null, now }, id, state)) {
      const detail = { company, plan, answer: state }
      return recordAuditEvent(tx, { workspaceId, userId: null, actor: by, kind: 'plan_answered', target: about, details: detail })
    }
    const after = await tx.selectFrom('plan_request').select('state').where('id', '=', id).executeTakeFirst()
    if (after?.state !== state) throw new Refusal('edited_meanwhile', text.settledAlready)
  })
}
