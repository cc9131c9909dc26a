// A search's progress: from the server, or one step a second of 120 without news; refetches the projects at the end.
import type { GetOperation } from '@fairlead/contract/v2/lro'
import { calibrationProgress, isPollingCalibration } from '@fairlead/domain/project/calibration'
import { limits } from '@fairlead/domain/shared/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryFor, invalidate } from '../../../api/cache.ts'
import type { PanelView } from '../../../project/panel-view.ts'
import { useUser } from '../../../session/use-user.ts'
import { secondsLeft, type Sighting } from './progress.ts'

export function useSearchProgress(view: PanelView): { percent: number; remaining: number | null } {
  const operation = useOperation(view)
  const { waiting } = view
  const reported = Math.round(operation ?? view.wire.search?.progress_pct ?? 0)
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!waiting) return
    let passed = 0
    const timer = setInterval(() => {
      passed += 1
      if (passed >= limits.calibrationSteps) {
        passed = 0
        invalidate('v1/projects')
      }
      setSeconds(passed)
    }, limits.calibrationStepMs)
    return () => clearInterval(timer)
  }, [waiting])
  const percent = waiting ? Math.max(reported, Math.round(calibrationProgress(seconds))) : reported

  const first = useRef<Sighting | null>(null)
  const [remaining, setRemaining] = useState<number | null>(null)
  useEffect(() => {
    const now = { at: Date.now(), percent: reported }
    if (!first.current || first.current.percent > reported) first.current = now
    setRemaining(secondsLeft(first.current, now))
  }, [reported])
  return { percent, remaining }
}

/** The newer variant polls the operation itself, every two seconds until it is completed. */
function useOperation(view: PanelView): number | null {
  const newer = useUser().data?.experiments.enable_v2_experience ?? false
  const id = view.wire.active_calibration_operation
  const polls = newer && isPollingCalibration({ status: view.facts.status, hasOperation: id !== null }, view.actor.isSuperAdmin)
  const { data } = useQuery({
    ...queryFor<GetOperation>('v2/lro', { lro_id: id ?? '' }),
    enabled: polls,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'COMPLETED' ? false : limits.calibrationPollMs),
  })
  const completed = data?.status === 'COMPLETED'
  useEffect(() => {
    if (completed) invalidate('v1/projects', 'v2/projects/candidates')
  }, [completed])
  return polls ? (data?.progress_pct ?? null) : null
}
