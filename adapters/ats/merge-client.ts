// One request to Merge: its headers, its limits, and the meaning of its refusals.
import { AtsDown, AtsRelink } from '@fairlead/domain/ports/ats'
import { sendRequest } from '../http/send-request.ts'
import type { Answer } from '../http/send-request.ts'
import { field, text } from '../http/shape.ts'

export interface MergeSettings {
  /** https://api.merge.dev, https://api-eu.merge.dev, or a compatible server. */
  url: string
  apiKey: string
  /** Milliseconds per request. */
  timeout?: number
}

export interface MergeClient {
  get(path: string, accountToken: string | null, options?: { query?: Record<string, string>; noRetry?: boolean }): Promise<Answer>
  post(path: string, accountToken: string | null, body: Record<string, unknown>): Promise<Answer>
  /** The body of a 200 response to a read, null for a 404; else rejects with AtsDown or AtsRelink. */
  read(path: string, accountToken: string, query?: Record<string, string>): Promise<unknown>
  /** True when the account was refused, not our key. Rejects with AtsDown when it was the key. */
  assertOurKey(): Promise<void>
}

export const unreadable = 'The ATS gateway gave an unreadable answer.'
/** The longest pause that is waited out immediately; the caller plans longer ones. */
const shortPauseSeconds = 3

/** Sends JSON with Merge's `Authorization` and `X-Account-Token`; a rate-limited read (429) is retried once after a short pause. */
export function mergeClient(settings: MergeSettings): MergeClient {
  const request = (method: 'GET' | 'POST', path: string, accountToken: string | null) => ({
    method,
    url: new URL(`/api/ats/v1/${path}`, settings.url),
    headers: { authorization: `Bearer ${settings.apiKey}`, ...(accountToken === null ? {} : { 'x-account-token': accountToken }) },
    timeout: settings.timeout ?? 15_000,
  })
  const client: MergeClient = {
    async get(path, accountToken, { query = {}, noRetry = false } = {}) {
      const question = { ...request('GET', path, accountToken), noRetry }
      for (const [name, value] of Object.entries(query)) question.url.searchParams.set(name, value)
      return noRetry ? sendRequest(question) : sendPatiently(() => sendRequest(question))
    },
    post: (path, accountToken, body) => sendRequest({ ...request('POST', path, accountToken), body }),
    async read(path, accountToken, query = {}) {
      const answer = await client.get(path, accountToken, { query })
      if (isAnswered(answer, 404)) return null
      if (isAnswered(answer, 401) || isAnswered(answer, 403)) {
        await client.assertOurKey()
        throw new AtsRelink()
      }
      if (!isAnswered(answer, 200)) throw atsDownFrom(answer)
      if (typeof answer.body !== 'object' || answer.body === null) throw new AtsDown(unreadable)
      return answer.body
    },
    async assertOurKey() {
      // a wrong key gets the same response, so a call without an account tells them apart
      const answer = await client.get('linked-accounts', null, { query: { page_size: '1' } })
      if (!isAnswered(answer, 200)) throw atsDownFrom(answer)
    },
  }
  return client
}

/** Sends again after a pause that the vendor asks for, if it is short. */
export async function sendPatiently(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send()
  const pause = isAnswered(answer, 429) ? (answer.retryAfter ?? 1) : null
  if (pause === null || pause > shortPauseSeconds) return answer
  await new Promise((resolve) => setTimeout(resolve, pause * 1000))
  return send()
}

type Answered = Extract<Answer, { state: 'answered' }>
export const isAnswered = <S extends number>(answer: Answer, status: S): answer is Answered & { status: S } =>
  answer.state === 'answered' && answer.status === status

export function atsDownFrom(answer: Answer, name = 'The ATS gateway'): AtsDown {
  if (answer.state !== 'answered') return new AtsDown(answer.reason)
  if (answer.status === 401 || answer.status === 403) return new AtsDown(`${name} rejected our key.`)
  if (answer.status === 429) return new AtsDown(`${name} asks us to wait.`, answer.retryAfter ?? 60)
  return new AtsDown(`${name} failed (${answer.status}).`)
}

/** The entries of one of Merge's pages, and the cursor of the next one. */
export function pageOf(body: unknown): { results: unknown[]; next: string | null } {
  const results = field(body, 'results')
  if (!Array.isArray(results)) throw new AtsDown(unreadable)
  return { results: results.filter((entry) => field(entry, 'remote_was_deleted') !== true), next: text(body, 'next') }
}

/** All pages of a list, up to a maximum, in case a gateway never stops. */
export async function allPages(
  client: MergeClient,
  path: string,
  { accountToken, query, max = 20 }: { accountToken: string; query: Record<string, string>; max?: number },
) {
  const all: unknown[] = []
  let cursor: string | null = null
  for (let page = 0; page < max; page++) {
    const body = await client.read(path, accountToken, { ...query, page_size: '100', ...(cursor === null ? {} : { cursor }) })
    if (body === null) return all
    const { results, next } = pageOf(body)
    all.push(...results)
    if (next === null || next === cursor) return all
    cursor = next
  }
  return all
}
