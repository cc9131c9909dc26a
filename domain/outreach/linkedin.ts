// The two LinkedIn messages: validation, reasons not to send, and retries.
import { limits } from '../shared/limits.ts'
import { messages } from '../shared/messages.ts'
import { canSendTo, stopSentence, type SendFacts, type StopReason } from './can-send-to.ts'
import { text as linkedinText } from './texts/linkedin.ts'

export type LinkedinKind = 'inmail' | 'invitation'

/** 'queued' waits for its time, 'sending' is claimed by a worker; 'by_hand' was handed to the user to paste. */
export type LinkedinState = 'queued' | 'sending' | 'sent' | 'accepted' | 'by_hand' | 'failed' | 'unknown' | 'cancelled'

/** Errors by API field name, or null. Counts user-perceived characters. */
export function checkLinkedinMessage(kind: LinkedinKind, message: { subject: string; body: string }): Record<string, string> | null {
  const wrong: Record<string, string> = {}
  if (kind === 'inmail' && message.subject.trim() === '') wrong.message_subject = messages.fieldRequired
  if (message.body.trim() === '') wrong.message_body = messages.fieldRequired
  else if (kind === 'invitation' && [...message.body].length > limits.invitationLength) wrong.message_body = messages.invitationTooLong
  return Object.keys(wrong).length > 0 ? wrong : null
}

/** True once the message has been sent, by us or by the user manually. */
export function hasGoneOut(state: LinkedinState): state is 'sent' | 'accepted' | 'by_hand' {
  return state === 'sent' || state === 'accepted' || state === 'by_hand'
}

/**
 * One InMail and one invitation per candidate, ever. 'send' = none of this kind has been sent; 'done' = it has; 'wait' = it is
 * on its way; 'never' = it may have been sent, and only a person can check.
 */
export function decideRepeat(state: LinkedinState | null): 'send' | 'done' | 'wait' | 'never' {
  if (state !== null && hasGoneOut(state)) return 'done'
  if (state === 'sending') return 'wait'
  return state === 'unknown' ? 'never' : 'send'
}

type LinkedinFacts = Pick<
  SendFacts,
  'stage' | 'repliedAt' | 'suppressed' | 'flag' | 'isMerged' | 'project' | 'dueAt' | 'pastApplication'
> & {
  profileUrl: string | null
}

/** The reasons that stop an initial email also stop a LinkedIn message: a pause, a reply, an opt-out, a later stage. */
export function whyNotLinkedin(facts: LinkedinFacts, now: Date): StopReason | null {
  return canSendTo(
    {
      ...facts,
      step: 0,
      address: facts.profileUrl,
      unsubscribedAt: null,
      bouncedAt: null,
      isUndeliverable: false,
      isUnacceptedGuess: false,
      lacksPostalAddress: false,
      followUpsDisabled: false,
      pausedUntil: null,
      manualOutreach: false,
      sentAt: null,
      previousSentAt: null,
    },
    now,
  )
}

/** The reason as shown to users. */
export function linkedinStopSentence(reason: StopReason): string {
  return reason === 'no_address' ? linkedinText.noProfile : stopSentence(reason)
}
