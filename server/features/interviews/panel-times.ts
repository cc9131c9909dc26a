// How many common times a project's panel has, and who rules out the others.
import { panelTimes, type PanelTimes } from '@fairlead/domain/interview/panel-times'
import type { ActorContext } from '../../platform/context.ts'
import { accessProject } from '../projects/access-project.ts'
import { readMembers, type PanelMember } from '../projects/panel-member-views.ts'
import { interviewerEmails, readPanels } from '../projects/interviewers.ts'
import { horizonOf, joiningOf, loadSchedules } from './load-schedules.ts'

export interface PanelTimesView {
  /** The host first. */
  members: PanelMember[]
  /** null while a member lacks something. */
  times: PanelTimes | null
}

/** Only counts, nothing from anyone's calendar. null when the project's interviews aren't held by a panel. */
export function readPanelTimes(ctx: ActorContext, projectId: string): Promise<PanelTimesView | null> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'read')
    const emails = interviewerEmails(project)
    const { interviewScheduling, schedulingPreferences } = project.settings
    if (interviewScheduling !== 'calendar' || !schedulingPreferences.isPanel || emails.length < 2) return null
    const [panel] = await readPanels(tx, project)
    const missing = panel ? new Map<string, PanelMember>() : await readMembers(tx, ctx, emails)
    const members = emails.map(
      (email) => missing.get(email) ?? { email, name: panel?.find((interviewer) => interviewer.email === email)?.name ?? '', lacks: null },
    )
    if (!panel) return { members, times: null }
    const [host, ...panelists] = await loadSchedules(tx, ctx, joiningOf(panel), horizonOf(ctx, [panel]))
    return { members, times: panelTimes([host!.schedule, ...panelists.map(({ schedule }) => schedule)]) }
  })
}
