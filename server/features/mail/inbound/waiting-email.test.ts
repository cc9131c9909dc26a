// A conversation says why an email that is due hasn't been sent.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStandingLog } from '../../../worker/mail-alarm.ts'
import { newUser, createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, completeSettings, outreachTemplate } from '../../../../testing/projects.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test("a late email shows the reason and since when; one that isn't late shows none", async () => {
  const user = await newUser(testApp.app)
  const project_id = await activeProject(testApp, user, { ...completeSettings, outreach_templates: [outreachTemplate] })
  const { id: candidate_id } = await addPerson(testApp, user, project_id)
  expect((await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id })).status).toBeLessThan(300)
  const db = testApp.database.system
  type Thread = { entries: { state: string; waiting: { reason: string; since: string | null } | null }[] }
  const waiting = async () =>
    (await user.call<Thread>('GET', 'v2/projects/candidates/conversation', { project_id, candidate_id })).body.entries[0]!.waiting
  const due = (minutes: number) =>
    sql`update message set due_at = now() - make_interval(mins => ${minutes}), held_until = null where candidate_id = ${candidate_id}`.execute(
      db,
    )
  await sql`insert into process_state (id, roles, host, pid, version, seen_at) values ('w', 'worker', 'here', 1, '1', now())`.execute(db)
  await due(5)
  expect(await waiting()).toEqual({ reason: 'mailbox_unread', since: null })
  const readAt = new Date(Date.now() - 600_000)
  await sql`insert into mailbox_state (mailbox, records_as, read_to_end_at) values ('m', 'm', ${readAt})`.execute(db)
  expect(await waiting()).toEqual({ reason: 'mailbox_unread', since: readAt.toISOString() })
  await sql`update mailbox_state set read_to_end_at = now()`.execute(db)
  expect(await waiting()).toBe(null)
  await sql`insert into mail_relay (relay, failures, failing_since) values ('relay', 3, ${readAt})`.execute(db)
  expect(await waiting()).toEqual({ reason: 'relay_unreachable', since: readAt.toISOString() })
  const lines: unknown[] = []
  const add = (...line: unknown[]) => void lines.push(line)
  const logStanding = openStandingLog(testApp.database, 15, { warn: add, info: add } as never)
  const later = (seconds: number) => new Date(Date.now() + seconds * 1000)
  await logStanding(later(0))
  await logStanding(later(30))
  expect(lines).toEqual([[{ emails: 1, oldest_due: expect.any(String) as string, relay_unreachable: 1 }, 'email is late']])

  await sql`update users set email_verified_at = null`.execute(db)
  expect(await waiting()).toEqual({ reason: 'sender_unproven', since: null })
  await logStanding(later(61))
  expect(lines[1]).toEqual([{ emails: 1, oldest_due: expect.any(String) as string, sender_unproven: 1 }, 'email is late'])

  await due(0)
  expect(await waiting()).toBe(null)
  await due(-10)
  await logStanding(later(122))
  await logStanding(later(190))
  expect(lines.slice(2)).toEqual([['no email is late any more']])
})
