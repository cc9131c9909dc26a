import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDAVClient } from 'tsdav'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { devCalendarPage } from './page.ts'
import { startCaldav, type EmbeddedCaldav } from './start-caldav.ts'

let folder = ''
let caldav: EmbeddedCaldav
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairlead-caldav-'))
  caldav = await startCaldav({ folder })
})
afterEach(async () => {
  await caldav.stop()
  await rm(folder, { recursive: true })
})

const event = (uid: string, more = 'DTSTART:20270301T090000Z\r\nDTEND:20270301T100000Z') =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20270101T000000Z\r\n${more}\r\nSUMMARY:Ünder & over\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
const signIn = (email = 'ann@x.example') =>
  createDAVClient({ serverUrl: caldav.url, credentials: caldav.account(email), authMethod: 'Basic', defaultAccountType: 'caldav' })
const ask = (path: string, init: RequestInit = {}, email = 'ann@x.example') => {
  const { username, password } = caldav.account(email)
  return fetch(`${caldav.url}${path}`, {
    ...init,
    headers: { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`, ...init.headers },
  })
}

test('lets a standard client find the calendar, write, read by time, and sync', async () => {
  const client = await signIn()
  const [calendar] = await client.fetchCalendars()
  expect(calendar).toMatchObject({ displayName: 'Calendar of ann@x.example', components: ['VEVENT'] })
  const made = await client.createCalendarObject({ calendar: calendar!, filename: 'a.ics', iCalString: event('a') })
  expect(made.status).toBe(201)
  await client.createCalendarObject({
    calendar: calendar!,
    filename: 'b.ics',
    iCalString: event('b', 'DTSTART:20280301T090000Z\r\nDTEND:20280301T100000Z'),
  })
  const timeRange = { start: '2027-02-01T00:00:00Z', end: '2027-04-01T00:00:00Z' }
  const objects = await client.fetchCalendarObjects({ calendar: calendar!, timeRange })
  expect(objects.map(({ data }) => data as string)).toEqual([expect.stringContaining('Ünder & over')])
  expect(await client.fetchCalendarObjects({ calendar: calendar! })).toHaveLength(2)
  const changed = await client.syncCalendars({
    oldCalendars: [{ ...calendar!, syncToken: 'urn:fairlead:changes:0', ctag: '"0"' }],
    detailedResult: true,
  })
  expect(changed.updated).toHaveLength(1)
  expect((await client.makeCalendar({ url: `${calendar!.url}../second/`, props: { displayname: 'Second' } }))[0]?.ok).toBe(true)
  expect((await client.fetchCalendars()).map(({ displayName }) => displayName)).toEqual(['Calendar of ann@x.example', 'Second'])
})

test("conditional requests don't overwrite other people's changes", async () => {
  const path = '/dav/calendars/ann%40x.example/calendar/a.ics'
  const put = (headers: Record<string, string>, uid = 'a') => ask(path, { method: 'PUT', body: event(uid), headers })
  const first = await put({ 'if-none-match': '*' })
  expect([first.status, (await put({ 'if-none-match': '*' })).status]).toEqual([201, 412])
  expect((await put({ 'if-match': '"other"' })).status).toBe(412)
  const second = await put({ 'if-match': first.headers.get('etag')! })
  expect(second.status).toBe(204)
  expect((await ask(path, { method: 'DELETE', headers: { 'if-match': first.headers.get('etag')! } })).status).toBe(412)
  expect((await ask(path, { method: 'DELETE' })).status).toBe(204)
  expect([(await ask(path, { method: 'DELETE' })).status, (await ask(path)).status]).toEqual([404, 404])
})

test.each([
  ['no calendar', 'hello'],
  ['a calendar without an event', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR'],
  ['an invitation', event('a').replace('VERSION:2.0', 'VERSION:2.0\r\nMETHOD:REQUEST')],
])("%s isn't stored", async (_, body) => {
  expect((await ask('/dav/calendars/ann%40x.example/calendar/a.ics', { method: 'PUT', body })).status).toBe(403)
  expect(() => caldav.put('ann@x.example', body)).toThrow('This is no event')
})

test("users can't read each other's data", async () => {
  caldav.account('ben@x.example')
  expect((await fetch(`${caldav.url}/dav/`, { method: 'PROPFIND' })).status).toBe(401)
  expect((await ask('/dav/', { method: 'PROPFIND', headers: { authorization: `Basic ${btoa('ann@x.example:wrong')}` } })).status).toBe(401)
  for (const path of [
    '/dav/calendars/ben%40x.example/',
    '/dav/principals/ben%40x.example/',
    '/dav/calendars/ben%40x.example/calendar/a.ics',
  ])
    expect((await ask(path, { method: 'PROPFIND' })).status, path).toBe(403)
  expect((await ask('/dav/calendars/ann%40x.example/calendar/../../../../etc/passwd')).status).toBe(404)
  const entity = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><propfind xmlns="DAV:"><prop>&e;</prop></propfind>'
  expect((await ask('/dav/', { method: 'PROPFIND', body: entity })).status).toBe(400)
})

test('reports changes in pages, and refuses a token older than the change log', async () => {
  for (const uid of ['a', 'b', 'c']) caldav.put('ann@x.example', event(uid))
  caldav.remove('ann@x.example', 'b.ics')
  const sync = async (token: string, limit = '') => {
    const body = `<sync-collection xmlns="DAV:"><sync-token>${token}</sync-token><sync-level>1</sync-level>${limit}<prop><getetag/></prop></sync-collection>`
    const answer = await ask('/dav/calendars/ann%40x.example/calendar/', { method: 'REPORT', body })
    return { status: answer.status, text: await answer.text() }
  }
  const page = await sync('urn:fairlead:changes:0', '<limit><nresults>1</nresults></limit>')
  expect(page.text).toContain('507 Insufficient Storage')
  expect(page.text).toContain('urn:fairlead:changes:1')
  const rest = await sync('urn:fairlead:changes:1')
  expect(rest.text).toMatch(/c\.ics.*200 OK.*b\.ics.*404 Not Found/s)
  caldav.forget('ann@x.example')
  expect(await sync('urn:fairlead:changes:1')).toMatchObject({ status: 403, text: expect.stringContaining('valid-sync-token') as string })
  expect((await sync('')).text.match(/<d:response>/g)).toHaveLength(2)
})

test('answers queries by uid and refuses unknown ones', async () => {
  for (const uid of ['a', 'b']) caldav.put('ann@x.example', event(uid))
  const query = async (inside: string) => {
    const filter = `<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">${inside}</c:comp-filter></c:comp-filter></c:filter>`
    const body = `<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:prop><d:getetag/></d:prop>${filter}</c:calendar-query>`
    return (await ask('/dav/calendars/ann%40x.example/calendar/', { method: 'REPORT', body })).text()
  }
  expect((await query('')).match(/<d:response>/g)).toHaveLength(2)
  const uid = await query('<c:prop-filter name="UID"><c:text-match>b</c:text-match></c:prop-filter>')
  expect(uid.match(/[ab]\.ics/g)).toEqual(['b.ics'])
  expect(await query('<c:prop-filter name="LOCATION"/>')).toContain('supported-filter')
})

test('keeps data, passwords, and its address across a restart', async () => {
  caldav.put('ann@x.example', event('a'))
  const before = caldav.account('ann@x.example')
  const { url } = caldav
  await caldav.stop()
  caldav = await startCaldav({ folder })
  expect(caldav.url).toBe(url)
  expect(caldav.account('ANN@x.example')).toEqual(before)
  expect(caldav.list('ann@x.example')).toEqual([{ name: 'a.ics', ics: event('a') }])
  expect(caldav.account('ben@x.example').password).not.toBe(before.password)
})

test('the page shows, adds, and deletes events, and escapes hostile text', async () => {
  const page = devCalendarPage(caldav, '/dev/calendar', () => new Date('2027-03-01T12:00:00Z'))
  const open = (query: Record<string, string>) => page({ method: 'GET', path: '/', query, body: {} })
  const post = (body: Record<string, string>) => page({ method: 'POST', path: '/', query: {}, body: { who: 'ann@x.example', ...body } })
  expect((await open({})).body).toContain('No calendars yet')
  caldav.put('ann@x.example', event('a'))
  const answer = await open({ who: 'ann@x.example' })
  expect(answer.body).toContain('Ünder &#38; over')
  expect(answer.body).toContain('09:00–10:00')
  expect(answer.body).not.toMatch(/<script|style=/)
  const evil = '"><img src=x onerror=alert(1)>'
  const added = await post({ title: evil, day: '2027-03-02', starts: '13:00', ends: '14:30', repeats: 'WEEKLY' })
  expect(added).toMatchObject({ status: 303, location: '/dev/calendar?who=ann%40x.example&from=2027-03-02&added=1' })
  const { body } = await open({ who: 'ann@x.example' })
  expect(body).toContain('repeats since 2027-03-02')
  expect((await open({ who: 'ann@x.example', from: '2027-03-15' })).body).toMatch(/Tuesday, 16 March 2027.*13:00–14:30/s)
  caldav.put('ann@x.example', event('m', 'DTSTART:20270301T090000Z\r\nRRULE:FREQ=MONTHLY'))
  expect((await open({ who: 'ann@x.example' })).body).toContain('can’t show')
  caldav.remove('ann@x.example', 'm.ics')
  expect(body).not.toContain('<img')
  const wrong = await post({ title: evil, day: '2027-03-02', starts: '13:00', ends: '12:00' })
  expect(wrong.status).toBe(400)
  expect(wrong.body).toContain('An event must end after it starts')
  expect(wrong.body).not.toContain('<img')
  expect(await post({ remove: 'a.ics' })).toMatchObject({ status: 303, location: expect.stringContaining('removed=1') as string })
  expect(caldav.list('ann@x.example')).toHaveLength(1)
  expect((await open({ who: 'unknown@x.example' })).status).toBe(404)
})
