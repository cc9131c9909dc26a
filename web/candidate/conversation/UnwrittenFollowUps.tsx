// Follow-ups that are written when the email before them has been sent, with the files they will have.
import type { WireWaitingFollowUp } from '@fairlead/contract/shapes/conversation'
import { IconClock } from '@tabler/icons-react'
import { stepName } from '../replies/reply-words.ts'
import { SentFiles } from './SentFiles.tsx'
import { WaitingFiles } from './WaitingFiles.tsx'
import styles from './conversation.module.css'
import { text as panelConversationText } from '../../i18n/panel-conversation.ts'

interface Props {
  projectId: string
  candidateId: string
  followUps: readonly WireWaitingFollowUp[]
  mayAct: boolean
  isPaused: boolean
}

export function UnwrittenFollowUps({ projectId, candidateId, followUps, mayAct, isPaused }: Props) {
  const unwritten = followUps.filter(({ message_id: id }) => id === null)
  if (unwritten.length === 0) return null
  return (
    <ul className="stack above-12" aria-label={panelConversationText.laterFollowUps}>
      {unwritten.map((followUp) => (
        <li key={followUp.step} className={`boxed ${styles.entry}`} data-scheduled data-off={isPaused || undefined}>
          <p className="flex pad-12 wrap split gap-12 tight">
            <span className={`row wrap shrink anywhere gap-6 ${styles.entryWho}`}>
              <IconClock size={15} aria-hidden /> {stepName(followUp.step)}
              {isPaused && panelConversationText.paused}
            </span>
            <span className="soft text-13">{panelConversationText.afterEarlierEmail}</span>
          </p>
          {mayAct ? (
            <WaitingFiles projectId={projectId} candidateId={candidateId} followUp={followUp} />
          ) : (
            <SentFiles messageId={null} files={followUp.files} />
          )}
        </li>
      ))}
    </ul>
  )
}
