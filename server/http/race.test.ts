// Two concurrent requests about one candidate: the second sees what the first did, and the counters stay correct.
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { newId } from '../platform/ids.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts'
import { until } from '../../testing/mail-station.ts'
import { addPerson, activeProject, countersOf } from '../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
/** The owner's connection, because the service's own can't see others' activity. */
let watcher: pg.Client
beforeAll(async () => {
  testApp = await createTestApp()
  watcher = new pg.Client(testApp.connection)
  await watcher.connect()
  user = await newUser(testApp.app)
  await user.call('POST', 'v1/li/login', { username: 'anna@work.example', password: 'x' })
})
afterAll(async () => {
  await watcher.end()
  await testApp.close()
})

type Other = (candidate_id: string, project_id: string) => Promise<{ status: number }>
const rivals: [string, Other][] = [
  ['a move', (candidate_id) => user.call('PUT', 'v1/candidates', { candidate_id, status: 'INTERVIEWING' })],
  [
    'an InMail',
    (candidate_id, project_id) => user.call('POST', 'v1/li/inmail', { candidate_id, project_id, message_subject: 'A', message_body: 'B' }),
  ],
  ['an answer', (candidate_id) => user.call('POST', 'v1/email/reply', { candidate_id, email_body: 'Hello' })],
]
/** The number of statements waiting for a lock. */
async function waiting(count: number): Promise<void> {
  await until(`${count} to wait`, async () => {
    const { rows } = await watcher.query<{ n: number }>(
      `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]!.n >= count
  })
}

test.each(rivals)('%s while the candidate is moved to another project', async (_, action) => {
  const [from, to] = [await activeProject(testApp, user), await activeProject(testApp, user)]
  // someone is left in every stage, so that no counter can fall below zero
  for (const stage of ['APPROVED', 'QUESTION'] as const) await addPerson(testApp, user, from, { stage })
  for (let round = 0; round < 3; round++) {
    const { id } = await addPerson(testApp, user, from, {
      stage: _ === 'an answer' ? 'QUESTION' : 'APPROVED',
      profile: { linkedinUrl: `https://www.linkedin.com/in/jo-${newId()}` },
    })
    // both have looked up the candidate's project when the first one continues
    const [taken, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const lock = testApp.database.system.transaction().execute(async (tx) => {
      await tx.selectFrom('candidate').select('id').where('id', '=', id).forUpdate().execute()
      taken.resolve()
      await release.promise
    })
    await taken.promise
    const copy = user.call('POST', 'v1/candidates/copy', { candidate_id: id, new_project_id: to, new_status: 'APPROVED' })
    await waiting(1)
    const second = action(id, from)
    await waiting(2)
    release.resolve()
    await lock
    const answers = await Promise.all([copy, second])
    expect(answers[0]!.status).toBe(200)
    // called without a project they are found where they are now, else not at all
    expect([200, 404], JSON.stringify(answers[1])).toContain(answers[1]!.status)
    const rowsOf = (table: 'message' | 'candidate_history') =>
      testApp.database.system.selectFrom(table).select('project_id').where('candidate_id', '=', id).execute()
    expect(new Set([...(await rowsOf('message')), ...(await rowsOf('candidate_history'))].map((row) => row.project_id))).toEqual(
      new Set([to]),
    )
    for (const project of [from, to]) {
      const { stored, counted } = await countersOf(testApp, project)
      expect(stored, JSON.stringify(answers[1])).toEqual(counted)
    }
  }
})
