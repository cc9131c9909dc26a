// Where the reviewer stands in the pile: the candidate of the address, else whoever lies where the last one lay.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { useEffect, useState } from 'react'
import { useGoto, usePanelSearch } from '../panel/panel-search.ts'

export interface Pile {
  current: WireCandidate | null
  /** From 0. */
  place: number
  go: (by: number) => void
  show: (candidateId: string) => void
}

export function usePile(candidates: readonly WireCandidate[], loaded: boolean): Pile {
  const { candidate: wanted } = usePanelSearch()
  const goto = useGoto()
  const [lastPlace, setLastPlace] = useState(0)
  const found = candidates.findIndex((candidate) => candidate.id === wanted)
  const place = candidates.length === 0 ? 0 : found >= 0 ? found : Math.min(lastPlace, candidates.length - 1)
  const current = candidates[place] ?? null

  if (loaded && place !== lastPlace) setLastPlace(place)
  useEffect(() => {
    if (loaded && current && current.id !== wanted) goto({ tab: 'under_review', candidate: current.id }, { replace: true })
    if (loaded && !current && wanted) goto({ candidate: undefined, view: undefined }, { replace: true })
  }, [loaded, current, wanted, goto])

  return {
    current,
    place,
    go: (by) => {
      const next = candidates[Math.max(0, Math.min(candidates.length - 1, place + by))]
      if (next && next !== current) goto({ tab: 'under_review', candidate: next.id, view: undefined }, { replace: true })
    },
    show: (candidateId) => goto({ tab: 'under_review', candidate: candidateId, view: undefined }, { replace: true }),
  }
}
