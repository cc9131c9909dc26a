// The team picks from the real free times of a candidate in Scheduling: it proposes some by email, or books one on the candidate's word.
import { bookingLinkDays } from '@fairlead/domain/interview/booking'
import type { Slot } from '@fairlead/domain/interview/availability'
import { maxNoteLength, maxProposed, proposalNotice, questionsNote } from '@fairlead/domain/interview/proposal'
import { SlotTaken } from '@fairlead/domain/interview/slot-taken'
import { answerSources } from '@fairlead/domain/conversation/answer-facts'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { openLink } from '../../accounts/security/link-store.ts'
import { accessCandidate, type CandidateKey, type LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { bookingUrl, languageOfCandidate } from '../../mail/messages/candidate-language.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { prepareNotice, sendNotice } from '../../mail/sending/send-notice.ts'
import { listAnswers } from '../../projects/records/answer-store.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { hasTimes } from '../../projects/team/interviewers.ts'
import type { BookedParts } from '../records/interview-views.ts'
import { bookingOf, readZone, type Booking, type BookingTools } from './access-booking.ts'
import { confirmBooking } from './confirm-interview.ts'
import { freeSlots } from './hold-slot.ts'
import { needsPhone, meetingBefore } from '@fairlead/domain/interview/booking'
import { must } from '@fairlead/domain/shared/records'
import { text } from '../texts/texts.ts'

export interface TimesToPropose {
  slots: Slot[]
  /** Of the first interviewer. */
  timeZone: string
  slotMinutes: number
  /** How many interviews a time stands for: 1, or those of a day. */
  parts: number
  /** Booking needs the candidate's number. */
  needsPhone: boolean
  /** What the email says about the candidate's questions; '' = they asked nothing, or were answered. */
  note: string
}

/** @throws Refusal invalid_move outside of Scheduling, and without an interviewer who has a synced calendar */
export async function readTimesToPropose(
  ctx: ActorContext,
  tools: Pick<BookingTools, 'database' | 'now'>,
  key: CandidateKey,
): Promise<TimesToPropose> {
  const { booking, note } = await ctx.transaction(async (tx) => {
    const { project, candidate, booking: ofTeam } = await accessScheduling(tx, ctx, tools, key)
    return { booking: ofTeam, note: await noteFor(tx, project, candidate.id) }
  })
  const { pool } = booking
  const [host] = must(pool.panels[0])
  const { timeZone, slotMinutes } = host.settings
  // anyone of an interview day may have to call
  const callers = pool.day ? pool.panels.flat() : [host]
  const isCalled = callers.some(({ settings }) => needsPhone(meetingBefore(settings)))
  return { slots: await freeSlots(booking), timeZone, slotMinutes, parts: pool.day?.parts.length ?? 1, needsPhone: isCalled, note }
}

export interface ProposeTimes extends CandidateKey {
  requestId: string
  starts: readonly number[]
  note: string
  timeZone: string | undefined
}

/** The same request sends once. A time that isn't free is refused with the nearest free ones; the others aren't held, the first one booked counts. */
export async function proposeTimes(
  ctx: ActorContext,
  tools: Pick<BookingTools, 'database' | 'now'>,
  mail: MailSettings,
  input: ProposeTimes,
): Promise<void> {
  const starts = [...new Set(input.starts)].toSorted((a, b) => a - b)
  const wrong = (field: string, sentence: string) => new Refusal('invalid_input', sentence, { [field]: sentence })
  const booking = await ctx.transaction(async (tx) => (await accessScheduling(tx, ctx, tools, input)).booking)
  if (starts.length === 0 || starts.length > maxProposed) throw wrong('starts', text.chooseTimes(maxProposed))
  if (input.note.length > maxNoteLength) throw wrong('note', text.noteTooLong(maxNoteLength))
  const [host] = must(booking.pool.panels[0])
  const zone = readZone(input.timeZone, host.settings.timeZone)
  const free = await freeSlots(booking)
  const times = starts.flatMap((start) => free.find((slot) => slot.start === start) ?? [])
  if (times.length < starts.length) throw new SlotTaken(free.slice(0, 5))
  await ctx.transaction(async (tx) => {
    const { project, candidate } = await accessScheduling(tx, ctx, tools, input)
    const language = await languageOfCandidate(tx, candidate.id)
    const token = await openLink(tx, ctx, { purpose: 'booking', candidateId: candidate.id, days: bookingLinkDays })
    const proposed = times.map((slot) => ({ start: new Date(slot.start), end: new Date(slot.end) }))
    const links = proposed.map(({ start }, index) => [`time_${index + 1}`, bookingUrl(mail.publicUrl, token, language, start)] as const)
    const notice = {
      ...proposalNotice(proposed, zone, input.note, language),
      values: { booking_link: bookingUrl(mail.publicUrl, token, language), ...Object.fromEntries(links) },
    }
    const ready = await prepareNotice(tx, ctx, mail, { project, candidate }, notice)
    if ('refusal' in ready) throw new Refusal('invalid_move', ready.refusal)
    const requestId = `proposed_times:${candidate.id}:${input.requestId}`
    await sendNotice(tx, ctx, mail, { project, candidate }, { ...notice, emailType: 'proposed_times', requestId, cc: [] })
  })
}

/** Booked at once, with everything a booking by the candidate does. */
export async function bookForCandidate(
  ctx: ActorContext,
  tools: BookingTools,
  input: CandidateKey & { start: number; phone: string; timeZone: string | undefined },
): Promise<BookedParts> {
  const booking = await ctx.transaction(async (tx) => (await accessScheduling(tx, ctx, tools, input)).booking)
  return confirmBooking(tools, booking, input)
}

async function accessScheduling(
  tx: Tx,
  ctx: ActorContext,
  tools: Pick<BookingTools, 'database' | 'now'>,
  key: CandidateKey,
): Promise<{ project: LoadedProject; candidate: LoadedCandidate; booking: Booking }> {
  const { project, candidate } = await accessCandidate(tx, ctx.actor, key, 'decide')
  if (candidate.stage !== 'HIRING_MANAGER_APPROVED') throw new Refusal('invalid_move', text.onlyInScheduling)
  const booking = await bookingOf(tx, tools, { workspaceId: ctx.workspaceId, candidateId: candidate.id, bookedBy: ctx.userId })
  if (!booking || !hasTimes(booking.pool)) throw new Refusal('invalid_move', text.noCalendarToBook)
  return { project, candidate, booking }
}

/** About the candidate's newest message, unless the team has written since. */
async function noteFor(tx: Tx, { id, settings }: LoadedProject, candidateId: string): Promise<string> {
  const newest = await tx
    .selectFrom('inbound_mail')
    .select(['reply_text', 'received_at'])
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', 'person')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return ''
  const answered = await tx
    .selectFrom('message')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', 'reply')
    .where('state', '<>', 'cancelled')
    .where('created_at', '>', newest.received_at)
    .limit(1)
    .executeTakeFirst()
  if (answered) return ''
  return questionsNote(
    newest.reply_text.slice(0, 20_000),
    answerSources(settings, await listAnswers(tx, id)),
    await languageOfCandidate(tx, candidateId),
  )
}
