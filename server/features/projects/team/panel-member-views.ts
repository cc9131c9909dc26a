// People as possible interviewers, and what each lacks.
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'

export interface PanelMember {
  email: string
  /** '' for someone without an account. */
  name: string
  /** What they need before offering times; null when nothing. */
  lacks: 'account' | 'calendar' | 'hours' | null
}

/** These people by address, in order, and what each lacks. `userId` is null without an account. */
export async function readMembers(
  tx: Tx,
  ctx: ActorContext,
  emails: readonly string[],
): Promise<Map<string, PanelMember & { userId: string | null }>> {
  const rows = await tx
    .selectFrom('users')
    .leftJoin('interviewer_settings', 'interviewer_settings.user_id', 'users.id')
    .leftJoin('calendar', 'calendar.id', 'users.calendar_synced_id')
    .leftJoin('calendar_account', 'calendar_account.id', 'calendar.account_id')
    .select([
      'users.id',
      'email',
      'first_name',
      'last_name',
      'calendar_synced_id',
      'gone_at',
      'calendar_account.state',
      'interviewer_settings.user_id',
      'calendar.time_zone',
    ])
    .where('users.workspace_id', '=', ctx.workspaceId)
    .where('disabled_at', 'is', null)
    .where('email', 'in', emails)
    .execute()
  return new Map(
    emails.map((email) => {
      const user = rows.find((row) => row.email === email)
      const hasCalendar = user?.calendar_synced_id && !user.gone_at && user.state !== 'refused'
      const lacks = !user ? 'account' : !hasCalendar ? 'calendar' : user.user_id || user.time_zone ? null : 'hours'
      const name = user ? `${user.first_name} ${user.last_name}`.trim() : ''
      return [email, { email, name, lacks, userId: user?.id ?? null }]
    }),
  )
}
