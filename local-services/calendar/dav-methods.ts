// Handles the calendar server's requests: authentication, resources, and the methods of WebDAV and CalDAV.
import type { IncomingMessage } from 'node:http'
import { present, type CalendarStore, type Condition, type Home } from './calendar-store.ts'
import {
  answerOf,
  calendarPath,
  calendarResource,
  collection,
  failed,
  homePath,
  multistatus,
  objectPath,
  objectResource,
} from './dav-properties.ts'
import { principalPath, setBy, requestedProperties, type Resource } from './dav-properties.ts'
import { report, type DavReply } from './dav-reports.ts'
import { caldav, dav, readXml, tag, xml } from './dav-xml.ts'
import { validateIcs } from './ics-lines.ts'

interface Place {
  calendar: string | null
  object: string | null
}

const allowed = 'OPTIONS, GET, HEAD, PUT, DELETE, PROPFIND, PROPPATCH, REPORT, MKCALENDAR'

/** `maxChanges` limits how many changes one sync response reports. */
export function respond(store: CalendarStore, incoming: IncomingMessage, body: string, maxChanges: number): DavReply {
  const { method = 'GET' } = incoming
  if (method === 'OPTIONS') return { status: 200, headers: { allow: allowed } }
  const path = pathOf(incoming.url ?? '/')
  if (path === null) return { status: 400 }
  const home = signedIn(store, incoming.headers.authorization ?? '')
  if (!home) return { status: 401, headers: { 'www-authenticate': 'Basic realm="calendars", charset="UTF-8"' } }
  // RFC 6764 section 5: the starting point of clients that know only the host
  if (path.join('/') === '.well-known/caldav') return { status: 301, headers: { location: '/dav/' } }
  const [root, kind, owner, calendar = null, object = null, more] = path
  if (root !== undefined && root !== 'dav') return { status: 404 }
  if (owner !== undefined && owner.toLowerCase() !== home.email) return { status: 403 }
  if (kind === 'calendars' && owner !== undefined && more === undefined)
    return inHome(store, home, { calendar, object }, { method, body, incoming, maxChanges })
  if (method !== 'PROPFIND') return { status: kind === undefined || owner !== undefined ? 405 : 404, headers: { allow: allowed } }
  const request = readXml(body)
  if (body.trim() !== '' && !request) return { status: 400 }
  const principal = collection(principalPath(home.email), home.email, home.email, true)
  if (kind === 'principals' && calendar === null) return multistatus([answerOf(principal, requestedProperties(request))])
  if (kind === undefined || (kind === 'calendars' && owner === undefined))
    return multistatus([answerOf(collection(root === undefined ? '/' : '/dav/', home.email, 'Calendars'), requestedProperties(request))])
  return { status: 404 }
}

interface Asked {
  method: string
  body: string
  incoming: IncomingMessage
  maxChanges: number
}

function inHome(store: CalendarStore, home: Home, { calendar: id, object }: Place, question: Asked): DavReply {
  const { method, body, incoming } = question
  const request = readXml(body)
  const calendar = id !== null && Object.hasOwn(home.calendars, id) ? home.calendars[id]! : null
  if (method === 'MKCALENDAR') {
    if (id === null || object !== null) return { status: 403 }
    if (calendar) return failed(405, dav, 'resource-must-be-null')
    const { name, timeZone } = setBy(request)
    store.make(home, id, name ?? id, timeZone)
    return { status: 201 }
  }
  if (id !== null && !calendar) return { status: method === 'PUT' ? 409 : 404 }
  if (method === 'PROPFIND') {
    if (body.trim() !== '' && !request) return { status: 400 }
    const matches = resources(home, { calendar: id, object }, incoming.headers.depth === '0')
    return matches.length === 0 ? { status: 404 } : multistatus(matches.map((resource) => answerOf(resource, requestedProperties(request))))
  }
  if (!calendar || id === null) return { status: 405, headers: { allow: allowed } }
  if (object !== null) return onObject(store, home, { id, object }, question)
  if (method === 'REPORT') return request ? report(home, { id, calendar, request, max: question.maxChanges }) : { status: 400 }
  if (method === 'PROPPATCH') {
    const { name, timeZone, unknown } = setBy(request)
    if (unknown.length > 0) {
      const prefixes = unknown.map(([space, property]) =>
        tag(dav, 'propstat', tag(dav, 'prop', tag(space, property)) + tag(dav, 'status', 'HTTP/1.1 403 Forbidden')),
      )
      return multistatus([tag(dav, 'response', tag(dav, 'href', xml(calendarPath(home.email, id))) + prefixes.join(''))])
    }
    Object.assign(calendar, { name: name ?? calendar.name, timeZone: timeZone ?? calendar.timeZone })
    store.keep(home)
    return multistatus([answerOf(calendarResource(home, id, calendar), [[dav, 'displayname']])])
  }
  if (method === 'DELETE') {
    store.drop(home, id)
    return { status: 204 }
  }
  return { status: 405, headers: { allow: allowed } }
}

function onObject(
  store: CalendarStore,
  home: Home,
  { id, object }: { id: string; object: string },
  { method, body, incoming }: Asked,
): DavReply {
  const calendar = home.calendars[id]!
  const condition: Condition = {
    ifMatch: incoming.headers['if-match'] ?? null,
    ifNoneMatch: incoming.headers['if-none-match'] === '*',
  }
  if (method === 'GET' || method === 'HEAD') {
    const existing = present(calendar, object)
    if (!existing) return { status: 404 }
    return { status: 200, headers: { 'content-type': 'text/calendar; charset=utf-8', etag: existing.etag }, body: existing.ics }
  }
  if (method === 'PUT') {
    const problem = validateIcs(body)
    if (problem !== null) return failed(403, caldav, problem)
    const put = store.put(home, calendar, object, body, condition)
    if (put.state !== 'done') return { status: 412 }
    return { status: put.isNew ? 201 : 204, headers: { etag: put.etag, location: objectPath(home.email, id, object) } }
  }
  if (method === 'DELETE') {
    const { state } = store.remove(home, calendar, object, condition)
    return { status: state === 'done' ? 204 : state === 'missing' ? 404 : 412 }
  }
  return { status: 405, headers: { allow: allowed } }
}

/** The resource at a path, with its children unless depth is 0. */
function resources(home: Home, { calendar: id, object }: Place, isAlone: boolean): Resource[] {
  if (id === null) {
    const homeResource = collection(homePath(home.email), home.email, 'Calendars')
    return isAlone
      ? [homeResource]
      : [homeResource, ...Object.entries(home.calendars).map(([calendarId, calendar]) => calendarResource(home, calendarId, calendar))]
  }
  const calendar = home.calendars[id]!
  const objectOf = (name: string): Resource[] => {
    const existing = present(calendar, name)
    return existing ? [objectResource(objectPath(home.email, id, name), home.email, existing)] : []
  }
  if (object !== null) return objectOf(object)
  const calendarEntry = calendarResource(home, id, calendar)
  return isAlone ? [calendarEntry] : [calendarEntry, ...Object.keys(calendar.objects).flatMap(objectOf)]
}

function signedIn(store: CalendarStore, authorization: string): Home | null {
  const [, basic] = /^Basic\s+(\S+)$/i.exec(authorization) ?? []
  const [, email = '', password = ''] = /^([^:]*):([\s\S]*)$/.exec(Buffer.from(basic ?? '', 'base64').toString('utf8')) ?? []
  const home = store.home(email)
  return home && store.isPassword(home.email, password) ? home : null
}

function pathOf(url: string): string[] | null {
  try {
    return new URL(url, 'http://127.0.0.1').pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent)
  } catch {
    return null
  }
}
