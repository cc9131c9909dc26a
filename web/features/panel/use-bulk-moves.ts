// The moves made from a list: how far they are, who was not moved, and the way back.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { Stage } from '@fairlead/domain/shared/stages'
import { useCallback, useRef, useState } from 'react'
import { undo } from '../../candidate/candidate-actions.ts'
import type { MoveReason } from '../../candidate/moves/move.ts'
import { moveMany, type NotMoved } from './move-many.ts'
import type { PanelView } from '../../project/panel-view.ts'

export interface BulkMoves {
  move: (people: readonly WireCandidate[], to: Stage, reason?: MoveReason) => Promise<void>
  /** While more than a handful are moved. */
  progress: { done: number; of: number } | null
  stop: () => void
  notMoved: readonly NotMoved[]
  retry: () => void
  dismiss: () => void
  /** Takes the last act back, whether it moved one or many. */
  undo: () => void
}

const worthABar = 20

export function useBulkMoves(view: PanelView, from: Stage): BulkMoves {
  const [progress, setProgress] = useState<BulkMoves['progress']>(null)
  const [notMoved, setNotMoved] = useState<readonly NotMoved[]>([])
  const stopped = useRef(false)
  const takeBack = useRef<(() => Promise<void>) | null>(null)
  const again = useRef<Parameters<BulkMoves['move']> | null>(null)

  const move = useCallback(
    async (people: readonly WireCandidate[], to: Stage, reason?: MoveReason) => {
      stopped.current = false
      const of = people.length
      const onProgress = (done: number) => of > worthABar && setProgress({ done, of })
      onProgress(0)
      const moved = await moveMany({ view, candidates: people, from, to, reason, onProgress, stopped: () => stopped.current })
      setProgress(null)
      takeBack.current = of > 1 ? moved.takeBack : null
      setNotMoved(moved.notMoved)
      again.current = [moved.notMoved.map(({ candidate }) => candidate), to, reason]
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
      if (again.current) void move(...again.current)
    },
    dismiss: () => setNotMoved([]),
    undo: () => {
      const many = takeBack.current
      takeBack.current = null
      void (many ? many() : undo())
    },
  }
}
