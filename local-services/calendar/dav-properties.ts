// All the calendar server's properties, by kind of resource (RFC 4918, 4791, 5397, 6578).
import type { Home, StoredCalendar } from './calendar-store.ts'
import { apple, caldav, child, dav, page, server, tag, xml, type Element } from './dav-xml.ts'

export interface Resource {
  href: string
  /** XML by '{namespace}name'. */
  properties: Map<string, string>
}

const key = (space: string, name: string) => `{${space}}${name}`
const href = (path: string) => tag(dav, 'href', xml(path))

export const principalPath = (email: string) => `/dav/principals/${encodeURIComponent(email)}/`
export const homePath = (email: string) => `/dav/calendars/${encodeURIComponent(email)}/`
export const calendarPath = (email: string, id: string) => `${homePath(email)}${encodeURIComponent(id)}/`
export const objectPath = (email: string, id: string, name: string) => `${calendarPath(email, id)}${encodeURIComponent(name)}`
export const tokenOf = (calendar: StoredCalendar, changes = calendar.changes) => `urn:fairlead:changes:${changes}`

const rights = (names: string[]) => names.map((name) => tag(dav, 'privilege', tag(dav, name))).join('')

function always(email: string): [string, string][] {
  return [
    [key(dav, 'current-user-principal'), href(principalPath(email))],
    [key(dav, 'owner'), href(principalPath(email))],
    [key(caldav, 'calendar-home-set'), href(homePath(email))],
    [key(dav, 'principal-collection-set'), href('/dav/principals/')],
    [key(dav, 'current-user-privilege-set'), rights(['all', 'read', 'write', 'write-content', 'bind', 'unbind'])],
  ]
}

/** The root, a principal, or a home: a collection that isn't a calendar. */
export function collection(path: string, email: string, name: string, isPrincipal = false): Resource {
  const kinds = tag(dav, 'collection') + (isPrincipal ? tag(dav, 'principal') : '')
  const more: [string, string][] = isPrincipal
    ? [
        [key(dav, 'principal-URL'), href(principalPath(email))],
        [key(caldav, 'calendar-user-address-set'), href(`mailto:${email}`) + href(principalPath(email))],
      ]
    : []
  const ownProperties: [string, string][] = [
    [key(dav, 'displayname'), xml(name)],
    [key(dav, 'resourcetype'), kinds],
  ]
  return { href: path, properties: new Map([...always(email), ...ownProperties, ...more]) }
}

export function calendarResource({ email }: Home, id: string, calendar: StoredCalendar): Resource {
  const reports = ['calendar-query', 'calendar-multiget'].map((name) => tag(caldav, name)).concat(tag(dav, 'sync-collection'))
  return {
    href: calendarPath(email, id),
    properties: new Map([
      ...always(email),
      [key(dav, 'displayname'), xml(calendar.name)],
      [key(dav, 'resourcetype'), tag(dav, 'collection') + tag(caldav, 'calendar')],
      [key(dav, 'sync-token'), tokenOf(calendar)],
      [key(server, 'getctag'), xml(`"${calendar.changes}"`)],
      [key(caldav, 'supported-calendar-component-set'), '<c:comp name="VEVENT"/>'],
      [key(dav, 'supported-report-set'), reports.map((report) => tag(dav, 'supported-report', tag(dav, 'report', report))).join('')],
      ...(calendar.timeZone === null ? [] : [[key(caldav, 'calendar-timezone'), xml(calendar.timeZone)] as const]),
    ]),
  }
}

export function objectResource(path: string, email: string, { ics, etag }: { ics: string; etag: string }): Resource {
  return {
    href: path,
    properties: new Map([
      ...always(email),
      [key(dav, 'getetag'), xml(etag)],
      [key(dav, 'getcontenttype'), 'text/calendar; charset=utf-8; component=VEVENT'],
      [key(dav, 'getcontentlength'), String(Buffer.byteLength(ics))],
      [key(dav, 'resourcetype'), ''],
      [key(caldav, 'calendar-data'), xml(ics)],
    ]),
  }
}

/** Which properties a request names; null = all except those returned only by name. */
export function requestedProperties(request: Element | null): [space: string, name: string][] | null {
  const named = child(request, dav, 'prop')
  return named ? named.children.map((element) => [element.space, element.name]) : null
}

/** One response of a multistatus: found properties with 200, others with 404. */
export function answerOf(resource: Resource, names: [space: string, name: string][] | null): string {
  const byDefault = [...resource.properties.keys()].filter((propertyKey) => propertyKey !== key(caldav, 'calendar-data'))
  const pairs =
    names ??
    byDefault.map(
      (propertyKey) => [propertyKey.slice(1, propertyKey.lastIndexOf('}')), propertyKey.slice(propertyKey.lastIndexOf('}') + 1)] as const,
    )
  const foundTags: string[] = []
  const missing: string[] = []
  for (const [space, name] of pairs) {
    const value = resource.properties.get(key(space, name))
    if (value === undefined) missing.push(tag(space, name))
    else foundTags.push(tag(space, name, value))
  }
  const part = (inside: string[], status: string) =>
    inside.length === 0 ? '' : tag(dav, 'propstat', tag(dav, 'prop', inside.join('')) + tag(dav, 'status', `HTTP/1.1 ${status}`))
  return tag(dav, 'response', href(resource.href) + part(foundTags, '200 OK') + part(missing, '404 Not Found'))
}

export function statusOf(path: string, status: string, inside = ''): string {
  return tag(dav, 'response', href(path) + tag(dav, 'status', `HTTP/1.1 ${status}`) + inside)
}

export function multistatus(answers: string[], after = ''): { status: number; headers: Record<string, string>; body: string } {
  return { status: 207, headers: { 'content-type': 'application/xml; charset=utf-8' }, body: page('multistatus', answers.join('') + after) }
}

/** A refusal that names the failed condition (RFC 4918 section 16). */
export function failed(status: number, space: string, condition: string) {
  return { status, headers: { 'content-type': 'application/xml; charset=utf-8' }, body: page('error', tag(space, condition)) }
}

/** Name and time zone from the body of MKCALENDAR or PROPPATCH. */
export function setBy(request: Element | null): { name: string | null; timeZone: string | null; unknown: [string, string][] } {
  const all = (request?.children ?? [])
    .filter((element) => element.name === 'set')
    .flatMap((element) => child(element, dav, 'prop')?.children ?? [])
  const textOf = (space: string, name: string) =>
    all.find((element) => element.space === space && element.name === name)?.text.trim() ?? null
  const supported = new Set([key(dav, 'displayname'), key(caldav, 'calendar-timezone')])
  const unknown = all.filter((element) => !supported.has(key(element.space, element.name)) && element.space !== apple)
  return {
    name: textOf(dav, 'displayname'),
    timeZone: textOf(caldav, 'calendar-timezone'),
    unknown: unknown.map((element) => [element.space, element.name]),
  }
}
