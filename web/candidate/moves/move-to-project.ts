// The move to another project: off the tab at once, back again when the server refuses.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { CopyCandidate } from '@fairlead/contract/v1/candidates/copy'
import type { Stage } from '@fairlead/domain/shared/stages'
import { messages } from '@fairlead/domain/shared/messages'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { putBack, refreshStages, takeOut } from '../pages.ts'

interface MoveToProject {
  projectId: string
  from: Stage
  candidates: readonly WireCandidate[]
  target: string
  to: Stage
}

export async function moveToProject({ projectId, from, candidates, target, to }: MoveToProject): Promise<void> {
  const places = candidates.map((candidate) => takeOut(projectId, from, candidate.id))
  let moved = 0
  for (const [at, candidate] of candidates.entries()) {
    try {
      await send<CopyCandidate>('POST', 'v1/candidates/copy', { candidate_id: candidate.id, new_project_id: target, new_status: to })
      moved++
    } catch (error) {
      if (places[at]! >= 0) putBack(projectId, from, candidate, places[at]!)
      showToast(`${candidate.name}: ${sentenceOf(error, messages.copyFailed)}`, { tone: 'bad' })
    }
  }
  if (moved > 0) showToast(messages.copied)
  invalidate('v1/projects')
  refreshStages(projectId, from)
  refreshStages(target, to)
}
