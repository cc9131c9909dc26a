// Moves an outgoing message one step on: claim, intent, outcome, recovery. Each is decided by the domain under one lock, by the clock of the database, and fenced by the attempt.
import { canSendTo, mayPass, type StopReason } from '@fairlead/domain/outreach/can-send-to'
import { guessAttention } from '@fairlead/domain/outreach/guessed-address'
import {
  decideClaim,
  decideCommit,
  decideOutcome,
  decideRelease,
  decideStop,
  type MessageState,
} from '@fairlead/domain/outreach/message-state'
import { endRefusedTest, testEmailType } from '@fairlead/domain/outreach/test-email'
import { answerWithoutAddresses, causeOfRefusal } from '@fairlead/domain/outreach/refusal-cause'
import type { SendOutcome } from '@fairlead/domain/ports/mail'
import { must } from '@fairlead/domain/shared/records'
import { languageOfText } from '@fairlead/matching/text/language'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { findAttention, saveCandidate } from '../../candidates/records/candidate-store.ts'
import { candidateTime } from '../messages/candidate-time.ts'
import { findMessagesWithFiles } from '../messages/attachment-store.ts'
import { lockMessages, type LockedMessage } from '../messages/lock-message.ts'
import { planSlot, type PlannedTime, type SendTimes } from '../mailboxes/mailbox-slots.ts'
import { columnsOf, stateOf, type MessageChange, type MessageDetails, type MessageRow } from '../messages/message-row.ts'
import { saveMessageStates } from '../messages/message-store.ts'
import { addedNotice, readPersonNotices } from '../messages/notice-rules.ts'
import { readPostalAddress } from '../messages/postal-address.ts'
import { recordFailures, recordOutcomes, type Recorded } from './record-outcome.ts'
import { gatherManySendFacts } from '../messages/send-facts.ts'
import { readTellStops, whyNotTeamMail, type ToldPerson } from '../messages/send-firewall.ts'
import { lockForIntents } from '../suppression/suppression-store.ts'

type Stop = StopReason | null

/** Why each must not be sent, by id. */
async function findStops(tx: Tx, ctx: WorkspaceContext, messages: readonly LockedMessage[]): Promise<Map<string, Stop>> {
  const stops = new Map<string, Stop>()
  const toCandidates = messages.flatMap(({ about, row, now }) => (about ? [{ about, row, now }] : []))
  const facts = await gatherManySendFacts(
    tx,
    ctx,
    toCandidates.map(({ about, row }) => ({
      ...about,
      step: row.step,
      address: row.to_email,
      dueAt: null,
      acceptsGuess: row.guess_accepted,
      isFarewell: row.kind === 'notice' && row.email_type === 'rejection',
    })),
  )
  for (const [index, { about, row, now }] of toCandidates.entries()) {
    const stop = canSendTo(must(facts[index]), now)
    if (stop === 'guessed_address') await checkGuess(tx, ctx, about, must(facts[index]).guess?.vendor ?? null)
    stops.set(row.id, stop)
  }
  // the address may have been suppressed since
  const toPeople = await readTellStops(tx, ctx, await readToldPeople(tx, messages))
  for (const { about, row } of messages)
    if (row.person_id !== null) stops.set(row.id, toPeople.get(row.person_id)?.reason ?? null)
    else if (!about) stops.set(row.id, (await whyNotTeamMail(tx, ctx, { emailType: row.email_type, to: [row.to_email] })) && 'suppressed')
  return stops
}

/** Of emails that only tell someone about their data. */
async function readToldPeople(tx: Tx, messages: readonly LockedMessage[]): Promise<ToldPerson[]> {
  const addresses = new Map(messages.flatMap(({ row }) => (row.person_id === null ? [] : [[row.person_id, row.to_email] as const])))
  if (addresses.size === 0) return []
  const people = await tx
    .selectFrom('person')
    .select(['id', 'profile'])
    .where('id', 'in', [...addresses.keys()])
    .execute()
  return people.map(({ id, profile }) => ({ personId: id, address: addresses.get(id) ?? null, place: profile.place }))
}

/** The email waits: someone verifies the address, or agrees to write to it. */
async function checkGuess(
  tx: Tx,
  ctx: WorkspaceContext,
  { project, candidate }: NonNullable<LockedMessage['about']>,
  vendor: string | null,
) {
  const text = guessAttention(vendor, true)
  if ((await findAttention(tx, candidate.id))?.code === 'guessed_address') return
  await saveCandidate(tx, candidate.id, { attention: { code: 'guessed_address', text } })
  await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
}

/** When a message of a sequence leaves, if not now: its mailbox has sent enough, or its time has passed into the night there. */
async function whenLater(
  tx: Tx,
  { about, row, now }: LockedMessage,
  { hours, perDomainHour, maxPerDay }: SendTimes,
): Promise<PlannedTime | null> {
  if (!about || row.step === null) return null
  const local = candidateTime(about.candidate.profile.place)
  const leaving = {
    mailboxId: row.mailbox_id,
    toEmail: row.to_email,
    local,
    hours: row.any_hour ? null : hours,
    perDomainHour,
    maxPerDay,
    messageId: row.id,
  }
  const planned = await planSlot(tx, now, leaving)
  return planned.at > now ? planned : null
}

/** A message that its worker will send. */
export type ClaimedMessage = MessageRow & { hasFiles: boolean }

/** Claims one due message for a worker; null when it is not to be had from this mailbox, or must not be sent (then it waits or is cancelled). */
export async function claimMessage(
  ctx: WorkspaceContext,
  id: string,
  { mailboxId, ...rules }: ClaimRules & { mailboxId: string | null },
): Promise<ClaimedMessage | null> {
  return (await claim(ctx, [id], mailboxId, rules)).get(id) ?? null
}

interface ClaimRules extends SendTimes {
  workerId: string
  /** The worker is still busy with other messages. */
  isAhead?: boolean
}

/** The same for several of the installation's mailbox, by id. */
export function claimMessages(ctx: WorkspaceContext, ids: readonly string[], rules: ClaimRules): Promise<Map<string, ClaimedMessage>> {
  return claim(ctx, ids, null, rules)
}

/** Only one at a time of a user's mailbox, whose limits count what is claimed. */
function claim(
  ctx: WorkspaceContext,
  ids: readonly string[],
  mailboxId: string | null,
  { workerId, isAhead = false, ...rules }: ClaimRules,
): Promise<Map<string, ClaimedMessage>> {
  return ctx.transaction(async (tx) => {
    const free = [...(await lockMessages(tx, ids)).values()].flatMap((locked) => {
      const before = stateOf(locked.row)
      const next = decideClaim(before, locked.now, isAhead)
      // some have left the mailbox they were handed out for
      return next && locked.row.mailbox_id === mailboxId ? [{ locked, before, next }] : []
    })
    const stops = await findStops(
      tx,
      ctx,
      free.map(({ locked }) => locked),
    )
    const address = free.some(({ locked }) => hasFooter(locked.row)) ? await readPostalAddress(tx, ctx) : null
    const notices = await readPersonNotices(
      tx,
      ctx,
      free.flatMap(({ locked: { about, row } }) =>
        about && hasFooter(row) ? [{ personId: about.candidate.personId, place: about.candidate.profile.place }] : [],
      ),
    )
    const changes: MessageChange[] = []
    const claimed = new Map<string, MessageRow>()
    const stoppedEmails: Recorded[] = []
    for (const { locked, before, next } of free) {
      const { row, now } = locked
      const stop = stops.get(row.id) ?? null
      if (stop) {
        // temporary stops are retried later; the others end the message
        const stopped: MessageState | null = mayPass(stop)
          ? { state: 'queued', attempt: before.attempt, tries: before.tries, notBefore: new Date(now.getTime() + 60_000) }
          : decideStop(before, stop)
        if (stopped) {
          changes.push({ id: row.id, next: stopped })
          stoppedEmails.push({ locked, next: stopped })
        }
        continue
      }
      const later = await whenLater(tx, locked, rules)
      if (later) {
        const waiting: MessageState = { state: 'queued', attempt: before.attempt, tries: before.tries, notBefore: later.at }
        changes.push({ id: row.id, next: waiting, details: { held_by: later.reason } })
        continue
      }
      const notice = locked.about ? notices.get(locked.about.candidate.personId) : undefined
      const added = notice && addedNotice(notice.lines(row.body_text, languageOfText(row.body_text)))
      const details = { claimed_by: workerId, postal_address: hasFooter(row) ? address : null, ...added }
      changes.push({ id: row.id, next, details })
      claimed.set(row.id, { ...row, ...columnsOf(next), ...details })
    }
    await saveMessageStates(tx, changes)
    await recordFailures(tx, ctx, stoppedEmails)
    const withFiles = await findMessagesWithFiles(tx, [...claimed.keys()])
    return new Map([...claimed].map(([id, row]) => [id, { ...row, hasFiles: withFiles.has(id) }]))
  })
}

const hasFooter = ({ kind, email_type, person_id }: MessageRow) => kind === 'sequence' || email_type === testEmailType || person_id !== null

/** The point of order, inside DATA before the final dot: true = the intent is committed and the dot may follow. */
export async function commitIntent(ctx: WorkspaceContext, id: string, attempt: number): Promise<boolean> {
  return must((await commitIntents(ctx, [{ id, attempt }]))[0])
}

/** The same for several, in order. */
export function commitIntents(ctx: WorkspaceContext, intents: readonly { id: string; attempt: number }[]): Promise<boolean[]> {
  return ctx.transaction(async (tx) => {
    const locked = await lockMessages(
      tx,
      intents.map(({ id }) => id),
    )
    const messages = [...locked.values()]
    await lockForIntents(
      tx,
      ctx,
      messages.map(({ row }) => row.to_email),
    )
    const stops = await findStops(tx, ctx, messages)
    const decided = intents.map(({ id, attempt }) => {
      const message = locked.get(id)
      return { id, message, next: message ? decideCommit(stateOf(message.row), attempt, stops.get(id) ?? null, message.now) : null }
    })
    await saveMessageStates(
      tx,
      decided.flatMap(({ id, next }) => (next ? [{ id, next }] : [])),
    )
    await recordFailures(
      tx,
      ctx,
      decided.flatMap(({ message, next }) => (message && next ? [{ locked: message, next }] : [])),
    )
    return decided.map(({ next }) => next?.state === 'committing')
  })
}

/** Gives claims back that nothing was sent for: others may claim the messages. */
export function releaseMessages(ctx: WorkspaceContext, claims: readonly { id: string; attempt: number }[]): Promise<void> {
  return settleAll(
    ctx,
    claims.map(({ id, attempt }) => ({ id, decide: (state, now) => decideRelease(state, attempt, now) })),
  )
}

export interface Answered {
  outcome: SendOutcome
  /** The relay that was asked, as it is named in the records. */
  relay: string
  /** Messages it took since it refused this one before. */
  othersTaken: number
}

/** Writes what the server answered to each, with everything that follows from it. An older attempt changes nothing. */
export function saveOutcomes(ctx: WorkspaceContext, answers: readonly (Answered & { id: string; attempt: number })[]): Promise<void> {
  const decisions = answers.map(({ id, attempt, outcome, relay, othersTaken }) => ({
    id,
    decide: (state: MessageState, now: Date, row: MessageRow) => {
      const next = decideOutcome(state, attempt, outcome, now, othersTaken)
      return row.email_type === testEmailType ? endRefusedTest(next, outcome) : next
    },
    details: (now: Date): MessageDetails => ({
      relay_answer: answerWithoutAddresses(outcome.response),
      ...(outcome.state === 'sent' ? { relay, sent_as: outcome.messageId ?? null } : {}),
      ...(outcome.state === 'refused' && causeOfRefusal(outcome) === 'message' ? { refused_at: now } : {}),
    }),
  }))
  return settleAll(ctx, decisions)
}

interface Decision {
  id: string
  decide: (state: MessageState, now: Date, row: MessageRow) => MessageState | null
  details?: (now: Date) => MessageDetails
}

/** Takes a message on by any decision of the domain; the consequences of the new state are written in the same transaction. */
export function settle(ctx: WorkspaceContext, id: string, decide: Decision['decide'], details?: Decision['details']): Promise<void> {
  return settleAll(ctx, [{ id, decide, ...(details && { details }) }])
}

function settleAll(ctx: WorkspaceContext, decisions: readonly Decision[]): Promise<void> {
  return ctx.transaction(async (tx) => {
    const messages = await lockMessages(
      tx,
      decisions.map(({ id }) => id),
    )
    const settled = decisions.flatMap(({ id, decide, details = () => ({}) }) => {
      const locked = messages.get(id)
      const next = locked && decide(stateOf(locked.row), locked.now, locked.row)
      if (!locked || !next) return []
      const more = details(locked.now)
      return [{ id, next, details: more, locked: { ...locked, row: { ...locked.row, ...more } } }]
    })
    await saveMessageStates(tx, settled)
    await recordOutcomes(tx, ctx, settled)
  })
}
