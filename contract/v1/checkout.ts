import { planStates } from '@fairlead/domain/account/plans'
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { nothing, text, whole } from '../fields.ts'

const plan = z.object({
  key: z.string(),
  name: z.string(),
  about: z.string(),
  /** In the currency's smallest unit, per search; null = on request. */
  price: z.object({ amount: z.number(), currency: z.string(), per: z.enum(['month', 'search']) }).nullable(),
  points: z.array(z.string()),
  /** Can be paid immediately. */
  payable: z.boolean(),
})
export type WirePlan = z.infer<typeof plan>

const request = z.object({
  id: z.string(),
  /** Repeating it is the same request. */
  request_id: z.string(),
  plan: z.string(),
  plan_name: z.string(),
  searches: z.number(),
  company: z.string(),
  note: z.string(),
  state: z.enum(planStates),
  /** Where to pay, as long as that is possible. */
  pay_url: z.string().nullable(),
  by: z.string(),
  date: z.string(),
})
export type WirePlanRequest = z.infer<typeof request>

export const checkout = z.object({
  plans: z.array(plan),
  /** How many candidates a free trial may contact by default. */
  trial_contacts: z.number(),
  trials: z.array(z.object({ project_id: z.string(), project_name: z.string(), contacts: z.number(), contacts_left: z.number() })),
  /** Newest first. */
  requests: z.array(request),
})

export const readCheckout = call(
  'GET',
  'v1/checkout',
  ['staff', 'unproven'],
  'Plans, free trials, and the team’s requests.',
  nothing,
  checkout,
)
export type ReadCheckout = CallType<typeof readCheckout>

export const requestPlan = call(
  'POST',
  'v1/checkout',
  ['unproven'],
  'Requests a plan and notifies the operator. With payments set up, the response contains the payment page. The same request_id counts as one request.',
  z.object({
    request_id: text,
    plan: text,
    searches: whole.default(1),
    company: z.string().max(500).default(''),
    note: z.string().max(20_000).default(''),
  }),
  z.object({ id: z.string(), pay_url: z.string().nullable() }),
  { audit: 'plan_requested', status: 201 },
)
export type RequestPlan = CallType<typeof requestPlan>

export const withdrawPlan = call(
  'DELETE',
  'v1/checkout',
  ['unproven'],
  'Withdraws a request that hasn’t been answered yet.',
  z.object({ id: text }),
  checkout,
  { audit: 'plan_requested', also: { 409: 'It has already been answered.' } },
)
export type WithdrawPlan = CallType<typeof withdrawPlan>
