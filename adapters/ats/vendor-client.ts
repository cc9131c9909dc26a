// Requests to a system that is connected with a key of its own: its limits, and the meaning of its refusals.
import { AtsDown, AtsRelink, type AtsWrite } from '@fairlead/domain/ports/ats'
import { sendRequest, type Answer } from '../http/send-request.ts'
import { text } from '../http/shape.ts'
import { atsDownFrom, isAnswered, sendPatiently } from './merge-client.ts'

export interface VendorSettings {
  /** As users know it, such as Ashby. */
  name: string
  /** The API's address, with its version. */
  url: string
  /** The Authorization header for a key; `isRefused` when the last one it gave for this key was refused. */
  authorization(key: string, isRefused: boolean): Promise<string> | string
  /** Milliseconds per request. */
  timeout?: number | undefined
  /** The system's own words of a refusal. */
  reasonOf?(body: unknown): string | null
}

export interface VendorRequest {
  path: string
  method?: 'GET' | 'POST' | 'PUT'
  query?: Record<string, string>
  body?: Record<string, unknown>
}

export interface VendorAnswer {
  body: unknown
  link: string | null
}

export interface VendorClient {
  /** null for a 404. Rejects with AtsRelink when the key is refused, else with AtsDown. */
  read(key: string, request: VendorRequest): Promise<VendorAnswer | null>
  /**
   * Sends once, and again only where the first was refused for an expired token. 4xx is refused; 429 and a failed connection
   * were certainly not received; 5xx, a lost response, and a success without an ID are unknown: the caller looks it up.
   */
  write(key: string, request: VendorRequest, idOf: (body: unknown) => string | null): Promise<AtsWrite>
  unreadable(): AtsDown
}

export const basicAuthorization = (user: string, password = ''): string => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

export function vendorClient({ name, url, authorization, timeout = 15_000, reasonOf }: VendorSettings): VendorClient {
  async function sendOnce(key: string, { path, method = 'GET', query = {}, body }: VendorRequest, isRefused: boolean): Promise<Answer> {
    const address = new URL(url.replace(/\/$/, '') + path)
    for (const [parameter, value] of Object.entries(query)) address.searchParams.set(parameter, value)
    const headers = { authorization: await authorization(key, isRefused) }
    return sendRequest({ method, url: address, headers, timeout, ...(body ? { body } : {}) })
  }

  async function send(key: string, request: VendorRequest): Promise<Answer> {
    const answer = await sendOnce(key, request, false)
    return isAnswered(answer, 401) ? sendOnce(key, request, true) : answer
  }

  const unreadable = () => new AtsDown(`${name} gave an unreadable answer.`)
  return {
    unreadable,
    async read(key, request) {
      const answer = await sendPatiently(() => send(key, request))
      if (isAnswered(answer, 404)) return null
      if (isAnswered(answer, 401) || isAnswered(answer, 403)) throw new AtsRelink()
      if (!isAnswered(answer, 200)) throw atsDownFrom(answer, name)
      if (typeof answer.body !== 'object' || answer.body === null) throw unreadable()
      return answer
    },
    async write(key, request, idOf) {
      let answer: Answer
      try {
        answer = await send(key, request)
      } catch (error) {
        // no authorization could be had, so nothing was sent
        if (error instanceof AtsRelink) return { state: 'relink' }
        if (error instanceof AtsDown) return { state: 'not_asked', reason: error.message, retryAfter: error.retryAfter }
        throw error
      }
      if (answer.state === 'not_reached') return { state: 'not_asked', reason: answer.reason, retryAfter: null }
      if (answer.state === 'lost') return { state: 'unknown', reason: answer.reason }
      const { status, body } = answer
      if (status === 401) return { state: 'relink' }
      if (status === 429) return { state: 'not_asked', reason: `${name} asks us to wait.`, retryAfter: answer.retryAfter ?? 60 }
      if (status >= 500) return { state: 'unknown', reason: `${name} failed (${status}).` }
      const reason = reasonOf?.(body) ?? null
      if (status < 200 || status > 299 || reason !== null)
        return { state: 'refused', reason: reason ?? text(body, 'message') ?? `${name} refused it (${status}).` }
      const id = idOf(body)
      return id === null ? { state: 'unknown', reason: unreadable().message } : { state: 'done', id }
    },
  }
}

/** The items of a list, in order, a few at a time. */
export async function mapSome<T, R>(items: readonly T[], use: (item: T) => Promise<R>, atOnce = 4): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < items.length; from += atOnce) results.push(...(await Promise.all(items.slice(from, from + atOnce).map(use))))
  return results
}

/** Distinct values. */
export const distinct = <T>(values: readonly (T | null)[]): T[] => [...new Set(values.filter((value) => value !== null))]

/** 'YYYY-MM-DD' of a date as the system writes it; null without one. */
export function dayOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date.toISOString().slice(0, 10)
}
