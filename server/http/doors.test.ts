// Every call by everybody who may stand before it: who gets in, who is refused, and for whom nothing is there at all.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askers, expectedOf, isHidden, isOutside, isShown, namesIn, openDoors, secretsOf, type Doors } from '../test/furnish-doors.ts'
import { cases, gaps } from './doors/cases.ts'

/** Refused for what the asker is, in the usual words or in those that name who may. */
const notPermitted = {
  status: 403,
  body: expect.stringMatching(
    /^\{"error":"not_permitted","message":"(?:You don't have permissions to perform this action|Only an admin of this workspace (?:can do this\.|or the owner of a project can invite people\.))"\}$/,
  ),
}
const notSignedIn = { status: 401, body: '{"error":"not_signed_in","message":"Please sign in."}' }

let doors: Doors
beforeAll(async () => {
  doors = await openDoors()
})
afterAll(() => doors.close())

test('every mounted call is in the tables of needs and inputs', () => {
  expect(gaps()).toEqual([])
})

const cells = cases.flatMap((door) => askers.map((name) => ({ call: door.name, name, outcome: expectedOf(door.need, name), door })))
const those = (outcome: string) => cells.filter((cell) => cell.outcome === outcome)
const isReading = ({ door }: (typeof cells)[number]) => door.endpoint.call.method === 'GET' && door.need !== 'open'

describe('without a session', () => {
  test.each(those('not signed in'))('$call is refused [353]', async ({ door, name }) => {
    const things = await doors.standing(door)
    const before = await doors.fingerprint()
    for (const session of ['', 'x', 'x'.repeat(43), "' or true --"])
      expect(await doors.ask(door, name, things, session)).toEqual(notSignedIn)
    expect(await doors.fingerprint()).toEqual(before)
  })
})

describe('whose role does not go so far', () => {
  test.each(those('refused'))('$call asked by $name: not permitted, and nothing has changed [348 852]', async ({ door, name }) => {
    const things = await doors.standing(door)
    const before = await doors.fingerprint()
    expect(await doors.ask(door, name, things)).toEqual(notPermitted)
    expect(await doors.fingerprint()).toEqual(before)
  })
})

describe('for whom it does not exist', () => {
  test.each(those('as absent'))('$call asked by $name: as if nothing were there, to the byte [348 852]', async ({ door, name }) => {
    const things = await doors.standing(door)
    const before = await doors.fingerprint()
    const answer = await doors.ask(door, name, things)
    expect(answer.status, answer.body).toBe(404)
    expect(answer).toEqual(await doors.ask(door, name, doors.absent()))
    expect(await doors.fingerprint()).toEqual(before)
  })
})

/** What a stranger writes is told in the first workspace of an installation, on purpose; nothing comes back from there. */
const toTheHouse: ReadonlySet<string> = new Set(['POST v1/contact'])

describe('who may', () => {
  test.each(those('allowed').filter(isReading))(
    '$call asked by $name: reads what is theirs and nothing else [348]',
    async ({ door, name }) => {
      const things = await doors.standing(door)
      const before = await doors.fingerprint()
      const { status, body } = await doors.ask(door, name, things)
      expect(status, body).toBe(200)
      if (isShown(door, name)) expect(body).toContain(things.word)
      if (isHidden(door, name))
        for (const secret of secretsOf(things, JSON.stringify(door.input.fields(things, { email: '', password: '' }))))
          expect(body).not.toContain(secret)
      expect(await doors.fingerprint()).toEqual(before)
    },
  )

  test.each(those('allowed').filter((cell) => !isReading(cell)))('$call asked by $name: it works [348]', async ({ door, name }) => {
    const before = isOutside(name) ? await doors.fingerprint() : {}
    const { status, body, word } = await doors.succeed(door, name)
    expect(status, body).toBeGreaterThanOrEqual(200)
    expect(status, body).toBeLessThan(300)
    if (isShown(door, name)) expect(body).toContain(word)
    if (isHidden(door, name)) expect(body).not.toContain(word)
    if (isOutside(name) && !toTheHouse.has(door.name)) expect(await doors.fingerprint()).toEqual(before)
  })
})

describe('one foreign name among one’s own', () => {
  const pairs = cases
    .filter(({ need }) => need !== 'open')
    .flatMap((door) =>
      namesIn(door)
        // a secret belongs to whoever holds it
        .filter((thing) => !/_(token|code)$/.test(thing))
        .map((thing) => ({ call: door.name, thing, door })),
    )

  test.each(pairs)('$call with a $thing of another workspace: as if there were none [348]', async ({ door, thing }) => {
    const things = await doors.standing(door)
    const before = await doors.fingerprint()
    const foreign = await doors.askWith(door, thing, things[thing])
    const absent = await doors.askWith(door, thing, doors.absent()[thing])
    expect(foreign.status, foreign.body).toBe(absent.status)
    if (foreign.status >= 300) expect(foreign.body).toBe(absent.body)
    for (const secret of secretsOf(things, things[thing])) expect(foreign.body).not.toContain(secret)
    expect(await doors.fingerprint()).toEqual(before)
  })
})
