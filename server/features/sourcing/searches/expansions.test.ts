import type { ProjectType } from '@fairlead/domain/project/project'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { newSearch } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ people: 600 })
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

const kind = (projectId: string, project_type: ProjectType) =>
  testApp.database.system.updateTable('project').set({ project_type }).where('id', '=', projectId).execute()

interface Answer {
  people: number
  expansions: { key: string; label: string; more: number }[]
}

test('lists filters with the people they exclude; giving one up changes the settings and searches [729]', async () => {
  const project_id = await newSearch(testApp, user)
  await kind(project_id, 'navigator')
  await user.call('PUT', 'v1/projects/settings', { project_id, years_exp_min: 8, years_exp_max: 9, keywords_required: ['Go'] })
  const read = async () => (await user.call<Answer>('GET', 'v2/projects/expansions', { project_id })).body
  const before = await read()
  expect(before.expansions.map(({ key }) => key)).toEqual(['keywords', 'years'])
  expect(before.expansions[1]).toMatchObject({ label: '2 years of experience more or less' })
  expect(before.expansions[1]!.more).toBeGreaterThan(0)
  const { status, body } = await user.call<{ lro_id: string }>('POST', 'v2/projects/expansions', {
    project_id,
    expansions: ['keywords', 'years'],
  })
  expect([status, typeof body.lro_id]).toEqual([202, 'string'])
  const settings = (await user.call<Record<string, unknown>>('GET', 'v1/projects/settings', { project_id })).body
  expect(settings).toMatchObject({ years_exp_min: 6, years_exp_max: 11, keywords_required: [] })
  expect(settings.keywords_optional).toContain('Go')
  const after = await read()
  expect(after.expansions.map(({ key }) => key)).toEqual(['years'])
  expect(after.people).toBeGreaterThan(before.people)
})

test('refuses an empty choice, and on autopilot everyone except super admins', async () => {
  const project_id = await newSearch(testApp, user)
  await kind(project_id, 'navigator')
  expect((await user.call('POST', 'v2/projects/expansions', { project_id, expansions: [] })).status).toBe(400)
  await kind(project_id, 'autopilot')
  expect((await user.call('GET', 'v2/projects/expansions', { project_id })).status).toBe(403)
  expect((await user.call('POST', 'v2/projects/expansions', { project_id, expansions: ['years'] })).status).toBe(403)
})
