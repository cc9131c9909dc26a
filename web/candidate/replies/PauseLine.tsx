import { Button } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ResumeFollowUps } from '@fairlead/contract/v2/mail/resume'
import { pauseText } from '@fairlead/domain/outreach/pause-words'
import { IconPlayerPause } from '@tabler/icons-react'
import { useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { text as candidateRepliesText } from '../../i18n/candidate-replies.ts'

interface Props {
  projectId: string
  candidateId: string
  pause: NonNullable<WireCandidate['pause']>
  mayDecide: boolean
}

export function PauseLine({ projectId, candidateId, pause, mayDecide }: Props) {
  const [now] = useState(() => new Date())
  const resuming = useSubmit({
    send: () => send<ResumeFollowUps>('POST', 'v2/mail/resume', { project_id: projectId, candidate_id: candidateId }),
    success: candidateRepliesText.resumed,
    onSettled: () => invalidate('v2/projects/candidates', 'v2/projects/candidates/one', 'v2/projects/candidates/conversation'),
    failure: candidateRepliesText.notResumed,
    failureIn: 'toast',
  })
  return (
    <div className="note tint">
      <IconPlayerPause size={15} aria-hidden />
      <span className="basis anywhere" title={pause.quote ? candidateRepliesText.theyWrote(pause.quote) : undefined}>
        {pauseText(pause, now)}
      </span>
      {mayDecide && (
        <Button size="compact-sm" variant="subtle" loading={resuming.busy} onClick={() => void resuming.run()}>
          {candidateRepliesText.resumeNow}
        </Button>
      )}
    </div>
  )
}
