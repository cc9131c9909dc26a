// Writes one interview's event to the calendar of one interviewer: created, moved, or deleted in place, never duplicated.
import { CalendarDown, CalendarRefused, type OwnEvent } from '@fairlead/domain/ports/calendars'
import { replyAddress } from '@fairlead/domain/conversation/threading'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accountOfCalendar } from '../../calendars/calendar-store.ts'
import { openAccount, type CalendarTools } from '../../calendars/open-account.ts'
import { findSyncedCalendar } from '../../calendars/calendar-views.ts'
import {
  entryOf,
  eventOf,
  lease,
  savePutOff,
  saveRemoved,
  saveWritten,
  type EntryKey,
  type InterviewEntry,
  type InterviewEvent,
} from '../records/interview-event-store.ts'
import { eventText } from './event-text.ts'
import { readInterview, type InterviewView } from '../records/interview-views.ts'
import { text as texts } from '../texts/texts.ts'

export interface CopyTools extends CalendarTools {
  mailDomain: string
  publicUrl: string
}

/** An event from before a crash is found again by its uid. Having nothing to do is fine. */
export async function copyToCalendar(ctx: WorkspaceContext, tools: CopyTools, { interviewId, userId }: EntryKey): Promise<void> {
  const key = { interviewId, userId }
  const taken = await ctx.transaction(async (tx) => {
    const event = await eventOf(tx, ctx, interviewId)
    const entry = await entryOf(tx, key)
    const view = await readInterview(tx, interviewId)
    const target = view && entry && isUnwritten(view, entry, event) ? await targetOf(tx, entry) : null
    if (!view || !entry || !target) return null
    await lease(tx, ctx, key)
    return { view, entry, event, target }
  })
  if (!taken) return
  const { view, entry, event, target } = taken
  try {
    const server = await openAccount(ctx, tools, target.account)
    if (view.state === 'cancelled') {
      if (entry.place) await server.remove(target.remoteId, view.uid, entry.place)
      await ctx.transaction((tx) => saveRemoved(tx, ctx, key))
      return
    }
    let written = await server.write(target.remoteId, ownEvent(view, event, tools), entry.place)
    // someone changed or deleted our event manually: restore what was agreed with the candidate
    if (written.state === 'conflict') written = await server.write(target.remoteId, ownEvent(view, event, tools), null)
    if (written.state === 'conflict') throw new CalendarDown(texts.entryChanged)
    const { place } = written
    await ctx.transaction((tx) =>
      saveWritten(tx, ctx, key, { calendarId: target.calendarId, place, sequence: view.sequence, answer: event.answer }),
    )
  } catch (error) {
    if (!(error instanceof CalendarDown || error instanceof CalendarRefused)) throw error
    await ctx.transaction((tx) => savePutOff(tx, ctx, entry, error.message))
  }
}

function isUnwritten(view: InterviewView, entry: InterviewEntry, event: InterviewEvent): boolean {
  if (view.state === 'cancelled') return entry.place !== null
  if (view.state !== 'booked') return false
  return entry.place === null || entry.writtenSequence !== view.sequence || entry.writtenAnswer !== event.answer
}

/** Its existing calendar, else the one that receives interviews; null when there is none. */
async function targetOf(tx: Tx, entry: InterviewEntry) {
  const calendarId = entry.calendarId ?? (await findSyncedCalendar(tx, entry.userId))
  return calendarId === null ? null : accountOfCalendar(tx, calendarId)
}

function ownEvent(view: InterviewView, event: InterviewEvent, { mailDomain, publicUrl }: CopyTools): OwnEvent {
  const { uid, sequence, start, end, candidateName, candidateEmail, hostName, interviewers } = view
  return {
    uid,
    sequence,
    start,
    end,
    timeZone: null,
    ...eventText(view, 'host', publicUrl),
    organizer: { name: hostName, email: replyAddress(event.organizerToken, mailDomain) },
    attendees: [
      ...interviewers.map(({ name, email }) => ({ name, email, answer: 'accepted' as const })),
      ...(candidateEmail === null ? [] : [{ name: candidateName, email: candidateEmail, answer: event.answer }]),
    ],
  }
}
