// Closing a search after a hire, over real SMTP and IMAP.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { addPerson, activeProject } from '../../../../testing/projects.ts'

let testApp: TestApp
let station: MailStation
let user: TestUser
let project: string
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0, secondsPerDay: 600 } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app)
  project = await activeProject(testApp, user)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const db = () => testApp.database.system
const stageOf = async (id: string) =>
  (await db().selectFrom('candidate').select('stage').where('id', '=', id).executeTakeFirstOrThrow()).stage
const rejections = (id: string) =>
  db().selectFrom('message').select('state').where('candidate_id', '=', id).where('email_type', '=', 'rejection').execute()

/** A contacted and interested candidate. */
async function inTouch() {
  const person = await addPerson(testApp, user, project)
  await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id: person.id })
  const mailId = await until('the first email', () => station.idsTo(person.email)[0] ?? null)
  await until('in the records', async () => (await stageOf(person.id)) === 'CONTACTED')
  await station.mail.answer({
    id: mailId,
    text: 'Thanks for reaching out! I am very interested and would love to talk. I am free on Tuesday afternoon.',
  })
  await until('the interest', async () => (await stageOf(person.id)) === 'HIRING_MANAGER')
  return person
}

interface Preview {
  people: { candidate_id: string; name: string; email: { subject: string; text: string } | null; why_not: string | null }[]
  has_more: boolean
}
interface Closed {
  people: { candidate_id: string; was_rejected: boolean; was_emailed: boolean; why_not: string | null }[]
  remaining: number
  is_archived: boolean
}
const preview = async () => (await user.call<Preview>('GET', 'v2/projects/close', { project_id: project })).body
const close = async (email: string[], leave: string[] = []) =>
  (
    await user.call<Closed>('POST', 'v2/projects/close', {
      project_id: project,
      email_candidate_ids: email,
      leave_candidate_ids: leave,
    })
  ).body

test('is refused while no one is hired, and answers no one then', async () => {
  const project_id = await activeProject(testApp, user)
  const person = await addPerson(testApp, user, project_id, { stage: 'INTERVIEWING' })
  expect((await user.call('GET', 'v2/projects/close', { project_id })).status).toBe(409)
  expect((await user.call('POST', 'v2/projects/close', { project_id, leave_candidate_ids: [person.id] })).status).toBe(409)
  expect(await stageOf(person.id)).toBe('INTERVIEWING')
})

test('answers everyone once, also when pressed twice at the same time, and archives when no one is still in the search', async () => {
  const hired = await addPerson(testApp, user, project, { stage: 'HIRED' })
  const [first, suppressed] = [await inTouch(), await inTouch()]
  const silent = await addPerson(testApp, user, project, { stage: 'INTERVIEWING' })
  await user.call('POST', 'v1/notifications/unsubscribe', { token: await station.optOutToken(suppressed.email) })
  await db().updateTable('candidate').set({ stage: 'HIRING_MANAGER' }).where('id', '=', suppressed.id).execute()

  const { people, has_more } = await preview()
  expect(has_more).toBe(false)
  expect(people.map(({ candidate_id }) => candidate_id).toSorted()).toEqual([first.id, suppressed.id, silent.id].toSorted())
  const rowOf = (id: string) => people.find(({ candidate_id }) => candidate_id === id)!
  expect(rowOf(first.id)).toMatchObject({ name: 'Jo Doe', why_not: null })
  expect(rowOf(first.id).email!.text).toContain('We have decided to move forward with other candidates')
  expect(rowOf(suppressed.id)).toMatchObject({ email: null, why_not: expect.stringMatching(/./) })
  expect(rowOf(silent.id)).toMatchObject({ email: null, why_not: 'They have not been in touch with you.' })

  // someone who wasn't named is neither rejected nor left behind in an archived project
  expect(await close([], [silent.id])).toEqual({
    people: [{ candidate_id: silent.id, was_rejected: true, was_emailed: false, why_not: null }],
    remaining: 2,
    is_archived: false,
  })
  expect(await stageOf(first.id)).toBe('HIRING_MANAGER')

  const answers = await Promise.all([close([first.id, suppressed.id]), close([first.id, suppressed.id])])
  expect(answers.some((answer) => answer.is_archived)).toBe(true)
  const about = (id: string) => answers.flatMap((answer) => answer.people.filter(({ candidate_id }) => candidate_id === id))
  expect(about(first.id).filter(({ was_emailed }) => was_emailed)).toHaveLength(1)
  expect(about(first.id).filter(({ was_rejected }) => was_rejected)).toHaveLength(1)
  expect(about(suppressed.id).filter(({ was_emailed }) => was_emailed)).toEqual([])
  expect(about(suppressed.id).map(({ why_not }) => why_not)).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
  expect(await close([first.id, suppressed.id])).toMatchObject({ remaining: 0, is_archived: true })

  await until('the email, although the project is archived', () => station.idsTo(first.email).length === 2)
  await until('the email is recorded', async () => (await rejections(first.id))[0]?.state === 'sent')
  await until(
    'all heard of',
    async () => (await db().selectFrom('event').select('id').where('handled_at', 'is', null).execute()).length === 0,
  )
  expect([await rejections(first.id), await rejections(suppressed.id), await rejections(silent.id)]).toEqual([[{ state: 'sent' }], [], []])
  expect(await Promise.all([first, suppressed, silent, hired].map(({ id }) => stageOf(id)))).toEqual([
    'REJECTED',
    'REJECTED',
    'REJECTED',
    'HIRED',
  ])
  const row = await db().selectFrom('project').selectAll().where('id', '=', project).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ is_archived: true, paused_archived_reason: 'hired_here' })
})
