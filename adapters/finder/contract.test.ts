// What the product requires of every email finder, against a stateful server for each vendor; with keys in the environment
// against the vendors as well.
import { EmailFinderDown, type EmailFinder, type FinderAnswer } from '@fairlead/domain/ports/email-finder'
import { startFinder, type EmbeddedFinder } from '../../local-services/finder/start-finder.ts'
import { checkInvented } from '../../local-services/finder/invented.ts'
import { startTomba } from '../../testing/fakes/start-tomba.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hunterFinder } from './hunter.ts'
import { findersInOrder } from './in-order.ts'
import { tombaFinder } from './tomba.ts'

interface Vendor {
  name: string
  start(options: { apiKey: string; chargesAllowed?: number }): Promise<EmbeddedFinder>
  open(server: { url: string }, apiKey: string, timeout?: number): EmailFinder
  /** Whether it reports that a person opted out; otherwise that person isn't found. */
  saysOptedOut: boolean
}

const vendors: Vendor[] = [
  {
    name: 'Hunter',
    start: startFinder,
    open: ({ url }, apiKey, timeout = 20_000) => hunterFinder({ url, apiKey, timeout }),
    saysOptedOut: true,
  },
  {
    name: 'Tomba',
    start: startTomba,
    open: ({ url }, key, timeout = 20_000) => tombaFinder({ url, key, secret: `${key}-secret`, timeout }),
    saysOptedOut: false,
  },
]

const person = (number: number, name = 'anna-keller') => ({
  linkedinUrl: `https://www.linkedin.com/in/${name}-fl${String(number).padStart(8, '0')}`,
  firstName: '',
  lastName: '',
  companies: [],
})
const people = Array.from({ length: 40 }, (_, number) => person(number))
const nothing: FinderAnswer = { addresses: [], hasOptedOut: false }

async function downOf(search: Promise<unknown>): Promise<EmailFinderDown> {
  const error: unknown = await search.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof EmailFinderDown)) throw new Error('The finder was not down.')
  return error
}

describe.each(vendors)('$name', (vendor) => {
  let server: EmbeddedFinder
  beforeEach(async () => {
    server = await vendor.start({ apiKey: 'finder-key' })
  })
  afterEach(() => server.stop())
  const finder = (apiKey = 'finder-key', timeout?: number) => vendor.open(server, apiKey, timeout)

  test('finds verified and guessed addresses, names the vendor, and charges only for addresses found', async () => {
    const answers = await Promise.all(people.map((query) => finder().find(query)))
    const addresses = answers.flatMap((answer) => answer.addresses)
    expect(new Set(addresses.map(({ vendor: name }) => name))).toEqual(new Set([vendor.name]))
    expect(new Set(addresses.map(({ isVerified }) => isVerified))).toEqual(new Set([true, false]))
    expect(addresses.every(({ email }) => email === email.toLowerCase() && email.endsWith('.example'))).toBe(true)
    expect(answers.filter((answer) => answer.addresses.length === 0).length).toBeGreaterThan(3)
    expect(server.charged()).toBe(addresses.length)
    expect(await Promise.all(people.map((query) => finder().find(query)))).toEqual(answers)
  })

  test('finds no one without a page or a name, and no real person', async () => {
    expect(await finder().find({ linkedinUrl: null, firstName: '', lastName: '', companies: ['Works'] })).toEqual(nothing)
    expect(await finder().find({ ...person(1), linkedinUrl: 'https://www.linkedin.com/in/anna-keller' })).toEqual(nothing)
    expect(await finder().find({ ...person(1), linkedinUrl: 'https://elsewhere.example/in/anna-keller-fl00000001' })).toEqual(nothing)
    expect(server.charged()).toBe(0)
  })

  test('a person who opted out has no address and costs nothing', async () => {
    expect(await finder().find(person(1, 'hidden-anna'))).toEqual({ addresses: [], hasOptedOut: vendor.saysOptedOut })
    expect(server.charged()).toBe(0)
  })

  test('reports a wrong key and never reveals it', async () => {
    const wrong = await downOf(finder('not-the-key').find(person(1)))
    expect(wrong.message).toBe('The email finder rejected our key.')
    expect(JSON.stringify(wrong) + wrong.stack).not.toContain('not-the-key')
  })

  test('too many requests: says when to retry', async () => {
    server.fault('rate_limited', 'GET')
    expect(await downOf(finder().find(person(1)))).toMatchObject({ retryAfter: 1 })
  })

  test("out of credits: names the plan's limit", async () => {
    await server.stop()
    server = await vendor.start({ apiKey: 'finder-key', chargesAllowed: 0 })
    expect((await downOf(finder().find(person(1)))).message).toContain('limit of its plan')
  })

  test.each(['server_fault', 'silent', 'unreadable', 'hung_up'] as const)('%s: down, and not "none found"', async (fault) => {
    server.fault(fault, 'GET', 2)
    await downOf(finder('finder-key', 400).find(person(1)))
  })

  test('tolerates a temporary fault', async () => {
    const expected = await finder().find(person(3))
    server.fault('unavailable', 'GET')
    expect(await finder().find(person(3))).toEqual(expected)
  })

  test('an unreachable vendor is down', async () => {
    await server.stop()
    expect((await downOf(finder().find(person(1)))).message).toMatch(/^127\.0\.0\.1 did not answer/)
    server = await vendor.start({ apiKey: 'finder-key' })
  })
})

describe.each(vendors)('$name checks', (vendor) => {
  let server: EmbeddedFinder
  beforeEach(async () => {
    server = await vendor.start({ apiKey: 'finder-key' })
  })
  afterEach(() => server.stop())
  const verify = (email: string, apiKey = 'finder-key', timeout?: number) => vendor.open(server, apiKey, timeout).verify!(email)
  const emails = Array.from({ length: 60 }, (_, number) => `anna.keller${number}@works.example`)

  test('an address is verified, undeliverable, or still a guess; a check costs a credit and repeats its result', async () => {
    const checks = await Promise.all(emails.map((email) => verify(email)))
    expect(new Set(checks.map(({ status }) => status))).toEqual(new Set(['verified', 'guessed', 'undeliverable']))
    expect(checks.every((check) => check.vendor === vendor.name && check.confidence !== null)).toBe(true)
    expect(server.charged()).toBe(emails.length)
    expect(await Promise.all(emails.map((email) => verify(email)))).toEqual(checks)
  })

  test('a server that accepts every address proves nothing', async () => {
    const acceptsAll = emails.find((email) => checkInvented(email) === 'accept_all')!
    expect(await verify(acceptsAll)).toMatchObject({ status: 'guessed' })
    expect(await verify('anna@real-domain.test'), 'and neither does a server that says nothing').toMatchObject({ status: 'guessed' })
  })

  test('an unfinished check, a wrong key, too many requests, and an exhausted plan yield no result', async () => {
    expect(await downOf(verify('pending@works.example'))).toMatchObject({ retryAfter: 30 })
    expect((await downOf(verify(emails[0]!, 'not-the-key'))).message).toBe('The email finder rejected our key.')
    server.fault('rate_limited', 'GET')
    expect(await downOf(verify(emails[0]!))).toMatchObject({ retryAfter: 1 })
    await server.stop()
    server = await vendor.start({ apiKey: 'finder-key', chargesAllowed: 0 })
    expect((await downOf(verify(emails[0]!))).message).toContain('limit of its plan')
  })

  test.each(['server_fault', 'silent', 'unreadable', 'hung_up'] as const)('%s: down, and no verdict', async (fault) => {
    server.fault(fault, 'GET', 2)
    await downOf(verify(emails[0]!, 'finder-key', 400))
  })
})

test("Hunter doesn't check the address of someone who opted out", async () => {
  const server = await startFinder({ apiKey: 'finder-key' })
  const hunter = hunterFinder({ url: server.url, apiKey: 'finder-key' })
  expect((await downOf(hunter.verify!('hidden@works.example'))).message).toContain('asked not to be found')
  expect(server.charged()).toBe(0)
  await server.stop()
})

describe('in order', () => {
  const finds = (email: string): EmailFinder => ({
    find: () => Promise.resolve({ addresses: [{ email, isVerified: true, vendor: 'V', confidence: null }], hasOptedOut: false }),
    verify: null,
  })
  const empty: EmailFinder = { find: () => Promise.resolve(nothing), verify: null }
  const down: EmailFinder = {
    find: () => Promise.reject(new EmailFinderDown('down', 7)),
    verify: () => Promise.reject(new EmailFinderDown('down', 7)),
  }
  const optedOut: EmailFinder = { find: () => Promise.resolve({ addresses: [], hasOptedOut: true }), verify: null }
  const refuse = () => Promise.reject(new Error('This vendor must not be asked.'))
  const never: EmailFinder = { find: refuse, verify: refuse }
  const unsure: EmailFinder = { ...empty, verify: () => Promise.resolve({ status: 'guessed', vendor: 'V', confidence: null }) }
  const emailsOf = async (...finders: EmailFinder[]) => (await findersInOrder(finders).find(person(1))).addresses.map(({ email }) => email)

  test('asks the second only when the first finds nothing or is down', async () => {
    expect(await emailsOf(finds('a@x.example'), never)).toEqual(['a@x.example'])
    expect(await emailsOf(empty, finds('b@x.example'), never)).toEqual(['b@x.example'])
    expect(await emailsOf(down, finds('b@x.example'))).toEqual(['b@x.example'])
    expect(await emailsOf(empty, empty)).toEqual([])
    expect(await emailsOf()).toEqual([])
  })

  test('the first vendor that can check does; the next one only when it is down', async () => {
    expect(findersInOrder([empty, empty]).verify).toBeNull()
    expect(await findersInOrder([empty, unsure, never]).verify!('a@x.example')).toMatchObject({ status: 'guessed' })
    expect(await findersInOrder([down, unsure, never]).verify!('a@x.example')).toMatchObject({ status: 'guessed' })
    expect(await downOf(findersInOrder([down, empty]).verify!('a@x.example'))).toMatchObject({ retryAfter: 7 })
  })

  test('no other vendor is asked about a person who opted out; a failure doesn\'t mean "none found"', async () => {
    expect(await findersInOrder([optedOut, never]).find(person(1))).toEqual({ addresses: [], hasOptedOut: true })
    expect(await downOf(findersInOrder([down, empty]).find(person(1)))).toMatchObject({ retryAfter: 7 })
    expect(await downOf(findersInOrder([empty, down]).find(person(1)))).toMatchObject({ retryAfter: 7 })
  })
})

/** Costs one credit per vendor: only with its key and the LinkedIn page of someone who agreed, in FINDER_LIVE_PAGE. */
const { FINDER_LIVE_PAGE: page, HUNTER_KEY: hunterKey, TOMBA_KEY: tombaKey, TOMBA_SECRET: tombaSecret } = process.env
const live: [name: string, finder: EmailFinder][] = []
if (page && hunterKey) live.push(['Hunter', hunterFinder({ url: 'https://api.hunter.io', apiKey: hunterKey })])
if (page && tombaKey && tombaSecret) live.push(['Tomba', tombaFinder({ url: 'https://api.tomba.io', key: tombaKey, secret: tombaSecret })])
for (const [name, finder] of live)
  test(`the service of ${name} responds in the format we parse`, async () => {
    const { addresses } = await finder.find({ linkedinUrl: page!, firstName: '', lastName: '', companies: [] })
    expect(addresses.every((address) => address.vendor === name && address.email.includes('@'))).toBe(true)
  })
