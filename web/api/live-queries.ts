// Which queries a socket message makes stale; the cache refetches those on screen.
import { fieldOf, isOneOf } from '@fairlead/domain/shared/records'
import type { Query, QueryClient } from '@tanstack/react-query'
import type { Message } from './live-state.ts'
import { refreshLists } from './refresh-lists.ts'

const candidates = 'v2/projects/candidates'
const always = 'v1/projects'

/** Marks the message's data as stale and refetches what is on screen. */
export function refresh(cache: QueryClient, { name, body }: Message): void {
  const again = (path: string, input?: object) => void cache.invalidateQueries({ queryKey: input ? [path, input] : [path] })
  const pagesOf = (projectId: string) =>
    void cache.invalidateQueries({
      predicate: ({ queryKey: [path, input] }) =>
        typeof path === 'string' && path.startsWith(candidates) && fieldOf(input, 'project_id') === projectId,
    })
  /**
   * Queries that contain the candidate or may: the lists of these stages, of all when none is given, and those about the
   * candidate only.
   */
  const touchedBy = ({ project_id, stages, candidate_id }: Extract<Message, { name: 'refresh_candidates' }>['body']) => {
    const about = (query: Query, name: 'project_id' | 'candidate_id' | 'status') => fieldOf(query.queryKey[1], name)
    const inProject = cache
      .getQueryCache()
      .findAll({ predicate: (query) => String(query.queryKey[0]).startsWith(candidates) && about(query, 'project_id') === project_id })
    const lists = inProject.filter((query) => query.queryKey[0] === candidates && about(query, 'status') !== undefined)
    refreshLists(
      cache,
      lists.filter((query) => stages.length === 0 || isOneOf(stages, about(query, 'status'))),
      candidate_id,
    )
    for (const query of inProject) {
      const candidate = about(query, 'candidate_id')
      const isTheirs = candidate_id === null || candidate === undefined || candidate === candidate_id
      if (!lists.includes(query) && isTheirs) void cache.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
  }
  /** Open analytics are refetched; the response says whether the count has come that far. */
  const analytics = () =>
    void cache.invalidateQueries({ predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith('v2/analytics') })
  // whatever happened, something may wait or no longer wait
  if (name !== 'cursor' && name !== 'refresh_all') again('v2/home')
  switch (name) {
    case 'candidate_search_progress':
    case 'left_swipe_dialog':
      return again(always)
    case 'first_batch_fetched':
    case 'all_candidates_fetched':
      again(always)
      return pagesOf(body.project_id)
    case 'refresh_candidates':
      again('v2/talent/timeline')
      again('v2/tasks')
      again('v2/inbox')
      analytics()
      again('v2/projects/lessons/progress', { project_id: body.project_id })
      return touchedBy(body)
    case 'project_reform_dialogue':
      again(always)
      again('v1/projects/settings')
      return pagesOf(body.project_id)
    case 'refresh_projects':
      again(always)
      analytics()
      again('v2/projects/lessons', { project_id: body.project_id })
      return again('v1/projects/settings', { project_id: body.project_id })
    case 'refresh_conversation':
      again('v2/interviews/scorecards', { project_id: body.project_id, candidate_id: body.candidate_id })
      again(`${candidates}/conversation`, { project_id: body.project_id, candidate_id: body.candidate_id })
      again('v2/inbox')
      return again('v2/mail/unmatched')
    case 'refresh_calendars':
      again('v1/users/settings')
      return again('v2/calendars')
    case 'refresh_mailboxes':
      return again('v2/mailboxes')
    case 'refresh_notifications':
      return again('v1/notifications')
    case 'refresh_all':
      return void cache.invalidateQueries({ refetchType: 'active' })
    case 'cursor':
      return
  }
}

/** Reads a project again that changed while the page looked elsewhere; what is read for the first time is on its way already. */
export function refreshProject(cache: QueryClient, projectId: string): void {
  void cache.invalidateQueries(
    {
      predicate: ({ queryKey: [path, input], state }) =>
        typeof path === 'string' && path.startsWith(candidates) && fieldOf(input, 'project_id') === projectId && state.dataUpdatedAt > 0,
    },
    { cancelRefetch: false },
  )
}
