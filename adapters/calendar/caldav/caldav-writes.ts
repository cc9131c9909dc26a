// Writes one of our events to a CalDAV calendar once, even if earlier responses were lost, and never over someone else's
// change.
import { CalendarDown, type EventPlace, type EventTime, type EventWrite, type OwnEvent } from '@fairlead/domain/ports/calendars'
import { failureOf, type DavClient } from './dav-client.ts'
import { dav, child, propertyOf, propfind, readXml, type Element } from './dav-xml.ts'
import { instantOfTime } from '../ics/event-times.ts'
import { propertiesOf, propertyOf as icsProperty, readComponents, type IcsComponent } from '../ics/ics-lines.ts'
import { readIcs } from '../ics/read-ics.ts'
import { sequenceName, writeIcs } from '../ics/write-ics.ts'

interface Calendar {
  client: DavClient
  url: URL
  nameOf(url: URL): string
}

export async function caldavWrite(calendar: Calendar, event: OwnEvent, place: EventPlace | null): Promise<EventWrite> {
  if (place) return change(calendar, event, place)
  const url = new URL(`${encodeURIComponent(event.uid)}.ics`, calendar.url)
  const answer = await put(calendar, url, event, { 'if-none-match': '*' })
  if (isWritten(answer.status)) return written(calendar, url, answer.headers.etag)
  const elsewhere = answer.status === 403 || answer.status === 409 ? otherPlace(answer.text) : null
  if (answer.status === 412 || elsewhere !== null) return meet(calendar, event, elsewhere === null ? url : new URL(elsewhere, calendar.url))
  if (answer.status === 404 || answer.status === 409) throw new CalendarDown(`${url.hostname} no longer has this calendar.`)
  throw failureOf(answer, url)
}

export async function caldavRemove({ client, url }: Calendar, place: EventPlace): Promise<void> {
  const target = new URL(place.remoteRef, url)
  const answer = await client.request('DELETE', target)
  if (answer.status >= 300 && answer.status !== 404 && answer.status !== 410) throw failureOf(answer, target)
}

/**
 * This uid already exists: ours, from a write whose response was lost, or as someone else changed it. A write without a place
 * asks for its content to replace it; only a later version of ours is kept.
 */
async function meet(calendar: Calendar, event: OwnEvent, url: URL): Promise<EventWrite> {
  const existing = await readStored(calendar, url, event)
  if (existing === null || !existing.isOurs || existing.sequence > event.sequence) return { state: 'conflict' }
  const place = { remoteRef: calendar.nameOf(url), version: existing.version }
  return existing.isSame ? { state: 'written', place, room: null } : change(calendar, event, place, existing.icsSequence)
}

async function change(calendar: Calendar, event: OwnEvent, place: EventPlace, minSequence = 0): Promise<EventWrite> {
  const url = new URL(place.remoteRef, calendar.url)
  if (place.version === null) {
    // a server without versions: read the existing event first
    const existing = await readStored(calendar, url, event)
    if (!existing || !existing.isOurs || existing.sequence > event.sequence) return { state: 'conflict' }
  }
  const answer = await put(calendar, url, event, place.version === null ? {} : { 'if-match': strong(place.version) }, minSequence)
  if (isWritten(answer.status)) return written(calendar, url, answer.headers.etag)
  if (answer.status !== 412 && answer.status !== 404 && answer.status !== 409) throw failureOf(answer, url)
  const existing = await readStored(calendar, url, event)
  if (existing?.isSame) return { state: 'written', place: { ...place, version: existing.version }, room: null }
  return { state: 'conflict' }
}

/** If-Match uses strong comparison (RFC 9110 section 13.1.1), and compressing proxies weaken the server's ETag. */
const strong = (etag: string) => etag.replace(/^W\//, '')

const isWritten = (status: number) => status === 200 || status === 201 || status === 204

const put = ({ client }: Calendar, url: URL, event: OwnEvent, headers: Record<string, string>, minSequence = 0) =>
  client.request('PUT', url, {
    body: writeIcs(event, minSequence),
    headers: { 'content-type': 'text/calendar; charset=utf-8', ...headers },
  })

/** Reads the version from a server that didn't return one (RFC 4791 section 5.3.4). */
async function written({ client, url: home, nameOf }: Calendar, url: URL, etag: string | undefined): Promise<EventWrite> {
  const place = (version: string | null): EventWrite => ({ state: 'written', place: { remoteRef: nameOf(url), version }, room: null })
  if (etag !== undefined) return place(etag)
  const { resources } = await client.multistatus('PROPFIND', url, '0', propfind(['d:getetag']))
  const resource = resources.find(({ href }) => new URL(href, home).pathname === url.pathname) ?? resources[0]
  return place((resource && propertyOf(resource, dav, 'getetag')?.text.trim()) || null)
}

interface StoredEvent {
  version: string | null
  isOurs: boolean
  /** Its content is what we are about to write. */
  isSame: boolean
  /** Ours, as we last wrote it. */
  sequence: number
  /** The SEQUENCE currently on the server. */
  icsSequence: number
}

async function readStored({ client }: Calendar, url: URL, event: OwnEvent): Promise<StoredEvent | null> {
  // compressed responses have their own ETags
  const answer = await client.request('GET', url, { headers: { 'accept-encoding': 'identity' } })
  if (answer.status === 404 || answer.status === 410) return null
  if (answer.status !== 200) throw failureOf(answer, url)
  const match = readIcs(answer.text).events.find(({ uid, recurrenceId }) => uid === event.uid && recurrenceId === null)
  const components = readComponents(answer.text).children.flatMap(({ children }) => children)
  const component = components.find((component) => component.name === 'VEVENT' && icsProperty(component, 'UID')?.value === event.uid)
  const numberIn = (name: string) => (component && icsProperty(component, name)?.value) ?? null
  const icsSequence = Number(numberIn('SEQUENCE') ?? 0)
  const sequence = Number(numberIn(sequenceName) ?? icsSequence)
  const isAt = (time: EventTime, moment: Date) => instantOfTime(time, 'UTC') === Math.floor(moment.getTime() / 1000) * 1000
  const isSame =
    match !== undefined &&
    sequence === event.sequence &&
    match.title === event.title.trim() &&
    isAt(match.start, event.start) &&
    isAt(match.end, event.end) &&
    event.attendees.every(({ email, answer: reply }) => component !== undefined && answerIn(component, email) === answerName(reply))
  return { version: answer.headers.etag ?? null, isOurs: match !== undefined, sequence, icsSequence, isSame }
}

const answerName = (answer: OwnEvent['attendees'][number]['answer']) => answer.replace('_', '-').toUpperCase()

function answerIn(component: IcsComponent, email: string): string | undefined {
  const address = `mailto:${email.toLowerCase()}`
  return propertiesOf(component, 'ATTENDEE')
    .find(({ value }) => value.trim().toLowerCase() === address)
    ?.parameters['PARTSTAT']?.toUpperCase()
}

/** Where the server says that the uid already exists (CALDAV:no-uid-conflict). */
function otherPlace(text: string): string | null {
  const find = (element: Element | null): string | null => {
    if (element?.name === 'no-uid-conflict') return child(element, dav, 'href')?.text.trim() || null
    for (const childElement of element?.children ?? []) {
      const value = find(childElement)
      if (value !== null) return value
    }
    return null
  }
  return find(readXml(text))
}
