// The ATS stand-in: speaks Merge's published API on loopback about linked accounts that exist here alone.
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { serve } from '../http/serve.ts'
import type { Call, Reply, Served } from '../http/serve.ts'

interface LinkedAccount {
  id: string
  integration: string
  status: string
}

export interface EmbeddedAts extends Served {
  apiKey: string
  /** What a user does in the linking window; returns the public token the window hands out, good for one exchange. */
  link(integration: string): string
  /** What happens to a linked account later, e.g. RELINK_NEEDED after a changed password, COMPLETE after a new linking. */
  setStatus(accountToken: string, status: string): void
  /** The user removes the link at the other end. */
  remove(accountToken: string): void
}

/**
 * Starts the gateway; more than `perMinute` requests within a minute are refused (429), as the vendor does by plan. With `file`
 * linked accounts outlive a restart; public tokens never do.
 */
export async function startAts(options: { apiKey: string; file?: string; port?: number; perMinute?: number }): Promise<EmbeddedAts> {
  const pending = new Map<string, string>()
  const { file } = options
  const accounts = file === undefined ? new Map<string, LinkedAccount>() : readAccounts(file)
  const keep = () => file !== undefined && writeAccounts(file, accounts)
  const perMinute = options.perMinute ?? 100
  let asked: number[] = []
  const served = await serve({
    port: options.port ?? 0,
    refuse: (status) => refusal(status, status === 429 ? 'Rate limit reached.' : 'Failed.'),
    answer(call) {
      if (call.headers.authorization !== `Bearer ${options.apiKey}`) return refusal(401, 'Invalid API key.')
      const now = performance.now()
      asked = [...asked.filter((at) => at > now - 60_000), now]
      if (asked.length > perMinute) return refusal(429, 'Rate limit reached.')
      return route(call, pending, accounts, keep)
    },
  })
  return {
    ...served,
    apiKey: options.apiKey,
    link(integration) {
      const publicToken = randomUUID()
      pending.set(publicToken, integration)
      return publicToken
    },
    setStatus(accountToken, status) {
      const account = accounts.get(accountToken)
      if (!account) throw new Error('There is no such linked account.')
      account.status = status
      keep()
    },
    remove(accountToken) {
      accounts.delete(accountToken)
      keep()
    },
  }
}

function route(call: Call, pending: Map<string, string>, accounts: Map<string, LinkedAccount>, keep: () => unknown): Reply {
  const [what = '', publicToken] = call.path.split('/').slice(4).map(decodeURIComponent)
  if (call.method !== 'GET' || !call.path.startsWith('/api/ats/v1/')) return refusal(404, 'Not found.')
  if (what === 'linked-accounts') {
    const results = [...accounts.values()].slice(0, Number(call.query.get('page_size') ?? 100)).map(detailsOf)
    return { status: 200, body: { next: null, previous: null, results } }
  }
  if (what === 'account-token') {
    const integration = pending.get(publicToken ?? '')
    if (integration === undefined) return refusal(404, 'Not found.')
    pending.delete(publicToken ?? '')
    const account = { id: randomUUID(), integration, status: 'COMPLETE' }
    const accountToken = randomBytes(40).toString('base64url')
    accounts.set(accountToken, account)
    keep()
    const body = {
      account_token: accountToken,
      integration: { name: integration, slug: slugOf(integration), categories: ['ats'] },
      id: account.id,
    }
    return { status: 200, body }
  }
  const account = what === 'account-details' ? accounts.get(String(call.headers['x-account-token'])) : undefined
  if (account) return { status: 200, body: detailsOf(account) }
  return what === 'account-details' ? refusal(401, 'Invalid account token.') : refusal(404, 'Not found.')
}

function detailsOf({ id, integration, status }: LinkedAccount): Record<string, unknown> {
  return {
    id,
    integration,
    integration_slug: slugOf(integration),
    category: 'ats',
    status,
    account_type: 'PRODUCTION',
    is_duplicate: false,
  }
}

function slugOf(integration: string): string {
  return integration.toLowerCase().replaceAll(' ', '-')
}

function refusal(status: number, detail: string): Reply {
  return { status, body: { detail }, ...(status === 429 ? { headers: { 'retry-after': '60' } } : {}) }
}

function readAccounts(file: string): Map<string, LinkedAccount> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  try {
    return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, LinkedAccount][])
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return new Map()
  }
}

function writeAccounts(file: string, accounts: Map<string, LinkedAccount>): void {
  writeFileSync(`${file}.new`, JSON.stringify([...accounts]), { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}
