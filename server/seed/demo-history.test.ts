// The demo's past is consistent: every kind of reply, two funnels up to a hire, interviews this week, and nothing before its
// cause.
import { replyLabels } from '@fairlead/domain/ports/reply-classifier'
import type { InterviewerSettings } from '@fairlead/domain/interview/interviewer'
import { minutesOf } from '@fairlead/domain/interview/interviewer'
import { wallAt, weekdayOf } from '@fairlead/domain/interview/zone-clock'
import { countryFacts } from '@fairlead/local-services/talent/countries.data'
import { currentFit } from '@fairlead/matching/plan/scale'
import { sql } from 'kysely'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { countDue } from '../features/insight/count-due.ts'
import { compareRecord } from '../features/sourcing/records/compare-record.ts'
import { writeShortlist } from '../features/sourcing/records/write-shortlist.ts'
import { actorContext } from '../platform/context.ts'
import { seedDemoProjects } from './demo-projects.ts'
import { prepareData } from './prepare-data.ts'
import { demoSignIn } from './seed-demo.ts'

let testApp: TestApp
let began: Date
beforeAll(async () => {
  testApp = await createTestApp({ settings: { poolSize: 2500, demo: true, demoHistory: true } })
  await prepareData(testApp.services, () => void 0)
  began = new Date()
  await seedDemoProjects(testApp.services)
}, 300_000)
afterAll(() => testApp.close())

const query = async <T>(text: string) => (await sql.raw<T>(text).execute(testApp.database.system)).rows
const none = async (text: string) => expect(await query(text), text).toEqual([])
const withHistory = ['Account Executive, Europe', 'Customer Success Manager, US']

test('both projects have someone in every stage of the funnel, and a waiting batch', async () => {
  const rows = await query<{ name: string; stage: string; n: number }>(
    `select project.name, stage, count(*)::int as n from candidate join project on project.id = project_id group by 1, 2`,
  )
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([...withHistory, 'Senior Backend Engineer (Fleet)']))
  for (const name of withHistory) {
    const count = (stage: string) => rows.find((row) => row.name === name && row.stage === stage)?.n ?? 0
    for (const stage of ['QUESTION', 'HIRING_MANAGER', 'INTERVIEWING', 'OFFER', 'HIRED', 'NOT_INTERESTED', 'CONTACTED', 'REJECTED'])
      expect(count(stage), `${name}: ${stage}`).toBeGreaterThan(0)
    expect(count('HIRED'), name).toBe(1)
    expect(count('REJECTED'), name).toBeGreaterThan(60)
    expect(count('CONTACTED'), name).toBeGreaterThan(10)
    expect(count('UNDER_REVIEW'), name).toBeGreaterThan(9)
  }
})

test('includes replies of every class, classified correctly by the product, and marked as the demo’s', async () => {
  const rows = await query<{ label: string; n: number }>(
    `select label, count(*)::int as n from inbound_mail where label is not null group by 1`,
  )
  const counts = Object.fromEntries(rows.map(({ label, n }) => [label, n]))
  // mere thanks follow an answer by hand, which the history has none of
  for (const label of replyLabels.filter((name) => name !== 'thank_you')) expect(counts[label] ?? 0, label).toBeGreaterThan(0)
  expect(counts.interested).toBeGreaterThanOrEqual(20)
  expect(counts.not_interested).toBeGreaterThanOrEqual(10)
  expect(counts.out_of_office).toBeGreaterThanOrEqual(2)
  await none(`select id from inbound_mail where not is_demo`)
  await none(`select id from inbound_mail where kind = 'person' and label is null`)
  const kinds = await query<{ kind: string }>(`select distinct kind from task order by 1`)
  expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['come_back', 'data_request', 'referral']))
})

test('nothing happens before its cause', async () => {
  await none(`select message.id from message join candidate on candidate.id = candidate_id
    where message.created_at < (select min(at) from candidate_history where candidate_id = candidate.id)`)
  await none(`select id from message where sent_at < created_at`)
  await none(`select inbound_mail.id from inbound_mail
    where received_at < (select min(sent_at) from message where message.candidate_id = inbound_mail.candidate_id and step = 0)`)
  await none(`select interview.id from interview where created_at > start_at`)
  await none(`select scorecard.interview_id from scorecard join interview on interview.id = interview_id where submitted_at < end_at`)
  await none(`select id from candidate where stage = 'HIRED' and start_day <= offer_day`)
  // each line of a candidate's history continues the previous one
  await none(`select id from (select id, from_stage, lag(to_stage) over (partition by candidate_id order by at, id) as before from candidate_history
    where to_stage is not null) as line where from_stage is not null and before is not null and from_stage <> before`)
})

test('the past is complete: nothing in it waits for the worker, and nothing in it is dated today', async () => {
  const start = began.toISOString()
  await none(`select id, type from event where handled_at is null and at < '${start}'`)
  await none(`select id from message where state <> 'sent' and state <> 'cancelled' and due_at < '${start}'`)
  await none(`select project.name from project where name in ('${withHistory.join("','")}') and created_at > now() - interval '60 days'`)
  const [span] = await query<{ days: number; weeks: number }>(
    `select extract(day from max(at) - min(at))::int as days, count(distinct date_trunc('week', at))::int as weeks from candidate_history`,
  )
  expect(span!.days).toBeGreaterThanOrEqual(85)
  expect(span!.weeks).toBeGreaterThanOrEqual(12)
  await none(`select at from candidate_history where at > now()`)
  await none(`select received_at from inbound_mail where received_at > now()`)
  const moved = await query<{ n: number }>(
    `select count(*)::int as n from candidate_history where at < '${start}'::timestamptz - interval '1 day'`,
  )
  expect(moved[0]!.n).toBeGreaterThan(500)
})

test("every interview is within its interviewers' hours, some are this week, and past ones have their scorecards", async () => {
  const rows = await query<{ start_at: Date; end_at: Date; settings: InterviewerSettings }>(
    `select interview.start_at, interview.end_at, settings from interview join interview_panelist on interview_id = interview.id
     join interviewer_settings on interviewer_settings.user_id = interview_panelist.user_id`,
  )
  for (const { start_at, end_at, settings } of rows) {
    const [from, to] = [wallAt(settings.timeZone, start_at.getTime()), wallAt(settings.timeZone, end_at.getTime())]
    const within = settings.hours.some(
      ({ day, start, end }) => day === weekdayOf(from.date) && minutesOf(start)! <= from.minutes && to.minutes <= minutesOf(end)!,
    )
    expect(within, start_at.toISOString()).toBe(true)
  }
  const [count] = await query<{ ahead: number; over: number; panels: number; open: number }>(
    `select count(*) filter (where start_at between now() and now() + interval '7 days')::int as ahead,
       count(*) filter (where end_at < now())::int as over,
       count(*) filter (where (select count(*) from interview_panelist where interview_id = interview.id) = 2)::int as panels,
       count(*) filter (where end_at < now() and (select count(*) from scorecard where interview_id = interview.id and submitted_at is not null)
         < (select count(*) from interview_panelist where interview_id = interview.id))::int as open
     from interview`,
  )
  expect(count!.ahead).toBeGreaterThanOrEqual(3)
  expect(count!.over).toBeGreaterThanOrEqual(8)
  expect(count!.panels).toBeGreaterThanOrEqual(4)
  expect(count!.open).toBe(0)
})

test('the hiring manager has given reasons for and against', async () => {
  const rows = await query<{ approved: boolean; sentence: string }>(
    `select (payload->>'approved')::boolean as approved, payload->>'sentence' as sentence from event where type = 'review.decided'`,
  )
  expect(rows.filter(({ approved }) => approved).length).toBeGreaterThanOrEqual(10)
  expect(rows.filter(({ approved }) => !approved).length).toBeGreaterThanOrEqual(3)
  for (const { sentence } of rows) expect(sentence.length).toBeGreaterThan(20)
  expect(rows.filter(({ sentence }) => sentence.includes('biggest deal they lost')).length).toBeGreaterThan(0)
})

test("pay is in the country's currency, and the pool is dense where the demo searches", async () => {
  const rows = await query<{ country: string; currency: string }>(
    `select distinct profile->'place'->>'country' as country, profile->>'estimatedSalaryCurrency' as currency from person where source = 'pool'`,
  )
  expect(rows.length).toBe(Object.keys(countryFacts).length)
  const currencyOf = (country: string) => rows.find((row) => row.country === country)?.currency
  expect([currencyOf('United Kingdom'), currencyOf('Germany'), currencyOf('United States'), currencyOf('Sweden')]).toEqual([
    'GBP',
    'EUR',
    'USD',
    'SEK',
  ])
  const [pool] = await query<{ n: number }>(
    `select count(*)::int as n from person where profile->'experiences'->0->>'title' ilike '%account executive%'
     and profile->'place'->>'country' in ('United Kingdom', 'Germany', 'France', 'Netherlands', 'Ireland', 'Spain', 'Sweden', 'Poland')`,
  )
  expect(pool!.n).toBeGreaterThan(200)
})

test('analytics for the last 90 days have data', async () => {
  while ((await countDue(testApp.database)) > 0);
  const { body } = await caller(testApp.app, '')('POST', 'v1/sessions', demoSignIn)
  const call = caller(testApp.app, String(body.session))
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const page = await call<{
    trend: { stretches: Record<string, number>[] }
    mailed: { mailed: number }
    reviewers: { name: string; approved: number; rejected: number }[]
    templates: unknown[]
    subjects: unknown[]
  }>('GET', 'v2/analytics', { from: day(89), to: day(0) })
  expect(page.status, JSON.stringify(page.body)).toBe(200)
  const busy = page.body.trend.stretches.filter((stretch) => Object.values(stretch).some((n) => typeof n === 'number' && n > 0))
  expect(busy.length).toBeGreaterThanOrEqual(9)
  expect(page.body.reviewers.find(({ name }) => name === 'Dana Demo')!.rejected).toBeGreaterThan(100)
})

test('every batch is recorded, computes to the same bytes after an upgrade of the weights, and is signed', async () => {
  const records = await query<{ project_id: string; batch: number; n: number }>(
    `select r.project_id, r.batch, count(*)::int as n from decision_record r join decision_record_entry e on e.record_id = r.id group by 1, 2`,
  )
  await none(`select id from search_run where state = 'completed' and found > 0 and id not in (select id from decision_record)`)
  await none(`select id from candidate where batch is not null and id not in (select candidate_id from decision_record_entry)`)
  expect(records.length).toBeGreaterThan(8)
  const { id, workspace_id: workspaceId } = await testApp.database.system
    .selectFrom('users')
    .select(['id', 'workspace_id'])
    .where('email', '=', demoSignIn.email)
    .executeTakeFirstOrThrow()
  const actor = { userId: id, workspaceId, email: demoSignIn.email, isSuperAdmin: true, isStaff: false }
  const ctx = actorContext(testApp.database, actor)
  const { checkShortlist } = (await import(path.resolve('web/public/check-shortlist.mjs'))) as {
    checkShortlist(file: Uint8Array): { ok: boolean }
  }
  const before = { ...currentFit.weights }
  Object.assign(currentFit.weights, { title: before.title * 1.5, text: before.text * 0.7, location: 1 })
  let moved = 0
  try {
    for (const { project_id: projectId, batch } of process.env.NIGHTLY ? records : records.slice(-2)) {
      const compared = await compareRecord(ctx, testApp.services, projectId, batch)
      expect(compared.isSame, `${projectId} ${batch}`).toBe(true)
      expect(compared.kinds).toContain('weights')
      moved += compared.entries.filter(({ now }) => now?.steps.some(({ kind }) => kind === 'weights')).length
      const { bytes } = await writeShortlist(ctx, testApp.services, { projectId, batch })
      expect(checkShortlist(bytes), `${projectId} ${batch}`).toMatchObject({ ok: true })
    }
  } finally {
    Object.assign(currentFit.weights, before)
  }
  expect(moved, 'the upgrade would change scores').toBeGreaterThan(process.env.NIGHTLY ? 100 : 5)
}, 120_000)
