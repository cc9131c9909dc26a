// Moves among the pending writes: recorded in their tags, and added to the server's counts.
import type { WireProject } from '@fairlead/contract/shapes/project'
import { isStage, type Stage } from '@fairlead/domain/shared/stages'
import type { Write } from '../offline/write-queue.ts'
import { withMove } from './wire.ts'

export interface WaitingMove {
  projectId: string
  from: Stage
  candidateId: string
  to: Stage
}

/** Encodes a move in a tag, which the write queue keeps over a reload. */
export const tagOf = ({ projectId, from, candidateId, to }: WaitingMove): string => [projectId, from, candidateId, to].join(' ')

/** The moves in these writes, oldest first. */
export function movesOf(writes: readonly Write[]): WaitingMove[] {
  return writes.flatMap(({ tag = '' }) => {
    const [projectId = '', from = '', candidateId = '', to = ''] = tag.split(' ')
    return isStage(from) && isStage(to) && from !== to ? [{ projectId, from, candidateId, to }] : []
  })
}

/** The projects with the server's counts plus pending moves. */
export function applyQueuedMoves(projects: WireProject[], writes: readonly Write[]): WireProject[] {
  const moves = movesOf(writes)
  if (moves.length === 0) return projects
  return projects.map((project) =>
    moves
      .filter(({ projectId }) => projectId === project.project_id)
      .reduce((shownProject, { from, to }) => withMove(shownProject, from, to), project),
  )
}
