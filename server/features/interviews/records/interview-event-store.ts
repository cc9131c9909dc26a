// The only writer of interviews' calendar state: the candidate's response, and each interviewer's event.
import type { InvitationAnswer } from '@fairlead/domain/ports/mail'
import type { EventPlace } from '@fairlead/domain/ports/calendars'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { newToken } from '../../../platform/ids.ts'

export interface InterviewEvent {
  interviewId: string
  organizerToken: string
  answer: InvitationAnswer
  /** The link or place in the newest invitation; null before the first. */
  toldWhere: string | null
}

/** The row of an interview, created on first use. The caller may hold no other lock on it. */
export async function eventOf(tx: Tx, ctx: WorkspaceContext, interviewId: string): Promise<InterviewEvent> {
  await tx
    .insertInto('interview_event')
    .values({ interview_id: interviewId, workspace_id: ctx.workspaceId, organizer_token: newToken() })
    .onConflict((conflict) => conflict.column('interview_id').doNothing())
    .execute()
  const row = await tx
    .selectFrom('interview_event')
    .select(['organizer_token', 'answer', 'told_where'])
    .where('interview_id', '=', interviewId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { interviewId, organizerToken: row.organizer_token, answer: row.answer, toldWhere: row.told_where }
}

export async function saveTold(tx: Tx, interviewId: string, where: string): Promise<void> {
  await tx.updateTable('interview_event').set({ told_where: where }).where('interview_id', '=', interviewId).execute()
}

export async function saveAnswer(tx: Tx, interviewId: string, answer: InvitationAnswer): Promise<void> {
  await tx.updateTable('interview_event').set({ answer }).where('interview_id', '=', interviewId).execute()
}

/** Identifies an event: interview and interviewer. */
export interface EntryKey {
  interviewId: string
  userId: string
}

/** One interviewer's event in their calendar. */
export interface InterviewEntry extends EntryKey {
  calendarId: string | null
  place: EventPlace | null
  writtenSequence: number | null
  writtenAnswer: string | null
  /** The host's comes first. */
  isHost: boolean
  role: 'interviewer' | 'trainee' | 'declined'
  /** The interview's room belongs to this event. */
  hasRoom: boolean
  tries: number
}

/** Locked; null for someone who doesn't hold the interview. */
export async function entryOf(tx: Tx, { interviewId, userId }: EntryKey): Promise<InterviewEntry | null> {
  const row = await tx
    .selectFrom('interview_panelist')
    .selectAll()
    .where('interview_id', '=', interviewId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  return {
    interviewId,
    userId,
    calendarId: row.calendar_id,
    place: row.calendar_id === null || row.remote_ref === null ? null : { remoteRef: row.remote_ref, version: row.version },
    writtenSequence: row.written_sequence,
    writtenAnswer: row.written_answer,
    isHost: row.position === 0 && row.role === 'interviewer',
    role: row.role,
    hasRoom: row.has_room,
    tries: row.tries,
  }
}

const entry = (tx: Tx, { interviewId, userId }: EntryKey) =>
  tx.updateTable('interview_panelist').where('interview_id', '=', interviewId).where('user_id', '=', userId)

export async function saveWritten(
  tx: Tx,
  ctx: WorkspaceContext,
  key: EntryKey,
  written: { calendarId: string; place: EventPlace; sequence: number; answer: InvitationAnswer },
): Promise<void> {
  await entry(tx, key)
    .set({
      calendar_id: written.calendarId,
      remote_ref: written.place.remoteRef,
      version: written.place.version,
      written_sequence: written.sequence,
      written_answer: written.answer,
      written_at: ctx.now(),
      next_try_at: ctx.now(),
      is_removed: false,
      tries: 0,
      why: null,
    })
    .execute()
}

export async function saveRemoved(tx: Tx, ctx: WorkspaceContext, key: EntryKey): Promise<void> {
  await entry(tx, key)
    .set({ calendar_id: null, remote_ref: null, version: null, is_removed: true, tries: 0, why: null, next_try_at: ctx.now() })
    .execute()
}

/** Retried later: after 10 s, 20 s … at most ten minutes. */
export async function savePutOff(tx: Tx, ctx: WorkspaceContext, { tries, ...key }: InterviewEntry, reason: string): Promise<void> {
  const waitMs = Math.min(600_000, 10_000 * 2 ** tries)
  await entry(tx, key)
    .set({ tries: tries + 1, why: reason, next_try_at: new Date(ctx.now().getTime() + waitMs) })
    .execute()
}

/** Reserved for one minute. */
export async function lease(tx: Tx, ctx: WorkspaceContext, key: EntryKey): Promise<void> {
  await entry(tx, key)
    .set({ next_try_at: new Date(ctx.now().getTime() + 60_000) })
    .execute()
}

const limit = 200

/** Events that need an update, in all workspaces; those of past interviews don't change. */
export async function findUnwritten(database: Database, now: Date): Promise<(EntryKey & { workspaceId: string })[]> {
  const rows = await database.system
    .selectFrom('interview')
    .innerJoin('interview_panelist', 'interview_panelist.interview_id', 'interview.id')
    .leftJoin('interview_event', 'interview_event.interview_id', 'interview.id')
    .select(['interview.id', 'interview_panelist.user_id', 'interview.workspace_id'])
    .where('interview.end_at', '>', now)
    .where((where) =>
      where.or([
        where('interview_panelist.next_try_at', 'is', null),
        where('interview_panelist.next_try_at', '<=', now),
        // a clock that was set back leaves timestamps in the future
        where('interview_panelist.next_try_at', '>', new Date(now.getTime() + 900_000)),
      ]),
    )
    .where((where) =>
      where.or([
        where.and([
          where('interview.state', '=', 'booked'),
          where.or([where('interview_panelist.role', '<>', 'declined'), where('has_room', '=', true)]),
          where.or([
            where('interview_panelist.written_sequence', 'is', null),
            where('interview_panelist.remote_ref', 'is', null),
            where.and([where('interview.room', '=', 'pending'), where('interview_panelist.position', '=', 0)]),
            where('interview_panelist.written_sequence', '<', where.ref('interview.sequence')),
            where('interview_panelist.written_answer', '<>', where.ref('interview_event.answer')),
          ]),
        ]),
        where.and([
          where.or([
            where('interview.state', '=', 'cancelled'),
            where.and([where('interview_panelist.role', '=', 'declined'), where('has_room', '=', false)]),
          ]),
          where('interview_panelist.remote_ref', 'is not', null),
        ]),
      ]),
    )
    .orderBy('interview.start_at')
    .limit(limit)
    .execute()
  return rows.map(({ id, user_id, workspace_id }) => ({ interviewId: id, userId: user_id, workspaceId: workspace_id }))
}

/** The time they moved the event to in their calendar, 'gone' if they deleted it, or 'declined'. */
export async function markOutOfSync(tx: Tx, key: EntryKey, state: string): Promise<void> {
  await entry(tx, key).set({ out_of_sync: state }).execute()
}
