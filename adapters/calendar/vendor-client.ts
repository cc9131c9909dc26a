// One account at a vendor's calendar API: JSON with a fresh token per request; tells refusals from limits and failures.
import { CalendarDown, CalendarRefused } from '@fairlead/domain/ports/calendars'
import { askGuarded, type Guard } from './guarded-request.ts'

export interface VendorSettings {
  /** Its usual name: Google. */
  name: string
  /** Base URL, ending with a slash. */
  url: string
  accessToken(): Promise<string>
  guard: Guard
  /** True when a 403 is only a rate limit. */
  isLimit?(body: unknown): boolean
}

export interface Asking {
  query?: Record<string, string>
  body?: Record<string, unknown>
  headers?: Record<string, string>
}

export interface Said {
  status: number
  /** Parsed JSON; null for an empty response. */
  body: unknown
}

export interface VendorClient {
  /**
   * Takes a path below the base URL, or a URL from the vendor with the same origin. Rejects for 401, 403, 429, 5xx, and
   * responses that aren't JSON.
   */
  request(method: string, path: string, asking?: Asking): Promise<Said>
  /** The meaning of an unexpected status. */
  failure(answer: Said): Error
}

export function vendorClient({ name, url: home, accessToken, guard, isLimit = () => false }: VendorSettings): VendorClient {
  const failure = ({ status }: Said) => new CalendarDown(`${name}’s calendars failed (${status}).`)
  return {
    failure,
    async request(method, path, { query = {}, body, headers = {} } = {}) {
      const url = new URL(path, home)
      // the token goes only to its vendor, whatever a link says
      if (url.origin !== new URL(home).origin) throw new CalendarDown(`${name} pointed to another site.`)
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
      // a plus means a space only in forms, not in OData
      url.search = url.search.replaceAll('+', '%20')
      const answer = await askGuarded(guard, {
        method,
        url,
        headers: {
          authorization: `Bearer ${await accessToken()}`,
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      const result = { status: answer.status, body: jsonOf(answer.text) }
      const pause = Number(answer.headers['retry-after'] ?? NaN)
      if (result.status === 429 || (result.status === 403 && isLimit(result.body)))
        throw new CalendarDown(`${name} asks us to wait.`, Number.isInteger(pause) ? pause : 60)
      if (result.status === 401 || result.status === 403)
        throw new CalendarRefused(`${name} denied access to this calendar (${result.status}).`)
      if (result.status >= 500 || (result.status >= 300 && result.status < 400)) throw failure(result)
      if (result.body === undefined) throw new CalendarDown(`${name} gave an unreadable answer.`)
      return result
    },
  }
}

function jsonOf(text: string): unknown {
  try {
    return text.trim() === '' ? null : JSON.parse(text)
  } catch {
    return undefined
  }
}
