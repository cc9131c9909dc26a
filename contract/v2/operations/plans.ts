import { planStates } from '@fairlead/domain/account/plans'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, flag, id, pageIndex } from '../../fields.ts'
import { staffOnly } from './projects.ts'

export const listPlanRequests = call(
  'GET',
  'v2/operations/plans',
  ['unproven'],
  'Plan requests from teams, newest first, 50 per page, open or settled. Internal staff and super admins only.',
  z.object({ is_settled: flag.default(false), page_idx: pageIndex.optional() }),
  z.object({
    requests: z.array(
      z.object({
        plan_request_id: z.string(),
        company: z.string(),
        name: z.string(),
        email: z.string(),
        plan_name: z.string(),
        searches: z.number(),
        note: z.string(),
        state: z.enum(planStates),
        /** A payment page is open. */
        is_paying: z.boolean(),
        date: z.string(),
        settled_date: z.string().nullable(),
      }),
    ),
    /** How many wait for a response. */
    open: z.number().int(),
    has_more: z.boolean(),
  }),
  { also: staffOnly },
)
export type ListPlanRequests = CallType<typeof listPlanRequests>

export const answerPlanRequest = call(
  'PUT',
  'v2/operations/plans',
  [],
  'Accepts a request, which ends the free trials of its team, or declines it. Logged.',
  z.object({ plan_request_id: id, state: z.enum(['accepted', 'declined']) }),
  done,
  { audit: 'itself', also: { ...staffOnly, 409: 'It has already been settled.' } },
)
export type AnswerPlanRequest = CallType<typeof answerPlanRequest>
