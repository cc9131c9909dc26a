// Writes one interview's event to the calendar of one interviewer: created, moved, or deleted in place, never duplicated. The host's
// event also gets the interview's video room.
import { CalendarDown, CalendarRefused, type EventRoom, type OwnEvent } from '@fairlead/domain/ports/calendars'
import { replyAddress } from '@fairlead/domain/conversation/threading'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { isTaken, type Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
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
import { interviewersOf } from '../records/standing-interview.ts'
import { saveRoom, saveRoomTrouble } from '../records/room-store.ts'
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
    if (isRemoved(view, entry)) {
      if (entry.place) await server.remove(target.remoteId, view.uid, entry.place)
      await ctx.transaction((tx) => saveRemoved(tx, ctx, key))
      return
    }
    const ownEntry = ownEvent(view, entry, event, tools)
    let written = await server.write(target.remoteId, ownEntry, entry.place)
    // someone changed or deleted our event manually: restore what was agreed with the candidate
    if (written.state === 'conflict') written = await server.write(target.remoteId, ownEntry, null)
    if (written.state === 'conflict') throw new CalendarDown(texts.entryChanged)
    const { place, room } = written
    await ctx.transaction((tx) =>
      saveWritten(tx, ctx, key, { calendarId: target.calendarId, place, sequence: view.sequence, answer: event.answer }),
    )
    if (ownEntry.room === 'needed') await takeRoom(ctx, view, entry, room ?? { state: 'refused', reason: texts.noRooms })
  } catch (error) {
    if (!(error instanceof CalendarDown || error instanceof CalendarRefused)) throw error
    await ctx.transaction((tx) => savePutOff(tx, ctx, entry, error.message))
    if (needsRoom(view, entry) && entry.tries >= patience) await reportRoom(ctx, view, error.message)
  }
}

/** The room comes before the email about the booking. One that isn't ready then is sent later. */
export async function makeRoom(ctx: WorkspaceContext, tools: CopyTools, interviewId: string): Promise<void> {
  const userId = await ctx.transaction(async (tx) => {
    const view = await readInterview(tx, interviewId)
    return view?.state === 'booked' && view.meeting.room === 'pending' ? (await interviewersOf(tx, interviewId))[0] : undefined
  })
  if (userId !== undefined) await copyToCalendar(ctx, tools, { interviewId, userId })
}

/** How often a vendor may be late before the team is told. */
const patience = 3
const needsRoom = (view: InterviewView, entry: InterviewEntry) => view.meeting.room === 'pending' && entry.isHost

/** Two interviews never get the same room, whatever a vendor answers. */
async function takeRoom(ctx: WorkspaceContext, view: InterviewView, entry: InterviewEntry, room: EventRoom): Promise<void> {
  const { id: interviewId, projectId, candidateId } = view
  const isMade =
    room.state === 'made' &&
    (await ctx
      .transaction(async (tx) => {
        const sequence = await saveRoom(tx, entry, room.url)
        if (sequence !== null) await record(tx, ctx, { type: 'interview.room_ready', projectId, candidateId, interviewId, sequence })
        return true
      })
      .catch((error: unknown) => {
        if (isTaken(error, 'interview_room')) return false
        throw error
      }))
  if (isMade) return
  const reason = room.state === 'refused' ? room.reason : room.state === 'made' ? texts.roomTwice : texts.roomLate
  await ctx.transaction((tx) => savePutOff(tx, ctx, entry, reason))
  if (room.state !== 'pending' || entry.tries >= patience) await reportRoom(ctx, view, reason)
}

function reportRoom(ctx: WorkspaceContext, { id: interviewId, projectId, candidateId }: InterviewView, reason: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    if (await saveRoomTrouble(tx, interviewId, reason))
      await record(tx, ctx, { type: 'interview.room_missing', projectId, candidateId, interviewId, reason })
  })
}

const isRemoved = (view: InterviewView, entry: InterviewEntry) =>
  view.state === 'cancelled' || (entry.role === 'declined' && !entry.hasRoom)

function isUnwritten(view: InterviewView, entry: InterviewEntry, event: InterviewEvent): boolean {
  if (isRemoved(view, entry)) return entry.place !== null
  if (view.state !== 'booked') return false
  return needsRoom(view, entry) || entry.place === null || entry.writtenSequence !== view.sequence || entry.writtenAnswer !== event.answer
}

/** Its existing calendar, else the one that receives interviews; null when there is none. */
async function targetOf(tx: Tx, entry: InterviewEntry) {
  const calendarId = entry.calendarId ?? (await findSyncedCalendar(tx, entry.userId))
  return calendarId === null ? null : accountOfCalendar(tx, calendarId)
}

function ownEvent(view: InterviewView, entry: InterviewEntry, event: InterviewEvent, { mailDomain, publicUrl }: CopyTools): OwnEvent {
  const { uid, sequence, start, end, candidateName, candidateEmail, hostName, interviewers, trainees } = view
  return {
    uid,
    sequence,
    start,
    end,
    timeZone: null,
    ...eventText(view, 'host', publicUrl),
    organizer: { name: hostName, email: replyAddress(event.organizerToken, mailDomain) },
    room: needsRoom(view, entry) ? 'needed' : entry.hasRoom ? 'made' : 'none',
    attendees: [
      ...[...interviewers, ...trainees].map(({ name, email }) => ({ name, email, answer: 'accepted' as const })),
      ...(candidateEmail === null ? [] : [{ name: candidateName, email: candidateEmail, answer: event.answer }]),
    ],
  }
}
