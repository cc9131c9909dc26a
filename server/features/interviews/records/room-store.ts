// The room of an interview by video, once the host's calendar has made it or can't.
import type { Tx } from '../../../platform/database.ts'

/**
 * The room that the host's calendar made; the calendar events and the invitation change with it. Returns the sequence; null when the
 * interview no longer waits for a room.
 */
export async function saveRoom(
  tx: Tx,
  { interviewId, userId }: { interviewId: string; userId: string },
  url: string,
): Promise<number | null> {
  const row = await tx
    .updateTable('interview')
    .set((eb) => ({ room: 'made', meeting_where: url, room_why: null, sequence: eb('sequence', '+', 1) }))
    .where('id', '=', interviewId)
    .where('room', '=', 'pending')
    .returning('sequence')
    .executeTakeFirst()
  if (row)
    await tx
      .updateTable('interview_panelist')
      .set({ has_room: true })
      .where('interview_id', '=', interviewId)
      .where('user_id', '=', userId)
      .execute()
  return row?.sequence ?? null
}

/** Why there is no room yet. Returns whether that is news. */
export async function saveRoomTrouble(tx: Tx, interviewId: string, reason: string): Promise<boolean> {
  const row = await tx
    .updateTable('interview')
    .set({ room_why: reason })
    .where('id', '=', interviewId)
    .where('room', '=', 'pending')
    .where((where) => where('room_why', 'is distinct from', reason))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
