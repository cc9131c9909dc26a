// A free trial ends after a number of contacted candidates, counted correctly even for concurrent sends.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ settings: { freeTrialContacts: 2 } })
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

test("the limit holds in a burst, is shown, and doesn't affect a project that isn't a trial [4]", async () => {
  const project_id = await activeProject(testApp, user)
  const people = await Promise.all(Array.from({ length: 5 }, () => addPerson(testApp, user, project_id)))
  const contactsLeft = async () =>
    (await user.call<{ project_id: string; contacts_left: number | null }[]>('GET', 'v1/projects')).body.find(
      (project) => project.project_id === project_id,
    )?.contacts_left
  const send = (id: string) => user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id: id })
  expect(await contactsLeft()).toBeNull()
  await testApp.database.system.updateTable('project').set({ is_free_trial: true }).where('id', '=', project_id).execute()
  expect(await contactsLeft()).toBe(2)
  const answers = await Promise.all(people.map(({ id }) => send(id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  for (const { body } of answers.filter(({ status }) => status !== 200))
    expect(body).toMatchObject({ error: 'cannot_send', message: 'The free trial includes 2 candidates. Choose a plan to contact more.' })
  expect(await contactsLeft()).toBe(0)
  const waiting = await testApp.database.system
    .selectFrom('candidate')
    .select('id')
    .where('project_id', '=', project_id)
    .where('stage', '=', 'UNDER_REVIEW')
    .execute()
  expect(waiting, 'who was refused is where they were').toHaveLength(3)
  await testApp.database.system.updateTable('project').set({ is_free_trial: false }).where('id', '=', project_id).execute()
  expect((await send(waiting[0]!.id)).status).toBe(200)
})
