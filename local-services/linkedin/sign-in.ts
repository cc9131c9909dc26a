// Sign-in to accounts of the local LinkedIn gateway: directly, with a code, or refused.
import { randomUUID } from 'node:crypto'
import type { Call, Reply } from '../http/serve.ts'
import type { GatewayState } from './gateway-state.ts'
import { problem } from './problem.ts'

const rightCode = '123456'
const wrongCodesAllowed = 3

/**
 * POST accounts. By username: 'two-step' needs the code 123456, 'in-app' needs confirmation elsewhere, all others are signed in
 * at once. A password containing 'wrong' is wrong. Signing in again reactivates the account.
 */
export function signIn(state: GatewayState, { fields }: Call): Reply {
  const { provider, username, password } = fields ?? {}
  if (provider !== 'LINKEDIN' || typeof username !== 'string' || typeof password !== 'string' || username === '' || password === '') {
    return problem(400, 'invalid_parameters')
  }
  if (password.includes('wrong')) return problem(401, 'invalid_credentials')
  const type = username.includes('two-step') ? '2FA' : username.includes('in-app') ? 'IN_APP_VALIDATION' : null
  if (type === null) return created(state, username)
  const id = randomUUID()
  state.waiting.set(id, { username, wrong: 0 })
  return { status: 202, body: { object: 'Checkpoint', account_id: id, checkpoint: { type } } }
}

/** POST accounts/checkpoint. The third wrong code ends the sign-in. */
export function solveCheckpoint(state: GatewayState, { fields }: Call): Reply {
  const { provider, account_id: id, code } = fields ?? {}
  if (provider !== 'LINKEDIN' || typeof id !== 'string' || typeof code !== 'string' || code === '')
    return problem(400, 'invalid_parameters')
  const waiting = state.waiting.get(id)
  if (!waiting) return problem(404, 'resource_not_found')
  if (code !== rightCode) {
    waiting.wrong++
    if (waiting.wrong >= wrongCodesAllowed) state.waiting.delete(id)
    return problem(400, 'invalid_checkpoint_solution')
  }
  state.waiting.delete(id)
  return created(state, waiting.username)
}

function created(state: GatewayState, username: string): Reply {
  const before = state.accounts.values().find((account) => account.username === username)
  const account = { id: before?.id ?? randomUUID(), username, connected: true }
  state.saveAccount(account)
  return { status: 201, body: { object: 'AccountCreated', account_id: account.id } }
}
