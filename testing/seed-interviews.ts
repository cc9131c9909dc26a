// An interviewer who is free around the clock, a booking link for them, and an interview that is already booked.
import { createHash } from 'node:crypto'
import { newId } from '../server/platform/ids.ts'
import type { TestApp, TestUser } from './test-app.ts'
import type { Named } from './access-matrix/endpoint-input.ts'
import { makeInterviewer } from './interviews.ts'
import { addPerson } from './projects.ts'

const dayMs = 86_400_000

/** The interviewer is `account_id`; the interview is with a candidate of the other project. */
export async function seedInterviews(testApp: TestApp, owner: TestUser, things: Named): Promise<void> {
  const db = testApp.database.system
  const host_user_id = await makeInterviewer(testApp, `${things.account_id}@home.example`)
  const { workspace_id } = await db.selectFrom('users').select('workspace_id').where('id', '=', host_user_id).executeTakeFirstOrThrow()
  const { id: candidate_id } = await addPerson(testApp, owner, things.other_project_id, {
    stage: 'INTERVIEWING',
    profile: { lastName: things.word },
  })
  const linkOf = (token: string, host: string) => ({
    workspace_id,
    candidate_id: host,
    token_hash: createHash('sha256').update(token).digest(),
    purpose: 'booking' as const,
    expires_at: new Date(Date.now() + dayMs),
  })
  await db
    .insertInto('link')
    .values([linkOf(things.booking_token, things.candidate_id), linkOf(things.booked_token, candidate_id)])
    .execute()
  const start = Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 5 * dayMs
  await db
    .insertInto('interview')
    .values({
      id: things.interview_id,
      workspace_id,
      project_id: things.other_project_id,
      candidate_id,
      host_user_id,
      start_at: new Date(start),
      end_at: new Date(start + 1_800_000),
      state: 'booked',
      uid: things.interview_id,
      meeting_kind: 'place',
      meeting_where: `Room ${things.word}`,
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute()
  await db
    .insertInto('link')
    .values({
      ...linkOf(things.scorecard_token, candidate_id),
      purpose: 'scorecard',
      user_id: host_user_id,
      interview_id: things.interview_id,
    })
    .execute()
  const past = new Date(Date.now() - dayMs)
  const over = newId()
  await db
    .insertInto('interview')
    .values({
      id: over,
      workspace_id,
      project_id: things.project_id,
      candidate_id: things.candidate_id,
      host_user_id,
      start_at: new Date(past.getTime() - 1_800_000),
      end_at: past,
      state: 'done',
      uid: over,
      meeting_kind: 'place',
      meeting_where: '',
      created_at: past,
      updated_at: past,
    })
    .execute()
  const offered = await addPerson(testApp, owner, things.other_project_id, { stage: 'OFFER', profile: { lastName: things.word } })
  const bytes = Buffer.from(`%PDF-1.7 ${things.word}`)
  const sha256 = createHash('sha256').update(bytes).digest()
  const file = { id: newId(), workspace_id, project_id: things.other_project_id, candidate_id: offered.id }
  await db
    .insertInto('attachment')
    .values({ ...file, file_name: 'Letter.pdf', content_type: 'application/pdf', size: bytes.length, sha256, bytes })
    .execute()
  await db
    .insertInto('offer_letter')
    .values({
      id: newId(),
      workspace_id,
      candidate_id: offered.id,
      state: 'sent',
      body: `Dear ${things.word}`,
      answer_by: new Date(start).toISOString().slice(0, 10),
      file_id: file.id,
      file_sha256: sha256,
      sent_at: past,
    })
    .execute()
  await db
    .insertInto('link')
    .values({ ...linkOf(things.offer_token, offered.id), purpose: 'offer' })
    .execute()
  const card = { interview_id: over, user_id: host_user_id, workspace_id, recommendation: 'yes' as const, words: things.word }
  await db
    .insertInto('scorecard')
    .values({ ...card, updated_at: past, submitted_at: past })
    .execute()
}
