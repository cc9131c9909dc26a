// The only way to call the server: method, path, input, and response must match one call of the contract.
import { isRecord } from '@fairlead/domain/shared/records'
import { readersLanguage } from '@fairlead/domain/shared/readers-language'
import type { Method } from '@fairlead/contract/call'
import type { WireFailure } from '@fairlead/contract/shapes/common'
import { encodeForm } from './encode.ts'
import { takePrefetched } from './early.ts'
import { ApiFailure, isFailureBody } from './failure.ts'
import { setReachable } from './reach.ts'
import { sessionToken } from './session.ts'
import { text as apiText } from '../i18n/api.ts'

export interface AnyCallType {
  method: Method
  path: string
  input: unknown
  answer: unknown
}

const unreachable: WireFailure = { error: 'unreachable', message: apiText.unreachable }
let onSessionLost: () => void = () => {}
let onAccountRefused: (sentence: string) => void = () => {}
/** Refusals that concern the account rather than the input. */
const ofAccount: readonly string[] = ['rate_limited', 'quota_reached', 'email_unproven', 'staff_session']

/** Called when the server no longer knows the session. */
export function whenSessionIsLost(handler: () => void): void {
  onSessionLost = handler
}

/** Called for a limit or an unverified address; the sentence says what to do. */
export function whenAccountIsRefused(handler: (sentence: string) => void): void {
  onAccountRefused = handler
}

async function answerOf(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** Responses with an ETag, for this session and only in memory; the server says whether they are still valid. */
const tagged = new Map<string, { etag: string; answer: unknown; token: string | null }>()
const maxTagged = 20

function keepTagged(url: string, response: Response, answer: unknown, token: string | null): void {
  const etag = response.headers.get('etag')
  if (!etag) return
  tagged.delete(url)
  tagged.set(url, { etag, answer, token })
  const [oldest] = tagged.keys()
  if (tagged.size > maxTagged && oldest !== undefined) tagged.delete(oldest)
}

async function request(
  method: Method,
  path: string,
  { query, body, signal }: { query: string; body: BodyInit | null; signal?: AbortSignal | undefined },
): Promise<unknown> {
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': readersLanguage() }
  const token = sessionToken()
  if (token) headers['X-Parse-Session-Token'] = token
  const url = `/api/${path}${query}`
  const cached = method === 'GET' ? tagged.get(url) : undefined
  if (cached && cached.token === token) headers['If-None-Match'] = cached.etag
  let response: Response
  try {
    response = await ((method === 'GET' && takePrefetched(url, token)) || fetch(url, { method, headers, body, signal: signal ?? null }))
  } catch (error) {
    if (signal?.aborted) throw error
    setReachable(false)
    throw new ApiFailure(0, unreachable)
  }
  // a proxy in front of an unreachable server reports that itself
  setReachable(response.status !== 502 && response.status !== 504)
  if (response.status === 304 && cached) return cached.answer
  const answer = await answerOf(response)
  if (response.ok) {
    if (method === 'GET') keepTagged(url, response, answer, token)
    return answer
  }
  const failure = isFailureBody(answer) && answer.message !== '' ? answer : null
  if (response.status === 401 && failure?.error === 'not_signed_in' && token && token === sessionToken()) onSessionLost()
  if (failure?.message && ofAccount.includes(failure.error)) onAccountRefused(failure.message)
  throw new ApiFailure(
    response.status,
    failure?.message ? failure : { error: 'unavailable', message: apiText.unavailable },
    retryAfterOf(response),
  )
}

function retryAfterOf({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null
}

/** Makes one call of the contract. Throws ApiFailure, with status 0 without a response. */
export async function send<C extends AnyCallType>(
  method: C['method'],
  path: C['path'],
  input: C['input'],
  signal?: AbortSignal,
): Promise<C['answer']> {
  const form = encodeForm(isRecord(input) ? input : {})
  const inQuery = method === 'GET' || method === 'DELETE'
  const query = inQuery && form.size > 0 ? `?${form}` : ''
  return request(method, path, { query, body: inQuery ? null : form, signal }) as Promise<C['answer']>
}

/** The same for a call with a file in addition to its fields. */
export async function sendFile<C extends AnyCallType>(path: C['path'], input: C['input'], file: File): Promise<C['answer']> {
  const body = new FormData()
  for (const [key, value] of encodeForm(isRecord(input) ? input : {})) body.append(key, value)
  body.append('file', file)
  return request('POST', path, { query: '', body }) as Promise<C['answer']>
}
