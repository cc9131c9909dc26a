// The plans page and its writes.
import type { ReadCheckout, RequestPlan, WirePlan, WirePlanRequest, WithdrawPlan } from '@fairlead/contract/v1/checkout'
import { queryFor, invalidate, putAnswer } from '../../api/cache.ts'
import { send } from '../../api/send.ts'

export type Checkout = ReadCheckout['answer']
export type Plan = WirePlan
export type AskedPlan = WirePlanRequest
export const checkoutQuery = queryFor<ReadCheckout>('v1/checkout', {})

export interface PlanForm {
  plan: string
  searches: number
  company: string
  note: string
}

/** Redirects to the payment page if there is one; true when the request is stored here. Throws ApiFailure. */
export async function requestPlan(requestId: string, form: PlanForm): Promise<boolean> {
  const { pay_url } = await send<RequestPlan>('POST', 'v1/checkout', { request_id: requestId, ...form })
  if (pay_url) {
    window.location.assign(pay_url)
    return false
  }
  invalidate('v1/checkout')
  return true
}

export async function withdraw(id: string): Promise<void> {
  putAnswer(checkoutQuery.queryKey, await send<WithdrawPlan>('DELETE', 'v1/checkout', { id }))
}
