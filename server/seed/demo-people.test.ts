// The demo has one user of every kind, and every kind gets the same project fields.
import { kindsOf, type UserKind } from '@fairlead/domain/account/user-kinds'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caller, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedDemoProjects } from './demo-projects.ts'
import { demoSignIn, seedDemo } from './seed-demo.ts'

const lists = {
  superAdmins: ['ada@fairlead.example'],
  staffDomains: ['staff.example'],
  recruiterProfiles: ['rita@recruiters.example'],
  canaryOptOuts: [],
}
let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ settings: { poolSize: 400, ...lists } })
  await seedDemo(testApp.services, () => void 0)
  await seedDemo(testApp.services, () => void 0)
  await seedDemoProjects(testApp.services)
})
afterAll(() => testApp.close())

const signIn = async (email: string) => {
  const { body } = await caller(testApp.app, '')('POST', 'v1/sessions', { email, password: demoSignIn.password })
  return caller(testApp.app, String(body.session))
}
const users = () => testApp.database.system.selectFrom('users').selectAll().orderBy('email').execute()

test("there is one of every kind, each once, each with its kind's products and flags [2 9 10 11 12 13 14 15]", async () => {
  const rosters = await testApp.database.system
    .selectFrom('project_collaborator')
    .select('email')
    .where('roster_role', '<>', 'owner')
    .execute()
  const kinds = new Set<UserKind>()
  for (const user of await users()) {
    expect(user).toMatchObject({ authorized_products: ['autopilot', 'fasttrack', 'navigator'], product_type: 'autopilot' })
    const flags = user.experiments as Record<string, boolean>
    const facts = {
      email: user.email,
      isOnRoster: rosters.some(({ email }) => email === user.email),
      experiments: { enableSelfServeLeanTest: flags.enable_self_serve_lean_test!, enableV2Experience: flags.enable_v2_experience! },
    }
    for (const kind of kindsOf(facts, lists)) kinds.add(kind)
  }
  expect([...kinds].toSorted()).toEqual(
    ['collaborator', 'customer', 'recruiter_profile', 'self_serve', 'staff', 'super_admin', 'v2'].toSorted(),
  )
  expect(await users()).toHaveLength(7)
})

test('the search in Europe shows people who live in Europe', async () => {
  const { rows } = await sql<{ country: string }>`
    select person.profile->'place'->>'country' as country from candidate join project on project.id = candidate.project_id
    join person on person.id = candidate.person_id where project.name = 'Account Executive, Europe' and batch <= 2`.execute(
    testApp.database.system,
  )
  // later, no one in Europe is left in a pool this small
  const countries = ['United Kingdom', 'Germany', 'France', 'Netherlands', 'Ireland', 'Spain', 'Sweden', 'Poland']
  expect(rows.length).toBeGreaterThanOrEqual(5)
  for (const { country } of rows) expect(countries).toContain(country)
})

test('one person in the demo is hired, with a future start date', async () => {
  const hired = await testApp.database.system.selectFrom('candidate').selectAll().where('stage', '=', 'HIRED').execute()
  expect(hired).toHaveLength(1)
  expect(Date.parse(hired[0]!.start_day!)).toBeGreaterThan(Date.now())
})

test('every kind gets the same fields of the same project', async () => {
  const shapes = new Map<string, string>()
  for (const { email } of await users()) {
    const call = await signIn(email)
    const { body } = await call<Record<string, unknown>[]>('GET', 'v1/projects')
    const project = body.find((entry) => entry.project_name === 'Account Executive, Europe')
    expect(project, email).toBeDefined()
    shapes.set(email, Object.keys(project!).toSorted().join())
  }
  expect(new Set(shapes.values()).size).toBe(1)
})
