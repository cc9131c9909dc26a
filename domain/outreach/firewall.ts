// The single gate for everything sent outside the product: rules by channel, their messages, and how to resolve them.
import type { AddressDoubt } from '../candidate/address-status.ts'
import { brokenLinkSentence, type BrokenLink } from './broken-links.ts'
import { mayPass, stopSentence, type StopReason } from './can-send-to.ts'
import { guessRefusal, mayWriteToGuess, type GuessAcceptance, type GuessRule } from './guessed-address.ts'
import { inTouchSentence, type Touch } from './in-touch.ts'
import { linkedinStopSentence } from './linkedin.ts'
import { suppressionSentence, type Suppression } from './suppression.ts'
import type { RefusalCode } from '../refusal.ts'
import { text as firewallText } from './texts/firewall.ts'

/** Every way the product writes to someone. */
export const sendChannels = [
  'first_email',
  'follow_up',
  'reply',
  /** The product's own email to a candidate: introductions, rejections, interviews, requests for information. */
  'notice',
  'inmail',
  'connection',
  /** The one email that only tells a person about their data, also to people who are no candidates. */
  'privacy_notice',
  /** Candidates shared by email, with anyone the user names. */
  'share',
  /** Hiring managers, interviewers, and invited colleagues. */
  'colleague',
  /** Passwords, notifications, and other email to users about their own account. */
  'account',
] as const
export type SendChannel = (typeof sendChannels)[number]

interface ChannelRules {
  /** The candidate's own stops (`canSendTo`), without the reasons that only delay an email: it is planned anyway. */
  waitsFor: readonly StopReason[] | 'whatever passes'
  /** Someone the team writes to elsewhere must be taken over first. */
  asksForTakeOver: boolean
  /** Which entries of the suppression list apply. */
  suppressions: 'all' | 'addresses' | 'none'
  guesses: GuessRule
}

/** Domains are suppressed only for outreach, because teammates and hiring managers often have an address there. */
export const channelRules: Record<SendChannel, ChannelRules> = {
  first_email: { waitsFor: ['project_paused'], asksForTakeOver: true, suppressions: 'all', guesses: 'asks' },
  follow_up: { waitsFor: 'whatever passes', asksForTakeOver: false, suppressions: 'all', guesses: 'waits' },
  reply: { waitsFor: [], asksForTakeOver: false, suppressions: 'all', guesses: 'asks_once' },
  notice: { waitsFor: [], asksForTakeOver: false, suppressions: 'all', guesses: 'once_accepted' },
  inmail: { waitsFor: [], asksForTakeOver: true, suppressions: 'all', guesses: 'of_no_matter' },
  connection: { waitsFor: [], asksForTakeOver: true, suppressions: 'all', guesses: 'of_no_matter' },
  privacy_notice: { waitsFor: [], asksForTakeOver: false, suppressions: 'all', guesses: 'waits' },
  share: { waitsFor: [], asksForTakeOver: false, suppressions: 'addresses', guesses: 'of_no_matter' },
  colleague: { waitsFor: [], asksForTakeOver: false, suppressions: 'addresses', guesses: 'of_no_matter' },
  account: { waitsFor: [], asksForTakeOver: false, suppressions: 'none', guesses: 'of_no_matter' },
}

/** The type of that email. */
export const privacyNotice = 'privacy_notice'

const teamChannels: Readonly<Record<string, SendChannel>> = {
  [privacyNotice]: 'privacy_notice',
  share: 'share',
  invitation: 'colleague',
  hm_found_warm_lead: 'colleague',
  manager_reminder: 'colleague',
  review_overdue: 'colleague',
  interviewer_brief: 'colleague',
  scorecard_reminder: 'colleague',
}

/** The channel of an email to someone who isn't a candidate, by its type. */
export function channelOfTeamMail(emailType: string | null): SendChannel {
  return teamChannels[emailType ?? ''] ?? 'account'
}

export interface FirewallFacts {
  channel: SendChannel
  /** The result of `canSendTo` or `whyNotLinkedin`; null = allowed, or not about a candidate. */
  stop: StopReason | null
  /** More about the stop than its usual sentence. */
  stopDetail: string | null
  /** The entry of the suppression list that covers the recipient. */
  suppression: Suppression | null
  /** The recipient's address, if a vendor guessed it. */
  guess: Pick<AddressDoubt, 'vendor'> | null
  /** How someone agreed to write to the guess. */
  guessAccepted: GuessAcceptance | null
  /** An email finder that verifies addresses is set up. */
  canVerify: boolean
  /** The recipient is a user of this workspace. */
  isTeammate: boolean
  touches: readonly Touch[]
  takesOver: boolean
  /** It is planned for later, when a pause may be over. */
  isScheduled: boolean
  /** Variables in the text that have no value. */
  missing: readonly string[]
  /** How the text greets the candidate, when it doesn't look like a name and no user has confirmed it; '' when it is hidden. */
  doubtfulGreeting: string | null
  /** Links in the text that lead nowhere. */
  brokenLinks: readonly BrokenLink[]
  /** The user it is sent for has verified their address. */
  isSenderVerified: boolean
}

/** Nothing prevents sending. */
export const noObjection: Omit<FirewallFacts, 'channel'> = {
  stop: null,
  stopDetail: null,
  suppression: null,
  guess: null,
  guessAccepted: null,
  canVerify: false,
  isTeammate: false,
  touches: [],
  takesOver: false,
  isScheduled: false,
  missing: [],
  doubtfulGreeting: null,
  brokenLinks: [],
  isSenderVerified: true,
}

export const cures = [
  'open_suppressions',
  'take_over',
  'add_address',
  'resume_project',
  'restore_project',
  'turn_on_follow_ups',
  'clear_flag',
  'edit_text',
  'verify_address',
  'add_postal_address',
  'change_recontact_rule',
  'check_address',
  'accept_guess',
  'confirm_greeting',
] as const
/** The one thing a user can do about a refusal. */
export type Cure = (typeof cures)[number]

export interface SendRefusal {
  reason: StopReason | 'in_touch' | 'missing_variable' | 'doubtful_greeting' | 'broken_link' | 'unverified_sender'
  sentence: string
  /** null when no one can or should lift it: the recipient has decided. */
  cure: Cure | null
  code: RefusalCode
}

const stopCures: Partial<Record<StopReason, Cure>> = {
  no_address: 'add_address',
  bounced: 'add_address',
  undeliverable: 'add_address',
  project_paused: 'resume_project',
  project_archived: 'restore_project',
  followups_disabled: 'turn_on_follow_ups',
  wrong_person: 'clear_flag',
  no_postal_address: 'add_postal_address',
  past_application: 'change_recontact_rule',
}

/** Every reason against sending, most serious first; empty when it may be sent or planned. */
export function refusalsOf(facts: FirewallFacts): SendRefusal[] {
  const { channel } = facts
  const rules = channelRules[channel]
  const isLinkedin = channel === 'inmail' || channel === 'connection'
  const refusals: SendRefusal[] = []
  const suppressed = bindingSuppression(facts)
  if (suppressed)
    refusals.push({
      reason: suppressed.reason === 'unsubscribed' ? 'unsubscribed' : suppressed.reason === 'bounced' ? 'bounced' : 'suppressed',
      sentence: suppressionSentence(suppressed),
      cure:
        suppressed.reason === 'by_hand' || suppressed.scope === 'domain'
          ? 'open_suppressions'
          : suppressed.reason === 'bounced'
            ? 'add_address'
            : null,
      code: 'cannot_send',
    })
  else if (facts.stop && !delays(facts.stop, facts))
    refusals.push({
      reason: facts.stop,
      sentence: facts.stopDetail ?? (isLinkedin ? linkedinStopSentence(facts.stop) : stopSentence(facts.stop)),
      cure: stopCures[facts.stop] ?? null,
      code: facts.stop === 'no_address' && channel === 'reply' ? 'no_email_found' : 'cannot_send',
    })
  if (facts.guess && !mayWriteToGuess(rules.guesses, facts.guessAccepted))
    refusals.push({
      reason: 'guessed_address',
      sentence: guessRefusal(facts.guess.vendor, facts.canVerify),
      cure: facts.canVerify ? 'check_address' : 'accept_guess',
      code: 'guessed_address',
    })
  if (!facts.isSenderVerified && channel !== 'account')
    refusals.push({
      reason: 'unverified_sender',
      sentence: firewallText.verifyEmail,
      cure: 'verify_address',
      code: 'email_unproven',
    })
  if (rules.asksForTakeOver && !facts.takesOver && facts.touches.length > 0)
    refusals.push({ reason: 'in_touch', sentence: inTouchSentence(facts.touches), cure: 'take_over', code: 'in_touch_elsewhere' })
  if (facts.missing.length > 0)
    refusals.push({
      reason: 'missing_variable',
      sentence: firewallText.noValueFor(facts.missing.map((name) => `{{${name}}}`).join(', ')),
      cure: 'edit_text',
      code: 'missing_variable',
    })
  if (facts.doubtfulGreeting !== null)
    refusals.push({
      reason: 'doubtful_greeting',
      sentence: greetingQuestion(facts.doubtfulGreeting),
      cure: 'confirm_greeting',
      code: 'doubtful_greeting',
    })
  const [link] = facts.brokenLinks
  if (link) refusals.push({ reason: 'broken_link', sentence: brokenLinkSentence(link), cure: 'edit_text', code: 'cannot_send' })
  return refusals
}

/** Asks about a greeting that doesn't look like a name; '' = it is hidden from the user. */
export function greetingQuestion(greeting: string): string {
  return greeting === '' ? firewallText.hiddenGreetingDoubtful : firewallText.greetingDoubtful(greeting)
}

function bindingSuppression({ channel, suppression, isTeammate }: FirewallFacts): Suppression | null {
  const { suppressions } = channelRules[channel]
  if (!suppression || suppressions === 'none') return null
  return suppressions === 'addresses' && (suppression.scope === 'domain' || isTeammate) ? null : suppression
}

/** True when the reason only delays what is planned now. */
function delays(stop: StopReason, { channel, isScheduled }: FirewallFacts): boolean {
  if ((channel === 'inmail' || channel === 'connection') && isScheduled) return stop === 'project_paused'
  const { waitsFor } = channelRules[channel]
  return waitsFor === 'whatever passes' ? mayPass(stop) : waitsFor.includes(stop)
}

/** Where users fix it; null when they do so next to the refusal, in the dialog itself. */
export function placeOfCure(cure: Cure, { projectId, candidateId }: { projectId: string; candidateId: string | null }): string | null {
  const project = encodeURIComponent(projectId)
  switch (cure) {
    case 'open_suppressions':
      return '/team/suppressions'
    case 'resume_project':
    case 'restore_project':
    case 'turn_on_follow_ups':
    case 'clear_flag':
    case 'accept_guess':
      return `/panel?project=${project}${candidateId ? `&candidate=${encodeURIComponent(candidateId)}` : ''}`
    case 'verify_address':
      return '/profile'
    case 'add_postal_address':
    case 'change_recontact_rule':
      return '/team'
    case 'take_over':
    case 'add_address':
    case 'edit_text':
    case 'check_address':
    case 'confirm_greeting':
      return null
  }
}
