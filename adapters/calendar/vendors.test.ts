// Google and Microsoft beyond the contract: which events make the owner busy, separate changes to exceptions, limits, and where
// a token may go.
import { CalendarDown, CalendarRefused } from '@fairlead/domain/ports/calendars'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startGoogle, type EmbeddedGoogle } from '../../testing/fakes/start-google.ts'
import { startGraph, type EmbeddedGraph } from '../../testing/fakes/start-graph.ts'
import { calendars } from './calendars.ts'
import { instant, newMirror, ownEvent } from './contract.fixture.ts'
import { googleEvent } from './google/google-events.ts'
import { microsoftEvent } from './microsoft/microsoft-events.ts'

let google: EmbeddedGoogle
let graph: EmbeddedGraph
beforeAll(async () => {
  google = await startGoogle({ accessToken: 'token', pageSize: 3 })
  graph = await startGraph({ accessToken: 'token', pageSize: 3 })
})
afterAll(async () => {
  await google.stop()
  await graph.stop()
})
const createCalendars = (timeout = 20_000) =>
  calendars({
    trustedOrigins: [google.url, graph.url],
    timeout,
    googleUrl: `${google.url}/calendar/v3/`,
    microsoftUrl: `${graph.url}/v1.0/`,
    now: () => instant('02-01T12:00'),
  })
const open = (kind: 'google' | 'microsoft') => createCalendars().open({ kind, accessToken: async () => 'token' })
const ask = async (method: string, url: string, body?: object) => {
  const headers = { authorization: 'Bearer token', 'content-type': 'application/json' }
  const answer = await fetch(url, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  return answer.status === 204 ? { id: '' } : ((await answer.json()) as { id: string })
}

describe('Google', () => {
  const events = () => `${google.url}/calendar/v3/calendars/primary/events`
  const time = (text: string) => ({ dateTime: instant(text).toISOString(), timeZone: 'UTC' })
  beforeEach(() => expect(google.mailed()).toBe(0))

  test('a changed or deleted exception returns its whole series [848]', async () => {
    const { id } = await ask('POST', events(), {
      summary: 'S',
      start: time('03-03T09:00'),
      end: time('03-03T10:00'),
      recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE:20310324T090000Z'],
    })
    const mirror = newMirror()
    mirror.take(await open('google').changes('ann@x.example', null))
    expect(mirror.busy()).toEqual(['S 03-03T09:00/03-03T10:00', 'S 03-10T09:00/03-10T10:00', 'S 03-17T09:00/03-17T10:00'])
    await ask('PATCH', `${events()}/${id}_20310310T090000Z`, { start: time('03-11T12:00'), end: time('03-11T13:00') })
    await ask('DELETE', `${events()}/${id}_20310317T090000Z`)
    const changes = await open('google').changes('ann@x.example', mirror.cursor)
    expect([changes.isWhole, changes.objects.length]).toEqual([false, 1])
    mirror.take(changes)
    expect(mirror.busy()).toEqual(['S 03-03T09:00/03-03T10:00', 'S 03-11T12:00/03-11T13:00'])
    const whole = newMirror()
    whole.take(await open('google').changes('ann@x.example', null))
    expect(whole.busy()).toEqual(mirror.busy())
    await ask('DELETE', `${events()}/${id}`)
    mirror.take(await open('google').changes('ann@x.example', mirror.cursor))
    expect(mirror.objects.size).toBe(0)
  })

  test.each([
    ['an event', {}, false, 'confirmed'],
    ['one shown as available', { transparency: 'transparent' }, true, 'confirmed'],
    ['where someone works', { eventType: 'workingLocation' }, true, 'confirmed'],
    ['being away', { eventType: 'outOfOffice' }, false, 'confirmed'],
    ['time to oneself', { eventType: 'focusTime' }, false, 'confirmed'],
    ['one declined', { attendees: [{ self: true, responseStatus: 'declined' }, { responseStatus: 'accepted' }] }, true, 'confirmed'],
    [
      'one declined by someone else',
      { attendees: [{ self: true, responseStatus: 'accepted' }, { responseStatus: 'declined' }] },
      false,
      'confirmed',
    ],
    ['one perhaps', { attendees: [{ self: true, responseStatus: 'tentative' }] }, false, 'tentative'],
    ['one tentative', { status: 'tentative' }, false, 'tentative'],
  ])('%s', (_, more, isTransparent, status) => {
    expect(googleEvent({ id: 'a', iCalUID: 'u', start: time('03-01T09:00'), end: time('03-01T10:00'), ...more })).toMatchObject({
      uid: 'u',
      isTransparent,
      status,
    })
  })

  test('all-day events and zones are kept', () => {
    const day = googleEvent({ id: 'a', start: { date: '2031-03-01' }, end: { date: '2031-03-02' } })
    expect(day).toMatchObject({ start: { kind: 'date', date: '2031-03-01' }, end: { kind: 'date', date: '2031-03-02' } })
    const zoned = googleEvent({
      id: 'a',
      start: { dateTime: '2031-07-01T09:00:00+02:00', timeZone: 'Europe/Berlin' },
      end: { dateTime: '2031-07-01T08:00:00Z' },
    })
    expect(zoned).toMatchObject({
      start: { kind: 'zoned', local: '2031-07-01T09:00:00', zone: 'Europe/Berlin' },
      end: { kind: 'instant', at: '2031-07-01T08:00:00Z' },
    })
    expect(googleEvent({ id: 'a', status: 'cancelled' })).toBeNull()
  })

  test('a limit asks to wait, a refusal asks for new consent', async () => {
    google.fault('rate_limited', 'GET')
    await expect(open('google').list()).rejects.toMatchObject({ name: 'CalendarDown', retryAfter: 30 })
    google.fault('server_fault', 'GET')
    await expect(open('google').list()).rejects.toThrow(CalendarDown)
    google.fault('unreadable', 'GET')
    await expect(open('google').list()).rejects.toThrow('gave an unreadable answer')
    google.fault('silent', 'GET')
    const hasty = createCalendars(300).open({ kind: 'google', accessToken: async () => 'token' })
    await expect(hasty.list()).rejects.toThrow('timeout')
    const expired = createCalendars().open({ kind: 'google', accessToken: async () => 'of yesterday' })
    await expect(expired.changes('ann@x.example', null)).rejects.toThrow(CalendarRefused)
    const withdrawn = createCalendars().open({ kind: 'google', accessToken: () => Promise.reject(new CalendarRefused('withdrawn')) })
    await expect(withdrawn.list()).rejects.toThrow(CalendarRefused)
  })
})

describe('Microsoft', () => {
  const times = (from: string, to: string) => ({
    start: { dateTime: `2031-${from}:00.0000000`, timeZone: 'UTC' },
    end: { dateTime: `2031-${to}:00.0000000`, timeZone: 'UTC' },
  })
  test.each([
    ['busy', {}, false, 'confirmed'],
    ['free', { showAs: 'free' }, true, 'confirmed'],
    ['tentative', { showAs: 'tentative' }, false, 'tentative'],
    ['away', { showAs: 'oof' }, false, 'confirmed'],
    ['working elsewhere', { showAs: 'workingElsewhere' }, true, 'confirmed'],
    ['of a kind no one knows', { showAs: 'unknown' }, false, 'confirmed'],
    ['cancelled', { isCancelled: true }, false, 'cancelled'],
    ['declined', { responseStatus: { response: 'declined' } }, true, 'confirmed'],
  ])('an event shown as %s', (_, more, isTransparent, status) => {
    expect(microsoftEvent({ id: 'a', showAs: 'busy', ...times('03-01T09:00', '03-01T10:00'), ...more })).toMatchObject({
      isTransparent,
      status,
    })
  })

  test('an all-day event is a day', () => {
    expect(microsoftEvent({ id: 'a', isAllDay: true, ...times('03-01T00:00', '03-02T00:00') })).toMatchObject({
      start: { kind: 'date', date: '2031-03-01' },
      end: { kind: 'date', date: '2031-03-02' },
    })
  })

  test('reports no changes without reading everything, and starts a new window the next day', async () => {
    const [calendar] = await open('microsoft').list()
    const first = await open('microsoft').changes(calendar!.remoteId, null)
    expect(await open('microsoft').changes(calendar!.remoteId, first.cursor)).toMatchObject({ isWhole: false, objects: [], removed: [] })
    const nextDay = calendars({ trustedOrigins: [graph.url], microsoftUrl: `${graph.url}/v1.0/`, now: () => instant('02-02T01:00') }).open({
      kind: 'microsoft',
      accessToken: async () => 'token',
    })
    expect(await nextDay.changes(calendar!.remoteId, first.cursor)).toMatchObject({ isWhole: true })
  })

  test('a token goes to no other host, whatever a link says', async () => {
    const [calendar] = await open('microsoft').list()
    const cursor = JSON.stringify({ from: '2031-01-31T00:00:00.000Z', link: 'https://elsewhere.example/delta' })
    await expect(open('microsoft').changes(calendar!.remoteId, cursor)).rejects.toThrow('another site')
  })

  test('two concurrent attempts create one event [847]', async () => {
    const [calendar] = await open('microsoft').list()
    const event = ownEvent('twice@fairlead.example')
    const all = await Promise.all([1, 2, 3].map(() => open('microsoft').write(calendar!.remoteId, event, null)))
    expect(new Set(all.map((write) => JSON.stringify(write))).size).toBe(1)
    expect(
      (await open('microsoft').changes(calendar!.remoteId, null)).objects.filter(({ events }) => events[0]?.uid === event.uid),
    ).toHaveLength(1)
    expect(graph.mailed()).toBe(0)
  })
})
