import * as wire from '@fairlead/contract/v1/checkout'
import { contactsLeft } from '@fairlead/domain/project/free-trial'
import { operatorsOf } from '../../features/accounts/users/operators.ts'
import { readCheckout } from '../../features/checkout/read-checkout.ts'
import { requestPlan, withdrawRequest } from '../../features/checkout/request-plan.ts'
import { settlePayments } from '../../features/checkout/settle-request.ts'
import type { ActorContext } from '../../platform/context.ts'
import { Answer, endpoint } from '../endpoint.ts'
import type { Services } from '../services.ts'

async function answer(ctx: ActorContext, { settings, outside }: Services): Promise<wire.ReadCheckout['answer']> {
  const { trials, requests } = await readCheckout(ctx, settings)
  return {
    plans: settings.plans.map(({ paymentPrice, ...plan }) => ({ ...plan, payable: outside.payments !== null && paymentPrice !== null })),
    trial_contacts: settings.freeTrialContacts,
    trials: trials.map(({ id, name, contacted, limit }) => ({
      project_id: id,
      project_name: name,
      contacts: limit,
      contacts_left: contactsLeft({ isFreeTrial: true, contacted, limit }) ?? 0,
    })),
    requests: requests.map((row) => ({
      id: row.id,
      request_id: row.request_id,
      plan: row.plan,
      plan_name: row.plan_name,
      searches: row.searches,
      company: row.company,
      note: row.note,
      state: row.state,
      pay_url: row.state === 'requested' ? row.payment_url : null,
      by: row.by,
      date: row.created_at.toISOString(),
    })),
  }
}

export const getCheckout = endpoint(wire.readCheckout, async (ctx, { services }) => {
  const { outside, database, now } = services
  // a user returning from the payment page sees the outcome at once
  if (outside.payments) await settlePayments(database, outside.payments, now, ctx.workspaceId)
  return answer(ctx, services)
})

export const postCheckout = endpoint(wire.requestPlan, async (ctx, { input, services }) => {
  const { settings, outside, database } = services
  const parts = {
    plans: settings.plans,
    payments: outside.payments,
    address: `${settings.publicUrl}/checkout`,
    operators: await operatorsOf(database.system, settings.contactTo),
  }
  const { request, payUrl } = await requestPlan(ctx, parts, input.request_id, input)
  return new Answer(201, { id: request.id, pay_url: payUrl })
})

export const deleteCheckout = endpoint(wire.withdrawPlan, async (ctx, { input, services }) => {
  await withdrawRequest(ctx, input.id)
  return answer(ctx, services)
})
