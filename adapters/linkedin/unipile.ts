// LinkedIn through Unipile's hosted gateway and published API (developer.unipile.com, version 1).
import type { Linkedin, LinkedinOutcome, LinkedinSignIn } from '@fairlead/domain/ports/linkedin'
import { sendRequest, type Answer } from '../http/send-request.ts'
import type { Question } from '../http/send-request.ts'
import { text, field } from '../http/shape.ts'
import { outcomeOf } from './unipile-outcome.ts'

const asksForCode = new Set(['2FA', 'OTP'])

/** 201 is an account, 202 a checkpoint; only checkpoints that ask for a code can be solved here. */
function signInOf(answer: Answer, secret: 'password' | 'code'): LinkedinSignIn {
  const refused = (reason: string): LinkedinSignIn => ({ state: 'refused', reason })
  if (answer.state !== 'answered') return refused(answer.reason)
  const { status, body } = answer
  const id = text(body, 'account_id')
  if ((status === 200 || status === 201) && id !== null) return { state: 'signed_in', accountId: id }
  if (status === 202 && id !== null) {
    const type = text(field(body, 'checkpoint'), 'type')
    if (type !== null && asksForCode.has(type)) return { state: 'code_needed', sessionId: id }
    return refused('LinkedIn asks for a confirmation that you can give only in its own app or site.')
  }
  if (status === 429) return refused('The LinkedIn gateway asks us to wait.')
  const type = text(body, 'type')
  if (type === 'errors/missing_credentials' || type === 'errors/unauthorized') return refused('The LinkedIn gateway rejected our key.')
  if (status >= 400 && status < 500) {
    return refused(secret === 'code' ? 'LinkedIn does not accept this code.' : 'LinkedIn does not accept this username and password.')
  }
  return refused(`The LinkedIn gateway failed (${status}).`)
}

const remembered = 10_000

/** Runs `send` once per key: concurrent callers share one run, later ones get the outcome of a sent message. */
function oncePerKey(): (key: string, send: () => Promise<LinkedinOutcome>) => Promise<LinkedinOutcome> {
  const underWay = new Map<string, Promise<LinkedinOutcome>>()
  const gone = new Map<string, LinkedinOutcome>()
  return (key, send) => {
    const before = gone.get(key)
    if (before) return Promise.resolve(before)
    const running = underWay.get(key)
    if (running) return running
    const run = send()
      .then((outcome) => {
        if (outcome.state === 'sent' || outcome.state === 'accepted') gone.set(key, outcome)
        const oldest = gone.size > remembered ? gone.keys().next().value : undefined
        if (oldest !== undefined) gone.delete(oldest)
        return outcome
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, run)
    return run
  }
}

export interface UnipileSettings {
  /** The account's own address (DSN), e.g. https://api8.unipile.com:13851 */
  url: string
  apiKey: string
  /** Milliseconds per request; a sign-in gets twice that, because LinkedIn is slow. */
  timeout?: number
}

/**
 * Users sign in with username and password, which are sent only to the gateway. A profile is looked up first (public identifier
 * -> provider_id), then POST users/invite or POST chats with linkedin[inmail]=true.
 *
 * Unipile documents no idempotency for these calls. A key is sent as Idempotency-Key for gateways that support it, and only
 * once per process; LinkedIn itself refuses a second invitation. A lost response is `unknown`, for a person to decide.
 */
export function unipileLinkedin(settings: UnipileSettings): Linkedin {
  const timeout = settings.timeout ?? 30_000
  const once = oncePerKey()
  const question = (method: 'GET' | 'POST', path: string, body?: Question['body']): Question => ({
    method,
    url: new URL(`/api/v1/${path}`, settings.url),
    headers: { 'x-api-key': settings.apiKey },
    timeout,
    ...(body === undefined ? {} : { body }),
  })

  const providerId = async (accountId: string, profileUrl: string): Promise<{ id: string } | LinkedinOutcome> => {
    const publicId = publicIdOf(profileUrl)
    if (publicId === null) return { state: 'failed', permanent: true, reason: 'This isn’t the address of a LinkedIn profile.' }
    const answer = await sendRequest(question('GET', `users/${encodeURIComponent(publicId)}?account_id=${encodeURIComponent(accountId)}`))
    const id = answer.state === 'answered' && answer.status === 200 ? text(answer.body, 'provider_id') : null
    if (id !== null) return { id }
    // an account that the gateway no longer has gets the same 404
    if (answer.state === 'answered' && answer.status === 404 && !(await isKnown(accountId))) return { state: 'sign_in_needed' }
    const outcome = outcomeOf(answer, 'lookup')
    if (outcome.state !== 'sent' && outcome.state !== 'accepted') return outcome
    return { state: 'failed', permanent: false, reason: 'The LinkedIn gateway gave an unreadable answer.' }
  }
  const isKnown = async (accountId: string): Promise<boolean> => {
    const answer = await sendRequest(question('GET', `accounts/${encodeURIComponent(accountId)}`))
    return answer.state !== 'answered' || answer.status !== 404
  }
  const send = (
    kind: 'inmail' | 'invitation',
    message: { accountId: string | null; profileUrl: string; key: string },
    request: (accountId: string, providerId: string) => Question,
  ): Promise<LinkedinOutcome> => {
    const { accountId } = message
    if (accountId === null) return Promise.resolve({ state: 'sign_in_needed' })
    const key = `${kind}:${message.key}`
    return once(key, async () => {
      const person = await providerId(accountId, message.profileUrl)
      if ('state' in person) return person
      const posted = request(accountId, person.id)
      return outcomeOf(await sendRequest({ ...posted, headers: { ...posted.headers, 'idempotency-key': key } }), 'send')
    })
  }

  return {
    needsSignIn: true,
    async signIn(username, password) {
      const request = question('POST', 'accounts', { provider: 'LINKEDIN', username, password })
      return signInOf(await sendRequest({ ...request, timeout: 2 * timeout }), 'password')
    },
    async verify(sessionId, code) {
      const request = question('POST', 'accounts/checkpoint', { provider: 'LINKEDIN', account_id: sessionId, code })
      return signInOf(await sendRequest({ ...request, timeout: 2 * timeout }), 'code')
    },
    sendInmail: (message) =>
      send('inmail', message, (accountId, id) => {
        const form = new FormData()
        form.set('account_id', accountId)
        form.set('attendees_ids', id)
        if (message.subject !== '') form.set('subject', message.subject)
        form.set('text', message.body)
        form.set('linkedin[api]', 'classic')
        form.set('linkedin[inmail]', 'true')
        return question('POST', 'chats', form)
      }),
    sendInvitation: (message) =>
      send('invitation', message, (accountId, id) =>
        question('POST', 'users/invite', { account_id: accountId, provider_id: id, message: message.body }),
      ),
  }
}

function publicIdOf(profileUrl: string): string | null {
  const handle = /^https?:\/\/www\.linkedin\.com\/in\/([\p{L}\d%][^/?#]*)\/?(?:[?#].*)?$/u.exec(profileUrl)?.[1]
  try {
    return handle === undefined ? null : decodeURIComponent(handle)
  } catch {
    return null
  }
}
