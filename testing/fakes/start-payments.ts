// The local payment service: implements Stripe's published Checkout Sessions API on loopback, without real payments.
import { randomBytes } from 'node:crypto'
import { serve } from '@fairlead/local-services/http/serve'
import type { Call, Reply, Served } from '@fairlead/local-services/http/serve'
import { attribute, html } from '@fairlead/local-services/mail/page-html'

interface Session {
  id: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  mode: string
  price: string
  quantity: number
  client_reference_id: string
  success_url: string
  cancel_url: string
}

export interface EmbeddedPayments extends Served {
  apiKey: string
  /** All sessions, oldest first. */
  sessions(): readonly Readonly<Session>[]
  /** The user's action on the payment page. */
  pay(id: string): void
  expire(id: string): void
}

/** `prices` = the ids of the existing prices. */
export async function startPayments(options: { apiKey: string; prices: readonly string[]; port?: number }): Promise<EmbeddedPayments> {
  const sessions = new Map<string, Session>()
  const keys = new Map<string, { asked: string; id: string }>()
  const sessionOf = (id: string): Session => {
    const session = sessions.get(id)
    if (!session) throw new Error('There is no such session.')
    return session
  }
  const pay = (id: string) => void Object.assign(sessionOf(id), { status: 'complete', payment_status: 'paid' })

  const open = (call: Call): Reply => {
    const key = String(call.headers['idempotency-key'] ?? '')
    const fields = Object.fromEntries(Object.entries(call.fields ?? {}).map(([name, value]) => [name, String(value)]))
    const before = keys.get(key)
    const fieldsText = JSON.stringify(fields)
    if (before && before.asked !== fieldsText)
      return refusal(400, 'Keys for idempotent requests can only be used with the same parameters they were first used with.')
    if (before) return { status: 200, body: sessionJson(sessionOf(before.id), served.url) }
    const price = fields['line_items[0][price]'] ?? ''
    if (!options.prices.includes(price)) return refusal(400, `No such price: '${price}'`)
    const session: Session = {
      id: `cs_test_${randomBytes(18).toString('hex')}`,
      status: 'open',
      payment_status: 'unpaid',
      mode: fields['mode'] ?? 'payment',
      price,
      quantity: Number(fields['line_items[0][quantity]'] ?? 1),
      client_reference_id: fields['client_reference_id'] ?? '',
      success_url: fields['success_url'] ?? '',
      cancel_url: fields['cancel_url'] ?? '',
    }
    sessions.set(session.id, session)
    if (key !== '') keys.set(key, { asked: fieldsText, id: session.id })
    return { status: 200, body: sessionJson(session, served.url) }
  }

  const served = await serve({
    port: options.port ?? 0,
    refuse: (status) => refusal(status, 'An error occurred.'),
    answer(call) {
      const [, kind, id = ''] = /^\/(pay|v1\/checkout\/sessions)(?:\/([\w]+))?$/.exec(call.path) ?? []
      if (kind === 'pay') {
        const session = sessions.get(id)
        if (!session || session.status !== 'open') return page(404, '<h1>There is nothing to pay here.</h1>')
        if (call.method !== 'POST') return page(200, payPage(session))
        pay(id)
        return { status: 303, body: '', headers: { location: session.success_url } }
      }
      if (kind === undefined) return refusal(404, 'Unrecognized request URL.')
      if (call.headers.authorization !== `Bearer ${options.apiKey}`) return refusal(401, 'Invalid API Key provided.')
      if (call.method === 'POST' && id === '') return open(call)
      const session = sessions.get(id)
      return session ? { status: 200, body: sessionJson(session, served.url) } : refusal(404, `No such checkout.session: '${id}'`)
    },
  })
  return {
    ...served,
    apiKey: options.apiKey,
    sessions: () => [...sessions.values()],
    pay,
    expire: (id) => void Object.assign(sessionOf(id), { status: 'expired' }),
  }
}

function sessionJson(session: Session, url: string): Record<string, unknown> {
  return { ...session, object: 'checkout.session', url: session.status === 'open' ? `${url}/pay/${session.id}` : null }
}

function payPage(session: Session): string {
  return `<h1>Pay</h1><p>A stand-in on this machine. No money moves.</p><p>${html(session.price)} × ${session.quantity}</p><form method="post"><button>Pay</button></form><p><a href="${attribute(session.cancel_url)}">Back</a></p>`
}

function page(status: number, body: string): Reply {
  return {
    status,
    body: `<!doctype html><html lang="en"><title>Pay</title>${body}</html>`,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  }
}

function refusal(status: number, message: string): Reply {
  return { status, body: { error: { type: 'invalid_request_error', message } } }
}
