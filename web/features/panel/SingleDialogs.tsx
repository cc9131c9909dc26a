// The single view's dialogs: reject, schedule, send for review, write, and choose rejection reasons.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { Stage } from '@fairlead/domain/shared/stages'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { ChooseReasonsDialog } from '../../candidate/moves/ChooseReasonsDialog.tsx'
import { CancelsInterview } from '../../candidate/moves/CancelsInterview.tsx'
import { EmailChoice } from '../../candidate/moves/EmailChoice.tsx'
import { undo } from '../../candidate/candidate-actions.ts'
import { RejectForm } from '../../candidate/moves/RejectForm.tsx'
import { rejectLater } from '../../candidate/moves/reject-later.ts'
import { schedule } from '../../candidate/moves/schedule.ts'
import { ScheduleDialog } from '../../candidate/moves/ScheduleDialog.tsx'
import { SendToManagerDialog } from '../../candidate/moves/SendToManagerDialog.tsx'
import { useHold } from '../../session/hold.ts'
import { useProductName } from '../../session/use-user.ts'
import { Composer } from './review/Composer.tsx'
import type { PanelView } from '../../project/panel-view.ts'
import { text as panelText } from '../../i18n/panel.ts'
import { text as panelRejectText } from '../../i18n/panel-reject.ts'

export type Asking = 'reject' | 'schedule' | 'send for review' | 'compose' | 'reasons'

interface Props {
  asking: Asking
  view: PanelView
  candidate: WireCandidate
  stage: Stage
  name: string
  onClose: () => void
  /** The candidate leaves the tab: show the next. */
  onLeave: () => void
}

export function SingleDialogs({ asking, view, candidate, stage, name, onClose, onLeave }: Props) {
  const product = useProductName()
  const hold = useHold()
  const [emails, setEmails] = useState<boolean | null>(null)
  switch (asking) {
    case 'reject':
      return (
        <Dialog title={panelRejectText.rejectName(name)} size={620} onClose={onClose}>
          <RejectForm
            candidate={candidate}
            onCancel={onClose}
            onSubmit={(form) => {
              onClose()
              onLeave()
              const action = rejectLater(view.facts.id, candidate, { from: stage, form, emailCandidate: emails ?? undefined })
              showToast(panelRejectText.rejected(name), { undo: () => void undo(action) })
            }}
          >
            <CancelsInterview candidate={candidate} />
            <EmailChoice candidate={candidate} name={name} status="REJECTED" value={emails} onChange={setEmails} />
          </RejectForm>
        </Dialog>
      )
    case 'reasons':
      return <ChooseReasonsDialog candidate={candidate} onClose={onClose} />
    case 'send for review':
      return <SendToManagerDialog view={view} stage={stage} candidates={[candidate]} onClose={onClose} onSent={onLeave} />
    case 'schedule':
      return (
        <ScheduleDialog
          candidate={candidate}
          name={name}
          onClose={onClose}
          onSubmit={(score, comments, form, emailCandidate) => {
            onClose()
            onLeave()
            schedule(view, product, candidate, stage, { score, comments, form, emailCandidate })
          }}
        />
      )
    case 'compose':
      return (
        <Composer
          view={view}
          candidate={candidate}
          from={stage}
          onClose={onClose}
          onSent={(action) => {
            onLeave()
            showToast(panelText.writingTo(name, hold.seconds > 0 ? hold.text : null), {
              ms: hold.ms || undefined,
              undo: () => void undo(action),
            })
          }}
        />
      )
  }
}
