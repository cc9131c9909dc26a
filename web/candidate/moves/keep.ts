// Keeping an interested candidate until they have sent an item: to Awaiting Reply, told of for three seconds, undone with undo.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { KeepCandidate } from '@fairlead/contract/v2/projects/candidates/keep'
import type { Stage } from '@fairlead/domain/shared/stages'
import { limits } from '@fairlead/domain/shared/limits'
import { messages } from '@fairlead/domain/shared/messages'
import { showToast } from '../../ui/toast.ts'
import { performQueued, undo } from '../candidate-actions.ts'
import * as candidateMovesAskForItemText from '../../i18n/en/candidate-moves-ask-for-item.ts'

export function keepForItem(projectId: string, candidate: WireCandidate, name: string, from: Stage, item: string): void {
  const action = performQueued<KeepCandidate>(
    { projectId, candidate, from, to: 'AWAITING_INFO', form: { name: 'item', value: item } },
    {
      method: 'POST',
      path: 'v2/projects/candidates/keep',
      input: { project_id: projectId, candidate_id: candidate.id, additional_info_type: item },
      done: ({ is_asked }) => {
        if (!is_asked) showToast(candidateMovesAskForItemText.emailFailed(name), { tone: 'bad' })
      },
    },
  )
  showToast(messages.keptForInfo, {
    ms: limits.successMessageMs,
    undo: () => void undo(action),
  })
}
