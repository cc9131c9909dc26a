// Bulk moves from a list, with progress, failures, and undo.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { Stage } from '@fairlead/domain/shared/stages'
import { useCallback, useRef, useState } from 'react'
import { undo } from '../../candidate/candidate-actions.ts'
import type { MoveReason } from '../../candidate/moves/move.ts'
import { moveMany, type NotMoved } from './move-many.ts'
import type { PanelView } from '../../project/panel-view.ts'

export interface BulkMoves {
  move: (people: readonly WireCandidate[], to: Stage, reason?: MoveReason) => Promise<void>
  /** Only while many candidates are moved. */
  progress: { done: number; total: number } | null
  stop: () => void
  notMoved: readonly NotMoved[]
  retry: () => void
  dismiss: () => void
  /** Undoes the last move, of one candidate or many. */
  undo: () => void
}

const worthABar = 20

export function useBulkMoves(view: PanelView, from: Stage): BulkMoves {
  const [progress, setProgress] = useState<BulkMoves['progress']>(null)
  const [notMoved, setNotMoved] = useState<readonly NotMoved[]>([])
  const stopped = useRef(false)
  const undoMoves = useRef<(() => Promise<void>) | null>(null)
  const lastAttempt = useRef<Parameters<BulkMoves['move']> | null>(null)

  const move = useCallback(
    async (people: readonly WireCandidate[], to: Stage, reason?: MoveReason) => {
      stopped.current = false
      const total = people.length
      const onProgress = (done: number) => total > worthABar && setProgress({ done, total })
      onProgress(0)
      const moved = await moveMany({ view, candidates: people, from, to, reason, onProgress, stopped: () => stopped.current })
      setProgress(null)
      undoMoves.current = total > 1 ? moved.undoMoves : null
      setNotMoved(moved.notMoved)
      lastAttempt.current = [moved.notMoved.map(({ candidate }) => candidate), to, reason]
    },
    [view, from],
  )
  return {
    move,
    progress,
    stop: () => (stopped.current = true),
    notMoved,
    retry: () => {
      setNotMoved([])
      if (lastAttempt.current) void move(...lastAttempt.current)
    },
    dismiss: () => setNotMoved([]),
    undo: () => {
      const many = undoMoves.current
      undoMoves.current = null
      void (many ? many() : undo())
    },
  }
}
