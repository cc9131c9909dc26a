// How many common times a project's panel has, and who rules out the others; without a panel, whether anyone has a free time.
import { panelTimes, type PanelTimes } from '@fairlead/domain/interview/panel-times'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { readMembers, type PanelMember } from '../../projects/team/panel-member-views.ts'
import { hasTimes, interviewerEmails, readPool, type Pool } from '../../projects/team/interviewers.ts'
import { horizonOf, joiningOf, loadPoolSchedules, loadSchedules } from './load-schedules.ts'

export interface PanelTimesView {
  /** The host first. */
  members: PanelMember[]
  /** null while a member lacks something. */
  times: PanelTimes | null
}

export interface FullyBooked {
  interviewers: { email: string; name: string }[]
  days: number
}

export interface InterviewTimesView {
  /** null when the project's interviews aren't held by a panel. */
  panel: PanelTimesView | null
  /** Interviewers who hold interviews one each, when none of them has a free time. */
  fullyBooked: FullyBooked | null
}

/** Only counts, nothing from anyone's calendar. */
export function readPanelTimes(ctx: ActorContext, projectId: string): Promise<InterviewTimesView> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'read')
    const emails = await interviewerEmails(tx, project)
    const { interviewScheduling, schedulingPreferences } = project.settings
    const pool = interviewScheduling === 'calendar' ? await readPool(tx, project) : null
    const isPanel = interviewScheduling === 'calendar' && !pool?.day && schedulingPreferences.isPanel && emails.length > 1
    if (!isPanel) return { panel: null, fullyBooked: pool && (await whenFullyBooked(tx, ctx, pool)) }
    const panel = pool?.panels[0]
    const missing = panel ? new Map<string, PanelMember>() : await readMembers(tx, ctx, emails)
    const members = emails.map(
      (email) => missing.get(email) ?? { email, name: panel?.find((interviewer) => interviewer.email === email)?.name ?? '', lacks: null },
    )
    if (!panel) return { panel: { members, times: null }, fullyBooked: null }
    const [host, ...panelists] = await loadSchedules(tx, ctx, joiningOf(panel), horizonOf(ctx, [panel]))
    const times = panelTimes([must(host).schedule, ...panelists.map(({ schedule }) => schedule)])
    return { panel: { members, times }, fullyBooked: null }
  })
}

/** Without interviewers who could hold an interview there is no link to choose a time from. */
async function whenFullyBooked(tx: Tx, ctx: ActorContext, pool: Pool): Promise<FullyBooked | null> {
  if (!hasTimes(pool)) return null
  const schedules = await loadPoolSchedules(tx, ctx, pool, horizonOf(ctx, pool.panels))
  if (schedules.some((schedule) => schedule.offered().length > 0)) return null
  const hosts = pool.panels.map(([host]) => host)
  return {
    interviewers: hosts.map(({ email, name }) => ({ email, name })),
    days: Math.max(...hosts.map(({ settings }) => settings.horizonDays)),
  }
}
