// Finds a user's calendars from any address they know: a host, a principal, or a calendar (RFC 6764, 5397, 4791).
import { CalendarDown, type CalendarListing } from '@fairlead/domain/ports/calendars'
import { failureOf, type DavClient } from './dav-client.ts'
import { caldav, child, childrenOf, dav, hrefIn, propertyOf, propfind, readMultistatus, type DavResource } from './dav-xml.ts'
import { NotAnswered } from '../guarded-request.ts'
import { readIcs } from '../ics/read-ics.ts'

export interface Homes {
  /** Where the calendars are. */
  homes: URL[]
  /** The owner's addresses, in lower case. */
  owners: string[]
}

const request = propfind([
  'd:resourcetype',
  'd:current-user-principal',
  'd:principal-URL',
  'c:calendar-home-set',
  'c:calendar-user-address-set',
])

/** Rejects with CalendarDown when there are no calendars. */
export async function findHomes(client: DavClient, url: URL, username: string): Promise<Homes> {
  const isCalendarOf = (resource: DavResource) => child(propertyOf(resource, dav, 'resourcetype'), caldav, 'calendar') !== null
  const owners = new Set(username.includes('@') ? [username.toLowerCase()] : [])
  let failure: Error | null = null
  for (const start of [url, new URL('/.well-known/caldav', url), new URL('/', url)]) {
    const answer = await client.request('PROPFIND', start, { depth: '0', body: request }).catch((error: unknown) => {
      // a website at this address may redirect visitors; the calendars may still be at the usual place
      if (!(error instanceof CalendarDown) || error instanceof NotAnswered) throw error
      failure ??= error
      return null
    })
    if (!answer) continue
    const [first] = (answer.status === 207 ? readMultistatus(answer.text)?.resources : undefined) ?? []
    if (!first) {
      failure ??= failureOf(answer, answer.url)
      continue
    }
    const named = hrefIn(propertyOf(first, dav, 'current-user-principal')) ?? hrefIn(propertyOf(first, dav, 'principal-URL'))
    const principal = named === null ? first : await principalAt(client, new URL(named, answer.url))
    for (const { text } of childrenOf(propertyOf(principal, caldav, 'calendar-user-address-set'), dav, 'href')) {
      const [, address] = /^mailto:([^\s@]+@[^\s@]+)$/i.exec(text.trim()) ?? []
      if (address) owners.add(address.toLowerCase())
    }
    const hrefs = childrenOf(propertyOf(principal, caldav, 'calendar-home-set'), dav, 'href').map(({ text }) => text.trim())
    if (hrefs.length > 0) return { homes: hrefs.map((href) => new URL(href, answer.url)), owners: [...owners] }
    // a server without principals: the calendar itself is all there is
    if (isCalendarOf(first)) return { homes: [answer.url], owners: [...owners] }
  }
  throw failure ?? new CalendarDown(`${url.hostname} has no calendars at this address.`)
}

async function principalAt(client: DavClient, url: URL): Promise<DavResource> {
  const { resources } = await client.multistatus('PROPFIND', url, '0', request)
  return resources[0] ?? { href: url.pathname, status: 200, properties: [] }
}

const ofCalendars = propfind([
  'd:resourcetype',
  'd:displayname',
  'd:current-user-privilege-set',
  'c:calendar-timezone',
  'c:supported-calendar-component-set',
])

/** Event calendars in these homes; `nameOf` makes the address stable. */
export async function listHomes(client: DavClient, homes: readonly URL[], nameOf: (url: URL) => string): Promise<CalendarListing[]> {
  const listings: CalendarListing[] = []
  for (const home of homes) {
    const { resources, url } = await client.multistatus('PROPFIND', home, '1', ofCalendars)
    for (const resource of resources) {
      const listing = listingOf(resource, nameOf(new URL(resource.href, url)))
      if (listing && !listings.some((entry) => entry.remoteId === listing.remoteId)) listings.push(listing)
    }
  }
  const primary = listings.find(({ isReadOnly }) => !isReadOnly)
  if (primary) primary.isPrimary = true
  return listings
}

function listingOf(resource: DavResource, remoteId: string): CalendarListing | null {
  if (!child(propertyOf(resource, dav, 'resourcetype'), caldav, 'calendar')) return null
  const kinds = childrenOf(propertyOf(resource, caldav, 'supported-calendar-component-set'), caldav, 'comp')
  if (kinds.length > 0 && !kinds.some(({ attributes }) => attributes['name']?.toUpperCase() === 'VEVENT')) return null
  const rights = propertyOf(resource, dav, 'current-user-privilege-set')
  const mayWrite = ['all', 'write', 'write-content', 'bind']
  const isWritable = childrenOf(rights, dav, 'privilege').some((privilege) =>
    privilege.children.some(({ name }) => mayWrite.includes(name)),
  )
  const written = propertyOf(resource, caldav, 'calendar-timezone')?.text ?? ''
  return {
    remoteId,
    name:
      propertyOf(resource, dav, 'displayname')?.text.trim() ||
      decodeURIComponent(remoteId.split('/').findLast((part) => part !== '') ?? 'Calendar'),
    timeZone: readIcs(written).timeZone,
    // a server that reports no privileges lets its user write
    isReadOnly: rights !== null && !isWritable,
    isPrimary: false,
  }
}
