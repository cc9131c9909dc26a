// A second email finder on loopback with Tomba's published API, for fictional people only.
import { serve } from '@fairlead/local-services/http/serve'
import type { Call, Reply } from '@fairlead/local-services/http/serve'
import { byHandle, checkInvented } from '@fairlead/local-services/finder/invented'
import type { EmbeddedFinder } from '@fairlead/local-services/finder/start-finder'

/** The secret is the key followed by '-secret'. After `chargesAllowed` found addresses the plan is used up (403). */
export async function startTomba(options: { apiKey: string; port?: number; chargesAllowed?: number }): Promise<EmbeddedFinder> {
  let charged = 0
  const served = await serve({
    port: options.port ?? 0,
    refuse: (status) => (status === 429 ? { ...refusal(429), headers: { 'retry-after': '1' } } : refusal(status)),
    answer(call) {
      const isKnown = call.headers['x-tomba-key'] === options.apiKey && call.headers['x-tomba-secret'] === `${options.apiKey}-secret`
      if (!isKnown) return refusal(401)
      if (call.method !== 'GET' || !['/v1/linkedin', '/v1/email-verifier'].includes(call.path)) return refusal(404)
      if (charged >= (options.chargesAllowed ?? Infinity)) return refusal(403)
      const reply = call.path === '/v1/email-verifier' ? verify(call) : find(call)
      if (reply.status === 200) charged++
      return reply
    },
  })
  return { ...served, apiKey: options.apiKey, charged: () => charged }
}

function find({ query }: Call): Reply {
  const handle = /^https:\/\/www\.linkedin\.com\/in\/([^/?#]+)/.exec(query.get('url') ?? '')?.[1]
  if (handle === undefined) return refusal(400)
  const person = handle.includes('hidden') ? null : byHandle(decodeURIComponent(handle))
  if (!person) return refusal(404)
  const data = {
    website_url: person.domain,
    accept_all: person.verified === 'accept_all',
    email: person.email,
    first_name: person.firstName,
    last_name: person.lastName,
    full_name: `${person.firstName} ${person.lastName}`.trim(),
    linkedin: query.get('url'),
    score: person.score,
    verification: { date: null, status: person.verified === 'valid' ? 'valid' : null },
    sources: [],
  }
  return { status: 200, body: { data } }
}

/** An address with 'pending' is still being checked (202). */
function verify({ query }: Call): Reply {
  const email = (query.get('email') ?? '').toLowerCase()
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return refusal(400)
  if (email.includes('pending')) return { status: 202, body: { data: {} } }
  const status = checkInvented(email)
  const checked = {
    email,
    status,
    result: status === 'valid' ? 'deliverable' : status === 'invalid' ? 'undeliverable' : 'risky',
    score: status === 'valid' ? 97 : status === 'invalid' ? 0 : 55,
    accept_all: status === 'accept_all',
    smtp_check: status === 'valid',
  }
  return { status: 200, body: { data: { email: checked, sources: [] } } }
}

function refusal(status: number): Reply {
  return { status, body: { errors: { type: 'api_error', message: 'refused', code: status } } }
}
