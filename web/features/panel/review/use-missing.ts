// A link to someone who has left the queue: it is said where they are, and the queue goes on with the others.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { isStage } from '@fairlead/domain/shared/stages'
import { tabLabel, tabOfStage } from '@fairlead/domain/project/tabs'
import { messages, messagesAbout } from '@fairlead/domain/shared/messages'
import { useEffect, useRef, useState } from 'react'
import { failureOf } from '../../../api/failure.ts'
import { showToast } from '../../../ui/toast.ts'
import { shownName } from '../../../candidate/names.ts'
import { useOneCandidate } from '../../../candidate/pages.ts'
import { useGoto, usePanelSearch } from '../../../project/panel-search.ts'
import type { PanelView } from '../../../project/panel-view.ts'

/** `candidates`: the queue as far as it is loaded. */
export function useMissing({ facts, actor }: PanelView, candidates: readonly WireCandidate[], loaded: boolean): void {
  const goto = useGoto()
  const [linked] = useState(usePanelSearch().candidate)
  const [absent, setAbsent] = useState<string | null>()
  if (loaded && absent === undefined) setAbsent(linked && !candidates.some(({ id }) => id === linked) ? linked : null)
  const { data, error } = useOneCandidate(facts.id, absent ?? null)
  const said = useRef(false)
  useEffect(() => {
    if (said.current) return
    said.current = data !== undefined || error !== null
    if (failureOf(error)?.status === 404) showToast(messages.candidateGone, { tone: 'bad' })
    if (!data || !isStage(data.status) || data.status === 'UNDER_REVIEW') return
    const tab = tabOfStage(data.status)
    const run = () => goto({ tab, candidate: data.id, view: undefined })
    showToast(messagesAbout.movedOn(shownName(data, facts.biasReducer), tabLabel(tab, facts, actor)), { action: { label: 'Show', run } })
  }, [data, error, facts, actor, goto])
}
