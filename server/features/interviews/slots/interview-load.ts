// How many interviews each user holds this week and next.
import { addDays } from '@fairlead/domain/shared/days'
import { defaultInterviewer } from '@fairlead/domain/interview/interviewer'
import { wallAt, weekOf } from '@fairlead/domain/interview/zone-clock'
import type { ActorContext } from '../../../platform/context.ts'

const dayMs = 86_400_000

export interface InterviewLoad {
  email: string
  thisWeek: number
  nextWeek: number
  weeklyLimit: number | null
}

/** Weeks run from Monday to Sunday in each user's zone; sitting in doesn't count. */
export function readInterviewLoad(ctx: ActorContext): Promise<InterviewLoad[]> {
  return ctx.transaction(async (tx) => {
    const users = await tx
      .selectFrom('users')
      .leftJoin('interviewer_settings', 'interviewer_settings.user_id', 'users.id')
      .leftJoin('calendar', 'calendar.id', 'users.calendar_synced_id')
      .select(['users.id', 'email', 'settings', 'calendar.time_zone'])
      .where('users.workspace_id', '=', ctx.workspaceId)
      .where('disabled_at', 'is', null)
      .execute()
    const now = ctx.now()
    const rows = await tx
      .selectFrom('interview_panelist')
      .select(['user_id', 'start_at'])
      .where('role', '=', 'interviewer')
      .where('state', 'in', ['booked', 'done'])
      .where('start_at', '>=', new Date(now.getTime() - 8 * dayMs))
      .where('start_at', '<', new Date(now.getTime() + 16 * dayMs))
      .execute()
    const byUser = Map.groupBy(rows, (row) => row.user_id)
    return users.map(({ id, email, settings, time_zone }) => {
      const zone = settings?.timeZone ?? time_zone ?? defaultInterviewer.timeZone
      const dateOf = (time: Date) => wallAt(zone, time.getTime()).date
      const weeks = (byUser.get(id) ?? []).map((row) => weekOf(dateOf(row.start_at)))
      const count = (week: string) => weeks.filter((current) => current === week).length
      const today = dateOf(now)
      return {
        email,
        thisWeek: count(weekOf(today)),
        nextWeek: count(weekOf(addDays(today, 7))),
        weeklyLimit: settings?.weeklyLimit ?? null,
      }
    })
  })
}
