import type { Ats } from '@fairlead/domain/ports/ats'
import type { Stage } from '@fairlead/domain/shared/stages'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addPerson, activeProject } from '../../../testing/projects.ts'
import { openPushes, type Pushes } from '../../../testing/pushes.ts'

let pushes: Pushes
beforeAll(async () => {
  pushes = await openPushes()
})
afterAll(() => pushes.testApp.close())
beforeEach(() => pushes.reset())

test('pushes a candidate on a move to a mapped stage, with only what a recruiter sees', async () => {
  const jo = await pushes.person({
    firstName: 'Mara',
    profile: {
      lastName: 'Quill',
      linkedinUrl: 'https://www.linkedin.com/in/mara-quill-example',
      place: { label: 'Lisbon, Portugal', city: 'Lisbon', state: null, country: 'Portugal' },
      experiences: [
        { title: 'Baker', company: 'Harbour', start: '2020-01', end: null, location: null, description: 'Secret', industry: null },
      ],
      summary: 'Private',
    },
  })
  await pushes.move(jo.id, 'INTERVIEWING')
  await pushes.react()
  await pushes.round()
  expect(pushes.there(jo.email)).toEqual([[pushes.stage('Hiring Manager Interview')]])
  const { id: _, remote_id: __, created_at: ___, ...sent } = pushes.team.account.candidates.at(-1)!
  expect(sent).toEqual({
    first_name: 'Mara',
    last_name: 'Quill',
    email_addresses: [{ value: jo.email, email_address_type: 'PERSONAL' }],
    title: 'Baker',
    company: 'Harbour',
    locations: ['Lisbon, Portugal'],
    urls: [{ value: 'https://www.linkedin.com/in/mara-quill-example', url_type: 'SOCIAL_MEDIA' }],
  })
  expect(await pushes.rowOf(jo.id)).toMatchObject({ state: 'sent', stage_name: 'Hiring Manager Interview', writing: null, why: null })
  expect(await pushes.historyOf(jo.id)).toEqual(['In Greenhouse: Hiring Manager Interview'])
  const { body } = await pushes.team.user.call('GET', 'v2/ats')
  expect(body).toMatchObject({
    link: { synced_at: expect.any(String) },
    projects: [{ project_id: pushes.projectId, is_on: true, synced: 1 }],
  })
})

test('finds an existing person by address and adds no one twice', async () => {
  const jo = await pushes.person()
  const gateway = pushes.testApp.services.outside.ats
  const jane = { firstName: 'Jo', lastName: 'Doe', email: jo.email, title: null, company: null, place: null, linkedinUrl: null }
  await gateway.createCandidate(pushes.team.accountToken, jane, null)
  await pushes.move(jo.id, 'INTERVIEWING')
  await pushes.react()
  await pushes.round()
  await pushes.push(jo.id)
  await pushes.round()
  expect(pushes.there(jo.email)).toEqual([[pushes.stage('Hiring Manager Interview')]])
})

test('ends at the last stage after quick moves, even during a running push', async () => {
  const jo = await pushes.person()
  for (const to of ['INTERVIEWING', 'HIRING_MANAGER', 'HIRING_MANAGER_APPROVED'] as const) await pushes.move(jo.id, to)
  await pushes.react()
  await pushes.round()
  expect(pushes.there(jo.email)).toEqual([[pushes.stage('Phone Screen')]])
  expect(await pushes.historyOf(jo.id)).toEqual(['In Greenhouse: Phone Screen'])

  const between = new Proxy(pushes.testApp.services.outside.ats, {
    get: (ats, name: keyof Ats) =>
      name === 'changeStage'
        ? async (...args: Parameters<Ats['changeStage']>) => {
            const answer = await ats.changeStage(...args)
            await pushes.move(jo.id, 'HIRING_MANAGER')
            await pushes.react()
            return answer
          }
        : ats[name],
  })
  await pushes.move(jo.id, 'INTERVIEWING')
  await pushes.react()
  await pushes.round({ ats: between })
  expect(pushes.there(jo.email)).toEqual([[pushes.stage('Application Review')]])
  expect(await pushes.rowOf(jo.id)).toMatchObject({ state: 'sent', stage_name: 'Application Review' })
})

describe("candidates who aren't pushed", () => {
  const pushOf = async (id: string, email: string) => {
    await pushes.react()
    await pushes.round()
    expect(pushes.there(email)).toEqual([])
    return pushes.rowOf(id)
  }
  test('someone who asked not to be contacted, neither by a move nor manually', async () => {
    const jo = await pushes.person()
    await pushes.testApp.database.system
      .insertInto('suppression')
      .values({ workspace_id: pushes.team.workspaceId, email: jo.email, hash: Buffer.from(jo.email), reason: 'unsubscribed' })
      .execute()
    await pushes.move(jo.id, 'INTERVIEWING')
    expect(await pushOf(jo.id, jo.email)).toBeUndefined()
    expect(await pushes.push(jo.id)).toMatchObject({
      status: 409,
      body: { error: 'cannot_send', message: expect.stringContaining('asked not to be contacted') },
    })
  })

  test('someone who asks not to be contacted after the push was planned', async () => {
    const jo = await pushes.person()
    await pushes.move(jo.id, 'INTERVIEWING')
    await pushes.react()
    await pushes.testApp.database.system
      .insertInto('suppression')
      .values({ workspace_id: pushes.team.workspaceId, email: jo.email, hash: Buffer.from(jo.email), reason: 'unsubscribed' })
      .execute()
    expect(await pushOf(jo.id, jo.email)).toMatchObject({ state: 'cancelled', why: 'asked_not_to' })
  })

  test('someone who left the synced stages before the push', async () => {
    const jo = await pushes.person()
    await pushes.move(jo.id, 'INTERVIEWING')
    await pushes.react()
    await pushes.move(jo.id, 'REJECTED')
    expect(await pushOf(jo.id, jo.email)).toMatchObject({ state: 'cancelled', why: 'not_mapped' })
  })

  test('no one while the sync is off, except manually', async () => {
    const jo = await pushes.person()
    await pushes.team.user.call('PUT', 'v2/ats/sync', { project_id: pushes.projectId, is_on: false })
    await pushes.move(jo.id, 'INTERVIEWING')
    expect(await pushOf(jo.id, jo.email)).toBeUndefined()
    expect((await pushes.push(jo.id)).status).toBe(200)
    await pushes.round()
    expect(pushes.there(jo.email)).toEqual([[pushes.stage('Hiring Manager Interview')]])
    await pushes.team.user.call('PUT', 'v2/ats/sync', { project_id: pushes.projectId, is_on: true })
  })

  test('without an address, or in a project without a job, a manual push is refused with a sentence', async () => {
    const jo = await pushes.person({ email: null })
    expect(await pushes.push(jo.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('They need an email address') },
    })
    const otherProject = await activeProject(pushes.testApp, pushes.team.user)
    const away = await addPerson(pushes.testApp, pushes.team.user, otherProject, { stage: 'APPROVED' })
    expect(await pushes.push(away.id)).toMatchObject({ status: 409, body: { message: expect.stringContaining('isn’t linked to a job') } })
  })
})

describe('exactly one', () => {
  const faults = ['rate_limited', 'server_fault', 'unavailable', 'hung_up', 'unreadable'] as const
  const paths = ['/candidates', '/applications', '/change-stage'] as const
  test.each(faults.flatMap((fault) => paths.map((path) => [fault, path] as const)))('%s at %s', async (fault, path) => {
    const jo = await pushes.person()
    if (path === '/change-stage') {
      await pushes.move(jo.id, 'HIRING_MANAGER')
      await pushes.react()
      await pushes.settle(jo.id)
    }
    await pushes.move(jo.id, 'INTERVIEWING')
    await pushes.react()
    pushes.testApp.embedded.ats!.fault(fault, 'POST', 1, path)
    await pushes.round()
    expect((await pushes.rowOf(jo.id))!.state).toBe(fault === 'rate_limited' ? 'queued' : 'unknown')
    expect(await pushes.settle(jo.id)).toMatchObject({ state: 'sent', tries: 0 })
    expect(pushes.there(jo.email)).toEqual([[pushes.stage('Hiring Manager Interview')]])
  })

  test('looks up an uncertain write for as long as it may take to appear before repeating it', async () => {
    const jo = await pushes.person()
    await pushes.move(jo.id, 'INTERVIEWING')
    await pushes.react()
    pushes.testApp.embedded.ats!.fault('server_fault', 'POST', 1, '/candidates')
    const graceMs = 15 * 60_000
    await pushes.round({ graceMs })
    await pushes.round({ graceMs, later: 60_000 })
    expect(pushes.there(jo.email)).toEqual([])
    expect(await pushes.rowOf(jo.id)).toMatchObject({ state: 'unknown', writing: 'candidate' })
    await pushes.round({ graceMs, later: 16 * 60_000 })
    expect(pushes.there(jo.email)).toEqual([[pushes.stage('Hiring Manager Interview')]])
  })

  test('looks up a person by the address they were pushed with after it changed', async () => {
    const jo = await pushes.person()
    await pushes.move(jo.id, 'INTERVIEWING')
    await pushes.react()
    pushes.testApp.embedded.ats!.fault('hung_up', 'POST', 1, '/candidates')
    await pushes.round()
    await pushes.team.user.call('PUT', 'v1/candidates', {
      candidate_id: jo.id,
      project_id: pushes.projectId,
      updated_candidate_email: `new.${jo.email}`,
    })
    await pushes.settle(jo.id)
    expect([pushes.there(jo.email), pushes.there(`new.${jo.email}`)]).toEqual([[[pushes.stage('Hiring Manager Interview')]], []])
  })
})

const crowd = process.env.NIGHTLY ? 40 : 16

test('pushes many people once each to their current stage, under constant moves, all faults, and five workers', async () => {
  const people = await Promise.all(Array.from({ length: crowd }, () => pushes.person()))
  const ways: Stage[][] = [
    ['INTERVIEWING'],
    ['HIRING_MANAGER', 'INTERVIEWING'],
    ['INTERVIEWING', 'HIRING_MANAGER_APPROVED'],
    ['HIRING_MANAGER_APPROVED', 'HIRING_MANAGER'],
  ]
  const kinds = ['hung_up', 'server_fault', 'unreadable', 'unavailable'] as const
  kinds.forEach((kind, index) =>
    pushes.testApp.embedded.ats!.fault(kind, 'POST', 3, ['/candidates', '/applications', '/change-stage', ''][index]!),
  )
  const moving = people.map(async ({ id }, index) => {
    for (const to of ways[index % ways.length]!) await pushes.move(id, to)
  })
  const rounds = Array.from({ length: 5 }, async (_, index) => {
    for (let turn = 0; turn < 4; turn++) {
      await pushes.react()
      await pushes.round({ later: (turn * 5 + index) * 1000 })
    }
  })
  await Promise.all([...moving, ...rounds])
  await pushes.react()
  const names: Partial<Record<Stage, string>> = {
    INTERVIEWING: 'Hiring Manager Interview',
    HIRING_MANAGER: 'Application Review',
    HIRING_MANAGER_APPROVED: 'Phone Screen',
  }
  for (const [index, { id, email }] of people.entries()) {
    expect(await pushes.settle(id)).toMatchObject({ state: 'sent' })
    expect(pushes.there(email), email).toEqual([[pushes.stage(names[ways[index % ways.length]!.at(-1)!]!)]])
  }
}, 60_000)
