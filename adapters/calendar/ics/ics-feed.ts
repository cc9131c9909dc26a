// A read-only calendar at a URL (webcal): always complete, or nothing if nothing changed.
import { text } from '../../http/shape.ts'
import { CalendarDown, CalendarRefused, type CalendarServer } from '@fairlead/domain/ports/calendars'
import { must } from '@fairlead/domain/shared/records'
import { askGuarded, type Answered, type Guard } from '../guarded-request.ts'
import { readIcs } from './read-ics.ts'

const maxRedirects = 4
/** A feed is one calendar, and its URL may be a secret, so its name doesn't repeat it. */
const only = 'feed'

interface Cursor {
  etag?: string | undefined
  modified?: string | undefined
}

/**
 * webcal: and http: URLs are requested over HTTPS. Objects are identified by uid. `changes` returns everything unless the
 * server says that nothing changed (If-None-Match, If-Modified-Since). A removed or protected feed rejects with
 * CalendarRefused.
 */
export function icsFeed(address: string, guard: Guard): CalendarServer {
  const url = URL.parse(address.trim().replace(/^webcals?:/i, 'https:'))
  if (url?.protocol === 'http:' && !guard.trustedOrigins.includes(url.origin)) url.protocol = 'https:'
  const read = async (headers: Record<string, string> = {}): Promise<Answered> => {
    if (!url) throw new CalendarDown('This isn’t the address of a calendar.')
    let target = url
    for (let turn = 0; turn <= maxRedirects; turn += 1) {
      const answer = await askGuarded(guard, { method: 'GET', url: target, headers: { accept: 'text/calendar', ...headers } })
      const next =
        answer.status >= 300 && answer.status < 400 && answer.headers.location ? URL.parse(answer.headers.location, target) : null
      if (!next) return checked(answer, url)
      target = next
    }
    throw new CalendarDown(`${url.hostname} redirects too many times.`)
  }
  const readOnly = () => Promise.reject(new CalendarDown('Feeds are read-only.'))
  return {
    async list() {
      const { name, timeZone } = readIcs((await read()).text)
      return [{ remoteId: only, name: name ?? must(url).hostname, timeZone, isReadOnly: true, isPrimary: false }]
    },
    async changes(_, cursor) {
      const { etag, modified } = readCursor(cursor)
      const answer = await read({ ...(etag ? { 'if-none-match': etag } : {}), ...(modified ? { 'if-modified-since': modified } : {}) })
      if (answer.status === 304) return { objects: [], removed: [], isWhole: false, cursor }
      const objects = [...Map.groupBy(readIcs(answer.text).events, ({ uid }) => uid)]
      const next: Cursor = { etag: answer.headers.etag, modified: answer.headers['last-modified'] }
      return {
        objects: objects.map(([remoteRef, events]) => ({ remoteRef, version: null, events })),
        removed: [],
        isWhole: true,
        cursor: next.etag || next.modified ? JSON.stringify(next) : null,
      }
    },
    write: readOnly,
    remove: readOnly,
  }
}

function checked(answer: Answered, url: URL): Answered {
  const { status, text } = answer
  if (status === 304) return answer
  if ([401, 403, 404, 410].includes(status)) throw new CalendarRefused(`${url.hostname} no longer shows this calendar.`)
  if (status !== 200) throw new CalendarDown(`${url.hostname} failed (${status}).`)
  // a truncated feed is not complete
  if (!/^\s*BEGIN:VCALENDAR/i.test(text.replace(/^\uFEFF/, '')) || !/END:VCALENDAR\s*$/i.test(text))
    throw new CalendarDown(`${url.hostname} returned an incomplete calendar.`)
  return answer
}

function readCursor(cursor: string | null): Cursor {
  try {
    const parsed: unknown = cursor === null ? {} : JSON.parse(cursor)
    return { etag: text(parsed, 'etag') ?? undefined, modified: text(parsed, 'modified') ?? undefined }
  } catch {
    return {}
  }
}
