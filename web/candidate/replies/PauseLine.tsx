// Says until when the follow-ups of a candidate wait, and lets them go on with one click.
import { Button } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ResumeFollowUps } from '@fairlead/contract/v2/mail/resume'
import { pauseText } from '@fairlead/domain/outreach/pause-words'
import { IconPlayerPause } from '@tabler/icons-react'
import { useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import styles from './replies.module.css'
import * as candidateRepliesText from '../../i18n/en/candidate-replies.ts'

interface Props {
  projectId: string
  candidateId: string
  pause: NonNullable<WireCandidate['pause']>
  mayDecide: boolean
}

export function PauseLine({ projectId, candidateId, pause, mayDecide }: Props) {
  const [now] = useState(() => new Date())
  const [busy, setBusy] = useState(false)
  async function resume() {
    setBusy(true)
    try {
      await send<ResumeFollowUps>('POST', 'v2/mail/resume', { project_id: projectId, candidate_id: candidateId })
      showToast('Follow-ups resumed')
    } catch (error) {
      showToast(sentenceOf(error, 'Not resumed. Please try again.'), { tone: 'bad' })
    }
    setBusy(false)
    invalidate('v2/projects/candidates', 'v2/projects/candidates/one', 'v2/projects/candidates/conversation')
  }
  return (
    <div className={styles.line}>
      <IconPlayerPause size={15} aria-hidden />
      <span className={styles.words} title={pause.quote ? candidateRepliesText.theyWrote(pause.quote) : undefined}>
        {pauseText(pause, now)}
      </span>
      {mayDecide && (
        <Button size="compact-sm" variant="subtle" loading={busy} onClick={() => void resume()}>
          {candidateRepliesText.resumeNow}
        </Button>
      )}
    </div>
  )
}
