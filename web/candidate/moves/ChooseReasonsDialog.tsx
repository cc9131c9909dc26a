// Chooses better reasons for a rejection: they teach the next searches.
import { rejectionToWire } from '@fairlead/contract/codes'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ChangeCandidate } from '@fairlead/contract/v1/candidates'
import type { RejectionForm as Reasons } from '@fairlead/domain/candidate/rejection'
import { messages } from '@fairlead/domain/shared/messages'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { RejectForm } from './RejectForm.tsx'
import { text as candidateMovesScheduleText } from '../../i18n/candidate-moves-schedule.ts'

export function ChooseReasonsDialog({ candidate, onClose }: { candidate: WireCandidate; onClose: () => void }) {
  const saving = useSubmit({
    send: ({ reasons, other: otherReason, badJobTitles, badCompanies }: Reasons) =>
      send<ChangeCandidate>('PUT', 'v1/candidates', {
        candidate_id: candidate.id,
        project_id: candidate.project_id,
        status: 'REJECTED',
        rejection_code: reasons.map(rejectionToWire),
        rejection_reason_other: otherReason === '' ? undefined : otherReason,
        bad_job_titles: badJobTitles.length > 0 ? badJobTitles : undefined,
        bad_companies: badCompanies.length > 0 ? badCompanies : undefined,
      }),
    success: candidateMovesScheduleText.reasonsSaved,
    onSuccess: () => {
      invalidate('v2/projects/candidates', 'v2/projects/candidates/one')
      onClose()
    },
    failure: messages.swipeFailed,
    failureIn: 'toast',
    fields: [],
  })
  return (
    <Dialog title={candidateMovesScheduleText.chooseReasons} size={620} onClose={onClose}>
      <RejectForm
        candidate={candidate}
        label={candidateMovesScheduleText.chooseReasons}
        submitLabel={candidateMovesScheduleText.submit}
        onSubmit={(form) => void saving.run(form)}
        onCancel={onClose}
      />
    </Dialog>
  )
}
