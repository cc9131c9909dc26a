// Ashby, Greenhouse, and Lever while they fail, limit, expire tokens, or withdraw a key: what is certain, and what never leaks.
import { AtsDown, AtsRefused, AtsRelink, directSystems, type Ats, type AtsPerson } from '@fairlead/domain/ports/ats'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startAtsSystems, systemKeys, type AtsSystems } from '../../testing/fakes/ats/start-systems.ts'
import { ashbyAts } from './ashby.ts'
import { allAts, type GatewayAts } from './direct-ats.ts'
import { greenhouseAts } from './greenhouse.ts'
import { leverAts } from './lever.ts'

let systems: AtsSystems
let ats: Ats
beforeEach(async () => {
  systems = await startAtsSystems()
  const { url } = systems
  ats = allAts({} as GatewayAts, {
    ashby: ashbyAts({ url: `${url}/ashby`, timeout: 400 }),
    greenhouse: greenhouseAts({ url: `${url}/greenhouse`, tokenUrl: `${url}/greenhouse/token`, timeout: 400 }),
    lever: leverAts({ url: `${url}/lever`, timeout: 400 }),
  })
})
afterEach(() => systems.stop())

const person: AtsPerson = {
  firstName: 'Jo',
  lastName: 'Doe',
  email: 'jo@people.example',
  title: null,
  company: null,
  place: null,
  linkedinUrl: null,
}

describe.each(directSystems)('%s', (system) => {
  const token = `${system}:${systemKeys[system]}`
  const world = () => systems.worlds[system]
  /** Writes an application for a person who is there. */
  async function apply() {
    const [job, user] = [world().jobs[0]!, await ats.userFor(token, 'rosa@tidewater.example')]
    const { id } = world().addPerson({ first: 'Jo', last: 'Doe', email: person.email, title: '', company: '', place: '', linkedinUrl: '' })
    const candidateId = system === 'lever' ? person.email : String(id)
    return ats.createApplication(token, { candidateId, jobId: String(job.id), stageId: null, person }, user)
  }

  test.each([
    ['rate_limited', 'not_asked', 0],
    ['server_fault', 'unknown', 0],
    ['unavailable', 'unknown', 0],
    ['silent', 'unknown', 1],
    ['hung_up', 'unknown', 1],
    ['unreadable', 'unknown', 1],
  ] as const)('%s while writing is %s, and nothing is written twice', async (fault, state, written) => {
    await ats.check(token)
    const end = system === 'ashby' ? '/application.create' : system === 'lever' ? '/opportunities' : '/applications'
    systems.fault(fault, 'POST', 1, end)
    expect(await apply()).toMatchObject({ state })
    expect(world().applications).toHaveLength(written)
  })

  test('a withdrawn key asks to be renewed, for reads and writes, and the key is in no message', async () => {
    expect(await ats.check(token)).toBe('COMPLETE')
    world().isWithdrawn = true
    expect(await ats.check(token)).toBe('RELINK_NEEDED')
    const failure = await ats.openJobs(token, null).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(AtsRelink)
    world().isWithdrawn = false
    const user = await ats.userFor(token, 'rosa@tidewater.example')
    world().isWithdrawn = true
    const write = await ats.createApplication(token, { candidateId: '1', jobId: '1', stageId: null, person }, user)
    expect(write).toEqual({ state: 'relink' })
    expect(JSON.stringify([failure, write])).not.toContain(systemKeys[system].split(':')[1] ?? systemKeys[system])
  })

  test('a key that was never right is refused, and one that cannot be checked is not stored', async () => {
    await expect(ats.connect({ system, key: 'wrong', secret: 'wrong' })).rejects.toBeInstanceOf(AtsRefused)
    // a secret that was typed for another system is not part of the key
    const [id = '', password = 'left over'] = systemKeys[system].split(':')
    expect((await ats.connect({ system, key: id, secret: password })).accountToken).toBe(token)
    await systems.stop()
    const [key = '', secret = ''] = systemKeys[system].split(':')
    await expect(ats.connect({ system, key, secret })).rejects.toBeInstanceOf(AtsDown)
  })

  test('a rate limit while reading is passed on with its pause', async () => {
    await ats.check(token)
    systems.behave((call) => (call.path.endsWith('/token') ? null : 'rate_limited'))
    await expect(ats.openJobs(token, null)).rejects.toMatchObject({ retryAfter: 60 })
  })

  test('applications keep how they ended, and people their address', async () => {
    const added = world().addPerson({
      first: 'Ada',
      last: 'Pier',
      email: 'ada@people.example',
      title: 'Captain',
      company: 'Tidewater',
      place: 'Lisbon',
      linkedinUrl: 'https://www.linkedin.com/in/ada-pier',
    })
    const [job, reason] = [world().jobs[0]!, world().reasons[0]!]
    const stage = world().stages[4]!
    world().apply({ person: added.id, job: job.id, stage: stage.id, status: 'rejected', reason: reason.id })
    const { applications, next } = await ats.history(token, { since: null, cursor: null })
    expect(applications).toHaveLength(1)
    expect(applications[0]).toMatchObject({
      isRejected: true,
      person: { name: 'Ada Pier', email: 'ada@people.example', linkedinUrl: 'https://www.linkedin.com/in/ada-pier', place: 'Lisbon' },
      application: { jobTitle: job.name, outcome: 'rejected', reason: 'Lacking skills', source: 'Careers page' },
    })
    expect(applications[0]!.application.appliedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(next.cursor).toBeNull()
  })
})

test('a Greenhouse token that has expired is renewed within the call', async () => {
  const token = `greenhouse:${systemKeys.greenhouse}`
  const { greenhouse } = systems
  await ats.openJobs(token, null)
  greenhouse.tokens.clear()
  expect((await ats.openJobs(token, null)).jobs.length).toBeGreaterThan(0)
  expect(greenhouse.tokens.size).toBe(1)
})

test('an Ashby sync token that is no longer known starts again from the beginning', async () => {
  const token = `ashby:${systemKeys.ashby}`
  expect((await ats.history(token, { since: 'gone', cursor: null })).next).toEqual({ since: null, cursor: null })
})
