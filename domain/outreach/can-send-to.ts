// The single check whether an email may be sent: run when it is planned, when it is claimed, and before the final dot of DATA.
import { isKeyOf } from '../shared/records.ts'
import type { PersonFlag } from '../candidate/person-flags.ts'
import type { Stage } from '../shared/stages.ts'
import { text as canSendToText } from './texts/can-send-to.ts'

export type StopReason =
  | 'replied'
  | 'unsubscribed'
  | 'suppressed'
  | 'wrong_person'
  | 'data_request'
  | 'objected'
  | 'later'
  | 'bounced'
  | 'project_paused'
  | 'project_archived'
  | 'followups_disabled'
  | 'out_of_office'
  | 'stage_left'
  | 'no_address'
  | 'guessed_address'
  | 'undeliverable'
  | 'already_sent'
  | 'manual_outreach'
  | 'previous_step_missing'
  | 'no_postal_address'
  | 'past_application'
  | 'merged'
  | 'not_due'

export interface SendFacts {
  /** 0 is the initial email, 1 to 3 the follow-ups, null a manual reply. */
  step: number | null
  stage: Stage
  address: string | null
  /** When the candidate last wrote, not counting automatic replies. */
  repliedAt: Date | null
  unsubscribedAt: Date | null
  /** The address or its domain is on the workspace's suppression list. */
  suppressed: boolean
  /** The person's record was merged into another one, which is in the project, too. */
  isMerged: boolean
  /** They said that they are the wrong person, asked for their data to be deleted, objected, or want to be asked later. */
  flag: PersonFlag | null
  bouncedAt: Date | null
  /** A vendor checked the address: it accepts no mail. */
  isUndeliverable: boolean
  /** A vendor guessed the address, and no one agreed to write to it. */
  isUnacceptedGuess: boolean
  project: { paused: boolean; archived: boolean }
  /** The workspace requires a postal address for this country and has none. */
  lacksPostalAddress: boolean
  /** Why the workspace's rule for past applicants holds back a first message. */
  pastApplication: string | null
  followUpsDisabled: boolean
  /** The candidate is out of office: follow-ups wait until then. */
  pausedUntil: Date | null
  manualOutreach: boolean
  /** When this step was sent. */
  sentAt: Date | null
  /** When the previous step was sent; irrelevant for step 0. */
  previousSentAt: Date | null
  dueAt: Date | null
}

/** Stages that allow an initial email: approved candidates, and candidates moved by the same action. */
const initialStages: readonly Stage[] = ['APPROVED', 'CONTACTED', 'QUEUE', 'UNDER_REVIEW']

/** Null when the email may be sent at `now`, else the first reason against it; permanent reasons come first. */
export function canSendTo(facts: SendFacts, now: Date): StopReason | null {
  if (facts.sentAt) return 'already_sent'
  if (facts.unsubscribedAt) return 'unsubscribed'
  if (facts.suppressed) return 'suppressed'
  if (facts.flag) return facts.flag
  if (facts.bouncedAt) return 'bounced'
  if (facts.repliedAt && facts.step !== null) return 'replied'
  if (!facts.address) return 'no_address'
  if (facts.isUndeliverable) return 'undeliverable'
  if (facts.project.archived) return 'project_archived'
  // a manual reply continues a conversation: a pause stops only new outreach
  if (facts.step === null) return facts.isUnacceptedGuess ? 'guessed_address' : facts.dueAt && facts.dueAt > now ? 'not_due' : null
  if (facts.step > 0) {
    if (facts.manualOutreach) return 'manual_outreach'
    if (facts.stage !== 'CONTACTED') return 'stage_left'
    if (facts.followUpsDisabled) return 'followups_disabled'
    if (facts.pausedUntil && facts.pausedUntil > now) return 'out_of_office'
    if (!facts.previousSentAt) return 'previous_step_missing'
  } else if (!initialStages.includes(facts.stage)) return 'stage_left'
  else if (facts.pastApplication !== null) return 'past_application'
  if (facts.isMerged) return 'merged'
  if (facts.isUnacceptedGuess) return 'guessed_address'
  if (facts.lacksPostalAddress) return 'no_postal_address'
  if (facts.project.paused) return 'project_paused'
  if (facts.dueAt && facts.dueAt > now) return 'not_due'
  return null
}

/** True when the reason can be resolved, so that the email waits; false when it is canceled. */
export function mayPass(reason: StopReason): boolean {
  return (
    reason === 'project_paused' ||
    reason === 'out_of_office' ||
    reason === 'not_due' ||
    reason === 'followups_disabled' ||
    reason === 'previous_step_missing' ||
    reason === 'guessed_address' ||
    reason === 'no_postal_address' ||
    reason === 'merged'
  )
}

const sentences: Record<StopReason, string> = {
  get replied() {
    return canSendToText.theyHaveReplied
  },
  get unsubscribed() {
    return canSendToText.askedForNoContact
  },
  get suppressed() {
    return canSendToText.addressSuppressed
  },
  get wrong_person() {
    return canSendToText.wrongPerson
  },
  get data_request() {
    return canSendToText.personalDataRequested
  },
  get merged() {
    return canSendToText.merged
  },
  get objected() {
    return canSendToText.objected
  },
  get later() {
    return canSendToText.later
  },
  get bounced() {
    return canSendToText.addressBounced
  },
  get project_paused() {
    return canSendToText.projectPaused
  },
  get project_archived() {
    return canSendToText.projectArchived
  },
  get followups_disabled() {
    return canSendToText.followUpsOff
  },
  get out_of_office() {
    return canSendToText.outOfOffice
  },
  get stage_left() {
    return canSendToText.candidateMoved
  },
  no_address: 'No email address found',
  get guessed_address() {
    return canSendToText.addressGuessed
  },
  get undeliverable() {
    return canSendToText.addressUndeliverable
  },
  get already_sent() {
    return canSendToText.sentAlready
  },
  get manual_outreach() {
    return canSendToText.contactedByHand
  },
  get previous_step_missing() {
    return canSendToText.previousUnsent
  },
  get no_postal_address() {
    return canSendToText.noPostalAddress
  },
  get past_application() {
    return canSendToText.pastApplication
  },
  get not_due() {
    return canSendToText.notDue
  },
}

/** The reason as shown to users. */
export function isStopReason(text: string): text is StopReason {
  return isKeyOf(sentences, text)
}

export function stopSentence(reason: StopReason): string {
  return sentences[reason]
}
