// Which data a message of the socket makes old: the cache asks for it again, whoever shows it sees the new.
import type { QueryClient } from '@tanstack/react-query'
import type { Message } from './live-state.ts'

const candidates = 'v2/projects/candidates'
const always = 'v1/projects'

/** Marks what the message speaks of as old and fetches what is on screen. */
export function refresh(cache: QueryClient, { name, body }: Message): void {
  const again = (path: string, input?: object) => void cache.invalidateQueries({ queryKey: input ? [path, input] : [path] })
  const pagesOf = (projectId: string) =>
    void cache.invalidateQueries({
      predicate: ({ queryKey: [path, input] }) =>
        typeof path === 'string' && path.startsWith(candidates) && (input as { project_id?: string } | undefined)?.project_id === projectId,
    })
  switch (name) {
    case 'candidate_search_progress':
    case 'left_swipe_dialog':
      return again(always)
    case 'first_batch_fetched':
    case 'all_candidates_fetched':
    case 'refresh_candidates':
      again(always)
      return pagesOf(body.project_id)
    case 'project_reform_dialogue':
      again(always)
      again('v1/projects/settings')
      return pagesOf(body.project_id)
    case 'refresh_projects':
      again(always)
      return again('v1/projects/settings', { project_id: body.project_id })
    case 'refresh_conversation':
      again(`${candidates}/conversation`, { project_id: body.project_id, candidate_id: body.candidate_id })
      return again('v2/mail/unmatched')
    case 'refresh_notifications':
      return again('v1/notifications')
    case 'refresh_all':
      return void cache.invalidateQueries({ refetchType: 'active' })
    case 'cursor':
      return
  }
}
