// A message makes exactly its data old, with a real cache.
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { refresh } from './live-queries.ts'
import type { Message } from './live-state.ts'

const keys = {
  projects: ['v1/projects'],
  review: ['v2/projects/candidates', { project_id: 'p', status: 'UNDER_REVIEW', page_idx: 1 }],
  approved: ['v2/projects/candidates', { project_id: 'p', status: 'APPROVED', page_idx: 1 }],
  other: ['v2/projects/candidates', { project_id: 'q', status: 'UNDER_REVIEW', page_idx: 1 }],
  conversation: ['v2/projects/candidates/conversation', { project_id: 'p', candidate_id: 'c' }],
  notifications: ['v1/notifications'],
}

function oldAfter(message: Message): string[] {
  const cache = new QueryClient()
  for (const key of Object.values(keys)) cache.setQueryData(key, {})
  refresh(cache, message)
  return Object.entries(keys).flatMap(([name, key]) => (cache.getQueryState(key)?.isInvalidated ? [name] : []))
}

test('refresh_candidates has the first page of UNDER_REVIEW fetched again, of its project alone [300]', () => {
  const old = oldAfter({ name: 'refresh_candidates', body: { project_id: 'p', stages: ['UNDER_REVIEW'], candidate_id: null } })
  expect(old).toContain('review')
  expect(old).not.toContain('other')
  expect(old).not.toContain('notifications')
})

test.each([
  [{ name: 'refresh_notifications', body: undefined }, ['notifications']],
  [{ name: 'refresh_projects', body: { project_id: 'p' } }, ['projects']],
  [{ name: 'refresh_conversation', body: { project_id: 'p', candidate_id: 'c' } }, ['conversation']],
  [{ name: 'cursor', body: { id: 4 } }, []],
  [{ name: 'refresh_all', body: undefined }, Object.keys(keys)],
] as [Message, string[]][])('%j', (message, names) => expect(oldAfter(message)).toEqual(names))
