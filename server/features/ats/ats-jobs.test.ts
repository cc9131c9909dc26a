// Jobs in the applicant tracking system: all listed, imported once as a draft with criteria, and only visible to their team.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkedTeam, type LinkedTeam } from '../../../testing/ats.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { colleagueOf } from '../../../testing/projects.ts'

let testApp: TestApp
let team: LinkedTeam
beforeAll(async () => {
  testApp = await createTestApp()
  team = await linkedTeam(testApp)
})
afterAll(() => testApp.close())

interface Job {
  id: string
  name: string
  project_id: string | null
}
async function allJobs(user: TestUser): Promise<Job[]> {
  const jobs: Job[] = []
  let cursor: string | null = null
  do {
    const page: { jobs: Job[]; next: string | null } = (
      await user.call<{ jobs: Job[]; next: string | null }>('GET', 'v2/ats/jobs', cursor ? { cursor } : {})
    ).body
    jobs.push(...page.jobs)
    cursor = page.next
  } while (cursor)
  return jobs
}
const importJob = (user: TestUser, job_id: string) =>
  user.call<{ project_id: string; is_new: boolean }>('POST', 'v2/ats/jobs/import', { job_id })

test('lists every open job over several pages, but no closed ones', async () => {
  const jobs = await allJobs(team.user)
  const servedJobs = testApp.embedded.ats!.jobs(team.account)
  expect(jobs.length).toBeGreaterThan(50)
  expect(jobs.map(({ id }) => id)).toEqual(servedJobs.filter(({ status }) => status === 'OPEN').map(({ id }) => id))
})

test('a job becomes a draft with its name, company, places, text, and criteria; stages are proposed and nothing is switched on', async () => {
  const job = testApp.embedded
    .ats!.jobs(team.account)
    .find(({ name, office }) => name === 'Backend Engineer' && office.startsWith('Austin'))!
  const { status, body } = await importJob(team.user, job.id)
  expect({ status, is_new: body.is_new }).toEqual({ status: 200, is_new: true })
  const { body: settings } = await team.user.call('GET', 'v2/projects/settings', { project_id: body.project_id })
  expect(settings).toMatchObject({
    status: '3',
    project_name: 'Backend Engineer',
    job_title: 'Backend Engineer',
    hiring_company: 'Robin Works',
    locations: ['Austin, Texas, United States'],
    years_exp_min: 5,
    bachelors: true,
  })
  expect(settings.job_description).toContain('What you will do\n- Design and run the services that plan our ferries')
  expect(settings.job_description).not.toContain('<')
  expect(settings.keywords_required).toEqual(expect.arrayContaining(['Python', 'PostgreSQL', 'Kubernetes']))
  expect(settings.keywords_optional).toEqual(expect.arrayContaining(['Redis', 'Terraform']))
  const { body: sync } = await team.user.call('GET', 'v2/ats/sync', { project_id: body.project_id })
  expect(sync).toMatchObject({ integration: 'Greenhouse', is_on: false, job: { id: job.id, remote_id: job.remote_id, is_imported: true } })
  expect((sync.rows as { label: string; to: { name: string } | null }[]).map(({ label, to }) => [label, to?.name ?? null])).toEqual([
    ['Approved', null],
    ['Contacted', null],
    ['Needs Attention', null],
    ['Awaiting Reply', null],
    ['Interested', 'Application Review'],
    ['Scheduling', 'Phone Screen'],
    ['Interview', 'Hiring Manager Interview'],
    ['Offer', null],
    ['Hired', null],
  ])
})

test('importing the same job twice, or ten times concurrently, creates one project', async () => {
  const job = testApp.embedded.ats!.jobs(team.account).find(({ name }) => name === 'Data Scientist')!
  const answers = await Promise.all(Array.from({ length: 10 }, () => importJob(team.user, job.id)))
  expect(new Set(answers.map(({ body }) => body.project_id)).size).toBe(1)
  expect(answers.filter(({ body }) => body.is_new)).toHaveLength(1)
  expect((await importJob(team.user, job.id)).body).toEqual({ project_id: answers[0]!.body.project_id, is_new: false })
  expect((await allJobs(team.user)).find(({ id }) => id === job.id)!.project_id).toBe(answers[0]!.body.project_id)
  const rows = await testApp.database.system
    .selectFrom('project')
    .select('id')
    .where('workspace_id', '=', team.workspaceId)
    .where('name', '=', job.name)
    .execute()
  expect(rows).toHaveLength(1)
})

test('tells a colleague outside the project who can help, without revealing its id', async () => {
  const job = testApp.embedded.ats!.jobs(team.account).find(({ name }) => name === 'Product Manager')!
  await importJob(team.user, job.id)
  const colleague = await colleagueOf(testApp, team.user)
  expect(await importJob(colleague, job.id)).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('A colleague has imported this job') },
  })
  expect((await allJobs(colleague)).find(({ id }) => id === job.id)!.project_id).toBeNull()
  expect((await colleague.call('GET', 'v2/ats')).body).toMatchObject({ projects: [], failures: [], link: { integration: 'Greenhouse' } })
})

test("shows another team no jobs and none of the first team's", async () => {
  const stranger = await newUser(testApp.app)
  expect(await stranger.call('GET', 'v2/ats/jobs')).toEqual({ status: 200, body: { jobs: [], next: null } })
  expect(await importJob(stranger, testApp.embedded.ats!.jobs(team.account)[1]!.id)).toMatchObject({ status: 404 })
  const otherTeam = await linkedTeam(testApp, 'Lever')
  const job = testApp.embedded.ats!.jobs(team.account)[1]!
  expect(await importJob(otherTeam.user, job.id)).toMatchObject({ status: 404, body: { message: 'Lever no longer has this job.' } })
})

test('a failing gateway creates no draft, and a job without a text creates one without criteria', async () => {
  const { user } = await linkedTeam(testApp)
  const [, account] = testApp.embedded.ats!.accounts().at(-1)!
  const job = testApp.embedded.ats!.jobs(account).find(({ status }) => status === 'OPEN')!
  const projects = async () => (await user.call<unknown[]>('GET', 'v1/projects')).body
  const before = await projects()
  for (const fault of ['server_fault', 'unreadable', 'rate_limited'] as const) {
    testApp.embedded.ats!.fault(fault, 'GET', 1, 'job-interview-stages')
    expect(await importJob(user, job.id)).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  }
  expect(await projects()).toEqual(before)
  expect((await importJob(user, job.id)).body.is_new).toBe(true)
})

test('shows in the job list that a link needs renewal', async () => {
  const { user, account, accountToken } = await linkedTeam(testApp, 'Ashby')
  testApp.embedded.ats!.remove(accountToken)
  expect(await user.call('GET', 'v2/ats/jobs')).toMatchObject({ status: 409, body: { message: 'Ashby must be linked again.' } })
  expect((await user.call('GET', 'v2/ats')).body).toMatchObject({ link: { status: 'RELINK_NEEDED' } })
  expect(account.integration).toBe('Ashby')
})
