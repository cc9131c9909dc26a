// Brings the event of one interview into its host's calendar: put, moved or taken away where it lies, never a second one.
import { CalendarDown, CalendarRefused, type OwnEvent } from '@fairlead/domain/ports/calendars'
import { replyAddress } from '@fairlead/domain/conversation/threading'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accountOfCalendar } from '../calendars/calendar-store.ts'
import { openAccount, type CalendarTools } from '../calendars/open-account.ts'
import { eventOf, lease, savePutOff, saveRemoved, saveWritten, type InterviewEvent } from './interview-event-store.ts'
import { eventText } from './event-text.ts'
import { readInterview, type InterviewView } from './interview-views.ts'

export interface CopyTools extends CalendarTools {
  mailDomain: string
  publicUrl: string
}

/** What was taken on before a crash is found again by its uid at the server. Nothing to do is fine. */
export async function copyToCalendar(ctx: WorkspaceContext, tools: CopyTools, interviewId: string): Promise<void> {
  const taken = await ctx.transaction(async (tx) => {
    const event = await eventOf(tx, ctx, interviewId)
    const view = await readInterview(tx, interviewId)
    const target = view && isUnwritten(view, event) ? await targetOf(tx, view, event) : null
    if (!view || !target) return null
    await lease(tx, ctx, interviewId)
    return { view, event, target }
  })
  if (!taken) return
  const { view, event, target } = taken
  try {
    const server = await openAccount(ctx, tools, target.account)
    if (view.state === 'cancelled') {
      if (event.place) await server.remove(target.remoteId, view.uid, event.place)
      await ctx.transaction((tx) => saveRemoved(tx, ctx, interviewId))
      return
    }
    let written = await server.write(target.remoteId, ownEvent(view, event, tools), event.place)
    // someone changed or took away our entry by hand: what is agreed with the candidate is put there again
    if (written.state === 'conflict') written = await server.write(target.remoteId, ownEvent(view, event, tools), null)
    if (written.state === 'conflict') throw new CalendarDown('The entry was changed in the calendar in the meantime.')
    const { place } = written
    await ctx.transaction((tx) =>
      saveWritten(tx, ctx, interviewId, { calendarId: target.calendarId, place, sequence: view.sequence, answer: event.answer }),
    )
  } catch (error) {
    if (!(error instanceof CalendarDown || error instanceof CalendarRefused)) throw error
    await ctx.transaction((tx) => savePutOff(tx, ctx, event, error.message))
  }
}

function isUnwritten(view: InterviewView, event: InterviewEvent): boolean {
  if (view.state === 'cancelled') return event.place !== null
  if (view.state !== 'booked') return false
  return event.place === null || event.writtenSequence !== view.sequence || event.writtenAnswer !== event.answer
}

/** Where it lies already, else the calendar its host lets interviews be put into; null when there is none. */
async function targetOf(tx: Tx, view: InterviewView, event: InterviewEvent) {
  const host = await tx.selectFrom('users').select('calendar_synced_id').where('id', '=', view.hostUserId).executeTakeFirst()
  const calendarId = event.calendarId ?? host?.calendar_synced_id ?? null
  return calendarId === null ? null : accountOfCalendar(tx, calendarId)
}

function ownEvent(view: InterviewView, event: InterviewEvent, { mailDomain, publicUrl }: CopyTools): OwnEvent {
  const { uid, sequence, start, end, candidateName, candidateEmail, hostName, hostEmail } = view
  return {
    uid,
    sequence,
    start,
    end,
    timeZone: null,
    ...eventText(view, 'host', publicUrl),
    organizer: { name: hostName, email: replyAddress(event.organizerToken, mailDomain) },
    attendees: [
      { name: hostName, email: hostEmail, answer: 'accepted' },
      ...(candidateEmail === null ? [] : [{ name: candidateName, email: candidateEmail, answer: event.answer }]),
    ],
  }
}
