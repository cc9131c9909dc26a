// A candidate's calendar responds to an invitation: yes is recorded, no cancels, another time is accepted if free and declined
// with alternatives if not.
import type { EventOf } from '@fairlead/domain/events'
import { SlotTaken } from '@fairlead/domain/interview/slot-taken'
import { Refusal } from '@fairlead/domain/refusal'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { findInvitation } from '../../mail/inbound/inbound-mail-store.ts'
import type { BookingTools } from './access-booking.ts'
import { cancelByCalendar, moveByCalendar } from './change-by-calendar.ts'
import { saveAnswer } from '../records/interview-event-store.ts'
import { readInterview } from '../records/interview-views.ts'
import { writeToCandidate } from './mail-interview.ts'
import { findBookedByUid } from '../records/interview-facts.ts'

/** Ignores a response older than the interview's current version, or one for someone else. */
export async function answerInvitation(
  ctx: WorkspaceContext,
  mail: MailSettings,
  tools: Pick<BookingTools, 'recheckCalendars'>,
  event: EventOf<'invitation.answered'>,
): Promise<void> {
  const loaded = await ctx.transaction(async (tx) => {
    const reply = await findInvitation(tx, event.mailId)
    if (!reply) return null
    const interviewId = await findBookedByUid(tx, event.candidateId, reply.uid)
    const view = interviewId === null ? null : await readInterview(tx, interviewId)
    if (!view || reply.sequence < view.settledSequence || reply.attendee !== view.candidateEmail?.toLowerCase()) return null
    return { view, reply }
  })
  if (!loaded) return
  const { view, reply } = loaded
  if (reply.method === 'COUNTER' && reply.start !== null) {
    try {
      await moveByCalendar(ctx, tools, view, new Date(reply.start).getTime())
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      // a calendar that can't be read now may be readable in a moment: the event is retried
      if (error.code === 'calendar_unreachable') throw error
      const alternatives =
        error instanceof SlotTaken ? error.alternatives.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) })) : []
      await ctx.transaction((tx) =>
        writeToCandidate(tx, ctx, {
          mail,
          view,
          writing: {
            news: 'cannot_be_moved',
            method: 'DECLINECOUNTER',
            onceKey: `counter:${event.mailId}`,
            alternatives,
          },
        }),
      )
    }
    return
  }
  if (reply.answer === 'declined') return cancelByCalendar(ctx, view, reply.comment)
  if (reply.answer !== 'needs_action') await ctx.transaction((tx) => saveAnswer(tx, view.id, reply.answer))
}
