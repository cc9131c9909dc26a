// Says better why someone rejected was: the reasons teach the next searches.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ChangeCandidate } from '@fairlead/contract/v1/candidates'
import type { RejectionForm as Reasons } from '@fairlead/domain/candidate/rejection'
import { messages } from '@fairlead/domain/shared/messages'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { RejectForm } from './RejectForm.tsx'
import * as candidateMovesScheduleText from '../../i18n/en/candidate-moves-schedule.ts'

export function ChooseReasonsDialog({ candidate, onClose }: { candidate: WireCandidate; onClose: () => void }) {
  async function save({ codes, other, badJobTitles, badCompanies }: Reasons) {
    try {
      await send<ChangeCandidate>('PUT', 'v1/candidates', {
        candidate_id: candidate.id,
        project_id: candidate.project_id,
        status: 'REJECTED',
        rejection_code: codes,
        rejection_reason_other: other === '' ? undefined : other,
        bad_job_titles: badJobTitles.length > 0 ? badJobTitles : undefined,
        bad_companies: badCompanies.length > 0 ? badCompanies : undefined,
      })
      showToast('Reasons saved')
      invalidate('v2/projects/candidates', 'v2/projects/candidates/one')
      onClose()
    } catch (error) {
      showToast(sentenceOf(error, messages.swipeFailed), { tone: 'bad' })
    }
  }
  return (
    <Dialog title={candidateMovesScheduleText.chooseReasons} size={620} onClose={onClose}>
      <RejectForm
        candidate={candidate}
        label={candidateMovesScheduleText.chooseReasons}
        submitLabel="Submit"
        onSubmit={(form) => void save(form)}
        onCancel={onClose}
      />
    </Dialog>
  )
}
