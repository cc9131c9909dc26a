// Takes payments through Stripe Checkout's published API (docs.stripe.com/api/checkout/sessions).
import { PaymentsDown, PaymentsRefused } from '@fairlead/domain/ports/payments'
import type { Payments, PaymentState } from '@fairlead/domain/ports/payments'
import { sendRequest } from '../http/send-request.ts'
import type { Answer } from '../http/send-request.ts'
import { field, text } from '../http/shape.ts'

export interface StripeSettings {
  /** https://api.stripe.com, or a compatible server. */
  url: string
  apiKey: string
  /** Milliseconds per request. */
  timeout?: number
}

/**
 * Opens a session with the order's reference as its idempotency key, so that retrying after a lost response finds it again; a
 * session is paid when Stripe says 'paid' or 'no_payment_required'. Stripe knows the amounts: only price IDs are sent.
 */
export function stripePayments(settings: StripeSettings): Payments {
  const request = (method: 'GET' | 'POST', path: string, body?: URLSearchParams, key?: string): Promise<Answer> =>
    sendRequest({
      method,
      url: new URL(`/v1/checkout/sessions${path}`, settings.url),
      headers: { authorization: `Bearer ${settings.apiKey}`, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      ...(body === undefined ? {} : { body }),
      timeout: settings.timeout ?? 15_000,
    })

  return {
    async open(order) {
      const body = new URLSearchParams({
        mode: order.isRepeated ? 'subscription' : 'payment',
        'line_items[0][price]': order.price,
        'line_items[0][quantity]': String(order.quantity),
        client_reference_id: order.reference,
        customer_email: order.email,
        success_url: order.paidUrl,
        cancel_url: order.backUrl,
      })
      const first = await request('POST', '', body, order.reference)
      // the key makes a retry safe
      const answer = first.state === 'lost' ? await request('POST', '', body, order.reference) : first
      const session = read(answer)
      const [id, url] = [text(session, 'id'), text(session, 'url')]
      if (!id || !url || !URL.canParse(url)) throw new PaymentsDown('The payment provider gave an unreadable answer.')
      return { id, url }
    },

    async stateOf(id) {
      const session = read(await request('GET', `/${encodeURIComponent(id)}`))
      return stateOf(text(session, 'status'), text(session, 'payment_status'))
    },
  }
}

function stateOf(status: string | null, payment: string | null): PaymentState {
  if (payment === 'paid' || payment === 'no_payment_required') return 'paid'
  if (status === 'expired') return 'expired'
  if (status === 'open' || status === 'complete') return 'open'
  throw new PaymentsDown('The payment provider gave an unreadable answer.')
}

function read(answer: Answer): unknown {
  if (answer.state !== 'answered') throw new PaymentsDown(answer.reason)
  if (answer.status === 200) return answer.body
  const message = text(field(answer.body, 'error'), 'message')
  if (answer.status === 400 || answer.status === 404) throw new PaymentsRefused(message || 'The payment provider refused this.')
  throw new PaymentsDown(`The payment provider isn’t available right now (${answer.status}).`)
}
