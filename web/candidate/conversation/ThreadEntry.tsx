// One email in a thread: a line when closed, its text and classification when open.
import { Button, Group, Anchor } from '@mantine/core'
import type { WireThreadEntry, WireAttachedFile, WireWaitingFollowUp } from '@fairlead/contract/shapes/conversation'
import { htmlToText } from '@fairlead/domain/shared/mail-body'
import { IconChevronDown, IconClock, IconCornerUpLeft, IconPaperclip } from '@tabler/icons-react'
import { useState } from 'react'
import { SafeHtml } from '../../ui/SafeHtml.tsx'
import { When } from '../../ui/When.tsx'
import { SentFiles } from './SentFiles.tsx'
import { WaitingFiles } from './WaitingFiles.tsx'
import { SendLater } from '../writing/SendLater.tsx'
import { LabelMenu } from '../replies/LabelMenu.tsx'
import { replySentence, scheduledText, stepName } from '../replies/reply-words.ts'
import { cancelScheduled, moveScheduled, resolveUndelivered } from './use-conversation.ts'
import { sameText } from './same-text.ts'
import styles from './conversation.module.css'
import { text as panelConversationText } from '../../i18n/panel-conversation.ts'
import { downloadFile } from '../../api/download.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { FormError } from '../../ui/FormError.tsx'
import { text as commentsText } from '../../i18n/comments.ts'
import { text as apiText } from '../../i18n/api.ts'
import { text as candidateRepliesText } from '../../i18n/candidate-replies.ts'

interface Props {
  projectId: string
  candidateId: string
  entry: WireThreadEntry
  /** Those of the thread that wait. */
  followUps: readonly WireWaitingFollowUp[]
  /** The candidate's. */
  name: string
  open: boolean
  mayAct: boolean
  dimmed?: boolean
  /** Shows the candidate's email without its quotes. */
  foldQuotes?: boolean
}

const stateWords: Partial<Record<WireThreadEntry['state'], string>> = {
  held: panelConversationText.sendingInAMoment,
  sending: panelConversationText.sending,
  parked: panelConversationText.deliveryUnknown,
  failed: panelConversationText.notSent,
  cancelled: panelConversationText.canceled,
}

export function ThreadEntry({
  projectId,
  candidateId,
  entry,
  followUps,
  name,
  open: openAtFirst,
  mayAct,
  dimmed,
  foldQuotes = false,
}: Props) {
  const [open, setOpen] = useState(openAtFirst)
  const cancelled = entry.state === 'cancelled' && entry.step !== null
  const scheduled = entry.state === 'scheduled' || cancelled
  const sender = entry.direction === 'in' ? (entry.from_name ?? name) : (entry.from_name ?? panelConversationText.you)
  const state = entry.state_text ?? stateWords[entry.state]
  const bodyId = `mail-${entry.id}`
  const followUp = followUps.find(({ message_id: id }) => id === entry.id)
  const mayChangeFiles = mayAct && followUp?.cannot_change_files === null
  return (
    <li
      className={`boxed ${styles.entry}`}
      data-direction={entry.direction}
      data-scheduled={scheduled || undefined}
      data-off={dimmed || entry.state === 'cancelled' || undefined}
    >
      <button type="button" className={styles.entryHead} aria-expanded={open} aria-controls={bodyId} onClick={() => setOpen(!open)}>
        {scheduled ? (
          <span className={`row wrap shrink anywhere gap-6 ${styles.entryWho}`}>
            <IconClock size={15} aria-hidden /> {cancelled ? stepName(entry.step) : scheduledText(entry)}
            {entry.held_by && !cancelled && ` · ${candidateRepliesText.heldBy[entry.held_by]}`}
            {dimmed && panelConversationText.paused}
          </span>
        ) : (
          <span className={`row wrap shrink anywhere gap-6 ${styles.entryWho}`}>
            {entry.direction === 'in' && <IconCornerUpLeft size={15} aria-label={panelConversationText.reply} />}
            <strong>{sender}</strong>
            {stepName(entry.step) && <span className="soft text-13">{stepName(entry.step)}</span>}
          </span>
        )}
        <span className="soft text-13">
          {!scheduled && entry.date && <When date={entry.date} />}
          {(cancelled || (!scheduled && !entry.date)) && state} <IconChevronDown size={16} className="flip" aria-hidden />
        </span>
        {!open && <span className="clip soft text-13 all-columns">{entry.text.slice(0, 140)}</span>}
        {open && !scheduled && <span className="clip soft text-13 all-columns">{panelConversationText.toAddress(entry.to_email)}</span>}
      </button>
      {open && (
        <div id={bodyId} className="pad-8">
          <EntryBody entry={entry} title={panelConversationText.mailFrom(sender)} foldQuotes={foldQuotes} />
        </div>
      )}
      {entry.attached.map((file, index) => (
        <AttachedFile key={index} file={file} />
      ))}
      {followUp && mayChangeFiles ? (
        <WaitingFiles projectId={projectId} candidateId={candidateId} followUp={followUp} />
      ) : (
        <SentFiles messageId={entry.id} files={entry.files} />
      )}
      {entry.reply && (
        <p className={styles.reading} data-sure={entry.reply.confident || undefined}>
          <LabelMenu mailId={entry.id} label={entry.reply.label} confident={entry.reply.confident} mayDecide={mayAct} />{' '}
          {entry.reply.corrected ? <span>{panelConversationText.correctedMark}</span> : <strong>{replySentence(entry.reply)}</strong>}
          {!entry.reply.corrected && entry.reply.because && <span> {panelConversationText.becauseOf(entry.reply.because)}</span>}
          {!entry.reply.confident && <span> {panelConversationText.pleaseCheck}</span>}
        </p>
      )}
      {entry.waiting && <WaitingLine waiting={entry.waiting} />}
      {entry.is_scheduled && entry.state === 'scheduled' && (
        <Group className="pad-8" gap={4}>
          <SendLater
            label={panelConversationText.changeTime}
            variant="subtle"
            size="compact-sm"
            from={entry.due_date}
            disabled={!mayAct}
            onChoose={(time) => void moveScheduled(projectId, candidateId, entry.id, time)}
          />
          <Button
            size="compact-sm"
            variant="subtle"
            disabled={!mayAct}
            onClick={() => void cancelScheduled(projectId, candidateId, entry.id)}
          >
            {panelConversationText.cancelThisEmail}
          </Button>
        </Group>
      )}
      {entry.state === 'parked' && (
        <Group className="warn over pad-8 round text-13" gap="xs">
          <span>{entry.state_text ?? stateWords.parked}</span>
          <Button
            size="compact-sm"
            variant="default"
            disabled={!mayAct}
            onClick={() => void resolveUndelivered(projectId, candidateId, entry.id, 'sent')}
          >
            {panelConversationText.markAsSent}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={!mayAct}
            onClick={() => void resolveUndelivered(projectId, candidateId, entry.id, 'again')}
          >
            {panelConversationText.sendAgain}
          </Button>
        </Group>
      )}
      {entry.state === 'failed' && entry.state_text && <p className={styles.reading}>{entry.state_text}</p>}
      {entry.sender_check === 'fail' && (
        <p className={styles.reading}>
          {panelConversationText.senderUnverified} {entry.from_email || panelConversationText.itsSender}
          {panelConversationText.checkBeforeReplying}
        </p>
      )}
      {entry.is_demo && <p className="soft text-12 pad-8">{panelConversationText.demoReply}</p>}
    </li>
  )
}

/** Without quotes, if there are any: the rest is one click away. */
function EntryBody({ entry, title, foldQuotes }: { entry: WireThreadEntry; title: string; foldQuotes: boolean }) {
  const [isWhole, setIsWhole] = useState(false)
  const isFolded = foldQuotes && entry.direction === 'in' && !sameText(htmlToText(entry.email_body), entry.text)
  if (entry.email_body === '') return <p className="text-14 lines">{entry.text}</p>
  if (!isFolded) return <SafeHtml html={entry.email_body} title={title} />
  return (
    <>
      {isWhole ? <SafeHtml html={entry.email_body} title={title} /> : <p className="text-14 lines">{entry.text}</p>}
      <Button size="compact-xs" variant="subtle" mt={4} ml={-8} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
        {isWhole ? commentsText.hideQuotedText : commentsText.showWholeEmail}
      </Button>
    </>
  )
}

/** An attachment of a candidate's email: how it was read, and its download. */
function AttachedFile({ file }: { file: WireAttachedFile }) {
  const key = file.resume_key
  const downloading = useSubmit({
    send: () => downloadFile('v2/projects/candidates/resume', { resume_key: key }, file.file_name),
    failure: apiText.downloadFailed,
  })
  return (
    <div className="flex over pad-8 text-13">
      <IconPaperclip size={15} aria-hidden />
      <div>
        {key === null ? (
          <span className="anywhere">{file.file_name}</span>
        ) : (
          <Anchor component="button" type="button" size="sm" className="anywhere" onClick={() => void downloading.run()}>
            {file.file_name}
          </Anchor>
        )}
        <p>{file.text}</p>
        <FormError>{downloading.sentence}</FormError>
      </div>
    </div>
  )
}

type Waiting = NonNullable<WireThreadEntry['waiting']>

const reasons: Record<Waiting['reason'], string> = {
  sender_unproven: panelConversationText.heldSenderUnproven,
  mailbox_stopped: panelConversationText.heldMailboxStopped,
  restored: panelConversationText.heldAfterRestore,
  relay_paused: panelConversationText.heldRelayPaused,
  relay_unreachable: panelConversationText.heldRelayUnreachable,
  no_worker: panelConversationText.heldNoWorker,
  mailbox_unread: panelConversationText.heldMailboxUnread,
}

/** Why an email that is due has not been sent yet. */
function WaitingLine({ waiting: { reason, since } }: { waiting: Waiting }) {
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
