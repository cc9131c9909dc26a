import { expect, test } from 'vitest'
import type { Actor } from '../project/project.ts'
import { checkComment, whyNotChangeComment } from './comment.ts'

const project = {
  ownerEmail: 'ann@team.example',
  collaborators: [
    { email: 'ann@team.example', role: 'owner' as const },
    { email: 'ben@team.example', role: 'commenter' as const },
    { email: 'cy@team.example', role: 'member' as const },
  ],
}
const actor = (name: string): Actor => ({
  userId: name,
  workspaceId: 'w',
  email: `${name}@team.example`,
  isSuperAdmin: false,
  isStaff: false,
})

test.each([
  [{ body: ' ', assigneeEmail: null }, { comment_body: 'This field is required.' }],
  [{ body: 'Look', assigneeEmail: 'unknown' }, { assignee_email: 'Not a valid email address' }],
  [{ body: 'Look', assigneeEmail: 'dee@team.example' }, { assignee_email: 'This person is not on the roster.' }],
  [{ body: 'Look', assigneeEmail: 'Ben@Team.example' }, null],
  [{ body: 'Look', assigneeEmail: null }, null],
])('%j [672]', (form, wrong) => expect(checkComment(project, form)).toEqual(wrong))

test('without a roster, anyone with an address can be assigned', () => {
  expect(checkComment({ collaborators: [] }, { body: 'Look', assigneeEmail: 'dee@team.example' })).toBeNull()
})

test('comment-only users write, resolve, and edit their own comments', () => {
  expect(whyNotChangeComment(project, actor('ben'), { userId: 'ben' }, 'rewrite')).toBeNull()
  expect(whyNotChangeComment(project, actor('ben'), { userId: 'ann' }, 'resolve')).toBeNull()
})

test("only an admin on the roster may change others' comments", () => {
  expect(whyNotChangeComment(project, actor('ben'), { userId: 'ann' }, 'rewrite')).toBe('not_permitted')
  expect(whyNotChangeComment(project, actor('cy'), { userId: 'ann' }, 'remove')).toBe('not_permitted')
  expect(whyNotChangeComment(project, actor('ann'), { userId: 'ben' }, 'remove')).toBeNull()
  expect(whyNotChangeComment(project, actor('out'), { userId: 'out' }, 'resolve')).toBe('not_permitted')
})
