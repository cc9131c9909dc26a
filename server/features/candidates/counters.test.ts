// Random sessions of a whole team: whatever they do and however they collide, the counters are what a recount says.
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stages } from '@fairlead/domain/candidate/stages'
import { newUser, startConstellation, type Constellation, type TestUser } from '../../test/constellation.ts'
import { addPerson, calmProject, colleagueOf, countersOf } from '../../test/projects.ts'

let sky: Constellation
beforeAll(async () => {
  sky = await startConstellation()
})
afterAll(() => sky.close())

const who = fc.nat(1)
const whom = fc.nat(4)
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('move' as const), who, whom, to: fc.constantFrom(...stages) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const), who, whom }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('swipe' as const), who, whom, approved: fc.boolean() }) },
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never
/** Each turn is one act, or several at the same moment. */
const session = fc.array(fc.array(act, { minLength: 1, maxLength: 4 }), { minLength: 60, maxLength: 80 })

function perform(team: TestUser[], project_id: string, people: string[], one: Act) {
  const user = team[one.who]!
  const candidate_id = people[one.whom]!
  if (one.kind === 'move') return user.call('PUT', 'v1/candidates', { candidate_id, status: one.to })
  if (one.kind === 'undo') return user.call('POST', 'v2/projects/candidates/undo', { project_id, candidate_id })
  return user.call('POST', 'v2/projects/candidates/swipe', {
    project_id,
    candidate_id,
    approved: one.approved,
    rejection_reasons: [3],
    rejection_reason_other: 'x',
  })
}

test('several hundred random steps, alone and at once', async () => {
  const owner = await newUser(sky.app)
  const mate = await colleagueOf(sky, owner)
  let done = 0
  await fc.assert(
    fc.asyncProperty(session, async (turns) => {
      const collaborators = [owner, mate].map(({ email }, at) => ({ email, role: at + 1 }))
      const project_id = await calmProject(sky, owner, { collaborators })
      const people = await Promise.all(Array.from({ length: 5 }, async () => (await addPerson(sky, owner, project_id)).id))
      const moved = new Map<string, number>()
      for (const turn of turns) {
        const answers = await Promise.all(turn.map((one) => perform([owner, mate], project_id, people, one)))
        for (const [at, answer] of answers.entries()) {
          expect([200, 409], JSON.stringify(answer)).toContain(answer.status)
          const id = people[turn[at]!.whom]!
          if (answer.status === 200) moved.set(id, (moved.get(id) ?? 0) + 1)
        }
        const { stored, counted } = await countersOf(sky, project_id)
        expect(stored).toEqual(counted)
        done += turn.length
      }
      for (const id of people) {
        const lines = await sky.database.system
          .selectFrom('candidate_history')
          .select(['from_stage', 'to_stage'])
          .where('candidate_id', '=', id)
          .orderBy('at')
          .orderBy('id')
          .execute()
        expect(lines.length - 1, 'one line of history for each answered step').toBe(moved.get(id) ?? 0)
      }
    }),
    { seed: 11, numRuns: 3, endOnFailure: true },
  )
  expect(done).toBeGreaterThan(300)
})
