// Why an email that is due has not been sent yet.
import type { WireThreadEntry } from '@fairlead/contract/shapes/conversation'
import { When } from '../../../ui/When.tsx'
import styles from './conversation.module.css'
import * as panelConversationText from '../../../i18n/en/panel-conversation.ts'

type Waiting = NonNullable<WireThreadEntry['waiting']>

const reasons: Record<Waiting['reason'], string> = {
  restored: 'this installation was restored from a backup, and sending has not been resumed',
  relay_paused: 'the mail server refuses our email, and sending is paused',
  relay_unreachable: 'the mail server cannot be used',
  no_worker: 'the part of the service that sends email is not running',
  mailbox_unread: 'the mailbox has not been read',
}

export function WaitingLine({ waiting: { reason, since } }: { waiting: Waiting }) {
  return (
    <output className={styles.reading}>
      {panelConversationText.waitingValue(reasons[reason])}
      {since && (
        <>
          {' '}
          {panelConversationText.since} <When date={since} />
        </>
      )}
      . {reason === 'mailbox_unread' ? panelConversationText.weCheckForRepliesBefore : panelConversationText.itStaysInTheQueue}
    </output>
  )
}
