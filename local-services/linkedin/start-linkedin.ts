// The local LinkedIn gateway: implements Unipile's published API on loopback and sends messages to no one.
import { serve } from '../http/serve.ts'
import type { Call, Reply, Served } from '../http/serve.ts'
import { openState } from './gateway-state.ts'
import type { GatewayState, SentMessage } from './gateway-state.ts'
import { problem } from './problem.ts'
import { invite, lookUp, startChat } from './sending.ts'
import { signIn, solveCheckpoint } from './sign-in.ts'

export interface EmbeddedLinkedin extends Served {
  apiKey: string
  /** Sent messages, oldest first. */
  sent(): SentMessage[]
  /** LinkedIn ends the account's session, so it must sign in again. */
  expire(accountId: string): void
}

/**
 * Starts the gateway. With `journal` (a file), accounts and sent messages survive a restart. sign-in.ts and sending.ts document
 * special names.
 */
export async function startLinkedin(options: {
  apiKey: string
  journal?: string
  port?: number
  invitationsAllowed?: number
}): Promise<EmbeddedLinkedin> {
  const state = openState(options.journal ?? null)
  const served = await serve({
    port: options.port ?? 0,
    refuse: (status) => problem(status, refusals[status]),
    answer(call) {
      if (call.headers['x-api-key'] !== options.apiKey) return problem(401, 'missing_credentials')
      return route(state, call, options.invitationsAllowed ?? 200)
    },
  })
  return {
    ...served,
    apiKey: options.apiKey,
    sent: () => [...state.sent],
    expire(accountId) {
      const account = state.accounts.get(accountId)
      if (!account) throw new Error('There is no such LinkedIn account.')
      state.saveAccount({ ...account, connected: false })
    },
  }
}

function route(state: GatewayState, call: Call, invitationsAllowed: number): Reply {
  const path = call.path.split('/').slice(3).map(decodeURIComponent)
  switch (`${call.method} ${path[0]}/${path.length > 1 ? path[1] : ''}`) {
    case 'POST accounts/':
      return signIn(state, call)
    case 'POST accounts/checkpoint':
      return solveCheckpoint(state, call)
    case 'POST users/invite':
      return invite(state, call, invitationsAllowed)
    case 'POST chats/':
      return startChat(state, call)
  }
  const id = path[1] ?? ''
  if (call.method === 'GET' && path[0] === 'users') return lookUp(state, id, call)
  const account = call.method === 'GET' && path[0] === 'accounts' ? state.accounts.get(id) : undefined
  return account
    ? { status: 200, body: { object: 'Account', id, type: 'LINKEDIN', name: account.username } }
    : problem(404, 'resource_not_found')
}

const refusals = {
  400: 'invalid_parameters',
  404: 'resource_not_found',
  429: 'too_many_requests',
  500: 'unexpected_error',
  503: 'service_unavailable',
} as const
