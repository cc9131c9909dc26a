// What changed in a CalDAV calendar: by its token (RFC 6578), by comparing versions, or everything; never partially.
import { field, text } from '../../http/shape.ts'
import { isRecord } from '@fairlead/domain/shared/records'
import { CalendarDown, type CalendarChanges, type CalendarObject } from '@fairlead/domain/ports/calendars'
import { failureOf, type DavClient } from './dav-client.ts'
import { caldav, calendarServer, child, dav, document, propertyOf, propfind, readMultistatus, xml } from './dav-xml.ts'
import { readIcs } from '../ics/read-ics.ts'

/** Version by the object's path; null = the server has none. */
type Versions = Record<string, string | null>
type Cursor = { kind: 'token'; token: string } | { kind: 'versions'; mark: string; versions: Versions }

interface Calendar {
  client: DavClient
  url: URL
  owners: readonly string[]
  /** The stable name of a URL. */
  nameOf(url: URL): string
}

const maxPages = 1000
const objectsAtOnce = 50

export async function caldavChanges(calendar: Calendar, cursor: string | null): Promise<CalendarChanges> {
  const cursorRead = readCursor(cursor)
  const { token, mark } = await stateOf(calendar)
  if (cursorRead?.kind === 'token' && token !== null) {
    const changes = await sinceToken(calendar, cursorRead.token)
    if (changes) return changed(calendar, changes)
  }
  if (token !== null) {
    const all = await sinceToken(calendar, '')
    if (all) return { ...(await changed(calendar, { ...all, removed: [] })), removed: [], isWhole: true }
  }
  if (cursorRead?.kind === 'versions' && mark !== null && cursorRead.mark === mark)
    return { objects: [], removed: [], isWhole: false, cursor }
  return byVersions(calendar, cursorRead?.kind === 'versions' ? cursorRead.versions : null, mark)
}

function isCursor(value: unknown): value is Cursor {
  return field(value, 'kind') === 'token' ? text(value, 'token') !== null : isRecord(field(value, 'versions'))
}

function readCursor(cursor: string | null): Cursor | null {
  try {
    const parsed: unknown = cursor === null ? null : JSON.parse(cursor)
    return isCursor(parsed) ? parsed : null
  } catch {
    return null
  }
}

/** The server's state of the whole calendar, read before listing, so that no change is missed in between. */
async function stateOf({ client, url }: Calendar): Promise<{ token: string | null; mark: string | null }> {
  const { resources } = await client.multistatus('PROPFIND', url, '0', propfind(['d:sync-token', 's:getctag', 'd:resourcetype']))
  const [resource] = resources
  if (!resource || resource.status !== 200) throw new CalendarDown(`${url.hostname} no longer has this calendar.`)
  return {
    token: propertyOf(resource, dav, 'sync-token')?.text.trim() || null,
    mark: propertyOf(resource, calendarServer, 'getctag')?.text.trim() || null,
  }
}

interface Changed {
  versions: Versions
  removed: string[]
  token: string
}

/** null when the server no longer knows the token, or doesn't support this report. Continues a truncated response (507). */
async function sinceToken({ client, url, nameOf }: Calendar, since: string): Promise<Changed | null> {
  const changes: Changed = { versions: {}, removed: [], token: since }
  for (let page = 0; page < maxPages; page += 1) {
    const body = document(
      'd:sync-collection',
      `<d:sync-token>${xml(changes.token)}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/></d:prop>`,
    )
    const answer = await client.request('REPORT', url, { depth: '0', body })
    if ([400, 403, 404, 405, 409, 410, 412, 415, 422].includes(answer.status)) {
      if (page === 0) return null
      throw new CalendarDown(`${url.hostname} rejected its own sync token.`)
    }
    const read = answer.status === 207 ? readMultistatus(answer.text) : null
    if (!read || read.syncToken === null) throw failureOf({ ...answer, status: 207 }, url)
    let isCut = false
    for (const resource of read.resources) {
      const target = new URL(resource.href, answer.url)
      const name = nameOf(target)
      if (target.pathname === answer.url.pathname) isCut ||= resource.status === 507
      else if (resource.status === 404 || resource.status === 410) {
        delete changes.versions[name]
        changes.removed.push(name)
      } else {
        changes.removed = changes.removed.filter((entry) => entry !== name)
        if (!target.pathname.endsWith('/')) changes.versions[name] = versionIn(resource)
      }
    }
    if (!isCut) return { ...changes, token: read.syncToken }
    if (read.syncToken === changes.token) break
    changes.token = read.syncToken
  }
  throw new CalendarDown(`The list of changes from ${url.hostname} never ends.`)
}

const versionIn = (resource: Parameters<typeof propertyOf>[0]): string | null => propertyOf(resource, dav, 'getetag')?.text.trim() || null

async function changed(calendar: Calendar, { versions, removed: gone, token }: Changed): Promise<CalendarChanges> {
  const { objects, missing } = await objectsAt(calendar, versions)
  const cursor = JSON.stringify({ kind: 'token', token } satisfies Cursor)
  return { objects, removed: [...gone, ...missing], isWhole: false, cursor }
}

/** Lists everything and reads what is new; everything when a version is missing. */
async function byVersions(calendar: Calendar, knownVersions: Versions | null, mark: string | null): Promise<CalendarChanges> {
  const { client, url, nameOf } = calendar
  const listed = await client.multistatus('PROPFIND', url, '1', propfind(['d:getetag', 'd:resourcetype']))
  const versions: Versions = {}
  for (const resource of listed.resources) {
    const target = new URL(resource.href, listed.url)
    if (resource.status === 507) throw new CalendarDown(`${url.hostname} didn’t list the whole calendar.`)
    if (target.pathname === listed.url.pathname || target.pathname.endsWith('/') || resource.status !== 200) continue
    if (!child(propertyOf(resource, dav, 'resourcetype'), dav, 'collection')) versions[nameOf(target)] = versionIn(resource)
  }
  const isComparable = Object.values(versions).every((version) => version !== null)
  if (!knownVersions || !isComparable) {
    const { objects } = await objectsAt(calendar, versions)
    const cursor = isComparable ? JSON.stringify({ kind: 'versions', mark: mark ?? '', versions } satisfies Cursor) : null
    return { objects, removed: [], isWhole: true, cursor }
  }
  const fresh = Object.fromEntries(Object.entries(versions).filter(([name, version]) => knownVersions[name] !== version))
  const { objects, missing } = await objectsAt(calendar, fresh)
  const removed = [...Object.keys(knownVersions).filter((name) => !Object.hasOwn(versions, name)), ...missing]
  return { objects, removed, isWhole: false, cursor: JSON.stringify({ kind: 'versions', mark: mark ?? '', versions } satisfies Cursor) }
}

/** Reads objects by name, many at once; deleted ones are in `missing`. */
async function objectsAt(calendar: Calendar, versions: Versions): Promise<{ objects: CalendarObject[]; missing: string[] }> {
  const { client, url, owners, nameOf } = calendar
  const names = Object.keys(versions)
  const objects: CalendarObject[] = []
  const missing: string[] = []
  const take = (remoteRef: string, version: string | null, text: string) =>
    objects.push({ remoteRef, version, events: readIcs(text, owners).events })
  for (let from = 0; from < names.length; from += objectsAtOnce) {
    const batch = names.slice(from, from + objectsAtOnce)
    const hrefs = batch.map((name) => `<d:href>${xml(new URL(name, url).pathname)}</d:href>`)
    const body = document('c:calendar-multiget', `<d:prop><d:getetag/><c:calendar-data/></d:prop>${hrefs.join('')}`)
    const answer = await client.request('REPORT', url, { depth: '1', body })
    const resources = (answer.status === 207 ? readMultistatus(answer.text)?.resources : undefined) ?? []
    const got = new Map(resources.map((resource) => [nameOf(new URL(resource.href, answer.url)), resource]))
    for (const name of batch) {
      const resource = got.get(name)
      const text = resource && propertyOf(resource, caldav, 'calendar-data')?.text
      if (resource && text) take(name, versionIn(resource) ?? versions[name] ?? null, text)
      else if (resource?.status === 404) missing.push(name)
      else {
        // missing from that response: requested individually rather than skipped
        const alone = await client.request('GET', new URL(name, url), { headers: { 'accept-encoding': 'identity' } })
        if (alone.status === 404 || alone.status === 410) missing.push(name)
        else if (alone.status === 200) take(name, alone.headers.etag ?? versions[name] ?? null, alone.text)
        else throw failureOf(alone, url)
      }
    }
  }
  return { objects, missing }
}
