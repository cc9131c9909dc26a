// What the product requires of every calendar server: run on the local CalDAV server, on Radicale, and on local servers for
// Google and Microsoft. With GOOGLE_CALENDAR_TOKEN and GOOGLE_CALENDAR_ID, or GRAPH_TOKEN and GRAPH_CALENDAR_ID (a calendar
// made for this: it is emptied repeatedly), on the vendors as well.
import { CalendarDown, CalendarRefused } from '@fairlead/domain/ports/calendars'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedTarget, radicaleTarget } from './caldav/contract-dav.fixture.ts'
import { googleTarget, microsoftTarget, realGoogle, realMicrosoft } from './contract-vendors.fixture.ts'
import { instant, newMirror, ownEvent, type Target } from './contract.fixture.ts'
import { installedRadicale } from '../../testing/find-radicale.ts'

const radicale = installedRadicale()
if (!radicale) console.log('No Radicale here: the contract of calendars is not run on a CalDAV server of others.')
const targets: [name: string, start: (() => Promise<Target>) | null][] = [
  ['the local CalDAV server', embeddedTarget],
  ['Radicale', radicale === null ? null : () => radicaleTarget(radicale)],
  ['the stand-in of Google', googleTarget],
  ['the stand-in of Microsoft', microsoftTarget],
]
const { GOOGLE_CALENDAR_TOKEN: google, GOOGLE_CALENDAR_ID: googleId, GRAPH_TOKEN: graph, GRAPH_CALENDAR_ID: graphId } = process.env
if (google && googleId) targets.push(['Google', () => realGoogle(google, googleId)])
if (graph && graphId) targets.push(['Microsoft', () => realMicrosoft(graph, graphId)])

describe.each(targets)('%s', (_, start) => {
  let target: Target
  let calendar: string
  beforeAll(async () => {
    if (!start) return
    target = await start()
    calendar = await target.calendarId()
  }, 60_000)
  afterAll(() => target?.stop())
  const readMirror = async () => {
    const mirror = newMirror()
    mirror.take(await target.open().changes(calendar, null))
    return mirror
  }
  const again = async (mirror: ReturnType<typeof newMirror>) => {
    const changes = await target.open().changes(calendar, mirror.cursor)
    mirror.take(changes)
    return changes
  }
  const clean = async () => {
    for (const { remoteRef, version, events } of (await readMirror()).objects.values())
      await target.open().remove(calendar, events[0]?.uid ?? '', { remoteRef, version })
  }
  const davTest = (title: string, run: () => Promise<void>) =>
    test.skipIf(!start)(title, async () => {
      await clean()
      await run()
    })

  davTest('names its calendars', async () => {
    const all = await target.open().list()
    expect(all.find(({ remoteId }) => remoteId === calendar)).toMatchObject({
      isReadOnly: false,
      name: expect.stringMatching(/./) as string,
    })
    expect(all.filter(({ isPrimary }) => isPrimary)).toHaveLength(1)
  })

  davTest('tells everything, then what changed, and what went [848]', async () => {
    await target.outside.put('a', { title: 'A', start: instant('03-01T09:00'), end: instant('03-01T10:00') })
    await target.outside.put('b', { title: 'B', start: instant('03-02T09:00'), end: instant('03-02T10:00') })
    const mirror = await readMirror()
    expect(mirror.busy()).toEqual(['A 03-01T09:00/03-01T10:00', 'B 03-02T09:00/03-02T10:00'])
    const quiet = await again(mirror)
    expect([quiet.objects, quiet.removed]).toEqual([[], []])
    await target.outside.remove('a')
    await target.outside.move('b', instant('03-02T12:00'), instant('03-02T13:00'))
    await target.outside.put('c', { title: 'C', start: instant('03-03T09:00'), end: instant('03-03T10:00') })
    await target.outside.put('d', { title: 'D', start: instant('03-04T09:00'), end: instant('03-04T10:00'), isFree: true })
    await again(mirror)
    expect(mirror.busy()).toEqual(['B 03-02T12:00/03-02T13:00', 'C 03-03T09:00/03-03T10:00'])
  })

  davTest('a cursor no one remembers brings everything', async () => {
    await target.outside.put('a', { title: 'A', start: instant('03-01T09:00'), end: instant('03-01T10:00') })
    const mirror = await readMirror()
    await target.outside.put('b', { title: 'B', start: instant('03-02T09:00'), end: instant('03-02T10:00') })
    await target.outside.remove('a')
    if (target.forget) target.forget()
    else mirror.cursor = mirror.cursor!.replace(/[0-9a-f]{10,}/, (token) => token.replaceAll(/./g, '0'))
    expect(await again(mirror)).toMatchObject({ isWhole: true, removed: [] })
    expect(mirror.busy()).toEqual(['B 03-02T09:00/03-02T10:00'])
    mirror.cursor = 'no cursor at all'
    expect(await again(mirror)).toMatchObject({ isWhole: true })
  })

  davTest('series come with their changed occurrences [848]', async () => {
    const moved = { from: instant('04-14T09:00'), start: instant('04-15T11:00'), end: instant('04-15T12:00') }
    await target.outside.put('s', {
      title: 'S',
      start: instant('04-07T09:00'),
      end: instant('04-07T10:00'),
      rule: 'FREQ=WEEKLY;COUNT=3',
      moved,
    })
    expect((await readMirror()).busy()).toEqual(['S 04-07T09:00/04-07T10:00', 'S 04-15T11:00/04-15T12:00', 'S 04-21T09:00/04-21T10:00'])
  })

  davTest('an event of ours is written once, however often it is said [847]', async () => {
    const event = ownEvent('own-1@fairlead.example')
    const first = await target.open().write(calendar, event, null)
    expect(first).toMatchObject({ state: 'written' })
    expect(await target.open().write(calendar, event, null)).toEqual(first)
    const mirror = await readMirror()
    expect([...mirror.objects.values()]).toMatchObject([
      { remoteRef: (first as { place: { remoteRef: string } }).place.remoteRef, events: [{ uid: event.uid }] },
    ])
    expect(mirror.busy()).toEqual([`${event.title} 02-03T09:00/02-03T09:45`])
  })

  davTest('a write whose answer is lost is found again [847]', async () => {
    const event = ownEvent('own-2@fairlead.example')
    for (const method of writing(target)) target.between.loseAnswer(method)
    await expect(target.open().write(calendar, event, null)).rejects.toThrow(CalendarDown)
    const write = await target.open().write(calendar, event, null)
    expect(write).toMatchObject({ state: 'written' })
    expect((await readMirror()).objects.size).toBe(1)
    const { place } = write as Extract<typeof write, { state: 'written' }>
    const later = { ...event, sequence: 1, start: instant('02-04T09:00'), end: instant('02-04T09:45') }
    for (const method of changing(target)) target.between.loseAnswer(method)
    await expect(target.open().write(calendar, later, place)).rejects.toThrow(CalendarDown)
    const moved = await target.open().write(calendar, later, place)
    expect(moved).toMatchObject({ state: 'written', place: { remoteRef: place.remoteRef } })
    expect((await readMirror()).busy()).toEqual([`${event.title} 02-04T09:00/02-04T09:45`])
  })

  davTest('a moved event keeps its place', async () => {
    const event = ownEvent('own-3@fairlead.example')
    const first = await target.open().write(calendar, event, null)
    const { place } = first as Extract<typeof first, { state: 'written' }>
    const mirror = await readMirror()
    const moved = await target
      .open()
      .write(calendar, { ...event, sequence: 1, start: instant('02-05T14:00'), end: instant('02-05T15:00') }, place)
    expect(moved).toMatchObject({ state: 'written', place: { remoteRef: place.remoteRef } })
    await again(mirror)
    expect(mirror.busy()).toEqual([`${event.title} 02-05T14:00/02-05T15:00`])
  })

  davTest('someone else’s change is not written over', async () => {
    const event = ownEvent('own-4@fairlead.example')
    const first = await target.open().write(calendar, event, null)
    const { place } = first as Extract<typeof first, { state: 'written' }>
    await target.outside.move(event.uid, instant('02-06T09:00'), instant('02-06T10:00'))
    expect(await target.open().write(calendar, { ...event, sequence: 1, title: 'Ours' }, place)).toEqual({ state: 'conflict' })
    expect((await readMirror()).busy()).toEqual([`${event.title} 02-06T09:00/02-06T10:00`])
    // written again without a place, our event is back at its time
    const again = await target.open().write(calendar, { ...event, sequence: 1 }, null)
    expect(again).toMatchObject({ state: 'written', place: { remoteRef: place.remoteRef } })
    expect((await readMirror()).busy()).toEqual([`${event.title} 02-03T09:00/02-03T09:45`])
    expect(await target.open().write(calendar, event, null)).toEqual({ state: 'conflict' })
    await target.open().remove(calendar, event.uid, place)
    expect(await target.open().write(calendar, { ...event, sequence: 2 }, place)).toEqual({ state: 'conflict' })
    expect(await target.open().write(calendar, { ...event, sequence: 2 }, null)).toMatchObject({ state: 'written' })
  })

  davTest('an answer is brought in without another sequence', async () => {
    const event = ownEvent('own-7@fairlead.example')
    const first = await target.open().write(calendar, event, null)
    const { place } = first as Extract<typeof first, { state: 'written' }>
    const declined = { ...event, attendees: [{ ...event.attendees[0]!, answer: 'declined' as const }] }
    expect(await target.open().write(calendar, declined, place)).toMatchObject({ state: 'written', place: { remoteRef: place.remoteRef } })
    expect(await target.open().write(calendar, declined, null)).toMatchObject({ state: 'written' })
    expect((await readMirror()).objects.size).toBe(1)
  })

  davTest('is taken away, and once more', async () => {
    const event = ownEvent('own-5@fairlead.example')
    const first = await target.open().write(calendar, event, null)
    const { place } = first as Extract<typeof first, { state: 'written' }>
    target.between.loseAnswer('DELETE')
    await expect(target.open().remove(calendar, event.uid, place)).rejects.toThrow(CalendarDown)
    await target.open().remove(calendar, event.uid, place)
    expect((await readMirror()).busy()).toEqual([])
    expect(await target.open().write(calendar, event, null)).toMatchObject({ state: 'written' })
    expect(target.mailed()).toBe(0)
  })

  davTest('what cannot be asked says so, and what is refused says that', async () => {
    await expect(target.refused().list()).rejects.toThrow(CalendarRefused)
    await expect(target.refused().changes(calendar, null)).rejects.toThrow(CalendarRefused)
    await expect(target.refused().write(calendar, ownEvent('own-6@fairlead.example'), null)).rejects.toThrow(CalendarRefused)
    target.between.refuse(503, 10)
    await expect(target.open().changes(calendar, null)).rejects.toThrow(CalendarDown)
    target.between.clear()
    target.between.refuse(429, 10)
    await expect(target.open().list()).rejects.toMatchObject({ name: 'CalendarDown', retryAfter: 7 })
    target.between.clear()
    target.between.change(
      (headers) => headers,
      () => '<html>Welcome to the network of this hotel',
    )
    await expect(target.open().changes(calendar, null)).rejects.toThrow(CalendarDown)
    await expect(target.open().list()).rejects.toThrow(CalendarDown)
    target.between.clear()
  })
})

const writing = (target: Target) => [target.paths ? 'PUT' : 'POST']
const changing = (target: Target) => [target.paths ? 'PUT' : 'PATCH']
