// Moves an outgoing message one step on: claim, intent, outcome, recovery. Each is decided by the domain under one lock, by the clock of the database, and fenced by the attempt.
import { canSendTo, mayPass } from '@fairlead/domain/outreach/can-send-to'
import { guessAttention } from '@fairlead/domain/outreach/guessed-address'
import { decideClaim, decideCommit, decideOutcome, decideStop, type MessageState } from '@fairlead/domain/outreach/message-state'
import { endRefusedTest, testEmailType } from '@fairlead/domain/outreach/test-email'
import { answerWithoutAddresses, causeOfRefusal } from '@fairlead/domain/outreach/refusal-cause'
import type { SendOutcome } from '@fairlead/domain/ports/mail'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { saveCandidate } from '../candidates/candidate-store.ts'
import { candidateTime } from './candidate-time.ts'
import { lockMessage, type LockedMessage } from './lock-message.ts'
import { askSlot, type PlannedTime, type SendTimes } from './mailbox-slots.ts'
import { columnsOf, stateOf, type MessageRow, type MessageDetails } from './message-row.ts'
import { saveMessageState } from './message-store.ts'
import { readPostalAddress } from './postal-address.ts'
import { recordOutcome } from './record-outcome.ts'
import { gatherSendFacts } from './send-facts.ts'
import { whyNotTeamMail } from './send-firewall.ts'
import { lockForIntent } from './suppression-store.ts'

async function whyStop(tx: Tx, ctx: WorkspaceContext, { about, row, now }: LockedMessage) {
  // the address may have been suppressed since
  if (!about) return (await whyNotTeamMail(tx, ctx, { emailType: row.email_type, to: [row.to_email] })) && ('suppressed' as const)
  const mail = { step: row.step, address: row.to_email, dueAt: null, acceptsGuess: row.guess_accepted }
  const facts = await gatherSendFacts(tx, ctx, about.project, about.candidate, mail)
  const stop = canSendTo(facts, now)
  if (stop === 'guessed_address') await askAboutGuess(tx, ctx, about, facts.guess?.vendor ?? null)
  return stop
}

/** The email waits: someone verifies the address, or agrees to write to it. */
async function askAboutGuess(
  tx: Tx,
  ctx: WorkspaceContext,
  { project, candidate }: NonNullable<LockedMessage['about']>,
  vendor: string | null,
) {
  const text = guessAttention(vendor, true)
  const row = await tx.selectFrom('candidate').select('attention').where('id', '=', candidate.id).executeTakeFirst()
  if (row?.attention?.code === 'guessed_address') return
  await saveCandidate(tx, candidate.id, { attention: { code: 'guessed_address', text } })
  await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
}

/** When a message of a sequence leaves, if not now: its mailbox has sent enough, or its time has passed into the night there. */
async function whenLater(
  tx: Tx,
  { about, row, now }: LockedMessage,
  { hours, perDomainHour, mostPerDay }: SendTimes,
): Promise<PlannedTime | null> {
  if (!about || row.step === null) return null
  const local = candidateTime(about.candidate.profile.place)
  const leaving = {
    mailboxId: row.mailbox_id,
    toEmail: row.to_email,
    local,
    hours: row.any_hour ? null : hours,
    perDomainHour,
    mostPerDay,
    messageId: row.id,
  }
  const planned = await askSlot(tx, now, leaving)
  return planned.at > now ? planned : null
}

/** Claims one due message for a worker; null when it is not to be had from this mailbox, or must not be sent (then it waits or is cancelled). */
export function claimMessage(
  ctx: WorkspaceContext,
  id: string,
  { workerId, mailboxId, ...rules }: { workerId: string; mailboxId: string | null } & SendTimes,
): Promise<MessageRow | null> {
  return ctx.transaction(async (tx) => {
    const locked = await lockMessage(tx, id)
    const before = locked && stateOf(locked.row)
    const claimed = before && decideClaim(before, locked.now)
    // it has left the mailbox it was handed out for
    if (!claimed || locked.row.mailbox_id !== mailboxId) return null
    const stop = await whyStop(tx, ctx, locked)
    if (stop) {
      // temporary stops are retried later; the others end the message
      const next: MessageState | null = mayPass(stop)
        ? { state: 'queued', attempt: before.attempt, tries: before.tries, notBefore: new Date(locked.now.getTime() + 60_000) }
        : decideStop(before, stop)
      if (next) await saveMessageState(tx, id, next)
      return null
    }
    const later = await whenLater(tx, locked, rules)
    if (later) {
      await saveMessageState(
        tx,
        id,
        { state: 'queued', attempt: before.attempt, tries: before.tries, notBefore: later.at },
        { held_by: later.because },
      )
      return null
    }
    const hasFooter = locked.row.kind === 'sequence' || locked.row.email_type === testEmailType
    const postal_address = hasFooter ? (await readPostalAddress(tx, ctx)).address : null
    await saveMessageState(tx, id, claimed, { claimed_by: workerId, postal_address })
    return { ...locked.row, ...columnsOf(claimed), postal_address } as MessageRow
  })
}

/** The point of order, inside DATA before the final dot: true = the intent is committed and the dot may follow. */
export function commitIntent(ctx: WorkspaceContext, id: string, attempt: number): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const locked = await lockMessage(tx, id)
    if (!locked) return false
    await lockForIntent(tx, ctx, locked.row.to_email)
    const next = decideCommit(stateOf(locked.row), attempt, await whyStop(tx, ctx, locked), locked.now)
    if (next) await saveMessageState(tx, id, next)
    return next?.state === 'committing'
  })
}

export interface Answered {
  outcome: SendOutcome
  /** The relay that was asked, as it is named in the records. */
  relay: string
  /** Messages it took since it refused this one before. */
  othersTaken: number
}

/** Writes what the server answered, with everything that follows from it. An older attempt changes nothing. */
export function saveOutcome(ctx: WorkspaceContext, id: string, attempt: number, { outcome, relay, othersTaken }: Answered): Promise<void> {
  const details = (now: Date): MessageDetails => ({
    relay_answer: answerWithoutAddresses(outcome.response),
    ...(outcome.state === 'sent' ? { relay, sent_as: outcome.messageId ?? null } : {}),
    ...(outcome.state === 'refused' && causeOfRefusal(outcome) === 'message' ? { refused_at: now } : {}),
  })
  const decide = (state: MessageState, now: Date, row: MessageRow) => {
    const next = decideOutcome(state, attempt, outcome, now, othersTaken)
    return row.email_type === testEmailType ? endRefusedTest(next, outcome) : next
  }
  return settle(ctx, id, decide, details)
}

/** Takes a message on by any decision of the domain; the consequences of the new state are written in the same transaction. */
export function settle(
  ctx: WorkspaceContext,
  id: string,
  decide: (state: MessageState, now: Date, row: MessageRow) => MessageState | null,
  details: (now: Date) => MessageDetails = () => ({}),
): Promise<void> {
  return ctx.transaction(async (tx) => {
    const locked = await lockMessage(tx, id)
    const next = locked && decide(stateOf(locked.row), locked.now, locked.row)
    if (!locked || !next) return
    const more = details(locked.now)
    await saveMessageState(tx, id, next, more)
    await recordOutcome(tx, ctx, { ...locked, row: { ...locked.row, ...more } }, next)
  })
}
