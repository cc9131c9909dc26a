// The reviewer's position in the queue: shown immediately, written to the URL a moment later so that keys stay fast.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { useEffect, useState } from 'react'
import { useGoto, usePanelSearch } from '../../../project/panel-search.ts'

export interface QueueState {
  current: WireCandidate | null
  /** From 0. */
  place: number
  go: (by: number) => void
  show: (candidateId: string) => void
}

const writeAfter = 250

export function useReviewQueue(candidates: readonly WireCandidate[], loaded: boolean): QueueState {
  const { project, candidate: requestedId, view } = usePanelSearch()
  const goto = useGoto()
  const [shownId, setShownId] = useState(requestedId)
  const [address, setAddress] = useState({ wanted: requestedId, written: requestedId })
  const [lastPlace, setLastPlace] = useState(0)
  // Someone else changed the URL (a link, Back): follow it. Late updates of this queue's own changes are ignored.
  if (requestedId !== address.wanted) {
    setAddress({ ...address, wanted: requestedId })
    if (requestedId !== address.written) setShownId(requestedId)
  }

  const index = candidates.findIndex((candidate) => candidate.id === shownId)
  // The candidate at the previous position comes next.
  const place = candidates.length === 0 ? 0 : index >= 0 ? index : Math.min(lastPlace, candidates.length - 1)
  const current = candidates[place] ?? null
  if (loaded && place !== lastPlace) setLastPlace(place)

  const id = current?.id
  useEffect(() => {
    if (!loaded || id === requestedId) return
    const timer = setTimeout(() => {
      if (hasLeft(project)) return
      setAddress((before) => ({ ...before, written: id }))
      goto(id ? { tab: 'under_review', candidate: id } : { candidate: undefined, view: undefined }, { replace: true })
    }, writeAfter)
    return () => clearTimeout(timer)
  }, [loaded, id, requestedId, project, goto])

  return {
    current,
    place,
    go: (by) => {
      const next = candidates[Math.max(0, Math.min(candidates.length - 1, place + by))]
      if (next && next !== current) setShownId(next.id)
      if (view) goto({ view: undefined }, { replace: true })
    },
    show: setShownId,
  }
}

/** The user is navigating to another tab or project that may still be loading; don't overwrite the URL. */
function hasLeft(project: string | undefined): boolean {
  const now = new URLSearchParams(window.location.search)
  const tab = now.get('tab')
  return (tab !== null && tab !== 'under_review') || (now.get('project') ?? project) !== project
}
