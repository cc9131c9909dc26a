// A team requests a plan: stored, reported to the operator, and with a payment page if payments are configured.
import { checkPlanRequest, mayBecome, type Plan, type PlanRequest } from '@fairlead/domain/account/plans'
import { PaymentsDown, PaymentsRefused, type Payments } from '@fairlead/domain/ports/payments'
import { Refusal } from '@fairlead/domain/refusal'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'
import { addRequest, findByRequest, lockRequest, savePayment, saveState, type StoredRequest } from './plan-request-store.ts'
import { text } from './texts/texts.ts'

export interface CheckoutParts {
  plans: readonly Plan[]
  payments: Payments | null
  /** The URL of the plans page. */
  address: string
  /** The recipients of the notification. */
  operators: readonly string[]
}

/** Two requests with the same ID are one; the payment page is the same. */
export async function requestPlan(
  ctx: ActorContext,
  parts: CheckoutParts,
  requestId: string,
  form: PlanRequest,
): Promise<{ request: StoredRequest; payUrl: string | null }> {
  const wrong = checkPlanRequest(form, parts.plans)
  if (wrong) throw new Refusal('invalid_input', undefined, wrong)
  const plan = must(parts.plans.find(({ key }) => key === form.plan))
  const request = await ctx.transaction(async (tx) => {
    const { searches } = form
    const added = await addRequest(tx, ctx, {
      requestId,
      plan: plan.key,
      planName: plan.name,
      searches,
      company: form.company.trim(),
      note: form.note.trim(),
    })
    if (!added) return must(await findByRequest(tx, requestId))
    await record(tx, ctx, { type: 'plan.requested', requestId: added.id, to: [...parts.operators] })
    return added
  })
  return { request, payUrl: await payUrlOf(ctx, parts, plan, request) }
}

/** null when nothing can be paid here: the request stays, and someone will write. */
async function payUrlOf(ctx: ActorContext, parts: CheckoutParts, plan: Plan, request: StoredRequest): Promise<string | null> {
  if (request.state !== 'requested' || !parts.payments || plan.paymentPrice === null) return null
  if (request.payment_url !== null) return request.payment_url
  const opened = await parts.payments
    .open({
      // the provider always returns the same page for one reference
      reference: request.payments_expired === 0 ? request.id : `${request.id}-${request.payments_expired}`,
      price: plan.paymentPrice,
      quantity: request.searches,
      isRepeated: plan.price?.per === 'month',
      email: ctx.actor.email,
      paidUrl: `${parts.address}?paid=${request.id}`,
      backUrl: parts.address,
    })
    .catch((error: unknown) => {
      if (error instanceof PaymentsDown || error instanceof PaymentsRefused) return null
      throw error
    })
  if (opened) await ctx.transaction((tx) => savePayment(tx, request.id, opened))
  return opened?.url ?? null
}

/** A request settled in the meantime doesn't change. */
export function withdrawRequest(ctx: ActorContext, id: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const request = await lockRequest(tx, id)
    if (!request || request.state === 'withdrawn') return
    if (!mayBecome(request.state, 'withdrawn')) throw new Refusal('edited_meanwhile', text.answeredAlready)
    await saveState(tx, id, 'withdrawn', ctx.now())
  })
}
