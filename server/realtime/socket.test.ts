// Who receives what over the socket, with real clients: a project's team, no one in another workspace, no one off the roster.
import { once } from 'node:events'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts'
import { until } from '../../testing/mail-station.ts'
import { addPerson, activeProject, colleagueOf, contextOf, newDraft, pageOf, searchNow } from '../../testing/projects.ts'
import { maxMissed } from './catch-up.ts'
import { startRealtime, type Realtime } from './socket.ts'

let testApp: TestApp
let realtime: Realtime
let url: string
const sockets: Socket[] = []
beforeAll(async () => {
  testApp = await createTestApp({ people: 300 })
  realtime = await startRealtime(testApp.app.server, testApp.database, testApp.services.settings, testApp.services.log)
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  for (const socket of sockets) socket.disconnect()
  await realtime.close()
  await testApp.close()
})

type Heard = { name: string; body: { project_id?: string; candidate_id?: string | null; stages?: string[]; progress_pct?: number } }

function connect(session: string | undefined, look?: string | null): Socket {
  const auth = { ...(session === undefined ? {} : { session }), ...(look === undefined ? {} : { look }) }
  const socket = io(url, { auth, transports: ['websocket'], reconnection: false, forceNew: true })
  sockets.push(socket)
  return socket
}
async function listen(user: TestUser, look?: string | null): Promise<Heard[]> {
  const messages: Heard[] = []
  const socket = connect(user.session, look)
  // events from before the connection may arrive late: every message is followed by its event's number
  let since: number | null = null
  let replayed: Heard[] = []
  socket.onAny((name: string, body: Heard['body'] & { id: number }) => {
    if (name !== 'cursor') return void replayed.push({ name, body: body ?? {} })
    if (since !== null && body.id > since) messages.push(...replayed)
    since ??= body.id
    replayed = []
  })
  await once(socket as unknown as NodeJS.EventEmitter, 'connect')
  return messages
}

describe('connecting', () => {
  test('accepts a session in the handshake, or in the header of every call [295]', async () => {
    const user = await newUser(testApp.app)
    for (const options of [{ auth: { session: user.session } }, { extraHeaders: { 'x-parse-session-token': user.session } }]) {
      const socket = io(url, { ...options, transports: ['websocket'], reconnection: false, forceNew: true })
      sockets.push(socket)
      await once(socket as unknown as NodeJS.EventEmitter, 'connect')
    }
  })

  test.each([undefined, '', 'x', 'x'.repeat(43)])('a socket with session %j is refused', async (session) => {
    const socket = connect(session)
    const [error] = (await once(socket as unknown as NodeJS.EventEmitter, 'connect_error')) as [Error]
    expect(error.message).toBe('not_signed_in')
    expect(socket.connected).toBe(false)
  })

  test('an expired session is refused', async () => {
    const user = await newUser(testApp.app)
    const { userId } = await contextOf(testApp, user)
    await testApp.database.system
      .updateTable('session')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', userId)
      .execute()
    await once(connect(user.session) as unknown as NodeJS.EventEmitter, 'connect_error')
  })
})

describe('a move', () => {
  test('is received by both team members and no one else [846]', async () => {
    const owner = await newUser(testApp.app)
    const [mate, outsider] = [await colleagueOf(testApp, owner, 'Mate'), await colleagueOf(testApp, owner, 'Out')]
    const stranger = await newUser(testApp.app, 'Stranger')
    const project = await activeProject(testApp, owner, {
      collaborators: [
        { email: owner.email, role: 1 },
        { email: mate.email, role: 3 },
      ],
    })
    const { id } = await addPerson(testApp, owner, project)
    const [hears, alsoHears, offRoster, elsewhere] = await Promise.all([owner, mate, outsider, stranger].map((user) => listen(user)))
    await owner.call('POST', 'v2/projects/candidates/swipe', { project_id: project, candidate_id: id, approved: true })
    const expected = [
      { name: 'refresh_candidates', body: { project_id: project, stages: ['UNDER_REVIEW', 'APPROVED'], candidate_id: id } },
      { name: 'refresh_projects', body: { project_id: project } },
    ]
    await until('both hear it', () => [hears!, alsoHears!].every((received) => received.length >= 2))
    expect(hears).toEqual(expected)
    expect(alsoHears).toEqual(expected)

    // later messages in the same order prove that no earlier one is pending
    const marker = await activeProject(testApp, stranger)
    await until('the stranger hears their own', () => elsewhere!.some((message) => message.body.project_id === marker))
    expect(elsewhere!.filter((message) => message.body.project_id === project)).toEqual([])
    expect(offRoster).toEqual([])
  })

  test('a user removed from the roster receives no more', async () => {
    const owner = await newUser(testApp.app)
    const mate = await colleagueOf(testApp, owner, 'Mate')
    const roster = [
      { email: owner.email, role: 1 },
      { email: mate.email, role: 2 },
    ]
    const project = await activeProject(testApp, owner, { collaborators: roster })
    const { id } = await addPerson(testApp, owner, project)
    const [hears, noMore] = [await listen(owner), await listen(mate)]
    await owner.call('PUT', 'v1/projects/settings', { project_id: project, collaborators: roster.slice(0, 1) })
    await owner.call('PUT', 'v1/candidates', { candidate_id: id, status: 'APPROVED' })
    const isMove = (message: Heard) => message.name === 'refresh_candidates' && message.body.stages!.includes('APPROVED')
    await until('the owner hears it', () => hears.some(isMove))
    expect(noMore.filter(isMove)).toEqual([])
  })
})

test('a search is followed from its progress to its first batch [296 297 594]', async () => {
  const owner = await newUser(testApp.app)
  const messages = await listen(owner)
  const project = await newDraft(owner)
  await owner.call('POST', 'v2/projects/flashcards/initial', { project_id: project })
  await searchNow(testApp, owner, project)
  await until('the first batch', () => messages.some((message) => message.name === 'first_batch_fetched'))
  const progress = messages.filter((message) => message.name === 'candidate_search_progress')
  expect(progress[0]!.body).toEqual({ project_id: project, progress_pct: 5, is_calibration: true })
  const percents = progress.map((message) => message.body.progress_pct!)
  expect(percents).toEqual(percents.toSorted((a, b) => a - b))
  expect(messages.findLast((message) => message.name === 'first_batch_fetched')!.body).toEqual({ project_id: project })
  expect(
    messages.some((message) => message.name === 'all_candidates_fetched'),
    'that is for later batches',
  ).toBe(false)
})

test('announces later batches, a new search, and rejections in a row [298 300 301 302]', async () => {
  const owner = await newUser(testApp.app)
  const project = await newDraft(owner)
  await owner.call('POST', 'v2/projects/flashcards/initial', { project_id: project })
  await searchNow(testApp, owner, project)
  const messages = await listen(owner)
  const queue = await pageOf(owner, project, 'UNDER_REVIEW')
  for (const card of queue)
    await owner.call('POST', 'v2/projects/candidates/swipe', { project_id: project, candidate_id: card.id, approved: true })
  await searchNow(testApp, owner, project)
  await until('the later batch', () => messages.some((message) => message.name === 'all_candidates_fetched'))
  expect(messages).toContainEqual({
    name: 'project_reform_dialogue',
    body: { project_id: project, changes: [], by: { id: expect.any(String), name: 'Robin Tester' } },
  })
  const lists = { name: 'refresh_candidates', body: { project_id: project, stages: ['UNDER_REVIEW'], candidate_id: null } }
  await until('its list', () => messages.some((message) => JSON.stringify(message) === JSON.stringify(lists)))
  expect(messages.some((message) => message.name === 'first_batch_fetched')).toBe(false)

  const reasons = { approved: false, rejection_reasons: [3], rejection_reason_other: 'x' }
  const [last, ...five] = (await pageOf(owner, project, 'UNDER_REVIEW')).slice(0, 6)
  const dialogEvents = () => messages.filter((message) => message.name === 'left_swipe_dialog')
  for (const card of five.slice(0, 4))
    await owner.call('POST', 'v2/projects/candidates/swipe', { project_id: project, candidate_id: card.id, ...reasons })
  expect(dialogEvents()).toEqual([])
  await owner.call('POST', 'v2/projects/candidates/swipe', { project_id: project, candidate_id: five[4]!.id, ...reasons })
  await until('it asks', () => dialogEvents().length > 0)
  await owner.call('POST', 'v2/projects/candidates/swipe', { project_id: project, candidate_id: last!.id, ...reasons })
  await until('the sixth is told', () => messages.some((message) => message.body.candidate_id === last!.id))
  expect(dialogEvents()).toEqual([{ name: 'left_swipe_dialog', body: { project_id: project } }])
})

describe('a page that says which project it shows', () => {
  test('receives what happens in its project immediately, and for others only that their list line changed, once', async () => {
    const owner = await newUser(testApp.app)
    const project = await activeProject(testApp, owner)
    const ids = await Promise.all(['a', 'b', 'c'].map(async () => (await addPerson(testApp, owner, project)).id))
    const [looking, elsewhere, everything] = await Promise.all([listen(owner, project), listen(owner, null), listen(owner, '*')])
    for (const id of ids) await owner.call('PUT', 'v1/candidates', { candidate_id: id, status: 'APPROVED' })
    await owner.call('POST', 'v1/comments', { candidate_id: ids[0]!, comment_body: 'Good' })
    const messagesNamed = (messages: Heard[], name: string) => messages.filter((message) => message.name === name)
    await until('the comment', () => messagesNamed(looking, 'refresh_conversation').length > 0)
    await until('everything', () => messagesNamed(everything, 'refresh_conversation').length > 0)
    await until('the list', () => elsewhere.length > 0)
    expect(messagesNamed(looking, 'refresh_candidates').length).toBeGreaterThanOrEqual(3)
    expect(messagesNamed(everything, 'refresh_candidates')).toHaveLength(messagesNamed(looking, 'refresh_candidates').length)
    // combined: fewer than the moves, and nothing about candidates
    expect(elsewhere.every((message) => message.name === 'refresh_projects' && message.body.project_id === project)).toBe(true)
    expect(elsewhere.length).toBeLessThan(3)
  })

  test('may switch to another project, and receives it from the response on', async () => {
    const owner = await newUser(testApp.app)
    const [first, second] = [await activeProject(testApp, owner), await activeProject(testApp, owner)]
    const { id } = await addPerson(testApp, owner, second)
    const socket = connect(owner.session, first)
    const names: string[] = []
    socket.on('refresh_candidates', (body: { project_id: string }) => names.push(body.project_id))
    await once(socket as unknown as NodeJS.EventEmitter, 'connect')
    await new Promise<void>((done) => socket.emit('look', second, done))
    await owner.call('PUT', 'v1/candidates', { candidate_id: id, status: 'APPROVED' })
    await until('the move', () => names.includes(second))
  })

  test("another workspace's project stays silent, whatever the page says", async () => {
    const [owner, stranger] = [await newUser(testApp.app), await newUser(testApp.app, 'Stranger')]
    const project = await activeProject(testApp, owner)
    const { id } = await addPerson(testApp, owner, project)
    const [spying, looking] = await Promise.all([listen(stranger, project), listen(owner, project)])
    await owner.call('PUT', 'v1/candidates', { candidate_id: id, status: 'APPROVED' })
    await until('the move', () => looking.length > 0)
    const marker = await activeProject(testApp, stranger)
    await until('the stranger hears their own', () => spying.some((message) => message.body.project_id === marker))
    expect(spying.filter((message) => message.body.project_id === project)).toEqual([])
  })
})

describe('a reconnected client', () => {
  /** Connects with an earlier connection's cursor; returns the messages up to the current one. */
  async function back(user: TestUser, since: number | null): Promise<{ heard: Heard[]; cursor: number }> {
    const socket = io(url, { auth: { session: user.session, since }, transports: ['websocket'], reconnection: false, forceNew: true })
    sockets.push(socket)
    const messages: Heard[] = []
    const cursor = await new Promise<number>((resolve) => {
      socket.onAny((name: string, body: Heard['body'] & { id: number }) =>
        name === 'cursor' ? resolve(body.id) : void messages.push({ name, body: body ?? {} }),
      )
    })
    socket.disconnect()
    return { heard: messages, cursor }
  }

  test('gets what it missed in its own projects, once, and then no more', async () => {
    const owner = await newUser(testApp.app)
    const stranger = await newUser(testApp.app, 'Stranger')
    const project = await activeProject(testApp, owner)
    const { id } = await addPerson(testApp, owner, project)
    const { heard: first, cursor } = await back(owner, null)
    expect(first).toEqual([])
    const foreign = await back(stranger, null)
    for (const status of ['APPROVED', 'CONTACTED', 'QUESTION']) await owner.call('PUT', 'v1/candidates', { candidate_id: id, status })
    const missed = await back(owner, cursor)
    for (const stages of [
      ['UNDER_REVIEW', 'APPROVED'],
      ['APPROVED', 'CONTACTED'],
      ['CONTACTED', 'QUESTION'],
    ])
      expect(missed.heard).toContainEqual({ name: 'refresh_candidates', body: { project_id: project, stages, candidate_id: id } })
    expect(missed.heard.filter((message) => message.name === 'refresh_projects')).toHaveLength(1)
    expect(missed.cursor).toBeGreaterThan(cursor)
    expect((await back(stranger, foreign.cursor)).heard.filter((message) => message.body.project_id === project)).toEqual([])
  })

  test('away for too long reloads everything', async () => {
    const owner = await newUser(testApp.app)
    const project = await activeProject(testApp, owner)
    const { cursor } = await back(owner, null)
    const { workspaceId } = await contextOf(testApp, owner)
    await testApp.database.system
      .insertInto('event')
      .values(
        Array.from({ length: maxMissed + 200 }, () => ({
          workspace_id: workspaceId,
          type: 'project.saved',
          payload: JSON.stringify({ projectId: project }),
        })),
      )
      .execute()
    // events are delivered once no older transaction is open, including other tests'
    await expect.poll(async () => (await back(owner, cursor)).heard, { timeout: 10_000 }).toEqual([{ name: 'refresh_all', body: {} }])
  })
})
