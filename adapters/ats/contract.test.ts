// What the product requires of every ATS gateway: run on the local server, and with ATS_KEY and ATS_ACCOUNT_TOKEN (a test
// account, in which people and applications are created) on the vendor as well.
import type { Ats, AtsPerson } from '@fairlead/domain/ports/ats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startAts, type EmbeddedAts } from '../../local-services/ats/start-ats.ts'
import { mergeAts } from './merge.ts'

interface Target {
  ats: Ats
  token: string
  stop(): Promise<void>
}
const standIn = async (): Promise<Target> => {
  const gateway: EmbeddedAts = await startAts({ apiKey: 'ats-key', perMinute: 10_000 })
  const ats = mergeAts(gateway)
  const { accountToken } = await ats.exchange(gateway.link('Greenhouse'))
  return { ats, token: accountToken, stop: () => gateway.stop() }
}
const { ATS_KEY: apiKey, ATS_ACCOUNT_TOKEN: accountToken, ATS_URL: url = 'https://api.merge.dev' } = process.env
const vendor = async (): Promise<Target> => ({ ats: mergeAts({ url, apiKey: apiKey! }), token: accountToken!, stop: async () => {} })
const targets: [string, () => Promise<Target>][] = [
  ['the stand-in', standIn],
  ...(apiKey && accountToken ? [['the vendor', vendor] as [string, typeof vendor]] : []),
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
    expect(await ats.candidatesWith(token, email.toUpperCase())).toEqual([candidateId])

    const [job] = (await ats.openJobs(token, null)).jobs
    const [first, second] = await ats.stages(token, job!.id)
    expect(await ats.applicationsOf(token, candidateId, job!.id)).toEqual([])
    const made = await ats.createApplication(token, { candidateId, jobId: job!.id, stageId: first!.id }, user)
    const applicationId = (made as { id: string }).id
    const isThere = (stageId: string) => ({ id: applicationId, stageId, isRejected: false })
    expect(await ats.applicationsOf(token, candidateId, job!.id)).toEqual([isThere(first!.id)])
    expect(await ats.changeStage(token, applicationId, second!.id, user)).toEqual({ state: 'done', id: applicationId })
    expect(await ats.application(token, applicationId)).toEqual(isThere(second!.id))
  })

  test('reports a refusal by the system in its words', async () => {
    const { ats, token } = target
    const noOne = '00000000-0000-4000-8000-000000000000'
    for (const write of [
      ats.createApplication(token, { candidateId: noOne, jobId: noOne, stageId: null }, null),
      ats.changeStage(token, noOne, noOne, null),
    ])
      expect(await write).toEqual({ state: 'refused', reason: expect.stringMatching(/\w/) as string })
    expect(await ats.application(token, noOne)).toBeNull()
  })
})
