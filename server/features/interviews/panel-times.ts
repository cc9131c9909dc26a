// How many times a project's panel has in common, and for the times that it hasn't, who is in the way.
import { panelTimes, type PanelTimes } from '@fairlead/domain/interview/panel-times'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accessProject } from '../projects/access-project.ts'
import { interviewerEmails, readPanels } from '../projects/interviewers.ts'
import { horizonOf, joiningOf, loadSchedules } from './load-schedules.ts'

export interface PanelMember {
  email: string
  /** '' of someone without an account. */
  name: string
  /** What they need before anything can be offered; null when nothing. */
  lacks: 'account' | 'calendar' | 'hours' | null
}

export interface PanelTimesView {
  /** The host first. */
  members: PanelMember[]
  /** null while one of the members lacks something. */
  times: PanelTimes | null
}

/** Counts only: nothing of what is in anyone's calendar. null when the project's interviews aren't held by a panel. */
export function readPanelTimes(ctx: ActorContext, projectId: string): Promise<PanelTimesView | null> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'read')
    const emails = interviewerEmails(project)
    const { interviewScheduling, schedulingPreferences } = project.settings
    if (interviewScheduling !== 'calendar' || !schedulingPreferences.isPanel || emails.length < 2) return null
    const [panel] = await readPanels(tx, project)
    const missing = panel ? new Map<string, PanelMember>() : await readMissing(tx, ctx, emails)
    const members = emails.map(
      (email) => missing.get(email) ?? { email, name: panel?.find((one) => one.email === email)?.name ?? '', lacks: null },
    )
    if (!panel) return { members, times: null }
    const [host, ...others] = await loadSchedules(tx, ctx, joiningOf(panel), horizonOf(ctx, [panel]))
    return { members, times: panelTimes([host!.schedule, ...others.map(({ schedule }) => schedule)]) }
  })
}

/** Everyone of an incomplete panel. */
async function readMissing(tx: Tx, ctx: ActorContext, emails: readonly string[]): Promise<Map<string, PanelMember>> {
  const rows = await tx
    .selectFrom('users')
    .leftJoin('interviewer_settings', 'interviewer_settings.user_id', 'users.id')
    .leftJoin('calendar', 'calendar.id', 'users.calendar_synced_id')
    .leftJoin('calendar_account', 'calendar_account.id', 'calendar.account_id')
    .select(['email', 'first_name', 'last_name', 'calendar_synced_id', 'gone_at', 'calendar_account.state', 'interviewer_settings.user_id'])
    .where('users.workspace_id', '=', ctx.workspaceId)
    .where('disabled_at', 'is', null)
    .where('email', 'in', emails)
    .execute()
  return new Map(
    emails.map((email) => {
      const user = rows.find((row) => row.email === email)
      const hasCalendar = user?.calendar_synced_id && !user.gone_at && user.state !== 'refused'
      const lacks = !user ? 'account' : !hasCalendar ? 'calendar' : user.user_id ? null : 'hours'
      return [email, { email, name: user ? `${user.first_name} ${user.last_name}`.trim() : '', lacks }]
    }),
  )
}
