import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, createTestApp, caller, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { openSession } from '../accounts/sessions/session-store.ts'
import { auditOf, staffSettings, createStaffUsers } from '../../../testing/staff-users.ts'
import { addPerson, activeProject, contextOf } from '../../../testing/projects.ts'

let testApp: TestApp
let customer: TestUser
let staff: TestUser
let admin: TestUser
const statements: string[] = []
beforeAll(async () => {
  testApp = await createTestApp({ settings: staffSettings, onQuery: (text) => statements.push(text) })
  ;({ customer, staff, admin } = await createStaffUsers(testApp))
})
afterAll(() => testApp.close())

const db = () => testApp.database.system

interface Row {
  project_id: string
  project_name: string
  owner_email: string
  operations_status: string
  rules_status: string
  rules_why: string
  operations_status_by: string | null
  notes_count: number
  contacts: number | null
}
interface Board {
  projects: Row[]
  total: number
  groups: Record<string, number>
  rules: unknown[]
}
const board = async (search: Record<string, unknown> = {}, actor = staff) =>
  (await actor.call<Board>('GET', 'v2/operations/projects', search)).body
const rowOf = async (id: string) => (await board({ text: customer.email })).projects.find(({ project_id }) => project_id === id)!
const audit = (about: string) => auditOf(testApp, about)

describe('the board', () => {
  test('shows live projects of all workspaces with health and reason, without candidates [16]', async () => {
    const project_id = await activeProject(testApp, customer, { project_name: 'Watched from afar' })
    const { id } = await addPerson(testApp, customer, project_id, { firstName: 'Quillhilda', email: 'quill@secret.example' })
    await db()
      .updateTable('candidate')
      .set({ stage_at: new Date(Date.now() - 6 * 86_400_000) })
      .where('id', '=', id)
      .execute()
    const answer = await staff.call<Board>('GET', 'v2/operations/projects', { text: 'watched from' })
    expect(answer.status).toBe(200)
    expect(answer.body.projects).toMatchObject([
      { project_name: 'Watched from afar', owner_email: customer.email, operations_status_by: null, notes_count: 0 },
    ])
    expect(JSON.stringify(answer.body)).not.toMatch(/quill/i)
    expect(answer.body.rules).toHaveLength(13)
    await db().updateTable('project').set({ is_archived: true }).where('id', '=', project_id).execute()
    expect((await board({ text: 'watched from' })).total).toBe(0)
  })

  test('decides health by waits, inactivity, the manager, the search, and the pace', async () => {
    const project_id = await activeProject(testApp, customer)
    const { workspaceId: workspace_id, userId: user_id } = await contextOf(testApp, customer)
    const day = 86_400_000
    const ago = (days: number) => new Date(Date.now() - days * day)
    await db()
      .updateTable('project')
      .set({ project_type: 'autopilot', calibrated_at: ago(20), lifecycle_status: 'active' })
      .where('id', '=', project_id)
      .execute()
    await db().deleteFrom('search_run').where('project_id', '=', project_id).execute()
    const run = {
      workspace_id,
      project_id,
      kind: 'next' as const,
      is_calibration: false,
      size: 50,
      created_at: ago(20),
      finished_at: ago(20),
    }
    await db()
      .insertInto('search_run')
      .values({ ...run, id: `run${project_id}`.slice(0, 26), batch: 1, state: 'completed', found: 50 })
      .execute()
    const says = async () => {
      const { rules_status, rules_why } = await rowOf(project_id)
      return `${rules_status}: ${rules_why}`
    }
    expect(await says()).toBe('slow_pace: 0 candidates contacted in the last seven days')
    const people = []
    for (let index = 0; index < 10; index++) people.push(await addPerson(testApp, customer, project_id))
    const ids = people.map(({ id }) => id)
    await db()
      .updateTable('candidate')
      .set({ contacted_at: ago(1) })
      .where('id', 'in', ids)
      .execute()
    expect(await says()).toBe('healthy: 10 candidates contacted in the last seven days, 10 waiting for review')
    await db()
      .updateTable('candidate')
      .set({ stage_at: ago(9) })
      .where('id', '=', ids[0]!)
      .execute()
    // adding people also counts as team activity
    await db().deleteFrom('candidate_history').where('project_id', '=', project_id).execute()
    expect(await says()).toBe('client_delay: 10 candidates are waiting and the team hasn’t done anything for 9 days')
    const expected = { workspace_id, project_id, candidate_id: ids[0]!, event: 'imported' as const, user_id }
    await db()
      .insertInto('candidate_history')
      .values({ ...expected, id: `h0${project_id}`.slice(0, 26), at: ago(0.5) })
      .execute()
    expect(await says()).toMatch(/^healthy/)
    for (const [index, id] of ids.entries())
      await db()
        .insertInto('candidate_history')
        .values({
          ...expected,
          id: `h${index + 1}x${project_id}`.slice(0, 26),
          candidate_id: id,
          at: ago(0.4),
          from_stage: 'HIRING_MANAGER',
          to_stage: index === 0 ? 'HIRING_MANAGER_APPROVED' : 'REJECTED',
        })
        .execute()
    expect(await says()).toBe('hm_approval: The hiring manager approved 1 of the last 10')
    await db()
      .insertInto('search_run')
      .values({ ...run, id: `rux${project_id}`.slice(0, 26), batch: 2, state: 'completed', found: 4 })
      .execute()
    expect(await says()).toBe('narrow: The last search found 4 of 50 requested candidates')
    await db()
      .updateTable('project_counter')
      .set({ count: 41 })
      .where('project_id', '=', project_id)
      .where('stage', '=', 'UNDER_REVIEW')
      .execute()
    expect(await says()).toBe('backlog: 41 candidates are waiting for review, the first for 9 days')
    await db().updateTable('project').set({ is_free_trial: true, free_trial_contacts: 10 }).where('id', '=', project_id).execute()
    expect(await says()).toBe('free_trial_debrief: All 10 candidates of the free trial are contacted')
    await db().updateTable('project').set({ outreach_pause: true }).where('id', '=', project_id).execute()
    expect(await says()).toBe('paused: Outreach is paused')
  })

  test('is filtered by group, kind, owner, and text, sorted, counted by group, and uses a fixed number of statements', async () => {
    const otherUser = await newUser(testApp.app, 'Other')
    for (const [project_name, project_type] of [
      ['Zebra search', 'autopilot'],
      ['Zebra hunt', 'self-serve'],
    ] as const) {
      const id = await activeProject(testApp, otherUser, { project_name })
      await db().updateTable('project').set({ project_type }).where('id', '=', id).execute()
    }
    const names = async (search: Record<string, unknown>) =>
      (await board(search)).projects.map(({ project_name }) => project_name).toSorted()
    expect(await names({ text: 'zebra' })).toEqual(['Zebra hunt', 'Zebra search'])
    expect(await names({ owner: otherUser.email })).toEqual(['Zebra hunt', 'Zebra search'])
    expect(await names({ text: 'zebra', type: '3' })).toEqual(['Zebra hunt'])
    expect(await names({ text: 'zebra', group: 'Self Serve' })).toEqual(['Zebra hunt'])
    expect((await board({ text: 'zebra', group: 'Paused' })).groups).toMatchObject({ 'Self Serve': 1, Paused: 0 })
    expect((await staff.call('GET', 'v2/operations/projects', { group: 'Green' })).status).toBe(400)
    statements.length = 0
    await board()
    expect(statements.length).toBeLessThanOrEqual(6)
  })

  test("keeps a manual status until it is returned to the rules, audited, without changing the customer's list", async () => {
    const project_id = await activeProject(testApp, customer, { project_name: 'By hand' })
    const { rules_status } = await rowOf(project_id)
    const set = (operations_status: string, actor = staff) => actor.call('PUT', 'v2/operations/health', { project_id, operations_status })
    expect((await set('unheard_of')).status).toBe(400)
    expect((await set('hm_approval')).status).toBe(200)
    expect((await set('hm_approval')).status).toBe(200)
    expect(await rowOf(project_id)).toMatchObject({ operations_status: 'hm_approval', rules_status, operations_status_by: staff.email })
    expect((await set('', admin)).status).toBe(200)
    expect(await rowOf(project_id)).toMatchObject({ operations_status: rules_status, operations_status_by: null })
    expect((await audit('By hand')).map(({ actor, kind, details }) => [actor, kind, details])).toEqual([
      [staff.email, 'health_set', { before: 'by the rules', now: 'Approval Rate' }],
      [admin.email, 'health_by_rules', { before: 'Approval Rate', now: 'by the rules' }],
    ])
    const ownProject = (await customer.call<{ project_id: string }[]>('GET', 'v1/projects')).body.find(
      (project) => project.project_id === project_id,
    )
    expect(ownProject).toMatchObject({ operations_status_by: null, operations_why: null })
  })
})

describe("for users who aren't staff", () => {
  test('hides every operations address from customers', async () => {
    for (const [method, path] of [
      ['GET', 'v2/operations/projects'],
      ['GET', 'v2/operations/project'],
      ['PUT', 'v2/operations/health'],
      ['DELETE', 'v2/operations/notes'],
      ['GET', 'v2/operations/messages'],
      ['GET', 'v2/operations/audit'],
      ['PUT', 'v2/operations/users'],
    ] as const)
      expect(await customer.call(method, path)).toEqual(await customer.call(method, 'v2/nothing/at/all'))
    for (const path of ['v2/operations/audit', 'v2/operations/users'])
      expect(await staff.call('GET', path)).toEqual(await staff.call('GET', 'v2/nothing/at/all'))
  })

  test("a staff session opened by someone else doesn't count", async () => {
    const user = await db().selectFrom('users').select(['id', 'workspace_id']).where('email', '=', staff.email).executeTakeFirstOrThrow()
    const lent = await openSession(db(), user, new Date(), { openedBy: { userId: null, name: 'Slack member U1' } })
    expect((await caller(testApp.app, lent)('GET', 'v2/operations/projects')).status).toBe(404)
  })
})
