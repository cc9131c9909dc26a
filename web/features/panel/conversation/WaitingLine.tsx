// Why an email that is due has not been sent yet.
import type { WireThreadEntry } from '@fairlead/contract/shapes/conversation'
import { When } from '../../../ui/When.tsx'
import styles from './conversation.module.css'
import * as panelConversationText from '../../../i18n/en/panel-conversation.ts'

type Waiting = NonNullable<WireThreadEntry['waiting']>

const reasons: Record<Waiting['reason'], string> = {
  restored: 'this installation was restored from a backup, and sending has not been resumed',
  relay_paused: 'the mail server refuses our email, and sending is paused',
  relay_unreachable: 'we can’t reach the mail server',
  no_worker: 'the email worker isn’t running',
  mailbox_unread: 'the mailbox hasn’t been read',
}

export function WaitingLine({ waiting: { reason, since } }: { waiting: Waiting }) {
  return (
    <output className={styles.reading}>
      {panelConversationText.waitingBecause(reasons[reason])}
      {since && (
        <>
          {' '}
          {panelConversationText.since} <When date={since} />
        </>
      )}
      . {reason === 'mailbox_unread' ? panelConversationText.repliesCheckedFirst : panelConversationText.staysInQueue}
    </output>
  )
}
