// The only writer of where the events of interviews lie in calendars.
import type { InvitationAnswer } from '@fairlead/domain/ports/mail'
import type { EventPlace } from '@fairlead/domain/ports/calendars'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { newToken } from '../../platform/ids.ts'

export interface InterviewEvent {
  interviewId: string
  organizerToken: string
  answer: InvitationAnswer
  calendarId: string | null
  place: EventPlace | null
  writtenSequence: number | null
  writtenAnswer: string | null
  isRemoved: boolean
  tries: number
}

/** The row of an interview, made when it is first asked for. The caller may hold no other lock of it. */
export async function eventOf(tx: Tx, ctx: WorkspaceContext, interviewId: string): Promise<InterviewEvent> {
  await tx
    .insertInto('interview_event')
    .values({ interview_id: interviewId, workspace_id: ctx.workspaceId, organizer_token: newToken(), next_try_at: ctx.now() })
    .onConflict((conflict) => conflict.column('interview_id').doNothing())
    .execute()
  const row = await tx
    .selectFrom('interview_event')
    .selectAll()
    .where('interview_id', '=', interviewId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return {
    interviewId,
    organizerToken: row.organizer_token,
    answer: row.answer as InvitationAnswer,
    calendarId: row.calendar_id,
    place: row.calendar_id === null || row.remote_ref === null ? null : { remoteRef: row.remote_ref, version: row.version },
    writtenSequence: row.written_sequence,
    writtenAnswer: row.written_answer,
    isRemoved: row.is_removed,
    tries: row.tries,
  }
}

export async function saveAnswer(tx: Tx, interviewId: string, answer: InvitationAnswer): Promise<void> {
  await tx.updateTable('interview_event').set({ answer }).where('interview_id', '=', interviewId).execute()
}

export async function saveWritten(
  tx: Tx,
  ctx: WorkspaceContext,
  interviewId: string,
  written: { calendarId: string; place: EventPlace; sequence: number; answer: InvitationAnswer },
): Promise<void> {
  await tx
    .updateTable('interview_event')
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
    .where('interview_id', '=', interviewId)
    .execute()
}

export async function saveRemoved(tx: Tx, ctx: WorkspaceContext, interviewId: string): Promise<void> {
  await tx
    .updateTable('interview_event')
    .set({ calendar_id: null, remote_ref: null, version: null, is_removed: true, tries: 0, why: null, next_try_at: ctx.now() })
    .where('interview_id', '=', interviewId)
    .execute()
}

/** It is tried again later: 10 s, 20 s … at most ten minutes. */
export async function savePutOff(tx: Tx, ctx: WorkspaceContext, event: InterviewEvent, why: string): Promise<void> {
  const waitMs = Math.min(600_000, 10_000 * 2 ** event.tries)
  await tx
    .updateTable('interview_event')
    .set({ tries: event.tries + 1, why, next_try_at: new Date(ctx.now().getTime() + waitMs) })
    .where('interview_id', '=', event.interviewId)
    .execute()
}

/** No one else takes it on for a minute. */
export async function lease(tx: Tx, ctx: WorkspaceContext, interviewId: string): Promise<void> {
  await tx
    .updateTable('interview_event')
    .set({ next_try_at: new Date(ctx.now().getTime() + 60_000) })
    .where('interview_id', '=', interviewId)
    .execute()
}

const most = 200

/** Interviews whose event is not yet as it should be, over all workspaces; one that is over is left as it stands. */
export async function findUnwritten(database: Database, now: Date): Promise<{ interviewId: string; workspaceId: string }[]> {
  const rows = await database.system
    .selectFrom('interview')
    .leftJoin('interview_event', 'interview_event.interview_id', 'interview.id')
    .select(['interview.id', 'interview.workspace_id'])
    .where('end_at', '>', now)
    .where((where) =>
      where.or([
        where('next_try_at', 'is', null),
        where('next_try_at', '<=', now),
        // a clock that was set back leaves times of the future behind
        where('next_try_at', '>', new Date(now.getTime() + 900_000)),
      ]),
    )
    .where((where) =>
      where.or([
        where.and([
          where('interview.state', '=', 'booked'),
          where.or([
            where('written_sequence', 'is', null),
            where('remote_ref', 'is', null),
            where('written_sequence', '<', where.ref('interview.sequence')),
            where('written_answer', '<>', where.ref('interview_event.answer')),
          ]),
        ]),
        where.and([where('interview.state', '=', 'cancelled'), where('remote_ref', 'is not', null)]),
      ]),
    )
    .orderBy('start_at')
    .limit(most)
    .execute()
  return rows.map(({ id, workspace_id }) => ({ interviewId: id, workspaceId: workspace_id }))
}

/** Where the host moved the entry to in their calendar; null = they removed it. */
export async function markOutOfSync(tx: Tx, interviewId: string, now: string | null): Promise<void> {
  await tx
    .updateTable('interview_event')
    .set({ strayed: now ?? 'gone' })
    .where('interview_id', '=', interviewId)
    .execute()
}
