// The team proposes real free times, each with a link, and the candidate's open questions are in the email.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inHours, openDesk, openInterviewWorld, type Desk, type InterviewWorld } from '../../../../testing/interview-world.ts'
import { addBusy } from '../../../../testing/interviews.ts'
import { newUser } from '../../../../testing/test-app.ts'

let world: InterviewWorld
let desk: Desk
beforeAll(async () => {
  world = await openInterviewWorld()
  desk = await openDesk(world)
})
afterAll(() => world.close())
const db = () => world.testApp.database.system

async function invited() {
  const jo = await desk.invite()
  const { project_id } = await db().selectFrom('candidate').select('project_id').where('id', '=', jo.id).executeTakeFirstOrThrow()
  return { ...jo, about: { project_id, candidate_id: jo.id } }
}

test('proposed times are sent once, each with its own link, and the first one booked counts', async () => {
  const [jo, al] = [await invited(), await invited()]
  const starts = [inHours(40), inHours(44)].map((time) => time.toISOString())
  const propose = (person: typeof jo, request_id: string) =>
    world.user.call('POST', 'v2/interviews/propose', { ...person.about, request_id, starts, note: 'The pay is fixed.', time_zone: 'UTC' })
  for (const request of ['1', '1']) expect((await propose(jo, request)).status).toBe(200)
  expect((await propose(al, '1')).status).toBe(200)
  const [mail] = await jo.emails(1)
  const links = [...mail!.text!.matchAll(/\/book\/[\w-]+\?start=(\S+)/g)].map(([, start]) => start)
  expect(links).toEqual(starts)
  expect(mail!.text).toContain('The pay is fixed.')
  expect(await world.station.sentTo(jo.email)).toHaveLength(1)
  await jo.book(40)
  await expect(al.action('confirm', inHours(40))).rejects.toThrow('slot_taken')
  await al.book(44)
})

test('only free times are proposed or booked, and a stranger neither sees nor books any', async () => {
  const jo = await invited()
  await addBusy(world.testApp, desk.hostId, { title: 'Dentist', start: inHours(60), end: inHours(61) })
  const start = inHours(60).toISOString()
  const refused = await world.user.call('POST', 'v2/interviews/propose', { ...jo.about, request_id: '1', starts: [start] })
  expect(refused).toMatchObject({ status: 409, body: { error: 'slot_taken' } })
  expect((await world.user.call('POST', 'v2/interviews/book', { ...jo.about, start })).status).toBe(409)
  expect((await world.user.call('POST', 'v2/interviews/propose', { ...jo.about, request_id: '1', starts: [] })).status).toBe(400)
  const stranger = await newUser(world.testApp.app, 'Stranger')
  expect((await stranger.call('GET', 'v2/interviews/propose', jo.about)).status).toBe(404)
  expect((await stranger.call('POST', 'v2/interviews/book', { ...jo.about, start: inHours(70).toISOString() })).status).toBe(404)
  expect((await world.user.call('POST', 'v2/interviews/book', { ...jo.about, start: inHours(70).toISOString() })).status).toBe(200)
  expect(await jo.row()).toMatchObject({ state: 'booked', start_at: inHours(70) })
})
