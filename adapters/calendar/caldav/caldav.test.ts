// CalDAV beyond the contract: discovery from any address, servers that return less, paged responses, and hosts that must not
// get the password.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CalendarDown } from '@fairlead/domain/ports/calendars'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { calendars } from '../calendars.ts'
import { caldavServer } from './caldav.ts'
import { embeddedTarget, icsOf, radicaleTarget } from './contract-dav.fixture.ts'
import { instant, newMirror, ownEvent, type Target } from '../contract.fixture.ts'
import { installedRadicale } from '../../../testing/find-radicale.ts'
import { usualGuard } from '../guarded-request.ts'
import { readIcs } from '../ics/read-ics.ts'
import { writeIcs } from '../ics/write-ics.ts'

const radicale = installedRadicale()

describe.each([
  ['the local CalDAV server', embeddedTarget],
  ['Radicale', radicale === null ? null : () => radicaleTarget(radicale)],
] as [string, (() => Promise<Target>) | null][])('%s', (_, start) => {
  let target: Target
  let calendar: string
  beforeAll(async () => {
    if (!start) return
    target = await start()
    calendar = await target.calendarId()
  }, 60_000)
  beforeEach(() => target?.between.clear())
  afterAll(() => target?.stop())
  const davTest = test.skipIf(!start)

  davTest('is found from its host, a path no one knows, or the calendar itself', async () => {
    const { url } = target.between
    for (const from of [url, `${url}/`, `${url}/.well-known/caldav`, `${url}${target.paths!.calendar}`, `${url}/nothing/here/`])
      expect(
        (await target.open({ url: from }).list()).map(({ remoteId }) => remoteId),
        from,
      ).toEqual([calendar])
  })

  davTest('is read in full where it tells neither versions nor changes, and written without them', async () => {
    target.between.change(
      ({ etag: _etag, ...headers }) => headers,
      (text) => text.replaceAll(/<([a-z]+:)?(getetag|sync-token|getctag)>[^<]*<\/\1(getetag|sync-token|getctag)>/gi, ''),
    )
    await target.outside.put('a', { title: 'A', start: instant('03-01T09:00'), end: instant('03-01T10:00') })
    const mirror = newMirror()
    mirror.take(await target.open().changes(calendar, null))
    expect([mirror.cursor, mirror.busy()]).toEqual([null, ['A 03-01T09:00/03-01T10:00']])
    await target.outside.remove('a')
    const event = ownEvent('plain@fairlead.example')
    const first = await target.open().write(calendar, event, null)
    expect(first).toMatchObject({ state: 'written', place: { version: null } })
    const { place } = first as Extract<typeof first, { state: 'written' }>
    expect(await target.open().write(calendar, event, null)).toEqual(first)
    expect(await target.open().write(calendar, { ...event, sequence: 1, start: instant('02-03T08:00') }, place)).toEqual(first)
    const whole = await target.open().changes(calendar, mirror.cursor)
    mirror.take(whole)
    expect([whole.isWhole, mirror.busy()]).toEqual([true, [`${event.title} 02-03T08:00/02-03T09:45`]])
    await target.open().remove(calendar, event.uid, place)
  })

  davTest('is compared version by version where it tells no changes', async () => {
    target.between.change(
      (headers) => headers,
      (text) => text.replaceAll(/<([a-z]+:)?sync-token>[^<]*<\/\1sync-token>/gi, ''),
    )
    for (const uid of ['a', 'b']) await target.outside.put(uid, { title: uid, start: instant('03-01T09:00'), end: instant('03-01T10:00') })
    const mirror = newMirror()
    mirror.take(await target.open().changes(calendar, null))
    const quiet = await target.open().changes(calendar, mirror.cursor)
    expect(quiet).toEqual({ objects: [], removed: [], isWhole: false, cursor: mirror.cursor })
    await target.outside.remove('a')
    await target.outside.move('b', instant('03-02T09:00'), instant('03-02T10:00'))
    const changes = await target.open().changes(calendar, mirror.cursor)
    expect([changes.isWhole, changes.objects.length, changes.removed.length]).toEqual([false, 1, 1])
    mirror.take(changes)
    expect(mirror.busy()).toEqual(['b 03-02T09:00/03-02T10:00'])
    await target.outside.remove('b')
  })

  davTest('half an answer is none', async () => {
    for (let number = 0; number < 5; number += 1)
      await target.outside.put(`n${number}`, { title: 'N', start: instant('03-01T09:00'), end: instant('03-01T10:00') })
    const mirror = newMirror()
    mirror.take(await target.open().changes(calendar, null))
    expect(mirror.busy()).toHaveLength(5)
    target.between.change(
      (headers) => headers,
      (text) => text.slice(0, -30),
    )
    await expect(target.open().changes(calendar, null)).rejects.toThrow(CalendarDown)
    // requests individually an object missing from the response
    target.between.change(
      (headers) => headers,
      (text) => text.replace(/<([a-z]+:)?calendar-data>[^<]*<\/\1calendar-data>/i, ''),
    )
    expect((await target.open().changes(calendar, null)).objects.filter(({ events }) => events.length === 1)).toHaveLength(5)
    for (let number = 0; number < 5; number += 1) await target.outside.remove(`n${number}`)
  })
})

describe('where a password may go', () => {
  const access = (url: string) => ({ kind: 'caldav' as const, url, username: 'ann', password: 'hers' })
  test.each([
    'http://10.0.0.1/',
    'https://127.0.0.1:1/',
    'https://[::1]/',
    'https://169.254.169.254/',
    'http://calendar.example/',
    'https://ann:hers@calendar.example/',
    'ftp://calendar.example/',
    'not an address at all',
    '',
  ])("doesn't contact %j", async (url) => {
    const failure = await calendars({ timeout: 500 })
      .open(access(url))
      .list()
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(CalendarDown)
    expect(String(failure)).not.toContain('hers')
  })

  test('a name that resolves to a private address is refused entirely', async () => {
    const guard = { ...usualGuard, resolve: () => Promise.resolve(['93.184.215.14', '10.0.0.1']) }
    await expect(caldavServer(access('https://calendar.example/'), guard).list()).rejects.toThrow('not on the public internet')
  })

  test('another site gets nothing, wherever a server redirects', async () => {
    const paths: string[] = []
    const otherServer = createServer((incoming, outgoing) => {
      paths.push(String(incoming.headers.authorization))
      outgoing.end()
    })
    await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve))
    const otherUrl = `http://127.0.0.1:${(otherServer.address() as AddressInfo).port}`
    const first = createServer((incoming, outgoing) => {
      if (incoming.url === '/slow/') return
      outgoing.writeHead(302, { location: incoming.url === '/round/' ? '/round/' : otherUrl }).end()
    })
    await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(first.address() as AddressInfo).port}`
    const open = (path: string, timeout = 20_000) => calendars({ trustedOrigins: [url, otherUrl], timeout }).open(access(`${url}${path}`))
    await expect(open('/').list()).rejects.toThrow('points to another site')
    await expect(open('/round/').list()).rejects.toThrow('redirects too many times')
    await expect(open('/slow/', 200).list()).rejects.toThrow('timeout')
    expect(paths).toEqual([])
    for (const server of [first, otherServer]) {
      server.closeAllConnections()
      server.close()
    }
  })
})

test('anything we write is read back unchanged [847]', () => {
  const event = ownEvent('odd@fairlead.example', {
    title: 'Talk; with, “all” \\ signs – und ein sehr langer Titel, der mehr als fünfundsiebzig Oktette hat',
    organizer: { name: 'Ann "A"\r\nX-EVIL:1', email: 'ann@x.example' },
    attendees: [{ name: 'Jo: the second', email: 'jo@x.example', answer: 'declined' }],
    sequence: 7,
  })
  const text = writeIcs(event)
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text).not.toMatch(/^X-EVIL|^METHOD/m)
  expect(text).toMatch(/^PRODID:-\/\/Fairlead\/\//m)
  expect(text).toMatch(/^SEQUENCE:7\r$/m)
  expect(readIcs(text).events).toMatchObject([
    { uid: event.uid, title: event.title, start: { kind: 'instant', at: '2031-02-03T09:00:00Z' }, isTransparent: false },
  ])
  expect(readIcs(text, ['jo@x.example']).events[0]?.isTransparent).toBe(true)
  expect(readIcs(icsOf('a', { title: 'A', start: instant('01-01T00:00'), end: instant('01-01T01:00') })).events).toHaveLength(1)
})
