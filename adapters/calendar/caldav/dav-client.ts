// One account on a CalDAV server: sends the password with every request, follows redirects itself, and tells refusals from
// failures.
import { CalendarDown, CalendarRefused } from '@fairlead/domain/ports/calendars'
import { must } from '@fairlead/domain/shared/records'
import { readMultistatus, type Multistatus } from './dav-xml.ts'
import { askGuarded, type Answered, type Guard } from '../guarded-request.ts'

export interface DavAccount {
  url: URL
  username: string
  password: string
}

export interface DavClient {
  /** A response with any status; `url` is its final URL. Rejects with CalendarRefused for 401, CalendarDown for 429 and 5xx. */
  request(
    method: string,
    url: URL,
    options?: { depth?: '0' | '1'; body?: string; headers?: Record<string, string> },
  ): Promise<Answered & { url: URL }>
  /** The content of a 207; else rejects, a 403 with CalendarRefused. */
  multistatus(method: 'PROPFIND' | 'REPORT', url: URL, depth: '0' | '1', body: string): Promise<Multistatus & { url: URL }>
}

const maxRedirects = 4

export function davClient(guard: Guard, { url: home, username, password }: DavAccount): DavClient {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const client: DavClient = {
    async request(method, url, { depth, body, headers = {} } = {}) {
      let target = url
      for (let turn = 0; turn <= maxRedirects; turn += 1) {
        // the password goes only to the host the user named, wherever a server redirects
        if (!isSameSite(home, target)) throw new CalendarDown(`${home.hostname} points to another site.`)
        const answer = await askGuarded(guard, {
          method,
          url: target,
          headers: {
            authorization,
            ...(depth === undefined ? {} : { depth }),
            ...(body === undefined || headers['content-type'] ? {} : { 'content-type': 'application/xml; charset=utf-8' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body }),
        })
        const { location } = answer.headers
        if (answer.status < 300 || answer.status >= 400 || answer.status === 304 || location === undefined) {
          assertAnswered(answer, target)
          return { ...answer, url: target }
        }
        const next = URL.parse(location, target)
        if (!next) break
        target = next
      }
      throw new CalendarDown(`${home.hostname} redirects too many times.`)
    },
    async multistatus(method, url, depth, body) {
      const answer = await client.request(method, url, { depth, body })
      const read = answer.status === 207 ? readMultistatus(answer.text) : null
      if (!read) throw failureOf(answer, url)
      return { ...read, url: answer.url }
    },
  }
  return client
}

function assertAnswered(answer: Answered, url: URL): void {
  if (answer.status === 401 || answer.status === 429 || (answer.status >= 500 && answer.status !== 501)) throw failureOf(answer, url)
}

/** The error for an unexpected status. */
export function failureOf({ status, headers }: Answered, url: URL): Error {
  if (status === 401 || status === 403) return new CalendarRefused(`${url.hostname} does not accept this account (${status}).`)
  const pause = Number(headers['retry-after'] ?? NaN)
  if (status === 207) return new CalendarDown(`${url.hostname} gave an unreadable answer.`)
  return new CalendarDown(`${url.hostname} failed (${status}).`, Number.isInteger(pause) && pause >= 0 ? pause : null)
}

/** The same origin, or another host in the same domain over HTTPS, as large providers use for their calendars. */
function isSameSite(a: URL, b: URL): boolean {
  if (a.origin === b.origin) return true
  const [domain, their] = [a, b].map(({ hostname }) => hostname.split('.'))
  const isName = must(domain).length > 1 && /[a-z]/.test(must(must(domain).at(-1)))
  const parts = must(domain).length > 2 && must(must(domain).at(-1)).length === 2 && must(must(domain).at(-2)).length <= 3 ? 3 : 2
  const isHttps = b.protocol === 'https:' && a.protocol === 'https:'
  return isHttps && isName && must(domain).slice(-parts).join('.') === must(their).slice(-parts).join('.')
}
