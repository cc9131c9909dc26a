// The permission matrix: every action for every standing, and the document shows the same table that the code uses.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mayAdminister, mayDecide, mayDo, mayRead, type Actor, type Collaborator } from '../project/project.ts'
import { may, permissions, standings, type Action, type Standing } from './permissions.ts'

const actions = Object.keys(permissions) as Action[]
const row = (action: Action): readonly Standing[] => permissions[action]

function table(): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [
    line(['action', ...standings]),
    line(['---', ...standings.map(() => '---')]),
    ...actions.map((action) => line([`\`${action}\``, ...standings.map((standing) => (row(action).includes(standing) ? 'yes' : ''))])),
  ].join('\n')
}
const bare = (text: string) => text.replaceAll(/-{2,}/g, '---').replaceAll(/ +/g, ' ')

const roles = ['owner', 'member', 'commenter', 'none'] as const

test('the document shows the table that the code uses [349]', () => {
  expect(bare(readFileSync(new URL('../../docs/permissions.md', import.meta.url), 'utf8'))).toContain(bare(table()))
})

test('answers every action for each role according to its row [349]', () => {
  for (const action of actions)
    for (const role of roles)
      expect(may(action, { role, isSuperAdmin: false, isStaff: false }), `${action} ${role}`).toBe(row(action).includes(role))
})

test('super admins and staff add their row to any role [349]', () => {
  for (const action of actions)
    for (const role of roles) {
      const byRole = row(action).includes(role)
      expect(may(action, { role, isSuperAdmin: true, isStaff: false })).toBe(byRole || row(action).includes('super admin'))
      expect(may(action, { role, isSuperAdmin: false, isStaff: true })).toBe(byRole || row(action).includes('staff'))
    }
})

test("users who aren't on the roster may do nothing, and comment-only users only comment [349]", () => {
  expect(actions.filter((action) => may(action, { role: 'none', isSuperAdmin: false, isStaff: false }))).toEqual([])
  expect(actions.filter((action) => may(action, { role: 'commenter', isSuperAdmin: false, isStaff: false }))).toEqual([
    'open_project',
    'comment',
    'read_settings',
  ])
})

test("being staff doesn't give access to projects [349]", () => {
  const stranger = { role: 'none', isSuperAdmin: false, isStaff: true } as const
  for (const action of ['open_project', 'review_candidates', 'save_settings', 'write_mail'] as const)
    expect(may(action, stranger)).toBe(false)
  expect(may('switch_session', stranger)).toBe(true)
})

test.each([
  ['owner', true, true, true],
  ['member', true, true, false],
  ['commenter', true, false, false],
  ['none', false, false, false],
] as const)('role %s: reads %s, decides %s, administers %s [349]', (role, reads, decides, administers) => {
  const actor: Actor = { userId: 'u', workspaceId: 'w', email: 'dana@harbour.example', isSuperAdmin: false, isStaff: false }
  const otherOwner: Collaborator = { email: 'other@harbour.example', role: 'owner' }
  const ownerEmail = 'other@harbour.example'
  const project = { ownerEmail, collaborators: role === 'none' ? [otherOwner] : [otherOwner, { email: 'Dana@Harbour.example ', role }] }
  expect([mayRead(project, actor), mayDecide(project, actor), mayAdminister(project, actor)]).toEqual([reads, decides, administers])
  expect(mayDo('pause_project', project, actor)).toBe(decides)
  const admin = { ...actor, isSuperAdmin: true }
  expect([mayRead(project, admin), mayDecide(project, admin), mayAdminister(project, admin)]).toEqual([true, true, true])
})

test('limits a user with an unverified address to their own projects', () => {
  const actor: Actor = {
    userId: 'u',
    workspaceId: 'w',
    email: 'dana@harbour.example',
    isSuperAdmin: false,
    isStaff: false,
    isUnproven: true,
  }
  const collaborators: Collaborator[] = [{ email: actor.email, role: 'owner' }]
  expect(mayRead({ ownerEmail: actor.email, collaborators }, actor)).toBe(true)
  expect(mayRead({ ownerEmail: 'other@harbour.example', collaborators }, actor)).toBe(false)
})
