// Booking is on by default: the hiring manager's synced calendar is offered, the link can be sent again, and the team can book.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openInterviewWorld, type InterviewWorld } from '../../../../testing/interview-world.ts'
import { makeInterviewer } from '../../../../testing/interviews.ts'
import { activeProject, addPerson, colleagueOf } from '../../../../testing/projects.ts'
import { introduceManager } from './on-interview-approved.ts'
import { systemContext } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'

let world: InterviewWorld
beforeAll(async () => {
  world = await openInterviewWorld()
})
afterAll(() => world.close())

const db = () => world.testApp.database.system
const bodies = async (id: string) =>
  (
    await db()
      .selectFrom('message')
      .select(['body_text', 'cc', 'email_type'])
      .where('candidate_id', '=', id)
      .orderBy('created_at')
      .execute()
  ).map(({ body_text: text, cc, email_type: type }) => ({ text, cc, type }))

/** A candidate approved in a project without any scheduling settings. */
async function approved(settings: Record<string, unknown> = {}) {
  const project_id = await activeProject(world.testApp, world.user, settings)
  const { id: candidate_id } = await addPerson(world.testApp, world.user, project_id, { stage: 'HIRING_MANAGER' })
  await world.user.call('PUT', 'v1/candidates', { project_id, candidate_id, status: 'HIRING_MANAGER_APPROVED' })
  const { workspace_id } = await db()
    .selectFrom('candidate')
    .select('workspace_id')
    .where('id', '=', candidate_id)
    .executeTakeFirstOrThrow()
  const ctx = systemContext(world.testApp.database, workspace_id)
  const { payload } = await db()
    .selectFrom('event')
    .select('payload')
    .where('type', '=', 'candidate.moved')
    .where(sql`payload ->> 'candidateId'`, '=', candidate_id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await introduceManager(ctx, world.testApp.services.settings, payload as never)
  return { project_id, candidate_id }
}

test('without a synced calendar the candidate replies with times, and there is no link to send', async () => {
  const about = await approved({ sender_name: 'Someone Else' })
  const [email] = await bodies(about.candidate_id)
  expect(email!.text).toContain('reply all with two or three that work for you')
  const refused = await world.user.call<{ message: string }>('POST', 'v2/interviews/booking/send', { ...about, request_id: '1' })
  expect([refused.status, refused.body.message]).toEqual([409, 'No interviewer has a synced calendar, so there are no times to book.'])
  expect((await world.user.call('GET', 'v2/interviews/propose', about)).status).toBe(409)
  expect(await bodies(about.candidate_id)).toHaveLength(1)
})

test('a synced calendar turns booking on, again by the same request sends once, and the team books for them', async () => {
  await makeInterviewer(world.testApp, world.user.email, { horizonDays: 20 })
  const about = await approved({ sender_name: 'Robin Tester' })
  const [first] = await bodies(about.candidate_id)
  expect(first!.text).toMatch(/I’d like to talk with you about it\.\n\nPlease book a time that works for you: http\S+\/book\//)
  expect(first!.cc).toEqual([])
  for (const request_id of ['1', '1', '2'])
    expect((await world.user.call('POST', 'v2/interviews/booking/send', { ...about, request_id })).status).toBe(200)
  const sent = await bodies(about.candidate_id)
  expect(sent.map(({ type }) => type)).toEqual(['introduction', 'booking_link', 'booking_link'])
  expect(sent[1]!.text).toMatch(/Here is the link to book a time .*\/book\//)

  const times = (await world.user.call<{ slots: { start: string }[] }>('GET', 'v2/interviews/propose', about)).body
  const start = times.slots[0]!.start
  expect((await world.user.call('POST', 'v2/interviews/book', { ...about, start })).status).toBe(200)
  const notes = await db().selectFrom('candidate_history').select('detail').where('candidate_id', '=', about.candidate_id).execute()
  expect(notes.map(({ detail }) => detail).join('\n')).toMatch(/^Booked for the candidate by Robin Tester: /m)
  expect((await world.user.call('POST', 'v2/interviews/booking/send', { ...about, request_id: '3' })).status).toBe(409)
})

test('other interviewers can be chosen while the candidate waits for a time', async () => {
  const ben = await colleagueOf(world.testApp, world.user, 'Ben')
  const benId = await makeInterviewer(world.testApp, ben.email, { horizonDays: 20 })
  const about = await approved({ sender_name: 'Someone Else' })
  const send = (interviewers: string[]) =>
    world.user.call('POST', 'v2/interviews/booking/send', { ...about, request_id: 'ben', interviewers })
  expect((await send(['someone@else.example'])).status).toBe(400)
  expect((await send([ben.email])).status).toBe(200)
  const next = await db().selectFrom('next_interview').selectAll().where('candidate_id', '=', about.candidate_id).executeTakeFirstOrThrow()
  expect(next.interviewer_ids).toEqual([benId])
  const [, again] = await bodies(about.candidate_id)
  expect(again!.cc).toEqual([ben.email])
})

test('a candidate who writes German is introduced and invited in German, and their page is German, too', async () => {
  const project_id = await activeProject(world.testApp, world.user, { sender_name: 'Robin Tester' })
  const { id: candidate_id } = await addPerson(world.testApp, world.user, project_id, { stage: 'HIRING_MANAGER_APPROVED' })
  const { workspace_id } = await db()
    .selectFrom('candidate')
    .select('workspace_id')
    .where('id', '=', candidate_id)
    .executeTakeFirstOrThrow()
  const reply_text = 'Guten Tag, vielen Dank für Ihre Nachricht, das klingt sehr interessant. Ich freue mich auf das Gespräch mit Ihnen.'
  const mail = { mailbox: 'm', uid_validity: '1', uid: 77, subject: 'Re', kind: 'person', received_at: new Date() } as const
  const values = { ...mail, id: newId(), workspace_id, project_id, candidate_id, reply_text, body_text: reply_text }
  await db().insertInto('inbound_mail').values(values).execute()
  const about = { project_id, candidate_id, request_id: 'de' }
  expect((await world.user.call('POST', 'v2/interviews/booking/send', about)).status).toBe(200)
  const sent = await bodies(candidate_id)
  expect(sent.at(-1)!.text).toMatch(/Guten Tag .*hier ist der Link, um eine Zeit .*\/book\/[^\s?]+\?lang=de/s)
})
