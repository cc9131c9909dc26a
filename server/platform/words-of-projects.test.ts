// An earlier version may run next to this one: it reads and writes codes, and both see every change.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { projectTypeCodes, roleCodes, statusCodes } from '@fairlead/contract/codes'
import { entriesOf } from '@fairlead/domain/shared/records'
import { activeProject } from '../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../testing/test-app.ts'

let testApp: TestApp
let user: TestUser
let id: string
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
  id = await activeProject(testApp, user)
})
afterAll(() => testApp.close())

const db = () => testApp.database.system
const project = async () => {
  const { rows } = await sql<Record<'status' | 'type' | 'lifecycle_status' | 'project_type', string>>`
    select status, type, lifecycle_status, project_type from project where id = ${id}`.execute(db())
  return rows[0]
}
const roles = async () => {
  const { rows } = await sql`select role, roster_role from project_collaborator where project_id = ${id} order by email`.execute(db())
  return rows
}

test('every status and type, written by either version, is read by both', async () => {
  for (const [word, code] of entriesOf(statusCodes)) {
    await db().updateTable('project').set({ lifecycle_status: word }).where('id', '=', id).execute()
    expect(await project()).toMatchObject({ lifecycle_status: word, status: code })
  }
  for (const [word, code] of entriesOf(statusCodes)) {
    await sql`update project set status = ${code} where id = ${id}`.execute(db())
    expect(await project()).toMatchObject({ lifecycle_status: word, status: code })
  }
  for (const [word, code] of entriesOf(projectTypeCodes)) {
    await db().updateTable('project').set({ project_type: word }).where('id', '=', id).execute()
    expect(await project()).toMatchObject({ project_type: word, type: code, status: '7' })
  }
  for (const [word, code] of entriesOf(projectTypeCodes)) {
    await sql`update project set type = ${code} where id = ${id}`.execute(db())
    expect(await project()).toMatchObject({ project_type: word, type: code, lifecycle_status: 'archived' })
  }
})

test('rows inserted by an earlier version have words, and ours have codes', async () => {
  await sql`insert into project (id, workspace_id, owner_id, name, type, status)
    select 'earlier', workspace_id, owner_id, 'Earlier', '2', '3' from project where id = ${id}`.execute(db())
  const earlier = await db().selectFrom('project').selectAll().where('id', '=', 'earlier').executeTakeFirstOrThrow()
  expect(earlier).toMatchObject({ project_type: 'navigator', lifecycle_status: 'draft' })
  const { project_id } = (await user.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Ours', type: '1' })).body
  expect((await sql`select type, status from project where id = ${project_id}`.execute(db())).rows).toEqual([{ type: '1', status: '3' }])
})

test('refuses an unknown word or code', async () => {
  await expect(sql`update project set status = '8' where id = ${id}`.execute(db())).rejects.toThrow()
  await expect(sql`update project set lifecycle_status = 'asleep' where id = ${id}`.execute(db())).rejects.toThrow()
})

test('roles are the same in both versions, whichever writes them', async () => {
  await db().deleteFrom('project_collaborator').where('project_id', '=', id).execute()
  for (const [role, code] of entriesOf(roleCodes)) {
    if (role === 'none') continue
    await sql`insert into project_collaborator (project_id, workspace_id, email, role)
      select id, workspace_id, ${`a-${role}@team.example`}, ${code}::int from project where id = ${id}`.execute(db())
    await sql`insert into project_collaborator (project_id, workspace_id, email, roster_role)
      select id, workspace_id, ${`b-${role}@team.example`}, ${role} from project where id = ${id}`.execute(db())
  }
  const expected = [
    { role: 3, roster_role: 'commenter' },
    { role: 2, roster_role: 'member' },
    { role: 1, roster_role: 'owner' },
  ]
  expect(await roles()).toEqual([...expected, ...expected])
  await sql`update project_collaborator set role = 2 where project_id = ${id} and role = 1`.execute(db())
  await sql`update project_collaborator set roster_role = 'owner' where project_id = ${id} and roster_role = 'commenter'`.execute(db())
  const after = [expected[2], expected[1], expected[1]]
  expect(await roles()).toEqual([...after, ...after])
})
