// A candidate's mail as the wire's thread: what was written, what came back, and what is still to go out.
import type { WireAttachedFile, WireSentFile, WireThreadEntry, WireWaitingFollowUp } from '@fairlead/contract/shapes/conversation'
import { attachedResumeWords } from '@fairlead/domain/candidate/attached-resume'
import { hiderOf, type Hide } from '@fairlead/domain/candidate/hidden-person'
import { fullName } from '@fairlead/domain/shared/profile'
import { parkedReasons } from '@fairlead/domain/outreach/message-state'
import { parkedText, parkedTitle } from '@fairlead/domain/outreach/parked-texts'
import { explainDelay, type SendingState } from '@fairlead/domain/outreach/explain-delay'
import { byThread } from '@fairlead/domain/outreach/thread-order'
import { isStopReason, stopSentence } from '@fairlead/domain/outreach/can-send-to'
import type { FileOfEmail } from '../../features/mail/messages/attachment-store.ts'
import type { ConversationView } from '../../features/mail/inbound/read-conversation.ts'
import { guessToWire } from './address.ts'
import { initialsOnly, hideIdentity } from './bias.ts'
import { text as texts } from '../texts/texts.ts'

type Sent = ConversationView['sent'][number]
type Received = ConversationView['received'][number]

export function conversationToWire(view: ConversationView, now: Date, sending: SendingState | null, canVerify: boolean) {
  const sent = view.sent
    .filter((mail) => !(mail.state === 'cancelled' && mail.why === 'taken_back'))
    .map((mail) => sentEntry(mail, sentFilesOf(view, mail.id), now, sending))
  const entries = [...sent, ...view.received.map((mail) => receivedEntry(mail, attachedTo(view, mail.id)))].toSorted((a, b) =>
    byThread(placeOf(a), placeOf(b)),
  )
  const first = view.sent.find((mail) => mail.step === 0) ?? view.sent[0]
  const { profile } = view.candidate
  const subject = first?.subject ?? view.received[0]?.subject ?? null
  const about = {
    candidate_id: view.candidate.id,
    has_address: view.address !== null,
    disable_followups: view.candidate.disableFollowups,
    pause: view.pause,
    cannot_send: view.cannotSend,
    guess: guessToWire(view.guess && { ...view.guess, address: view.project.biasReducer ? null : view.guess.address }, canVerify),
    signature: view.signature,
    follow_ups: followUpsOf(view),
  }
  if (!view.project.biasReducer) return { ...about, name: fullName(profile), thread_email: view.address, subject, entries }
  const addresses = [view.address, view.candidate.preferredEmail, ...view.candidate.badEmails, ...view.sent.map((mail) => mail.to_email)]
  const hide = hiderOf(profile, addresses)
  const hideTheirs = hiderOf(profile, addresses, true)
  return {
    ...about,
    name: fullName(initialsOnly(profile)),
    thread_email: null,
    subject: subject && hide(subject),
    pause: view.pause && { until: view.pause.until, quote: view.pause.quote && hideTheirs(view.pause.quote) },
    entries: entries.map((entry) => hidden(entry, entry.direction === 'in' ? hideTheirs : hide)),
  }
}

/** An email in a bias-reduced project: without the candidate's name and address. */
function hidden(entry: WireThreadEntry, hide: Hide): WireThreadEntry {
  const { from_email, from_name, to_email } = entry
  const addresses = entry.direction === 'in' ? { from_email: '', from_name: null, to_email } : { from_email, from_name, to_email: '' }
  return { ...hideIdentity(entry, hide), ...addresses }
}

function sentEntry(mail: Sent, files: WireSentFile[], now: Date, sending: SendingState | null): WireThreadEntry {
  const due = {
    dueAt: mail.due_at,
    isFollowUp: mail.step !== null && mail.step > 0,
    isSenderUnproven: mail.is_sender_unproven,
    mailboxStoppedAt: mail.mailbox_stopped_at,
  }
  const waiting = sending && mail.state === 'queued' ? explainDelay(due, sending, now) : null
  return {
    id: mail.id,
    direction: 'out',
    from_email: mail.from_email,
    from_name: mail.from_name,
    to_email: mail.to_email,
    date: mail.sent_at?.toISOString() ?? null,
    due_date: mail.due_at.toISOString(),
    email_subject: mail.subject,
    email_body: mail.html,
    text: mail.body_text,
    thread_id: mail.message_id,
    step: mail.step,
    is_scheduled: mail.is_scheduled,
    held_by: mail.state === 'queued' ? mail.held_by : null,
    state: stateOf(mail, now),
    state_text: stateText(mail),
    waiting: waiting && { reason: waiting.reason, since: waiting.since?.toISOString() ?? null },
    reply: null,
    is_demo: false,
    attached: [],
    files,
    sender_check: null,
  }
}

function stateOf(mail: Sent, now: Date): WireThreadEntry['state'] {
  switch (mail.state) {
    case 'queued':
      return mail.held_until && mail.held_until > now && !mail.is_scheduled ? 'held' : 'scheduled'
    case 'claimed':
    case 'committing':
    case 'unknown':
      return 'sending'
    case 'parked':
      return 'parked'
    case 'cancelled':
      return mail.why === 'refused' ? 'failed' : 'cancelled'
    default:
      return 'sent'
  }
}

function stateText(mail: Sent): string | null {
  if (mail.state === 'parked') {
    const reason = parkedReasons.find((entry) => entry === mail.why) ?? 'no_witness'
    return `${parkedTitle(reason)}. ${parkedText(reason, mail.relay_answer)}`
  }
  if (mail.why === null) return null
  if (mail.why === 'refused')
    return [texts.addressRefused, ...(mail.relay_answer ? [texts.serverAnswered(mail.relay_answer)] : [])].join(' ')
  return isStopReason(mail.why) ? stopSentence(mail.why) : null
}

function attachedTo({ attached, project }: ConversationView, mailId: string): WireAttachedFile[] {
  return attached
    .filter((attachment) => attachment.mail_id === mailId)
    .map((attachment) => {
      const { outcome, jobs, skills, schools, note } = attachment
      return {
        // both contain the person's name
        file_name: project.biasReducer ? texts.file : attachment.file_name,
        resume_key: project.biasReducer ? null : attachment.resume_id,
        outcome,
        text: attachedResumeWords({ outcome, read: { jobs, skills, schools }, note }),
      }
    })
}

function sentFilesOf({ files, project }: ConversationView, messageId: string): WireSentFile[] {
  return files.filter((file) => file.messageId === messageId).map((file) => fileToWire(file, project.biasReducer, true))
}

function followUpsOf({ followUps, project }: ConversationView): WireWaitingFollowUp[] {
  return followUps.map(({ step, messageId, cannotChange, files }) => ({
    step,
    message_id: messageId,
    cannot_change_files: cannotChange,
    files: files.map((file) => fileToWire(file, project.biasReducer, messageId !== null)),
  }))
}

/** The name and the file may name the person. */
const fileToWire = ({ number, name, bytes, attachmentId }: FileOfEmail, isHidden: boolean, isWritten: boolean): WireSentFile => ({
  number,
  attachment_id: attachmentId,
  file_name: isHidden ? texts.file : name,
  size: bytes,
  can_download: isWritten && attachmentId !== null && !isHidden,
})

function receivedEntry(mail: Received, attached: WireAttachedFile[]): WireThreadEntry {
  return {
    id: mail.id,
    direction: 'in',
    from_email: mail.from_email ?? '',
    from_name: mail.from_name,
    to_email: withoutTag(mail.to_email ?? ''),
    date: mail.received_at.toISOString(),
    due_date: null,
    email_subject: mail.subject,
    email_body: mail.html ?? '',
    text: mail.reply_text || mail.body_text,
    thread_id: mail.message_id,
    step: null,
    is_scheduled: false,
    held_by: null,
    state: 'received',
    state_text:
      mail.kind === 'bounce'
        ? texts.failureSentences[mail.bounce_cause ?? 'dead_address']
        : mail.kind === 'auto_reply'
          ? texts.answeredAutomatically
          : null,
    waiting: null,
    reply: mail.label
      ? {
          label: mail.label,
          corrected: mail.corrected_at !== null,
          confidence: mail.confidence ?? 0,
          because: mail.because,
          confident: mail.confident ?? false,
        }
      : null,
    is_demo: mail.is_demo,
    attached,
    files: [],
    sender_check: mail.sender_check === 'pass' || mail.sender_check === 'fail' ? mail.sender_check : null,
  }
}

function placeOf({ direction, date, due_date }: WireThreadEntry) {
  return { direction, at: date ?? due_date ?? '' }
}

/** People don't need an address's token: reply+abc@example.com is shown as reply@example.com. */
function withoutTag(address: string): string {
  const plus = address.indexOf('+')
  const index = address.lastIndexOf('@')
  return plus > 0 && plus < index ? address.slice(0, plus) + address.slice(index) : address
}
