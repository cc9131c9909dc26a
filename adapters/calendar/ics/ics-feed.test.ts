// Subscribed feeds: read completely, requested politely, and never treated as empty after a failure.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CalendarDown, CalendarRefused } from '@fairlead/domain/ports/calendars'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendars } from '../calendars.ts'
import { newMirror } from '../contract.fixture.ts'

let answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void
let url = ''
const server = createServer((incoming, outgoing) => answer(incoming, outgoing))
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})
const open = (address = `${url}/feed.ics`) => calendars({ trustedOrigins: [url], timeout: 15_000 }).open({ kind: 'ics', url: address })
const event = (uid: string, more: string) => `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:${uid}\r\n${more}\r\nEND:VEVENT\r\n`
const feed = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:Holidays\r\nX-WR-TIMEZONE:Europe/Berlin\r\n${events.join('')}END:VCALENDAR\r\n`

test('is one read-only calendar, returned completely whenever it changed', async () => {
  let text = feed(
    event('a', 'DTSTART:20310301T090000Z\r\nDURATION:PT1H'),
    event('b', 'DTSTART:20310302T090000Z\r\nDURATION:PT1H\r\nRRULE:FREQ=DAILY;COUNT=2'),
  )
  const etags: (string | undefined)[] = []
  answer = (incoming, outgoing) => {
    etags.push(incoming.headers['if-none-match'])
    const etag = `"${text.length}"`
    if (incoming.headers['if-none-match'] === etag) return void outgoing.writeHead(304, { etag }).end()
    outgoing.writeHead(200, { 'content-type': 'text/calendar', etag }).end(text)
  }
  expect(await open().list()).toEqual([
    { remoteId: 'feed', name: 'Holidays', timeZone: 'Europe/Berlin', isReadOnly: true, isPrimary: false },
  ])
  const mirror = newMirror()
  mirror.take(await open().changes('feed', null))
  expect(mirror.busy()).toEqual(['a 03-01T09:00/03-01T10:00', 'b 03-02T09:00/03-02T10:00', 'b 03-03T09:00/03-03T10:00'])
  mirror.take(await open().changes('feed', mirror.cursor))
  expect(mirror.busy()).toHaveLength(3)
  text = feed(event('a', 'DTSTART:20310301T100000Z\r\nDURATION:PT1H'))
  mirror.take(await open().changes('feed', mirror.cursor))
  expect(mirror.busy()).toEqual(['a 03-01T10:00/03-01T11:00'])
  expect(etags.slice(0, 3)).toEqual([undefined, undefined, expect.any(String)])
})

test.each([
  [404, '', CalendarRefused],
  [403, '', CalendarRefused],
  [500, '', CalendarDown],
  [200, '<html>Sign in</html>', CalendarDown],
  [200, feed(event('a', 'DTSTART:20310301T090000Z')).slice(0, -20), CalendarDown],
  [200, '', CalendarDown],
])("%i with %j isn't an empty calendar", async (status, text, kind) => {
  answer = (_, outgoing) => outgoing.writeHead(status).end(text)
  await expect(open().changes('feed', null)).rejects.toThrow(kind)
})

test('follows redirects, but not to private addresses, and limits the size', async () => {
  answer = (incoming, outgoing) => {
    if (incoming.url === '/feed.ics') outgoing.writeHead(302, { location: '/real.ics' }).end()
    else if (incoming.url === '/inside.ics') outgoing.writeHead(302, { location: 'https://169.254.169.254/' }).end()
    else if (incoming.url === '/round.ics') outgoing.writeHead(302, { location: '/round.ics' }).end()
    else outgoing.writeHead(200).end(feed())
  }
  expect((await open().changes('feed', null)).objects).toEqual([])
  await expect(open(`${url}/inside.ics`).changes('feed', null)).rejects.toThrow('not on the public internet')
  await expect(open(`${url}/round.ics`).changes('feed', null)).rejects.toThrow('too many times')
  await expect(open('webcal://10.0.0.1/x.ics').list()).rejects.toThrow('not on the public internet')
  await expect(open('http://127.0.0.1:9/x.ics').list()).rejects.toThrow('not on the public internet')
  await expect(open('').list()).rejects.toThrow(CalendarDown)
  answer = (_, outgoing) => {
    const timer = setInterval(() => outgoing.write(' '.repeat(65_536)), 1)
    outgoing.on('close', () => clearInterval(timer))
    outgoing.on('error', () => clearInterval(timer))
  }
  await expect(open(`${url}/long.ics`).changes('feed', null)).rejects.toThrow(CalendarDown)
  await expect(open().write('feed', {} as never, null)).rejects.toThrow('Feeds are read-only')
})
