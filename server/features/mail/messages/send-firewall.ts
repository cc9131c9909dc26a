// The one gate that everything which is sent passes: it loads the facts, asks the rules, and gives the pass without which nothing is queued.
import type { AddressDoubt } from '@fairlead/domain/candidate/address-status'
import type { BrokenLink } from '@fairlead/domain/outreach/broken-links'
import { canSendTo, stopSentence, type StopReason } from '@fairlead/domain/outreach/can-send-to'
import {
  channelOfTeamMail,
  channelRules,
  noObjection,
  refusalsOf,
  type SendChannel,
  type SendRefusal,
} from '@fairlead/domain/outreach/firewall'
import { guessAttention, isSameGuess, mayWriteToGuess } from '@fairlead/domain/outreach/guessed-address'
import { mostSevere, suppressionSentence } from '@fairlead/domain/outreach/suppression'
import { whyNotLinkedin } from '@fairlead/domain/outreach/linkedin'
import type { Actor } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { Place } from '@fairlead/domain/shared/profile'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { isAddressProven } from '../../accounts/users/user-views.ts'
import { findUserByEmail } from '../../accounts/users/user-views.ts'
import type { LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { findTouches, type TouchElsewhere } from './find-touches.ts'
import { linkedinFacts } from './linkedin-facts.ts'
import { readPersonNotices } from './notice-rules.ts'
import { gatherSendFacts, readFlags } from './send-facts.ts'
import { findErased } from '../../candidates/people/erased-addresses.ts'
import { findSuppression, readSuppressionsOfEach } from '../suppression/suppression-store.ts'

const passed = Symbol('passed')

/** Proof that a message went through the gate: it can be made here only, and nothing is queued without it. */
export interface SendPass {
  readonly [passed]: true
  readonly channel: SendChannel
  /** Other contacts with the person, and whether the user overrides them. */
  readonly touches: readonly TouchElsewhere[]
  /** A user agreed to write to its address, which a vendor guessed. */
  readonly acceptsGuess: boolean
}

type CandidateChannel = 'first_email' | 'follow_up' | 'reply' | 'notice' | 'inmail' | 'connection'

export interface AboutCandidate {
  channel: CandidateChannel
  project: Pick<LoadedProject, 'outreachPause' | 'isArchived'>
  candidate: LoadedCandidate
  /** The recipient address; null over LinkedIn or when unknown. */
  address: string | null
  /** Of follow-ups. */
  step?: number
  /** Writes to someone the team is in touch with elsewhere. */
  takesOver?: boolean
  /** The guess a user agrees to write to: the address, or its id where addresses are hidden. */
  acceptsGuess?: string | undefined
  /** An email finder that verifies addresses is set up. */
  canVerify?: boolean
  /** It has a scheduled time. */
  isScheduled?: boolean
  /** Variables of its text that have no value. */
  missing?: readonly string[]
  /** How its text greets the candidate, if a user has to confirm it. */
  doubtfulGreeting?: string | null
  /** Links of its text that lead nowhere. */
  brokenLinks?: readonly BrokenLink[]
}

type Asking = WorkspaceContext & { actor?: Actor }

export interface Asked {
  refusals: SendRefusal[]
  touches: TouchElsewhere[]
  stop: StopReason | null
  /** The address, when a vendor guessed it. */
  guess: AddressDoubt | null
  isGuessAccepted: boolean
}

const isLinkedin = (channel: CandidateChannel) => channel === 'inmail' || channel === 'connection'

/** Every reason against writing to a candidate, without sending. The caller holds the locks of project (share) and candidate. */
export async function checkFirewall(tx: Tx, ctx: Asking, about: AboutCandidate): Promise<Asked> {
  const {
    channel,
    project,
    candidate,
    address,
    takesOver = false,
    isScheduled = false,
    missing = [],
    brokenLinks = [],
    doubtfulGreeting = null,
  } = about
  const { stop, stopDetail, suppression, guess, wasGuessAccepted } = isLinkedin(channel)
    ? await checkLinkedin(tx, ctx, about)
    : await checkEmail(tx, ctx, { ...about, step: channel === 'first_email' ? 0 : channel === 'follow_up' ? (about.step ?? 1) : null })
  const touches = channelRules[channel].asksForTakeOver ? await findTouches(tx, ctx, candidate, isLinkedin(channel) ? null : address) : []
  const isSenderVerified = ctx.userId === null || (await isAddressProven(tx, ctx.userId))
  // only a user can agree
  const isAccepted = guess !== null && ctx.userId !== null && isSameGuess(guess, about.acceptsGuess)
  const guessAccepted = isAccepted ? ('request' as const) : wasGuessAccepted ? ('conversation' as const) : null
  const facts = {
    ...noObjection,
    channel,
    stop,
    stopDetail,
    suppression,
    touches,
    takesOver,
    isScheduled,
    missing,
    brokenLinks,
    doubtfulGreeting,
    isSenderVerified,
  }
  const refusals = refusalsOf({ ...facts, guess, guessAccepted, canVerify: about.canVerify ?? false })
  const isGuessAccepted = guess !== null && mayWriteToGuess('asks_once', guessAccepted)
  return { refusals, touches, stop: project.isArchived ? 'project_archived' : stop, guess, isGuessAccepted }
}

async function checkEmail(
  tx: Tx,
  ctx: Asking,
  { project, candidate, address, step }: Omit<AboutCandidate, 'step'> & { step: number | null },
) {
  // a guess is refused by the rule of its channel
  const facts = await gatherSendFacts(tx, ctx, project, candidate, { step, address, dueAt: null, acceptsGuess: true })
  const { suppression, guess, wasGuessAccepted } = facts
  const stop = canSendTo(facts, ctx.now())
  const stopDetail = stop === 'past_application' ? facts.pastApplication : stop === 'no_postal_address' ? facts.missingNotice : null
  return { stop, stopDetail, suppression, guess, wasGuessAccepted }
}

async function checkLinkedin(tx: Tx, ctx: Asking, { project, candidate }: AboutCandidate) {
  const facts = await linkedinFacts(tx, ctx, project, candidate)
  const stop = whyNotLinkedin({ ...facts, dueAt: null }, ctx.now())
  return {
    stop,
    stopDetail: stop === 'past_application' ? facts.pastApplication : null,
    suppression: facts.suppression,
    guess: null,
    wasGuessAccepted: false,
  }
}

/** The pass for a message to a candidate; refuses with the most severe reason. One person is written to first by one request at a time. */
export async function passFirewall(tx: Tx, ctx: Asking, about: AboutCandidate): Promise<SendPass> {
  const verdict = await tryFirewall(tx, ctx, about)
  if ('refusal' in verdict) throw new Refusal(verdict.refusal.code, verdict.refusal.sentence)
  return verdict.pass
}

/** The same for automatic email, where a refusal is not an error. */
export async function tryFirewall(tx: Tx, ctx: Asking, about: AboutCandidate): Promise<{ pass: SendPass } | { refusal: SendRefusal }> {
  if (channelRules[about.channel].asksForTakeOver) await lockFirstMessage(tx, ctx, about.candidate.personId)
  const { refusals, touches, guess, isGuessAccepted } = await checkFirewall(tx, ctx, about)
  const [refusal] = refusals
  if (!refusal) return { pass: { [passed]: true, channel: about.channel, touches, acceptsGuess: isGuessAccepted } }
  // no one is there to read the refusal of an automatic email: a person has to look
  if (about.channel === 'notice' && refusal.reason === 'guessed_address')
    await saveCandidate(tx, about.candidate.id, {
      attention: { code: 'guessed_address', text: guessAttention(guess?.vendor ?? null, false) },
    })
  return { refusal }
}

async function lockFirstMessage(tx: Tx, ctx: WorkspaceContext, personId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`first message ${ctx.workspaceId} ${personId}`}, 0))`.execute(tx)
}

interface TeamMailFacts {
  emailType: string | null
  to: readonly string[]
}

/** The reason against email to someone other than a candidate; null when it may be sent. */
export async function whyNotTeamMail(
  tx: Tx,
  ctx: Pick<WorkspaceContext, 'hashAddress'>,
  { emailType, to }: TeamMailFacts,
): Promise<SendRefusal | null> {
  const channel = channelOfTeamMail(emailType)
  if (channelRules[channel].suppressions === 'none') return null
  for (const address of to.map(normaliseEmail)) {
    const suppression = await findSuppression(tx, ctx, [address])
    if (!suppression) continue
    const teammateId = await findUserByEmail(tx, address)
    const [refusal] = refusalsOf({ ...noObjection, channel, suppression, isTeammate: teammateId !== null })
    if (refusal) return { ...refusal, sentence: `${address}: ${refusal.sentence}` }
  }
  return null
}

/** The pass for an email to someone who is no candidate. */
export async function passTeamFirewall(tx: Tx, ctx: WorkspaceContext, mail: TeamMailFacts): Promise<SendPass> {
  const refusal = await whyNotTeamMail(tx, ctx, mail)
  if (refusal) throw new Refusal(refusal.code, refusal.sentence)
  return { [passed]: true, channel: channelOfTeamMail(mail.emailType), touches: [], acceptsGuess: false }
}

export interface ToldPerson {
  personId: string
  address: string | null
  place: Place | null
}

/** By person, why they aren't told about their data by an email of its own; without those who may be. */
export async function readTellStops(
  tx: Tx,
  ctx: Pick<WorkspaceContext, 'hashAddress' | 'workspaceId' | 'now'>,
  people: readonly ToldPerson[],
): Promise<Map<string, { reason: StopReason; sentence: string }>> {
  const addresses = people.map(({ address }) => address?.trim().toLowerCase() ?? null)
  const notices = await readPersonNotices(tx, ctx, people)
  const suppressionsOf = await readSuppressionsOfEach(tx, ctx, addresses)
  const erased = await findErased(tx, ctx, [...new Set(addresses.filter((address) => address !== null))])
  const flags = await readFlags(
    tx,
    people.map(({ personId }) => ({ candidate: { personId } })),
  )
  const doubts = await tx
    .selectFrom('person_address')
    .select(['person_id', 'address', 'status'])
    .where('person_id', '=', sql<string>`any(${people.map(({ personId }) => personId)}::text[])`)
    .where('status', 'in', ['guessed', 'undeliverable'])
    .execute()
  const stopOf = ({ personId }: ToldPerson, address: string | null) => {
    const notice = notices.get(personId)
    const suppression = mostSevere(suppressionsOf(address))
    const doubt = doubts.find((row) => row.person_id === personId && row.address === address)
    const stop = (reason: StopReason, sentence = stopSentence(reason)) => ({ reason, sentence })
    const flag = flags.get(personId)
    if (notice?.toldParts.some((part) => part === 'source' || part === 'rights')) return stop('already_sent')
    if (!address) return stop('no_address')
    if (suppression) return stop('suppressed', suppressionSentence(suppression))
    if (erased.has(address)) return stop('suppressed')
    if (flag) return stop(flag)
    if (doubt) return stop(doubt.status === 'guessed' ? 'guessed_address' : 'undeliverable')
    return notice?.missing ? stop('no_postal_address', notice.missing) : null
  }
  return new Map(
    people.flatMap((person, index) => {
      const stop = stopOf(person, addresses[index]!)
      return stop ? [[person.personId, stop] as const] : []
    }),
  )
}

/** By person, the pass for the email that tells them about their data; without those who may not be written to. */
export async function tryToTell(tx: Tx, ctx: WorkspaceContext, people: readonly ToldPerson[]): Promise<Map<string, SendPass>> {
  const stops = await readTellStops(tx, ctx, people)
  const pass: SendPass = { [passed]: true, channel: 'privacy_notice', touches: [], acceptsGuess: false }
  return new Map(people.flatMap(({ personId }) => (stops.has(personId) ? [] : [[personId, pass] as const])))
}
