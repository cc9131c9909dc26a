// Finding addresses, against the local finder: known and unknown people, limits, and faults.
import { EmailFinderDown, type SoughtPerson } from '@fairlead/domain/ports/email-finder'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFinder } from '../../local-services/finder/start-finder.ts'
import type { EmbeddedFinder } from '../../local-services/finder/start-finder.ts'
import { hunterFinder } from './hunter.ts'

let vendor: EmbeddedFinder
beforeEach(async () => {
  vendor = await startFinder({ apiKey: 'finder-key' })
})
afterEach(() => vendor.stop())

/** A short timeout only for a silent vendor: in other tests, a busy machine may need longer. */
const shortWait = 400
const finder = (apiKey = vendor.apiKey, timeout = 20_000) => {
  const hunter = hunterFinder({ url: vendor.url, apiKey, timeout })
  return { find: async (sought: SoughtPerson) => (await hunter.find(sought)).addresses.map(({ email }) => email) }
}
const person = (number: number) => ({
  linkedinUrl: `https://www.linkedin.com/in/anna-keller-fl${String(number).padStart(8, '0')}`,
  firstName: '',
  lastName: '',
  companies: [],
})
const named = (companies: string[]) => ({ linkedinUrl: null, firstName: 'Jürgen', lastName: "O'Neil", companies })

async function downOf(search: Promise<string[]>): Promise<EmailFinderDown> {
  const error = await search.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof EmailFinderDown)) throw new Error('The finder was not down.')
  return error
}

test('fictional people have one address or none, always the same, in a reserved domain', async () => {
  const people = Array.from({ length: 60 }, (_, number) => person(number))
  const first = await Promise.all(people.map((query) => finder().find(query)))
  expect(await Promise.all(people.map((query) => finder().find(query)))).toEqual(first)
  const emails = first.flat()
  expect(new Set(emails).size).toBe(emails.length)
  expect(emails.filter((email) => !/^anna\.keller\.fl\d{8}@[a-z.]+\.example$/.test(email))).toEqual([])
  expect(first.every((emails) => emails.length <= 1)).toBe(true)
  expect(first.filter((emails) => emails.length === 0).length).toBeGreaterThan(6)
  expect(emails.length).toBeGreaterThan(30)
})

test('a real handle finds no one', async () => {
  expect(await finder().find({ ...person(1), linkedinUrl: 'https://www.linkedin.com/in/anna-keller' })).toEqual([])
})

test('by name and employers: tries up to three, verified addresses first, and stops after one', async () => {
  const companies = Array.from({ length: 30 }, (_, number) => `Firma ${number} GmbH`)
  const results = await Promise.all(companies.map(async (company) => ({ company, emails: await finder().find(named([company])) })))
  const addresses = results.flatMap(({ company, emails }) => emails.map((email) => ({ company, email })))
  expect(addresses[0]?.email).toMatch(/^jurgen\.o-neil@firma-\d+-gmbh\.example$/)

  const none = results.filter(({ emails }) => emails.length === 0).map(({ company }) => company)
  const last = addresses[0]?.company ?? ''
  expect(await finder().find(named([...none.slice(0, 2), last]))).toEqual([addresses[0]?.email])
  expect(await finder().find(named([...none.slice(0, 3), last]))).toEqual([])

  const sure = await firstWith('valid')
  const unsure = await firstWith('accept_all')
  expect(await finder().find(named([unsure.company, sure.company]))).toEqual([sure.email, unsure.email])
  const before = vendor.charged()
  expect(await finder().find(named([sure.company, unsure.company]))).toEqual([sure.email])
  expect(vendor.charged()).toBe(before + 1)

  async function firstWith(status: string): Promise<{ company: string; email: string }> {
    for (const address of addresses) {
      const query = new URLSearchParams({ company: address.company, first_name: 'Jürgen', last_name: "O'Neil" })
      const answer = await fetch(`${vendor.url}/v2/email-finder?${query}`, { headers: { 'x-api-key': vendor.apiKey } })
      const { data } = (await answer.json()) as { data: { verification: { status: string } } }
      if (data.verification.status === status) return address
    }
    throw new Error(`No address is ${status}.`)
  }
})

test('sends a handle with non-ASCII letters as people write it', async () => {
  const numbers = Array.from({ length: 20 }, (_, number) => String(number).padStart(8, '0'))
  const find = (name: string) =>
    Promise.all(numbers.map((n) => finder().find({ ...person(1), linkedinUrl: `https://www.linkedin.com/in/${name}-li-fl${n}` })))
  const emails = await find('j%C3%BCrgen')
  expect(emails.flat().length).toBeGreaterThan(0)
  expect(emails).toEqual(await find('jürgen'))
  expect(emails.flat().every((email) => email.startsWith('jurgen.li.fl'))).toBe(true)
})

test('without a name and employer there is no lookup', async () => {
  expect(await finder().find(named([]))).toEqual([])
  expect(await finder().find({ ...named(['Firma']), firstName: ' ' })).toEqual([])
})

test('stops after learning that a person opted out', async () => {
  const hidden = { ...named(['Firma 1 GmbH', 'Firma 2 GmbH']), linkedinUrl: 'https://www.linkedin.com/in/hidden-anna-fl00000001' }
  expect(await finder().find(hidden)).toEqual([])
  expect(vendor.charged()).toBe(0)
})

test('errors name a wrong key, an exhausted plan, or a rate limit, but never contain the key', async () => {
  const wrong = await downOf(finder('not-the-key').find(person(1)))
  expect(wrong.message).toBe('The email finder rejected our key.')
  expect(JSON.stringify(wrong) + wrong.stack).not.toContain('not-the-key')

  vendor.fault('rate_limited', 'GET')
  expect(await downOf(finder().find(person(1)))).toMatchObject({ retryAfter: 1 })

  await vendor.stop()
  vendor = await startFinder({ apiKey: 'finder-key', chargesAllowed: 0 })
  expect((await downOf(finder().find(person(1)))).message).toContain('limit of its plan')
})

test.each(['server_fault', 'silent', 'unreadable'] as const)('%s: the finder is down, not without an answer', async (fault) => {
  vendor.fault(fault, 'GET', 2)
  await downOf(finder(vendor.apiKey, shortWait).find(person(1)))
})

test('tolerates a temporary fault, and keeps earlier results after a later one', async () => {
  vendor.fault('unavailable', 'GET')
  expect(await finder().find(person(3))).toEqual(await finder().find(person(3)))
  const companies = Array.from({ length: 30 }, (_, number) => `Firma ${number} GmbH`)
  for (const company of companies) {
    const alone = await finder().find(named([company]))
    const before = vendor.charged()
    const answer = await finder().find(named([company, 'Firma 1000 GmbH', 'Firma 1001 GmbH']))
    if (alone.length === 0 || vendor.charged() === before + 1) continue
    // two addresses were looked up: the first is uncertain
    await vendor.stop()
    vendor = await startFinder({ apiKey: 'finder-key', chargesAllowed: 1 })
    expect(answer).toContain(alone[0])
    expect(await finder().find(named([company, 'Firma 1000 GmbH', 'Firma 1001 GmbH']))).toEqual(alone)
    return
  }
  throw new Error('No company had an unsure address.')
})

test('an unreachable vendor is down', async () => {
  await vendor.stop()
  expect((await downOf(finder().find(person(1)))).message).toMatch(/^127\.0\.0\.1 did not answer/)
  vendor = await startFinder({ apiKey: 'finder-key' })
})
