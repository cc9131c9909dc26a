// The local email finder: implements Hunter's published API on loopback, for fictional people only.
import { serve } from '../http/serve.ts'
import type { Call, Reply, Served } from '../http/serve.ts'
import { byCompany, byHandle, checkInvented } from './invented.ts'

export interface EmbeddedFinder extends Served {
  apiKey: string
  /** Successful lookups and checks so far; the vendor would charge for these. */
  charged(): number
}

/**
 * Starts the finder; after `chargesAllowed` found addresses the plan is used up (429). The owner of a handle with 'hidden' has
 * asked not to be found (451).
 */
export async function startFinder(options: { apiKey: string; port?: number; chargesAllowed?: number }): Promise<EmbeddedFinder> {
  let charged = 0
  const served = await serve({
    port: options.port ?? 0,
    // the vendor returns 403 for too many requests per second
    refuse: (status) => (status === 429 ? refusal(403, 'too_many_requests') : refusal(status, 'failed')),
    answer(call) {
      if (call.headers['x-api-key'] !== options.apiKey) return refusal(401, 'authentication_failed')
      if (call.method !== 'GET' || !['/v2/email-finder', '/v2/email-verifier'].includes(call.path)) return refusal(404, 'not_found')
      if (charged >= (options.chargesAllowed ?? Infinity)) return refusal(429, 'usage_exceeded')
      const { reply, isFound } = call.path === '/v2/email-verifier' ? verify(call) : find(call)
      if (isFound) charged++
      return reply
    },
  })
  return { ...served, apiKey: options.apiKey, charged: () => charged }
}

function find({ query }: Call): { reply: Reply; isFound: boolean } {
  const [handle, company, first, last] = ['linkedin_handle', 'company', 'first_name', 'last_name'].map((name) => query.get(name) ?? '')
  if (!handle && !(company && first && last)) return { reply: refusal(400, 'wrong_params'), isFound: false }
  if (handle?.includes('hidden')) return { reply: refusal(451, 'claimed_email'), isFound: false }
  const invented = handle ? byHandle(handle) : byCompany(first ?? '', last ?? '', company ?? '')
  if (!invented && handle) return { reply: refusal(404, 'not_found'), isFound: false }
  const data = {
    first_name: invented?.firstName ?? first,
    last_name: invented?.lastName ?? last,
    email: invented?.email ?? null,
    score: invented?.score ?? null,
    domain: invented?.domain ?? null,
    company: company || null,
    sources: [],
    verification: { date: null, status: invented?.verified ?? null },
  }
  return { reply: { status: 200, body: { data, meta: { params: Object.fromEntries(query) } } }, isFound: invented !== null }
}

/** An address with 'pending' is still being checked (202); the owner of an address with 'hidden' has asked not to be found (451). */
function verify({ query }: Call): { reply: Reply; isFound: boolean } {
  const email = (query.get('email') ?? '').toLowerCase()
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) return { reply: refusal(400, 'invalid_email'), isFound: false }
  if (email.includes('hidden')) return { reply: refusal(451, 'claimed_email'), isFound: false }
  if (email.includes('pending')) return { reply: { status: 202, body: { data: {} } }, isFound: false }
  const status = checkInvented(email)
  const data = {
    email,
    status,
    score: status === 'valid' ? 97 : status === 'invalid' ? 0 : 55,
    accept_all: status === 'accept_all',
    sources: [],
  }
  return { reply: { status: 200, body: { data, meta: { params: { email } } } }, isFound: true }
}

function refusal(status: number, id: string): Reply {
  return { status, body: { errors: [{ id, code: status, details: id.replaceAll('_', ' ') }] } }
}
