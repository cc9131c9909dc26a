// The only file with the socket: it hears that something changed and has the cache ask again, nothing else.
import type { ServerMessages } from '@fairlead/contract/realtime'
import type { Socket } from 'socket.io-client'
import { cache, invalidate } from './cache.ts'
import { sessionToken } from './session.ts'

type Heard = { [Name in keyof ServerMessages]: ServerMessages[Name] }

const candidates = 'v2/projects/candidates'

function refreshCandidates(projectId: string): void {
  void cache.invalidateQueries({
    predicate: ({ queryKey: [path, input] }) =>
      typeof path === 'string' && path.startsWith(candidates) && (input as { project_id?: string } | undefined)?.project_id === projectId,
  })
}

const heard: Heard = {
  candidate_search_progress: () => invalidate('v1/projects'),
  first_batch_fetched: ({ project_id }) => {
    invalidate('v1/projects')
    refreshCandidates(project_id)
  },
  all_candidates_fetched: ({ project_id }) => {
    invalidate('v1/projects')
    refreshCandidates(project_id)
  },
  refresh_candidates: ({ project_id }) => {
    invalidate('v1/projects')
    refreshCandidates(project_id)
  },
  left_swipe_dialog: () => invalidate('v1/projects'),
  project_reform_dialogue: ({ project_id }) => {
    invalidate('v1/projects', 'v1/projects/settings')
    refreshCandidates(project_id)
  },
  refresh_projects: ({ project_id }) => {
    invalidate('v1/projects')
    void cache.invalidateQueries({ queryKey: ['v1/projects/settings', { project_id }] })
  },
  refresh_conversation: ({ project_id, candidate_id }) => {
    void cache.invalidateQueries({ queryKey: ['v2/projects/candidates/conversation', { project_id, candidate_id }] })
    invalidate('v2/mail/unmatched')
  },
  refresh_notifications: () => invalidate('v1/notifications'),
}

/** Listens while somebody is signed in; returns how to stop. */
export function listen(): () => void {
  let socket: Socket | null = null
  let stopped = false
  void import('socket.io-client').then(({ io }) => {
    if (stopped) return
    socket = io({ path: '/socket.io', auth: (give) => give({ session: sessionToken() }), transports: ['websocket', 'polling'] })
    let before = false
    socket.on('connect', () => {
      if (before) void cache.invalidateQueries({ refetchType: 'active' })
      before = true
    })
    for (const [name, handler] of Object.entries(heard)) socket.on(name, handler as (message: unknown) => void)
  })
  return () => {
    stopped = true
    socket?.close()
  }
}
