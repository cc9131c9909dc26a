// What a project's menu and the palette offer, by role and by the project's state.
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { expect, test } from 'vitest'
import { sampleProject } from './sample.test-data.ts'
import { panelView } from './panel-view.ts'
import { projectMenu } from './project-menu.ts'

const user = { id: 'u', workspace_id: 'w', email: 'dana@harbour.example', is_super_admin: false, is_staff: false } as WireUser
const offered = (change: Parameters<typeof sampleProject>[0], tab: Parameters<typeof projectMenu>[1] = null) =>
  projectMenu(panelView(sampleProject({ status: '1', ...change }), user), tab).flatMap(({ id, blocked }) => (blocked === null ? [id] : []))
const withRole = (role: 1 | 2 | 3) => ({ collaborators: [{ email: user.email, role, name: null }] })

test('a commenter is offered nothing, a member everything but archiving', () => {
  expect(offered(withRole(3))).toEqual([])
  expect(offered(withRole(2))).toEqual(['nextBatch', 'learned', 'duplicate', 'kit', 'reviewLinks', 'pause'])
  expect(offered(withRole(1))).toContain('archive')
})

test('a paused project is resumed, an archived one restored', () => {
  const paused = offered({ outreach_pause: true })
  expect([paused.includes('reactivate'), paused.includes('pause')]).toEqual([true, false])
  const archived = offered({ is_archived: true })
  expect([archived.includes('restore'), archived.includes('archive'), archived.includes('pause')]).toEqual([true, false, false])
})

test('an import is offered where it adds someone', () => {
  expect(offered({}, 'warm_leads_awaiting_info')).toContain('import')
  expect(offered({}, 'under_review')).not.toContain('import')
})
