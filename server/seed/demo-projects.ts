// The demo workspace's two searches: one waiting for its first verdicts, one whose candidates are being written to.
import { ownZone } from '@fairlead/domain/shared/dates'
import { defaultInterviewer } from '@fairlead/domain/interview/interviewer'
import { defaultTemplate } from '@fairlead/domain/outreach/default-template'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import type { Actor } from '@fairlead/domain/project/project'
import { changeUserSettings } from '../features/accounts/change-user-settings.ts'
import { writableCalendars } from '../features/calendars/calendar-views.ts'
import { connectGiven } from '../features/calendars/connect-calendar.ts'
import { setInterviewer } from '../features/interviews/set-interviewer.ts'
import { listCandidates } from '../features/candidates/candidate-views.ts'
import { changeCandidate } from '../features/candidates/change-candidate.ts'
import { swipeCandidate } from '../features/candidates/swipe-candidate.ts'
import { approveAndSend } from '../features/outreach/approve-and-send.ts'
import { createProject } from '../features/projects/create-project.ts'
import { saveProjectSettings } from '../features/projects/save-project-settings.ts'
import { submitProject } from '../features/projects/start-search.ts'
import { runSearch } from '../features/sourcing/run-search.ts'
import type { Services } from '../http/services.ts'
import { actorContext, systemContext, type ActorContext } from '../platform/context.ts'
import { demoRoster } from './demo-people.ts'
import { demoSignIn } from './seed-demo.ts'

const backend: Partial<ProjectSettings> = {
  jobTitle: 'Senior Backend Engineer',
  jobTitles: ['Senior Backend Engineer', 'Backend Engineer'],
  keywordsRequired: ['PostgreSQL'],
  keywordsOptional: ['Go', 'Kubernetes', 'Distributed Systems'],
  yearsExpMin: 5,
  yearsExpMax: 15,
  locations: ['United States'],
  remoteWorkAllowed: true,
  additionalInformation: 'Builds the fleet backend that 40,000 warehouse robots talk to.',
}

const sales: Partial<ProjectSettings> = {
  jobTitle: 'Account Executive',
  jobTitles: ['Account Executive', 'Senior Account Executive'],
  keywordsOptional: ['Salesforce', 'Negotiation', 'Enterprise Sales'],
  industries: ['Software'],
  locations: ['United Kingdom', 'Germany', 'France', 'Netherlands', 'Ireland', 'Spain', 'Sweden', 'Poland'],
  yearsExpMin: 3,
  yearsExpMax: 12,
  additionalInformation: 'First sales hire for the European market.',
}

const hiredAt = 7

/** Once, on an empty demo workspace; everything through the product's own use cases. */
export async function seedDemoProjects(services: Services): Promise<void> {
  const user = await services.database.system
    .selectFrom('users')
    .select(['id', 'workspace_id', 'email'])
    .where('email', '=', demoSignIn.email)
    .executeTakeFirst()
  if (!user) return
  const there = await services.database.system
    .selectFrom('project')
    .select('id')
    .where('workspace_id', '=', user.workspace_id)
    .limit(1)
    .executeTakeFirst()
  if (there) return
  const actor: Actor = { userId: user.id, workspaceId: user.workspace_id, email: user.email, isSuperAdmin: false, isStaff: false }
  const ctx = actorContext(services.database, actor, services.now)
  await syncCalendar(ctx, services)
  const interviews: Partial<ProjectSettings> = {
    interviewScheduling: 'calendar',
    schedulingPreferences: { phoneScreenerEmail: user.email, interviewers: [], isPanel: false },
  }
  const collaborators = [{ email: user.email, role: 1 as const }, ...demoRoster]
  await openSearch(ctx, services, 'Account Executive, Europe', { ...sales, ...interviews, collaborators }, true)
  await openSearch(ctx, services, 'Senior Backend Engineer (Fleet)', { ...backend, ...interviews }, false)
}

/** So that candidates who are approved can book at once: in the zone of this machine, in the calendar it has for the demo's user. */
async function syncCalendar(ctx: ActorContext, services: Services): Promise<void> {
  const tools = { calendars: services.outside.calendars, secrets: services.secrets, identity: services.outside.identity }
  await connectGiven(ctx, tools, { userId: ctx.userId, email: ctx.actor.email })
  const { available } = await ctx.transaction((tx) => writableCalendars(tx, ctx.userId))
  if (!available[0]) return
  await changeUserSettings(ctx, { calendarSyncedId: available[0].id })
  await setInterviewer(ctx, { ...defaultInterviewer, timeZone: ownZone() })
}

async function openSearch(
  ctx: ActorContext,
  services: Services,
  projectName: string,
  settings: Partial<ProjectSettings>,
  decide: boolean,
): Promise<void> {
  const projectId = await createProject(ctx, { type: '3', settings: { projectName } })
  await saveProjectSettings(ctx, { projectId, change: { ...settings, outreachTemplates: [defaultTemplate] } })
  await submitProject(ctx, projectId)
  await runSearch(systemContext(services.database, ctx.workspaceId, services.now), services, projectId)
  if (!decide) return
  const { candidates } = await listCandidates(ctx, services.vocabulary, { projectId, stage: 'UNDER_REVIEW', page: 1 })
  for (const [at, { row }] of candidates.entries()) {
    // the best seven are written to, one more has been hired, and the others teach the next search
    if (at === hiredAt) await hire(ctx, projectId, row.id)
    else if (at < hiredAt) await writeUnlessInTouch(ctx, services, projectId, row.id)
    else
      await swipeCandidate(ctx, {
        projectId,
        candidateId: row.id,
        approved: false,
        rejectionCodes: [15],
        rejectionOther: 'We need more software sales.',
      })
  }
}

/** The whole way, as a recruiter would go it. */
async function hire(ctx: ActorContext, projectId: string, candidateId: string): Promise<void> {
  const dayFrom = (days: number) => new Date(ctx.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  await swipeCandidate(ctx, { projectId, candidateId, approved: true })
  await changeCandidate(ctx, { projectId, candidateId, move: { to: 'INTERVIEWING' } })
  const offer = { day: dayFrom(-4), note: 'Base plus commission, remote in Europe.' }
  await changeCandidate(ctx, { projectId, candidateId, move: { to: 'OFFER', offer } })
  await changeCandidate(ctx, { projectId, candidateId, move: { to: 'HIRED', startDay: dayFrom(40) } })
}

/** Someone another demo project writes to already is left to it. */
async function writeUnlessInTouch(ctx: ActorContext, services: Services, projectId: string, candidateId: string): Promise<void> {
  try {
    await approveAndSend(ctx, services.settings, { projectId, candidateId })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'in_touch_elsewhere')) throw error
  }
}
