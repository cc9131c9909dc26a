// The local ATS: implements Merge's published API on loopback for local accounts.
import { randomBytes, randomUUID } from 'node:crypto'
import { serve } from '../http/serve.ts'
import type { Call, Reply, Served } from '../http/serve.ts'
import { accountRoute, detailsOf, refusal } from './ats-routes.ts'
import { accountIdOf, jobsOf, newAccount, newAccountToken, openState, slugOf, stagesOf } from './ats-state.ts'
import type { AtsState, LinkedAccount, RemoteApplication, RemoteStage } from './ats-state.ts'
import { addPastApplicants } from './past-applicants.ts'
import { startWebhooks, type Webhooks } from './webhooks.ts'

export interface EmbeddedAts extends Served {
  apiKey: string
  /** The signing key of its webhooks. */
  webhookKey: string
  webhooks: Webhooks
  /** Completes the linking window; returns its public token, valid for one exchange. */
  link(integration: string): string
  /** The same for a window opened with a link token, but a webhook follows instead. False for an unknown token. */
  finishLinking(linkToken: string, integration: string): boolean
  /** A later change to a linked account, e.g. RELINK_NEEDED after a changed password, or COMPLETE after relinking. */
  setStatus(accountToken: string, status: string): void
  /** The user removes the link at the other end. */
  remove(accountToken: string): void
  /** Every linked account with its token. */
  accounts(): [string, LinkedAccount][]
  jobs(account: LinkedAccount): ReturnType<typeof jobsOf>
  stages(account: LinkedAccount, jobId: string): RemoteStage[]
  /** A user's change in the system itself: another stage, or null for rejected. */
  moveThere(account: LinkedAccount, applicationId: string, stageId: string | null): void
  removeStage(account: LinkedAccount, stageId: string): void
}

export interface AtsOptions {
  apiKey: string
  webhookKey?: string
  /** Linked accounts and their contents survive a restart; tokens of linking windows never do. */
  file?: string
  port?: number
  /** More requests within a minute are refused (429), like the vendor's plan limits. */
  perMinute?: number
  /** People who applied earlier in every system that is linked in the window. */
  past?: number
  /** Address of the page that a link token opens. */
  linkPage?: string
}

export async function startAts(options: AtsOptions): Promise<EmbeddedAts> {
  const tokens = { public: new Map<string, string>(), link: new Map<string, Owner>() }
  const state = openState(options.file)
  const webhookKey = options.webhookKey ?? randomBytes(24).toString('base64url')
  const webhooks = startWebhooks(webhookKey)
  const perMinute = options.perMinute ?? 100
  let requestTimes: number[] = []
  const served = await serve({
    port: options.port ?? 0,
    refuse: (status) => refusal(status, status === 429 ? 'Rate limit reached.' : 'Failed.'),
    answer(call) {
      if (call.headers.authorization !== `Bearer ${options.apiKey}`) return refusal(401, 'Invalid API key.')
      const now = performance.now()
      requestTimes = [...requestTimes.filter((time) => time > now - 60_000), now]
      if (requestTimes.length > perMinute) return refusal(429, 'Rate limit reached.')
      return route(call, { tokens, state, webhooks, linkPage: options.linkPage ?? 'http://127.0.0.1/link' })
    },
  })
  const notifyOf = (account: LinkedAccount, application: RemoteApplication) => {
    application.modified_at = new Date().toISOString()
    state.keep()
    webhooks.notify('Application.changed', account, application)
  }
  return {
    ...served,
    apiKey: options.apiKey,
    webhookKey,
    webhooks,
    async stop() {
      webhooks.stop()
      await served.stop()
    },
    link(integration) {
      const publicToken = randomUUID()
      tokens.public.set(publicToken, integration)
      return publicToken
    },
    finishLinking(linkToken, integration) {
      const owner = tokens.link.get(linkToken)
      if (!owner) return false
      const { originId, email } = owner
      tokens.link.delete(linkToken)
      const linkedAccount = [...state.accounts].find(([, account]) => account.originId === originId && account.integration === integration)
      const [token, account] = linkedAccount ?? [newAccountToken(), newAccount(integration, originId)]
      account.status = 'COMPLETE'
      if (!linkedAccount) addPastApplicants(account, options.past ?? 0, Date.now())
      state.accounts.set(token, account)
      state.keep()
      webhooks.notify('LinkedAccount.linked', { ...account, email }, { ...detailsOf(account), account_token: token })
      return true
    },
    setStatus(accountToken, status) {
      const account = state.accounts.get(accountToken)
      if (!account) throw new Error('There is no such linked account.')
      account.status = status
      state.keep()
      if (status === 'RELINK_NEEDED')
        webhooks.notify('Issue.new', account, { id: randomUUID(), status: 'ONGOING', error_description: 'Invalid login credentials' })
    },
    remove(accountToken) {
      const account = state.accounts.get(accountToken)
      state.accounts.delete(accountToken)
      state.keep()
      if (account) webhooks.notify('LinkedAccount.deleted', account, detailsOf(account))
    },
    accounts: () => [...state.accounts],
    jobs: jobsOf,
    stages: stagesOf,
    moveThere(account, applicationId, stageId) {
      const application = account.applications.find(({ id }) => id === applicationId)
      if (!application) throw new Error('There is no such application.')
      if (stageId === null) application.rejected_at = new Date().toISOString()
      else Object.assign(application, { current_stage: stageId, rejected_at: null })
      notifyOf(account, application)
    },
    removeStage(account, stageId) {
      account.removedStages.push(stageId)
      state.keep()
    },
  }
}

/** The user of a link token. */
interface Owner {
  originId: string
  email: string
}

interface Within {
  tokens: { public: Map<string, string>; link: Map<string, Owner> }
  state: AtsState
  webhooks: Webhooks
  linkPage: string
}

function route(call: Call, { tokens, state, webhooks, linkPage }: Within): Reply {
  if (!call.path.startsWith('/api/ats/v1/')) return refusal(404, 'Not found.')
  const path = call.path.split('/').slice(4).map(decodeURIComponent)
  const [resource = '', second = ''] = path
  if (call.method === 'GET' && resource === 'linked-accounts') {
    const results = [...state.accounts.values()].slice(0, Number(call.query.get('page_size') ?? 100)).map(detailsOf)
    return { status: 200, body: { next: null, previous: null, results } }
  }
  if (call.method === 'GET' && resource === 'account-token') {
    const integration = tokens.public.get(second)
    if (integration === undefined) return refusal(404, 'Not found.')
    tokens.public.delete(second)
    const account = newAccount(integration, null, accountIdOf(second))
    const accountToken = newAccountToken()
    state.accounts.set(accountToken, account)
    state.keep()
    const named = { name: integration, slug: slugOf(integration), categories: ['ats'] }
    return { status: 200, body: { account_token: accountToken, integration: named, id: account.id } }
  }
  if (call.method === 'POST' && resource === 'link-token') return newLinkToken(call, tokens.link, linkPage)
  const accountToken = String(call.headers['x-account-token'])
  const account = state.accounts.get(accountToken)
  if (!account) return refusal(401, 'Invalid account token.')
  if (call.method === 'POST' && resource === 'delete-account') {
    state.accounts.delete(accountToken)
    state.keep()
    return { status: 200, body: {} }
  }
  const reply = accountRoute(account, call, path, (event, application) => webhooks.notify(event, account, application))
  if (reply && call.method === 'POST') state.keep()
  return reply ?? refusal(404, 'Not found.')
}

function newLinkToken(call: Call, owners: Map<string, Owner>, linkPage: string): Reply {
  const { end_user_origin_id, end_user_organization_name, end_user_email_address } = call.fields ?? {}
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
  if (!isText(end_user_origin_id) || !isText(end_user_organization_name) || !isText(end_user_email_address))
    return refusal(400, 'This field may not be blank.')
  const token = randomUUID()
  owners.set(token, { originId: end_user_origin_id, email: end_user_email_address })
  const url = new URL(linkPage)
  url.searchParams.set('link_token', token)
  return { status: 200, body: { link_token: token, integration_name: null, magic_link_url: url.href } }
}
