// What the product requires of every way to an ATS: run on local servers, and with a key in the environment (of a test account,
// in which people and applications are created) on the vendor as well: ATS_KEY and ATS_ACCOUNT_TOKEN for Merge, ASHBY_KEY,
// LEVER_KEY, or GREENHOUSE_KEY ("id:secret").
import { directSystems, type Ats, type AtsPerson, type AtsPosition, type DirectSystem } from '@fairlead/domain/ports/ats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAts, type EmbeddedAts } from '../../local-services/ats/start-ats.ts'
import { startAtsSystems, systemKeys } from '../../testing/fakes/ats/start-systems.ts'
import { ashbyAts } from './ashby.ts'
import { allAts, type GatewayAts } from './direct-ats.ts'
import { greenhouseAts } from './greenhouse.ts'
import { leverAts } from './lever.ts'
import { mergeAts } from './merge.ts'

interface Target {
  ats: Ats
  token: string
  stop(): Promise<void>
}
const noGateway = {} as GatewayAts
const direct = (url: string | null) =>
  allAts(noGateway, {
    ashby: ashbyAts(url === null ? {} : { url: `${url}/ashby` }),
    greenhouse: greenhouseAts(url === null ? {} : { url: `${url}/greenhouse`, tokenUrl: `${url}/greenhouse/token` }),
    lever: leverAts(url === null ? {} : { url: `${url}/lever` }),
  })
const merge = (settings: Parameters<typeof mergeAts>[0]) =>
  allAts(mergeAts(settings), { ashby: ashbyAts(), greenhouse: greenhouseAts(), lever: leverAts() })
const local = (system: DirectSystem) => async (): Promise<Target> => {
  const systems = await startAtsSystems()
  const [key = '', secret = ''] = systemKeys[system].split(':')
  const ats = direct(systems.url)
  const { accountToken, integration } = await ats.connect({ system, key, secret })
  expect(integration.toLowerCase()).toBe(system)
  return { ats, token: accountToken, stop: () => systems.stop() }
}
const standIn = async (): Promise<Target> => {
  const gateway: EmbeddedAts = await startAts({ apiKey: 'ats-key', perMinute: 10_000 })
  const ats = merge(gateway)
  const { accountToken } = await ats.exchange(gateway.link('Greenhouse'))
  return { ats, token: accountToken, stop: () => gateway.stop() }
}
const { ATS_KEY: apiKey, ATS_ACCOUNT_TOKEN: accountToken, ATS_URL: url = 'https://api.merge.dev' } = process.env
const vendor = async (): Promise<Target> => ({ ats: merge({ url, apiKey: apiKey! }), token: accountToken!, stop: async () => {} })
const targets: [string, () => Promise<Target>][] = [
  ['the stand-in', standIn],
  ...(apiKey && accountToken ? [['the vendor', vendor] as [string, typeof vendor]] : []),
  ...directSystems.flatMap((system): [string, () => Promise<Target>][] => {
    const key = process.env[`${system.toUpperCase()}_KEY`]
    const real = async () => ({ ats: direct(null), token: `${system}:${key}`, stop: async () => {} })
    return [[system, local(system)], ...(key ? [[`the real ${system}`, real] as [string, typeof real]] : [])]
  }),
]

describe.each(targets)('%s', (_, start) => {
  let target: Target
  beforeAll(async () => {
    target = await start()
  })
  afterAll(() => target.stop())
  const email = `contract.${Date.now().toString(36)}@people.example`
  const person: AtsPerson = {
    firstName: 'Contract',
    lastName: 'Example',
    email,
    title: 'Baker',
    company: 'Harbour Bakery',
    place: 'Lisbon, Portugal',
    linkedinUrl: 'https://www.linkedin.com/in/contract-example',
  }
  const openJobs = async () => {
    const pages = [await target.ats.openJobs(target.token, null)]
    while (pages.at(-1)!.next !== null && pages.length < 40) pages.push(await target.ats.openJobs(target.token, pages.at(-1)!.next))
    return pages
  }

  test('lists open jobs page by page, each once', async () => {
    const pages = await openJobs()
    const jobs = pages.flatMap((page) => page.jobs)
    expect(pages.at(-1)!.next).toBeNull()
    expect(jobs.length).toBeGreaterThan(0)
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(jobs.length)
    expect(jobs.every((job) => job.isOpen && job.name !== '')).toBe(true)
  })

  test('returns a job with its text and its stages in order, and null for an unknown one', async () => {
    const [first] = (await target.ats.openJobs(target.token, null)).jobs
    const job = await target.ats.job(target.token, first!.id)
    expect(job).toMatchObject({ id: first!.id, name: first!.name })
    expect(job!.description).not.toMatch(/<\w/)
    expect((await target.ats.stages(target.token, first!.id)).length).toBeGreaterThan(1)
    expect(await target.ats.job(target.token, '00000000-0000-4000-8000-000000000000')).toBeNull()
  })

  test('adds a person once, applies once, and moves from stage to stage', async () => {
    const { ats, token } = target
    const user = await ats.userFor(token, 'unknown@people.example')
    expect(await ats.candidatesWith(token, email)).toEqual([])
    const candidate = await ats.createCandidate(token, person, user)
    expect(candidate).toEqual({ state: 'done', id: expect.any(String) as string })
    const candidateId = (candidate as { id: string }).id

    const [job] = (await ats.openJobs(token, null)).jobs
    const [first, second] = await ats.stages(token, job!.id)
    expect(await ats.applicationsOf(token, candidateId, job!.id)).toEqual([])
    const made = await ats.createApplication(token, { candidateId, jobId: job!.id, stageId: first!.id, person }, user)
    const applicationId = (made as { id: string }).id
    const isThere = (stageId: string) => ({ id: applicationId, stageId, isRejected: false })
    expect(await ats.applicationsOf(token, candidateId, job!.id)).toEqual([isThere(first!.id)])
    expect(await ats.candidatesWith(token, email.toUpperCase())).toEqual([candidateId])
    expect(await ats.changeStage(token, applicationId, second!.id, user)).toEqual({ state: 'done', id: applicationId })
    expect(await ats.application(token, applicationId)).toEqual(isThere(second!.id))
  })

  test('tells of every application with its person, and next time only of what has changed', async () => {
    const { ats, token } = target
    const readAll = async (since: string | null) => {
      const applications = []
      let next: AtsPosition = { since, cursor: null }
      for (let page = 0; page < 200; page += 1) {
        const read = await ats.history(token, next)
        applications.push(...read.applications)
        next = read.next
        if (next.cursor === null) break
      }
      return { applications, since: next.since }
    }
    const first = await readAll(null)
    const entry = first.applications.find((application) => application.person.email.toLowerCase() === email)!
    expect(entry.person).toMatchObject({ name: 'Contract Example', linkedinUrl: person.linkedinUrl })
    expect(entry).toMatchObject({ isRejected: false, application: { outcome: 'open' } })
    expect(entry.application.jobTitle).not.toBe('')
    expect(entry.application.stage).not.toBe('')
    const [stage] = await ats.stages(token, (await ats.openJobs(token, null)).jobs[0]!.id)
    await ats.changeStage(token, entry.id, stage!.id, await ats.userFor(token, email))
    const second = await readAll(first.since)
    expect(second.applications.map(({ id, stageId }) => [id, stageId])).toContainEqual([entry.id, stage!.id])
  })

  test('reports a refusal by the system in its words', async () => {
    const { ats, token } = target
    const noOne = '00000000-0000-4000-8000-000000000000'
    const user = await ats.userFor(token, email)
    for (const write of [
      ats.createApplication(token, { candidateId: noOne, jobId: noOne, stageId: null, person }, user),
      ats.changeStage(token, noOne, noOne, user),
    ])
      expect(await write).toEqual({ state: 'refused', reason: expect.stringMatching(/\w/) as string })
    expect(await ats.application(token, noOne)).toBeNull()
  })
})
