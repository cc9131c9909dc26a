// One account at a vendor's calendar API: JSON with a token asked for each time, refusals told apart from limits and failures.
import { CalendarDown, CalendarRefused } from '@fairlead/domain/ports/calendars'
import { askGuarded, type Guard } from './guarded-request.ts'

export interface VendorSettings {
  /** As people call it: Google. */
  name: string
  /** Address below which everything lies, with a slash at its end. */
  url: string
  accessToken(): Promise<string>
  guard: Guard
  /** Whether a 403 only asks for patience. */
  isLimit?(body: unknown): boolean
}

export interface Asking {
  query?: Record<string, string>
  body?: Record<string, unknown>
  headers?: Record<string, string>
}

export interface Said {
  status: number
  /** Parsed JSON; null of an empty answer. */
  body: unknown
}

export interface VendorClient {
  /** Of a path below the address, or a whole address the vendor gave of the same origin. Rejects for 401, 403, 429, 5xx and what is no JSON. */
  ask(method: string, path: string, asking?: Asking): Promise<Said>
  /** What an unexpected status means. */
  failure(answer: Said): Error
}

export function vendorClient({ name, url: home, accessToken, guard, isLimit = () => false }: VendorSettings): VendorClient {
  const failure = ({ status }: Said) => new CalendarDown(`${name}’s calendars failed (${status}).`)
  return {
    failure,
    async ask(method, path, { query = {}, body, headers = {} } = {}) {
      const url = new URL(path, home)
      // the token goes where it belongs, whatever a link says
      if (url.origin !== new URL(home).origin) throw new CalendarDown(`${name} pointed to another site.`)
      for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)
      // a plus is a space in forms only, not in OData
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
