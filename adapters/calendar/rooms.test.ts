// Video rooms made with an event, at Google and Microsoft: one for each event, whatever happens to requests and answers.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CalendarServer, EventPlace, EventRoom, EventWrite } from '@fairlead/domain/ports/calendars'
import { startGoogle, type EmbeddedGoogle } from '../../testing/fakes/start-google.ts'
import { startGraph, type EmbeddedGraph } from '../../testing/fakes/start-graph.ts'
import { calendars } from './calendars.ts'
import { instant, ownEvent } from './contract.fixture.ts'

let google: EmbeddedGoogle
let graph: EmbeddedGraph
beforeAll(async () => {
  google = await startGoogle({ accessToken: 'token' })
  graph = await startGraph({ accessToken: 'token' })
})
afterAll(async () => {
  await google.stop()
  await graph.stop()
})
beforeEach(() => {
  google.meet('ready')
  graph.teams('ready')
})

const open = (kind: 'google' | 'microsoft') =>
  calendars({
    trustedOrigins: [google.url, graph.url],
    timeout: 2_000,
    googleUrl: `${google.url}/calendar/v3/`,
    microsoftUrl: `${graph.url}/v1.0/`,
    now: () => instant('02-01T12:00'),
  }).open({ kind, accessToken: async () => 'token' })

let count = 0
const newUid = () => `room-${count++}@x.example`
const done = (write: EventWrite): { place: EventPlace; room: EventRoom | null } => {
  if (write.state !== 'written') throw new Error(write.state)
  return write
}
const urlOf = (room: EventRoom | null) => (room?.state === 'made' ? room.url : null)

describe.each([
  ['google', /^https:\/\/meet\.google\.example\//],
  ['microsoft', /^https:\/\/teams\.example\//],
] as const)('%s', (kind, link) => {
  let server: CalendarServer
  let calendar: string
  const slow = () => (kind === 'google' ? google.meet('late') : graph.teams('late'))
  const refuse = () => (kind === 'google' ? google.meet('refused') : graph.teams('refused'))
  const ready = () => (kind === 'google' ? google.meet('ready') : graph.teams('ready'))
  const makeRooms = () => (kind === 'google' ? google.makeRooms() : graph.makeRooms())
  const fake = () => (kind === 'google' ? google : graph)
  const write = async (uid: string, more: object = {}, place: EventPlace | null = null) =>
    done(await server.write(calendar, ownEvent(uid, { room: 'needed', ...more }), place))
  beforeAll(async () => {
    server = open(kind)
    calendar = (await server.list())[0]!.remoteId
  })

  test('each event gets a room of its own, the same for every write', async () => {
    const [first, second] = [newUid(), newUid()]
    const { place, room } = await write(first)
    expect(urlOf(room)).toMatch(link)
    expect((await write(first)).room).toEqual(room)
    expect((await write(first, {}, place)).room).toEqual(room)
    expect(urlOf((await write(second)).room)).not.toBe(urlOf(room))
  })

  test('an event that needs none has none', async () => {
    expect((await write(newUid(), { room: 'none' })).room).toBeNull()
  })

  test('a lost answer leads to the same room', async () => {
    const uid = newUid()
    fake().fault('hung_up', 'POST')
    await expect(write(uid)).rejects.toThrow()
    const { room } = await write(uid)
    expect(urlOf(room)).toMatch(link)
    expect((await write(uid)).room).toEqual(room)
  })

  test('a room that is made later is found, without asking for another', async () => {
    slow()
    const uid = newUid()
    const { place, room } = await write(uid)
    expect(room).toEqual({ state: 'pending' })
    expect((await write(uid, {}, place)).room).toEqual({ state: 'pending' })
    makeRooms()
    const later = await write(uid, {}, place)
    expect(urlOf(later.room)).toMatch(link)
  })

  test('a refused room is said, the event stands, and the next write asks again', async () => {
    refuse()
    const uid = newUid()
    const { place, room } = await write(uid)
    expect(room).toMatchObject({ state: 'refused', reason: expect.stringContaining('isn’t available') as string })
    expect((await write(uid, {}, place)).room).toMatchObject({ state: 'refused' })
    ready()
    expect(urlOf((await write(uid, {}, place)).room)).toMatch(link)
  })

  test('moving the event keeps its room', async () => {
    const uid = newUid()
    const { place, room } = await write(uid)
    const to = { sequence: 1, room: 'made' as const, start: instant('02-05T09:00'), end: instant('02-05T09:45') }
    const moved = await write(uid, to, place)
    const after = await write(uid, { ...to, room: 'needed' }, moved.place)
    expect(after.room).toEqual(room)
  })
})

test('Google is asked again with another ID after a request that failed', async () => {
  google.meet('failing')
  const server = open('google')
  const event = ownEvent(newUid(), { room: 'needed' })
  const first = done(await server.write('ann@x.example', event, null))
  expect(first.room).toMatchObject({ state: 'refused' })
  google.meet('ready')
  expect(urlOf(done(await server.write('ann@x.example', event, first.place)).room)).toMatch(/^https:/)
})
