// The second line of defense by itself: with every access check disabled, row-level security still shows strangers nothing.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { namesIn, openAccessMatrix, secretsOf, type AccessMatrix } from '../../testing/access-matrix.ts'
import { askers, expectedOf, isStaff, isOutside } from '../../testing/access-matrix/outcomes.ts'
import { cases } from '../../testing/access-matrix/cases.ts'

vi.mock(import('@fairlead/domain/project/project'), async (importOriginal) => {
  const yes = () => true
  return { ...(await importOriginal()), mayDo: yes, mayRead: yes, mayDecide: yes, mayAdminister: yes }
})

let matrix: AccessMatrix
beforeAll(async () => {
  matrix = await openAccessMatrix()
})
afterAll(() => matrix.close())

const restricted = cases.filter(({ need }) => need !== 'open')
/** Daily, one stranger per endpoint in turn; nightly, all of them. */
const byStrangers = restricted.flatMap((endpoint, turn) => {
  const strangers = askers
    .filter(isOutside)
    .filter((name) => !(isStaff(endpoint.need) && expectedOf(endpoint.need, name) === 'allowed'))
    .map((name) => ({ call: endpoint.name, name, endpoint }))
  return process.env.NIGHTLY || strangers.length === 0 ? strangers : [strangers[turn % strangers.length]!]
})

test.each(['POST v2/projects/pause', 'POST v2/projects/archive', 'GET v1/projects/settings'])(
  "the access checks really are off: %s works for a colleague who isn't on the roster",
  async (call) => {
    const { status, body } = await matrix.succeed(
      cases.find(({ name }) => name === call)!,
      'not on the roster',
    )
    expect(status, body).toBe(200)
  },
)

test.each(byStrangers)('$call by $name: shows nothing and changes nothing', async ({ endpoint, name }) => {
  const things = await matrix.standing(endpoint)
  const before = await matrix.fingerprint()
  const { body } = await matrix.ask(endpoint, name, things)
  const defaults = JSON.stringify(endpoint.input.fields(things, { email: '', password: '' }))
  for (const secret of secretsOf(things, defaults)) expect(body).not.toContain(secret)
  expect(await matrix.fingerprint()).toEqual(before)
})

test.each(restricted.flatMap((endpoint) => namesIn(endpoint).map((thing) => ({ call: endpoint.name, thing, endpoint }))))(
  '$call with a $thing of another workspace: shows nothing and changes nothing',
  async ({ endpoint, thing }) => {
    const things = await matrix.standing(endpoint)
    const before = await matrix.fingerprint()
    const { body } = await matrix.askWith(endpoint, thing, things[thing])
    for (const secret of secretsOf(things, things[thing])) expect(body).not.toContain(secret)
    expect(await matrix.fingerprint()).toEqual(before)
  },
)
