// Systems that a key connects: linked, asked for changes, and their earlier applicants in the talent pool, once and resumably.
import { AtsDown, directSystems, type Ats, type DirectSystem } from '@fairlead/domain/ports/ats'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reactToMoves, syncRound } from '../../../testing/ats.ts'
import { startAtsSystems, systemKeys, type AtsSystems } from '../../../testing/fakes/ats/start-systems.ts'
import { activeProject, colleagueOf, contextOf } from '../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { systemContext } from '../../platform/context.ts'
import { runImport } from '../candidates/imports/run-import.ts'

let systems: AtsSystems
let testApp: TestApp
let user: TestUser
let workspaceId: string
beforeAll(async () => {
  systems = await startAtsSystems()
  testApp = await createTestApp({ settings: { atsSystemsUrl: systems.url } })
})
afterAll(async () => {
  await testApp.close()
  await systems.stop()
})
beforeEach(async () => {
  user = await newUser(testApp.app)
  ;({ workspaceId } = await contextOf(testApp, user))
})

const connect = (system: DirectSystem, by = user, broken = '') => {
  const [key = '', secret = ''] = systemKeys[system].split(':')
  return by.call<{ integration: string; errors?: Record<string, string> }>('POST', 'v2/ats/connect', { system, key: key + broken, secret })
}
interface Overview {
  link: { integration: string; status: string; is_direct: boolean; history: { is_on: boolean; applications: number; is_reading: boolean } }
}
const overview = async () => (await user.call<Overview>('GET', 'v2/ats')).body.link
interface Pooled {
  name: string
  title: string | null
  applications: { sentence: string; system: string }[]
}
const pool = async () => (await user.call<{ people: Pooled[] }>('GET', 'v2/talent/search', {})).body.people
const imports = async () => {
  const { imports: listed } = (
    await user.call<{ imports: { import_id: string; rows: number; state: string }[] }>('GET', 'v2/talent/import')
  ).body
  return listed
}
async function runImports(): Promise<void> {
  for (const { import_id: id } of await imports())
    await runImport(systemContext(testApp.database, workspaceId), testApp.services.vocabulary, id)
}
function addPast(system: DirectSystem, names: readonly string[]) {
  const world = systems.worlds[system]
  return names.map((name) => {
    const [first = '', last = ''] = name.split(' ')
    const about = {
      title: 'Captain',
      company: 'Tidewater',
      place: 'Lisbon',
      linkedinUrl: `https://www.linkedin.com/in/${first}-${last}-${system}`,
    }
    const person = world.addPerson({ first, last, email: `${first}.${last}.${system}@people.example`.toLowerCase(), ...about })
    const made = world.apply({
      person: person.id,
      job: world.jobs[0]!.id,
      stage: world.stages[4]!.id,
      status: 'rejected',
      reason: world.reasons[0]!.id,
    })
    return made!
  })
}

describe.each(directSystems)('%s', (system) => {
  test('a key links it after it was tried; a wrong one says so at its field; only admins may', async () => {
    const colleague = await colleagueOf(testApp, user)
    expect((await connect(system, colleague)).status).toBe(403)
    const refused = await connect(system, user, 'x')
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('accept this key')
    expect(JSON.stringify(refused.body)).not.toContain(systemKeys[system])
    expect((await user.call<{ link: unknown }>('GET', 'v2/ats')).body.link).toBeNull()
    expect(await connect(system)).toMatchObject({ status: 200 })
    expect(await overview()).toMatchObject({ status: 'COMPLETE', is_direct: true, history: { is_on: false, applications: 0 } })
    const { body } = await user.call<{ jobs: { id: string; name: string }[] }>('GET', 'v2/ats/jobs')
    expect(body.jobs[0]).toMatchObject({ name: 'Backend Engineer', locations: ['Lisbon, Portugal'] })
    const imported = await user.call<{ project_id: string }>('POST', 'v2/ats/jobs/import', { job_id: body.jobs[0]!.id })
    const { body: settings } = await user.call('GET', 'v2/projects/settings', { project_id: imported.body.project_id })
    expect(settings).toMatchObject({ job_title: 'Backend Engineer', years_exp_min: 5 })
  })

  test('earlier applicants come into the pool with their history; a killed reading goes on; later only changes come', async () => {
    addPast(system, ['Ada Pier', 'Bo Quay', 'Cy Dock', 'Di Wharf', 'Ed Buoy'])
    await connect(system)
    expect((await user.call('PUT', 'v2/ats/history', { is_on: true })).status).toBe(200)
    let pages = 0
    const failing: Ats = {
      ...testApp.services.outside.ats,
      history: (...call) => {
        pages += 1
        return pages > 1 ? Promise.reject(new AtsDown('gone')) : testApp.services.outside.ats.history(...call)
      },
    }
    await syncRound(testApp, workspaceId, { ats: failing })
    expect((await overview()).history).toMatchObject({ is_on: true, applications: 3, is_reading: true })
    // the pause after the failure is over
    await syncRound(testApp, workspaceId, { later: 60_000 })
    const before = systems.worlds[system].applications.length
    expect((await overview()).history).toMatchObject({ applications: before, is_reading: false })
    expect((await imports()).map((entry) => entry.rows)).toEqual([before])
    await runImports()
    const ada = (await pool()).find(({ name }) => name === 'Ada Pier')!
    expect(ada.applications).toHaveLength(1)
    expect(ada.applications[0]).toMatchObject({ system: ada.applications[0]!.system })
    expect(ada.applications[0]!.sentence).toMatch(/^Applied in \d{4} for Backend Engineer, rejected.*: Lacking skills$/)

    const people = (await pool()).length
    const [changed] = addPast(system, ['Fay Jetty'])
    await syncRound(testApp, workspaceId, { later: 11 * 60_000 })
    await runImports()
    expect((await pool()).map(({ name }) => name)).toContain('Fay Jetty')
    expect(await pool()).toHaveLength(people + 1)
    expect(changed).toBeDefined()

    await user.call('PUT', 'v2/ats/history', { is_on: false })
    addPast(system, ['Guy Mast'])
    await syncRound(testApp, workspaceId, { later: 22 * 60_000 })
    await runImports()
    expect(await pool()).toHaveLength(people + 1)
  })

  test('a candidate is sent once and moves both ways; a withdrawn key asks to be renewed', async () => {
    await connect(system)
    const world = systems.worlds[system]
    const projectId = await activeProject(testApp, user)
    const job = world.jobs[1]!
    const saved = await user.call('PUT', 'v2/ats/sync', { project_id: projectId, job_id: String(job.id), is_on: true })
    expect(saved.status).toBe(200)
    const email = `ann.${system}@people.example`
    const added = await user.call('POST', 'v1/candidates', {
      project_id: projectId,
      cand_email: email,
      cand_name: 'Ann Keel',
    })
    expect(added.status).toBe(201)
    const { id: candidateId } = await testApp.database.system
      .selectFrom('candidate')
      .select('id')
      .where('project_id', '=', projectId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    await user.call('POST', 'v2/ats/push', { candidate_id: candidateId, project_id: projectId })
    await reactToMoves(testApp)
    await syncRound(testApp, workspaceId)
    await syncRound(testApp, workspaceId)
    const sent = world.applications.filter(({ job: id }) => id === job.id)
    expect(sent).toHaveLength(1)
    expect(world.people.filter((person) => person.email === email)).toHaveLength(1)
    world.change(sent[0]!, { stage: world.stages[4]!.id })
    await syncRound(testApp, workspaceId, { later: 11 * 60_000 })
    const standing = await testApp.database.system
      .selectFrom('ats_push')
      .select('stage_name')
      .where('candidate_id', '=', candidateId)
      .executeTakeFirstOrThrow()
    expect(standing.stage_name).toBe('On-site')
    world.isWithdrawn = true
    await syncRound(testApp, workspaceId, { later: 80 * 60_000 })
    world.isWithdrawn = false
    expect((await overview()).status).toBe('RELINK_NEEDED')
  })
})
