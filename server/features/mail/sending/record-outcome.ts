// Effects of sent, refused, or undetermined messages: stage, dates, history, attention, and the event.
import type { MessageState } from '@fairlead/domain/outreach/message-state'
import { parkedText, parkedTitle } from '@fairlead/domain/outreach/parked-texts'
import { failureOf } from '@fairlead/domain/outreach/failed-email'
import type { HistoryEvent } from '@fairlead/domain/shared/stages'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record, recordAll } from '../../../platform/events.ts'
import { saveAddressNews } from '../../candidates/people/address-store.ts'
import { saveCandidate, saveCandidates } from '../../candidates/records/candidate-store.ts'
import { addManyHistory } from '../../candidates/records/history-store.ts'
import { moveByMail } from '../../candidates/moves/move-candidate.ts'
import type { LockedMessage } from '../messages/lock-message.ts'
import type { MessageRow } from '../messages/message-row.ts'
import { recordBounce } from './record-bounce.ts'
import { addSuppression } from '../suppression/suppression-store.ts'
import { text as texts } from '../texts/texts.ts'

const followUpEvents = { 1: 'follow_up_1', 2: 'follow_up_2', 3: 'follow_up_3' } as const

export interface Recorded {
  locked: LockedMessage
  next: MessageState
}

export async function recordOutcome(tx: Tx, ctx: WorkspaceContext, locked: LockedMessage, next: MessageState): Promise<void> {
  await recordOutcomes(tx, ctx, [{ locked, next }])
}

/** The same for several: those that were sent with as many statements as one. */
export async function recordOutcomes(tx: Tx, ctx: WorkspaceContext, outcomes: readonly Recorded[]): Promise<void> {
  await recordFailures(tx, ctx, outcomes)
  // email to colleagues leaves no trace on a candidate
  const ofCandidates = outcomes.flatMap(({ locked: { about, row, now }, next }) => (about ? [{ ...about, row, now, next }] : []))
  await recordSent(
    tx,
    ctx,
    ofCandidates.filter(({ next }) => next.state === 'sent'),
  )
  for (const outcome of ofCandidates) await recordUnsent(tx, ctx, outcome)
}

/** The authors of tests and of shared candidates learn that these failed. */
export async function recordFailures(tx: Tx, ctx: WorkspaceContext, outcomes: readonly Recorded[]): Promise<void> {
  const events = outcomes.flatMap(({ locked: { about, row }, next }) => {
    const type = about ? null : failureOf(row.email_type, next)
    return type && row.user_id ? [{ by: ctx, event: { type, userId: row.user_id, messageId: row.id } }] : []
  })
  await recordAll(tx, events)
}

type OfCandidate = NonNullable<LockedMessage['about']> & { row: MessageRow; now: Date; next: MessageState }

const idsOf = ({ project, candidate, row }: OfCandidate) => ({ projectId: project.id, candidateId: candidate.id, messageId: row.id })

async function recordSent(tx: Tx, ctx: WorkspaceContext, emails: readonly OfCandidate[]): Promise<void> {
  // the line of history names the user who approved the email
  const authorOf = ({ row, now }: OfCandidate): WorkspaceContext => ({ ...ctx, userId: row.user_id, now: () => now })
  await moveByMail(
    tx,
    emails.flatMap((email) => {
      const { project, candidate, row } = email
      if (row.step !== 0 || candidate.stage !== 'APPROVED') return []
      const details = { event: 'outreach_email' as const, note: row.subject }
      return [
        {
          project,
          candidate: { ...candidate, stage: candidate.stage },
          to: 'CONTACTED' as const,
          by: { ctx: authorOf(email), actor: null },
          details,
        },
      ]
    }),
  )
  for (const step of [1, 2, 3] as const) {
    const followUps = emails.filter(({ row }) => row.step === step)
    for (const [sentAt, sameTime] of Map.groupBy(followUps, ({ next, now }) => (next.state === 'sent' ? next.at : now).getTime()))
      await saveCandidates(
        tx,
        sameTime.map(({ candidate }) => candidate.id),
        { followUpSent: { step, at: new Date(sentAt) } },
      )
  }
  await addManyHistory(
    tx,
    emails.flatMap((email) => {
      const event = eventOf(email.row)
      if (!event) return []
      return [{ ctx: authorOf(email), project: email.project, candidateId: email.candidate.id, line: { event, detail: email.row.subject } }]
    }),
  )
  await recordAll(
    tx,
    emails.map((email) => ({ by: authorOf(email), event: { type: 'mail.sent', ...idsOf(email), step: email.row.step } })),
  )
}

/** The line of history of an email that moves no one. */
function eventOf({ kind, step }: MessageRow): HistoryEvent | null {
  if (step === 1 || step === 2 || step === 3) return followUpEvents[step]
  return kind === 'reply' ? 'outreach_email' : null
}

async function recordUnsent(tx: Tx, ctx: WorkspaceContext, outcome: OfCandidate): Promise<void> {
  const { candidate, row, next } = outcome
  const ids = idsOf(outcome)
  if (next.state === 'cancelled' && next.reason === 'refused') {
    await addSuppression(tx, { ...ctx, userId: null }, { name: row.to_email, reason: 'bounced' })
    const state = { status: 'undeliverable', proof: 'bounce', origin: null } as const
    await saveAddressNews(tx, ctx, [{ personId: candidate.personId, address: row.to_email, ...state }])
    await saveCandidate(tx, candidate.id, {
      badEmail: row.to_email.toLowerCase(),
      attention: { code: 'bounced', text: texts.addressRefused(row.to_email) },
    })
    await record(tx, ctx, { type: 'mail.failed', ...ids })
    // the mailbox is locked last
    await recordBounce(tx, ctx, row.id, { cause: 'dead_address' })
  }
  if (next.state === 'parked') {
    await saveCandidate(tx, candidate.id, {
      attention: { code: 'parked_mail', text: `${parkedTitle(next.reason)}: ${parkedText(next.reason, row.relay_answer)}` },
    })
    await record(tx, ctx, { type: 'mail.parked', ...ids })
  }
}
