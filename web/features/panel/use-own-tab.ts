// Opens a candidate of another stage, named by an old link, in the tab that lists them.
import { isStage, type Stage } from '@fairlead/domain/shared/stages'
import { tabOfStage } from '@fairlead/domain/project/tabs'
import { useEffect, useState } from 'react'
import { useOneCandidate } from '../../candidate/pages.ts'
import { useGoto } from '../../project/panel-search.ts'

interface Opened {
  projectId: string
  /** Of the open tab. */
  stage: Stage
  candidateId: string | null
  /** The loaded part of the tab's list includes them. */
  isListed: boolean
  isLoaded: boolean
}

export function useOwnTab({ projectId, stage, candidateId, isListed, isLoaded }: Opened): void {
  const goto = useGoto()
  // someone who is moved while the page shows them stays on it, with the dialogs and drafts about them
  const [listed, setListed] = useState<string | null>(null)
  const listedId = isListed || listed === candidateId ? candidateId : null
  if (listedId !== listed) setListed(listedId)
  const isUnlisted = candidateId !== null && isLoaded && listedId === null
  const { data, isFetching } = useOneCandidate(projectId, isUnlisted ? candidateId : null)
  const status = isUnlisted && !isFetching ? data?.status : undefined
  useEffect(() => {
    if (status && isStage(status) && status !== stage) goto({ tab: tabOfStage(status) }, { replace: true })
  }, [status, stage, goto])
}
