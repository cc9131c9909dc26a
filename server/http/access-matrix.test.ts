// Every call by every kind of caller: who is allowed, who is refused, and who gets the response for something nonexistent.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namesIn, openAccessMatrix, secretsOf, type AccessMatrix } from '../../testing/access-matrix.ts'
import { askers, expectedOf, isHidden, isOutside, isShown } from '../../testing/access-matrix/outcomes.ts'
import { cases, gaps } from '../../testing/access-matrix/cases.ts'
import { dailyOf, isNightly } from '../../testing/daily.ts'

/** Refused for the caller's role, in the usual words or in those that say who may. */
const notPermitted = {
  status: 403,
  body: expect.stringMatching(
    /^\{"error":"not_permitted","message":"(?:You don't have permissions to perform this action|Only an admin of this workspace (?:can do this\.|or the owner of a project can invite people\.))"\}$/,
  ),
}
const notSignedIn = { status: 401, body: '{"error":"not_signed_in","message":"Please sign in."}' }

let matrix: AccessMatrix
beforeAll(async () => {
  matrix = await openAccessMatrix()
})
afterAll(() => matrix.close())

test('every mounted call is in the tables of needs and inputs', () => {
  expect(gaps()).toEqual([])
})

const everyCell = cases.flatMap((endpoint) =>
  askers.map((name) => ({ call: endpoint.name, name, outcome: expectedOf(endpoint.need, name), endpoint })),
)
/**
 * Daily, one caller of each group with the same outcome at an endpoint, inside and outside of the workspace, a different one at
 * each endpoint; nightly, all. An allowed call that writes needs its own project: daily, one caller of every sixth endpoint, because
 * its own tests call it too.
 */
type Cell = (typeof everyCell)[number]
const isReading = ({ endpoint }: Cell) => endpoint.endpoint.call.method === 'GET' && endpoint.need !== 'open'
const isOwnProject = (cell: Cell) => cell.outcome === 'allowed' && !isReading(cell)
const groupOf = (cell: Cell) => `${cell.call} ${cell.outcome} ${isOwnProject(cell) ? 'anywhere' : isOutside(cell.name)}`
const groups = Object.values(Object.groupBy(everyCell, groupOf)).map((group = []) => group)
const daily = [
  ...groups.filter(([cell]) => !isOwnProject(cell!)),
  ...dailyOf(
    groups.filter(([cell]) => isOwnProject(cell!)),
    6,
  ),
].flatMap((alike, turn) => alike.slice(turn % alike.length, (turn % alike.length) + 1))
const cells = isNightly ? everyCell : daily
const cellsWith = (outcome: string) => cells.filter((cell) => cell.outcome === outcome)

describe('without a session', () => {
  test.each(cellsWith('not signed in'))('$call is refused [353]', async ({ endpoint, name }) => {
    const things = await matrix.standing(endpoint)
    const before = await matrix.fingerprint()
    for (const session of dailyOf(['', 'x', 'x'.repeat(43), "' or true --"], 4, cases.indexOf(endpoint)))
      expect(await matrix.ask(endpoint, name, things, session)).toEqual(notSignedIn)
    expect(await matrix.fingerprint()).toEqual(before)
  })
})

describe("whose role isn't sufficient", () => {
  test.each(cellsWith('refused'))('$call asked by $name: not permitted, and nothing has changed [348 852]', async ({ endpoint, name }) => {
    const things = await matrix.standing(endpoint)
    const before = await matrix.fingerprint()
    expect(await matrix.ask(endpoint, name, things)).toEqual(notPermitted)
    expect(await matrix.fingerprint()).toEqual(before)
  })
})

describe('who can’t see it', () => {
  test.each(cellsWith('as absent'))('$call asked by $name: as if nothing were there, to the byte [348 852]', async ({ endpoint, name }) => {
    const things = await matrix.standing(endpoint)
    const before = await matrix.fingerprint()
    const answer = await matrix.ask(endpoint, name, things)
    expect(answer.status, answer.body).toBe(404)
    expect(answer).toEqual(await matrix.ask(endpoint, name, matrix.absent()))
    expect(await matrix.fingerprint()).toEqual(before)
  })
})

/** A stranger's message notifies the first workspace of an installation, on purpose; it reveals nothing. */
const toStaff: ReadonlySet<string> = new Set(['POST v1/contact'])

describe('who may', () => {
  test.each(cellsWith('allowed').filter(isReading))(
    '$call asked by $name: reads what is theirs and nothing else [348]',
    async ({ endpoint, name }) => {
      const things = await matrix.standing(endpoint)
      const before = await matrix.fingerprint()
      const { status, body } = await matrix.ask(endpoint, name, things)
      expect(status, body).toBe(200)
      if (isShown(endpoint, name)) expect(body).toContain(things.word)
      if (isHidden(endpoint, name))
        for (const secret of secretsOf(things, JSON.stringify(endpoint.input.fields(things, { email: '', password: '' }))))
          expect(body).not.toContain(secret)
      expect(await matrix.fingerprint()).toEqual(before)
    },
  )

  test.each(cellsWith('allowed').filter((cell) => !isReading(cell)))('$call asked by $name: it works [348]', async ({ endpoint, name }) => {
    const before = isOutside(name) ? await matrix.fingerprint() : {}
    const { status, body, word } = await matrix.succeed(endpoint, name)
    expect(status, body).toBeGreaterThanOrEqual(200)
    expect(status, body).toBeLessThan(300)
    if (isShown(endpoint, name)) expect(body).toContain(word)
    if (isHidden(endpoint, name)) expect(body).not.toContain(word)
    if (isOutside(name) && !toStaff.has(endpoint.name)) expect(await matrix.fingerprint()).toEqual(before)
  })
})

describe("another workspace's ID among the user's own", () => {
  const pairs = cases
    .filter(({ need }) => need !== 'open')
    .flatMap((endpoint) =>
      namesIn(endpoint)
        // a secret link works for anyone who has it
        .filter((thing) => !/_(token|code)$/.test(thing))
        .map((thing) => ({ call: endpoint.name, thing, endpoint })),
    )

  // daily every third: the calls' own tests name foreign IDs as well
  test.each(dailyOf(pairs, 3))("$call with another workspace's $thing: as if it didn't exist [348]", async ({ endpoint, thing }) => {
    const things = await matrix.standing(endpoint)
    const before = await matrix.fingerprint()
    const foreign = await matrix.askWith(endpoint, thing, things[thing])
    const absent = await matrix.askWith(endpoint, thing, matrix.absent()[thing])
    expect(foreign.status, foreign.body).toBe(absent.status)
    if (foreign.status >= 300) expect(foreign.body).toBe(absent.body)
    for (const secret of secretsOf(things, things[thing])) expect(foreign.body).not.toContain(secret)
    expect(await matrix.fingerprint()).toEqual(before)
  })
})
