// The second wall alone: with every gate of the product standing open, row-level security still shows a stranger nothing.
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { askers, expectedOf, isOfTheHouse, isOutside, namesIn, openDoors, secretsOf, type Doors } from '../test/furnish-doors.ts'
import { cases } from './doors/cases.ts'

vi.mock(import('@fairlead/domain/project/project'), async (importOriginal) => {
  const yes = () => true
  return { ...(await importOriginal()), mayDo: yes, mayRead: yes, mayDecide: yes, mayAdminister: yes }
})

let doors: Doors
beforeAll(async () => {
  doors = await openDoors()
})
afterAll(() => doors.close())

const asked = cases.filter(({ need }) => need !== 'open')
const byStrangers = asked.flatMap((door) =>
  askers
    .filter(isOutside)
    .filter((name) => !(isOfTheHouse(door.need) && expectedOf(door.need, name) === 'allowed'))
    .map((name) => ({ call: door.name, name, door })),
)

test.each(['POST v2/projects/pause', 'POST v2/projects/archive', 'GET v1/projects/settings'])(
  'the gates really are open: %s works for a colleague who is not on the roster',
  async (call) => {
    const { status, body } = await doors.succeed(
      cases.find(({ name }) => name === call)!,
      'not on the roster',
    )
    expect(status, body).toBe(200)
  },
)

test.each(byStrangers)('$call asked by $name: nothing is shown and nothing changed', async ({ door, name }) => {
  const things = await doors.standing(door)
  const before = await doors.fingerprint()
  const { body } = await doors.ask(door, name, things)
  const known = JSON.stringify(door.input.fields(things, { email: '', password: '' }))
  for (const secret of secretsOf(things, known)) expect(body).not.toContain(secret)
  expect(await doors.fingerprint()).toEqual(before)
})

test.each(asked.flatMap((door) => namesIn(door).map((thing) => ({ call: door.name, thing, door }))))(
  '$call with a $thing of another workspace: nothing is shown and nothing changed',
  async ({ door, thing }) => {
    const things = await doors.standing(door)
    const before = await doors.fingerprint()
    const { body } = await doors.askWith(door, thing, things[thing])
    for (const secret of secretsOf(things, things[thing])) expect(body).not.toContain(secret)
    expect(await doors.fingerprint()).toEqual(before)
  },
)
