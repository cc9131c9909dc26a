// Counting random histories with interruptions equals a recount in SQL.
import type { ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stages } from '@fairlead/domain/shared/stages'
import type { Database, Tx } from '../../platform/database.ts'
import { newId, newToken } from '../../platform/ids.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf, contextOf } from '../../../testing/projects.ts'
import { keptSums, recount } from '../../../testing/recount.ts'
import { countDue } from './count-due.ts'

let testApp: TestApp
/** Time advances per turn, so that days, months, and durations differ. */
let clock = Date.UTC(2026, 0, 28, 22)
const tick = (ms = 7) => new Date((clock += ms))
beforeAll(async () => {
  testApp = await createTestApp({ settings: { sessionIdleHours: 100_000 } })
  testApp.services.now = () => tick()
})
afterAll(() => testApp.close())

const personIndex = fc.nat(5)
const acts = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      person: personIndex,
      who: fc.nat(1),
      to: fc.constantFrom(...stages, 'NOT_INTERESTED', 'REJECTED', 'NOT_INTERESTED'),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('swipe' as const), person: personIndex, who: fc.nat(1), approved: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('undo' as const), person: personIndex, who: fc.nat(1) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('mail' as const),
      person: personIndex,
      template: fc.constantFrom('A', 'B'),
      subject: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('reply' as const),
      person: personIndex,
      label: fc.constantFrom('interested', 'unsubscribe', null),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('transfer' as const), person: personIndex, to: fc.constantFrom(...stages) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), person: personIndex }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('archive' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait' as const), hours: fc.nat(700) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('count' as const), limit: fc.integer({ min: 1, max: 9 }), cutOff: fc.boolean() }) },
)
type Act = typeof acts extends fc.Arbitrary<infer T> ? T : never

interface World {
  team: TestUser[]
  projects: string[]
  people: string[]
  workspaceId: string
}

const db = () => testApp.database.system

async function perform(world: World, act: Act): Promise<unknown> {
  if (act.kind === 'wait') return void tick(act.hours * 3_600_000)
  if (act.kind === 'archive')
    return world.team[0]!.call('POST', 'v2/projects/archive', { project_id: world.projects[0], archive: 'true', reason: 1 })
  if (act.kind === 'count')
    return Promise.allSettled([countDue(act.cutOff ? cutOff() : testApp.database, act.limit), countDue(testApp.database, act.limit)])
  const candidate_id = world.people[act.person]!
  const row = await db().selectFrom('candidate').select('project_id').where('id', '=', candidate_id).executeTakeFirst()
  if (!row) return
  const { project_id } = row
  switch (act.kind) {
    case 'move':
      return world.team[act.who]!.call('PUT', 'v1/candidates', { candidate_id, status: act.to, ...reasonsFor(act.to) })
    case 'swipe':
      return world.team[act.who]!.call('POST', 'v2/projects/candidates/swipe', {
        project_id,
        candidate_id,
        approved: act.approved,
        ...rejected,
      })
    case 'undo':
      return world.team[act.who]!.call('POST', 'v2/projects/candidates/undo', { project_id, candidate_id })
    case 'transfer':
      return world.team[0]!.call('POST', 'v1/candidates/copy', {
        candidate_id,
        new_project_id: world.projects.find((id) => id !== project_id),
        new_status: act.to,
      })
    case 'remove':
      return db().deleteFrom('candidate').where('id', '=', candidate_id).execute()
    case 'mail':
      return sendMail(world, project_id, candidate_id, act)
    case 'reply':
      return receiveReply(world, project_id, candidate_id, act.label)
  }
}
const rejected = { rejection_reasons: [3, 11], rejection_code: [3, 11], rejection_reason_other: 'x' }
const declined = { not_interested_code: [2, 8], not_interested_reason_other: 'x' }
/** A move that brings the reasons of another stage is refused. */
const reasonsFor = (stage: string) => (stage === 'REJECTED' ? rejected : stage === 'NOT_INTERESTED' ? declined : {})

/** Like the sender: planned first, sent in a second step. */
async function sendMail(
  world: World,
  project_id: string,
  candidate_id: string,
  { template, subject }: { template: string; subject: boolean },
) {
  const sent = await db().selectFrom('message').select('id').where('candidate_id', '=', candidate_id).execute()
  if (sent.length > 3) return
  const id = newId()
  const about = { id, workspace_id: world.workspaceId, project_id, candidate_id, message_id: `<${id}@x>`, reply_token: newToken() }
  const words = { subject: 's', html: 'h', body_text: 't', from_email: 'a@b', to_email: 'c@d', due_at: tick(), template_name: template }
  await db()
    .insertInto('message')
    .values({
      ...about,
      ...words,
      kind: 'sequence',
      step: sent.length,
      state: 'queued',
      subject_template: subject ? `About ${template}` : null,
    })
    .execute()
  await db().updateTable('message').set({ state: 'sent', sent_at: tick() }).where('id', '=', id).execute()
}

async function receiveReply(world: World, project_id: string, candidate_id: string, label: ReplyLabel | null) {
  const id = newId()
  await db()
    .insertInto('inbound_mail')
    .values({
      id,
      workspace_id: world.workspaceId,
      mailbox: 'm',
      uid_validity: id,
      uid: 1,
      subject: 's',
      reply_text: 'r',
      body_text: 'b',
      kind: 'person',
      received_at: tick(),
    })
    .execute()
  // matched to its candidate later, like email that a person assigns
  await db().updateTable('inbound_mail').set({ project_id, candidate_id, label }).where('id', '=', id).execute()
}

/** A counter that is interrupted after all writes and before the commit. */
const cutOff = (): Database => {
  const begin = () => testApp.database.system.transaction()
  const execute = (work: (tx: Tx) => Promise<unknown>) =>
    begin().execute(async (tx) => {
      await work(tx)
      throw new Error('cut off')
    })
  return { ...testApp.database, system: { transaction: () => ({ execute }) } as never }
}

async function drain() {
  while ((await countDue(testApp.database)) > 0);
}

/** A full count from scratch. */
async function countFromNothing(workspaceId: string) {
  await db().deleteFrom('insight_part').where('workspace_id', '=', workspaceId).execute()
  await db().deleteFrom('insight_count').where('workspace_id', '=', workspaceId).execute()
  await sql`insert into insight_due (workspace_id, candidate_id) select workspace_id, id from candidate where workspace_id = ${workspaceId}`.execute(
    db(),
  )
  await drain()
}

async function newWorld(): Promise<World> {
  const owner = await newUser(testApp.app)
  const team = [owner, await colleagueOf(testApp, owner)]
  const projects = [await activeProject(testApp, owner), await activeProject(testApp, owner)]
  const people: string[] = []
  for (const [index, stage] of (
    ['UNDER_REVIEW', 'UNDER_REVIEW', 'UNDER_REVIEW', 'QUEUE', 'APPROVED', 'HIRING_MANAGER'] as const
  ).entries()) {
    const { id } = await addPerson(testApp, owner, projects[index % 2]!, { stage })
    // the fixture adds people at the current time, the story begins at its own
    await db().updateTable('candidate_history').set({ at: tick() }).where('candidate_id', '=', id).execute()
    people.push(id)
  }
  return { team, projects, people, workspaceId: (await contextOf(testApp, owner)).workspaceId }
}

test('the sums equal a recount after every random history, even with interruptions [55 56]', async () => {
  let transfers = 0
  let cuts = 0
  const keys = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 90, maxLength: 90 }), async (story) => {
      const world = await newWorld()
      for (const act of story) {
        const answer = await perform(world, act)
        if (act.kind === 'transfer' && (answer as { status: number } | undefined)?.status === 200) transfers++
        if (act.kind === 'count' && (answer as PromiseSettledResult<unknown>[])[0]!.status === 'rejected') cuts++
      }
      await drain()
      const sums = await keptSums(testApp.database, world.workspaceId)
      expect(sums).toEqual(await recount(testApp.database, world.workspaceId))
      for (const sum of sums) {
        expect(sum.n).toBeGreaterThan(0)
        keys.add(sum.measure)
      }
      await countFromNothing(world.workspaceId)
      expect(await keptSums(testApp.database, world.workspaceId)).toEqual(sums)
      // deleting a project deletes its counts
      await db().deleteFrom('project').where('id', '=', world.projects[1]!).execute()
      await drain()
      expect(await keptSums(testApp.database, world.workspaceId)).toEqual(await recount(testApp.database, world.workspaceId))
    }),
    { numRuns: process.env.NIGHTLY ? 14 : 9, seed: 71 },
  )
  // every measure was covered
  expect([...keys].toSorted()).toEqual([
    'answer_time',
    'decision',
    'decline_reason',
    'declined',
    'ended',
    'happened',
    'mail',
    'reached',
    'reason',
    'rejected',
    'review',
    'stay',
    'subject',
    'taken_back',
    'template',
    'waiting',
    'way',
  ])
  expect(transfers).toBeGreaterThan(5)
  expect(cuts).toBeGreaterThan(20)
}, 120_000)

test('a change that commits late is counted then, and months and totals are the sums of their parts', async () => {
  const world = await newWorld()
  const [late] = world.people
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  let begun = () => {}
  const began = new Promise<void>((resolve) => (begun = resolve))
  const slow = testApp.database.inWorkspace(world.workspaceId, async (tx) => {
    await tx.updateTable('candidate_history').set({ event: 'under_review' }).where('candidate_id', '=', late!).execute()
    begun()
    await gate
  })
  await began
  await perform(world, { kind: 'move', person: 1, who: 0, to: 'APPROVED' })
  await drain()
  letGo()
  await slow
  await drain()
  const sums = await keptSums(testApp.database, world.workspaceId)
  expect(sums).toEqual(await recount(testApp.database, world.workspaceId))
  expect(sums.some((sum) => sum.measure === 'reached' && sum.source === 'search')).toBe(true)
  for (const [name, sums] of Object.entries({
    'months of days': [sql`grain = 'm'`, sql`'m'`, sql`left(day, 7) || '-01'`, sql`project_id`, sql`source`, sql`grain = 'd'`],
    'all projects': [sql`project_id = ''`, sql`grain`, sql`day`, sql`''`, sql`source`, sql`project_id <> ''`],
    'all sources': [
      sql`source = '' and measure in ('reached', 'happened', 'ended')`,
      sql`grain`,
      sql`day`,
      sql`project_id`,
      sql`''`,
      sql`source <> ''`,
    ],
  } as const)) {
    const [condition, grain, day, project, source, parts] = sums
    const { rows } = await sql<{ same: boolean; n: number }>`
      select coalesce(bool_and(m.n = d.n and m.total = d.total), false) as same, count(*)::int as n
      from (select * from insight_count where ${condition} and workspace_id = ${world.workspaceId}) m
      full join (select measure, ${grain} as grain, ${project} as project_id, ${day} as day, ${source} as source, key1, key2, sum(n) as n, sum(total) as total
        from insight_count where ${parts} and workspace_id = ${world.workspaceId} group by 1, 2, 3, 4, 5, 6, 7) d
      using (measure, grain, project_id, day, source, key1, key2)`.execute(db())
    expect(rows[0], name).toMatchObject({ same: true })
    expect(rows[0]!.n, name).toBeGreaterThan(5)
  }
})
