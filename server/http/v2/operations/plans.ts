import { answerPlanRequest, listPlanRequests } from '@fairlead/contract/v2/operations/plans'
import { answerRequest, listEveryRequest } from '../../../features/checkout/answer-request.ts'
import { ok } from '../../endpoint.ts'
import { staffEndpoint } from '../../staff-endpoint.ts'

export const getOperationsPlans = staffEndpoint(listPlanRequests, 'open_operations', async ({ db }, { input }) => {
  const { requests, open, hasMore } = await listEveryRequest(db, input.is_settled, input.page_idx ?? 1)
  return {
    open,
    has_more: hasMore,
    requests: requests.map((row) => ({
      plan_request_id: row.id,
      company: row.company,
      name: `${row.first_name} ${row.last_name}`.trim(),
      email: row.email,
      plan_name: row.plan_name,
      searches: row.searches,
      note: row.note,
      state: row.state,
      is_paying: row.state === 'requested' && row.payment_id !== null,
      date: row.created_at.toISOString(),
      settled_date: row.settled_at?.toISOString() ?? null,
    })),
  }
})

export const putOperationsPlans = staffEndpoint(answerPlanRequest, 'open_operations', async ({ actor }, { input, services }) => {
  await answerRequest(services.database, { id: input.plan_request_id, state: input.state, by: actor.email, now: services.now })
  return ok
})
