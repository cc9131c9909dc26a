// The only writer of plan_request: what teams request on the plans page.
import type { Selectable } from 'kysely'
import type { PlanState } from '@fairlead/domain/account/plans'
import type { ActorContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import type { PlanRequestTable } from '../../platform/schema.ts'

export type StoredRequest = Selectable<PlanRequestTable>

export interface NewRequest {
  requestId: string
  plan: string
  planName: string
  searches: number
  company: string
  note: string
}

/** null when this request already exists. */
export async function addRequest(tx: Tx, ctx: ActorContext, request: NewRequest): Promise<StoredRequest | null> {
  const row = await tx
    .insertInto('plan_request')
    .values({
      id: newId(),
      workspace_id: ctx.workspaceId,
      user_id: ctx.userId,
      request_id: request.requestId,
      plan: request.plan,
      plan_name: request.planName,
      searches: request.searches,
      company: request.company,
      note: request.note,
      created_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'request_id']).doNothing())
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

export async function findByRequest(tx: Tx, requestId: string): Promise<StoredRequest | null> {
  const row = await tx.selectFrom('plan_request').selectAll().where('request_id', '=', requestId).executeTakeFirst()
  return row ?? null
}

/** Locked until the transaction ends. */
export async function lockRequest(tx: Tx, id: string): Promise<StoredRequest | null> {
  const row = await tx.selectFrom('plan_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? null
}

export async function savePayment(tx: Tx, id: string, payment: { id: string; url: string }): Promise<void> {
  await tx.updateTable('plan_request').set({ payment_id: payment.id, payment_url: payment.url }).where('id', '=', id).execute()
}

/** The payment page has expired; another one may be opened. Once per page. */
export async function dropPayment(tx: Tx, id: string, paymentId: string): Promise<void> {
  await tx
    .updateTable('plan_request')
    .set((row) => ({ payment_id: null, payment_url: null, payments_expired: row('payments_expired', '+', 1) }))
    .where('id', '=', id)
    .where('payment_id', '=', paymentId)
    .execute()
}

export async function saveState(tx: Tx, id: string, state: PlanState, now: Date): Promise<void> {
  await tx.updateTable('plan_request').set({ state, settled_at: now }).where('id', '=', id).execute()
}

export interface ListedRequest extends StoredRequest {
  by: string
}

/** The workspace's, newest first. */
export async function listRequests(tx: Tx): Promise<ListedRequest[]> {
  const rows = await tx
    .selectFrom('plan_request')
    .innerJoin('users', 'users.id', 'plan_request.user_id')
    .selectAll('plan_request')
    .select(['users.first_name', 'users.last_name'])
    .orderBy('plan_request.created_at', 'desc')
    .orderBy('plan_request.id')
    .limit(50)
    .execute()
  return rows.map(({ first_name, last_name, ...row }) => ({ ...row, by: `${first_name} ${last_name}`.trim() }))
}

/** For one workspace or all: requests that may have been paid in the meantime. */
export async function findUnpaid(
  database: Database,
  since: Date,
  only: string | null,
): Promise<{ id: string; workspaceId: string; paymentId: string }[]> {
  const rows = await database.system
    .selectFrom('plan_request')
    .select(['id', 'workspace_id', 'payment_id'])
    .where('state', '=', 'requested')
    .where('payment_id', 'is not', null)
    .where('created_at', '>', since)
    .$if(only !== null, (query) => query.where('workspace_id', '=', only ?? ''))
    .orderBy('created_at')
    .limit(200)
    .execute()
  return rows.map((row) => ({ id: row.id, workspaceId: row.workspace_id, paymentId: row.payment_id ?? '' }))
}
