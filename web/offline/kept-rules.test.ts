// Which server responses are stored, and which users see them again.
import { expect, test } from 'vitest'
import { isKept, projectReadLast, showable, trimmed, type Kept } from './kept-rules.ts'

const day = 86_400_000
const now = 100 * day
const page = ['v2/projects/candidates', { project_id: 'p', status: 'APPROVED' }] as const
const projects = (blind = false) =>
  keptEntry({ id: 'projects', project: '', question: ['v1/projects', {}], answer: [{ project_id: 'p', bias_reducer: blind }] })

function keptEntry(change: Partial<Kept> = {}): Kept {
  return { id: 'page', owner: 'ann', build: 'b1', project: 'p', blind: false, question: page, answer: {}, at: now - day, ...change }
}

const showableIds = (...all: Kept[]) => showable(all, 'ann', 'b1', now).map(({ id }) => id)

test.each<[string, string[], Kept[]]>([
  ['one’s own of this build', ['projects', 'page'], [projects(), keptEntry()]],
  ['nothing of someone else', ['projects'], [projects(), keptEntry({ owner: 'bob' })]],
  ['nothing by the projects of someone else', [], [{ ...projects(), owner: 'bob' }, keptEntry()]],
  ['nothing of another build', ['projects'], [projects(), keptEntry({ build: 'b0' })]],
  ['nothing older than a week', ['projects'], [projects(), keptEntry({ at: now - 7 * day })]],
  ['nothing of a project one is no longer in', ['projects'], [projects(), keptEntry({ project: 'q' })]],
  ['no names once the project hides them', ['projects'], [projects(true), keptEntry()]],
  ['a project without names as it was answered', ['projects', 'page'], [projects(true), keptEntry({ blind: true })]],
])('%s', (_, expected, all) => expect(showableIds(...all)).toEqual(expected))

test('stores what is read: no searches over all people, no unmatched email, no forms', () => {
  expect([['v1/projects', {}], page].every(isKept)).toBe(true)
  for (const path of ['v2/talent', 'v2/mail/unmatched', 'v2/outreach/preview', 'v1/candidates/import/check', 'v1/users/profile'])
    expect(isKept([path, {}])).toBe(false)
})

test('stores the first part of a long list; a short one and everything else completely', () => {
  expect(trimmed({ pages: [1, 2, 3], pageParams: [1, 2, 3] })).toEqual({ pages: [1, 2], pageParams: [1, 2] })
  const short = { pages: [1], pageParams: [1] }
  expect(trimmed(short)).toBe(short)
  expect(trimmed([1, 2, 3])).toEqual([1, 2, 3])
  expect(trimmed(null)).toBeNull()
})

test('the last project is the one whose people were loaded last', () => {
  const read = (project: string, readAt: number) => ({ question: ['v2/projects/candidates', { project_id: project }], at: readAt })
  expect(
    projectReadLast([read('p', 1), read('q', 3), read('r', 2), { question: ['v1/projects/settings', { project_id: 's' }], at: 9 }]),
  ).toBe('q')
  expect(projectReadLast([])).toBe('')
})
