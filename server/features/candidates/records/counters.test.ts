import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isClosingStage, stages } from '@fairlead/domain/shared/stages'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf, countersOf } from '../../../../testing/projects.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const userIndex = fc.nat(1)
const personIndex = fc.nat(4)
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('move' as const), who: userIndex, person: personIndex, to: fc.constantFrom(...stages) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const), who: userIndex, person: personIndex }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('swipe' as const), who: userIndex, person: personIndex, approved: fc.boolean() }) },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never
/** Rounds per session, about a thousand steps nightly: each round is one action, or several concurrent ones. */
const turnCount = process.env.NIGHTLY ? 520 : 50
const session = fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: turnCount, maxLength: turnCount })

function perform(team: TestUser[], project_id: string, people: string[], action: Act) {
  const user = team[action.who]!
  const candidate_id = people[action.person]!
  if (action.kind === 'move' && isClosingStage(action.to))
    return user.call('POST', 'v2/projects/candidates/status', {
      project_id,
      candidate_id,
      status: action.to,
      ...(action.to === 'HIRED' ? { start_date: '2027-01-04' } : {}),
    })
  if (action.kind === 'move') return user.call('PUT', 'v1/candidates', { candidate_id, status: action.to })
  if (action.kind === 'undo') return user.call('POST', 'v2/projects/candidates/undo', { project_id, candidate_id })
  return user.call('POST', 'v2/projects/candidates/swipe', {
    project_id,
    candidate_id,
    approved: action.approved,
    rejection_reasons: [3],
    rejection_reason_other: 'x',
  })
}

/** Every move, from the history and from the events. */
async function readState(projectId: string) {
  const history = await testApp.database.system
    .selectFrom('candidate_history')
    .select(['candidate_id', 'from_stage', 'to_stage'])
    .where('project_id', '=', projectId)
    .where('from_stage', 'is not', null)
    .execute()
  const events = await testApp.database.system
    .selectFrom('event')
    .select('payload')
    .where('type', '=', 'candidate.moved')
    .where(sql<string>`payload ->> 'projectId'`, '=', projectId)
    .execute()
  const asText = (id: unknown, from: unknown, to: unknown) => `${String(id)} ${String(from)} ${String(to)}`
  return {
    history: history.map((line) => asText(line.candidate_id, line.from_stage, line.to_stage)).toSorted(),
    events: events
      .map(({ payload }) => payload as Record<string, unknown>)
      .map((move) => asText(move.candidateId, move.from, move.to))
      .toSorted(),
  }
}

test('keeps the counters equal to a recount after hundreds of sequential and concurrent steps with undo [849]', async () => {
  const owner = await newUser(testApp.app)
  const mate = await colleagueOf(testApp, owner)
  let steps = 0
  let changes = 0
  await fc.assert(
    fc.asyncProperty(session, async (turns) => {
      const collaborators = [owner, mate].map(({ email }, index) => ({ email, role: index + 1 }))
      const project_id = await activeProject(testApp, owner, { collaborators })
      const people = await Promise.all(Array.from({ length: 5 }, async () => (await addPerson(testApp, owner, project_id)).id))
      for (const turn of turns) {
        const answers = await Promise.all(turn.map((action) => perform([owner, mate], project_id, people, action)))
        for (const answer of answers) expect([200, 409], JSON.stringify(answer)).toContain(answer.status)
        const { stored, counted } = await countersOf(testApp, project_id)
        expect(stored).toEqual(counted)
        steps += turn.length
      }
      const { history, events } = await readState(project_id)
      expect(history, 'a line of history for each event').toEqual(events)
      changes += history.length
    }),
    { seed: 11, numRuns: 2, endOnFailure: true },
  )
  expect(steps).toBeGreaterThanOrEqual(turnCount * 3.8)
  expect(changes, 'most sessions must really move people').toBeGreaterThan(turnCount)
})
