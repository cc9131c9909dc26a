// The demo workspace's searches: one waiting for its first verdicts, and two that have been running for months.
import { ownZone } from '@fairlead/domain/shared/dates'
import { defaultInterviewer, type InterviewerSettings } from '@fairlead/domain/interview/interviewer'
import { defaultTemplate } from '@fairlead/domain/outreach/default-template'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import type { Actor } from '@fairlead/domain/project/project'
import { changeUserSettings } from '../features/accounts/users/change-user-settings.ts'
import { writableCalendars } from '../features/calendars/calendar-views.ts'
import { connectGiven } from '../features/calendars/connect-calendar.ts'
import { setInterviewer } from '../features/interviews/slots/set-interviewer.ts'
import { listCandidates } from '../features/candidates/views/candidate-views.ts'
import { changeCandidate } from '../features/candidates/moves/change-candidate.ts'
import { swipeCandidate } from '../features/candidates/moves/swipe-candidate.ts'
import { approveAndSend } from '../features/outreach/emails/approve-and-send.ts'
import { createProject } from '../features/projects/settings/create-project.ts'
import { saveProjectSettings } from '../features/projects/settings/save-project-settings.ts'
import { submitProject } from '../features/projects/searches/start-search.ts'
import { runSearch } from '../features/sourcing/searches/run-search.ts'
import type { Services } from '../http/services.ts'
import { actorContext, systemContext, type ActorContext } from '../platform/context.ts'
import { demoRoster } from './demo-people.ts'
import { salesBatches, successBatches } from './history/fates.ts'
import { seedHistory } from './history/seed-history.ts'
import { demoSignIn } from './seed-demo.ts'
import { demoNames, withMark } from './unfinished-demo.ts'

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

const success: Partial<ProjectSettings> = {
  jobTitle: 'Customer Success Manager',
  jobTitles: ['Customer Success Manager', 'Senior Customer Success Manager'],
  keywordsOptional: ['Onboarding', 'Account Management', 'CRM'],
  locations: ['United States'],
  remoteWorkAllowed: true,
  yearsExpMin: 2,
  yearsExpMax: 12,
  additionalInformation: 'Looks after forty customers who run our robots in their warehouses.',
}

/** How many of the newest batch are contacted today. */
const writtenToday = 7
/** In a search that begins today, one more has been hired. */
const hiredAt = 7

const manager = 'hanna@fairlead.example'

/** Once, in an empty demo workspace; everything through the product's own use cases. */
export async function seedDemoProjects(services: Services): Promise<void> {
  const actor = await findActor(services, demoSignIn.email)
  if (!actor) return
  const existing = await services.database.system
    .selectFrom('project')
    .select('id')
    .where('workspace_id', '=', actor.workspaceId)
    .limit(1)
    .executeTakeFirst()
  if (existing) return
  const ctx = actorContext(services.database, actor, services.now)
  await syncCalendar(ctx, services, { meetingKind: 'phone' })
  const interviews: Partial<ProjectSettings> = {
    interviewScheduling: 'calendar',
    schedulingPreferences: {
      phoneScreenerEmail: actor.email,
      interviewers: [],
      isPanel: false,
      seats: 1,
      trainees: [],
      parts: [],
      keepOrder: false,
    },
  }
  const collaborators = [{ email: actor.email, role: 'owner' as const }, ...demoRoster]
  const selling = { ...sales, ...interviews, collaborators }
  const fleet = () => openSearch(ctx, services, demoNames.fleet, { ...backend, ...interviews })
  await withMark(services, async () => {
    if (!services.settings.demoHistory) {
      const projectId = await openSearch(ctx, services, demoNames.sales, selling)
      await decide(ctx, services, projectId)
      await fleet()
      return
    }
    await fleet()
    const people = { recruiter: actor, manager: { email: manager } }
    const projectId = await seedHistory(services, people, {
      projectName: demoNames.sales,
      settings: selling,
      batches: salesBatches,
    })
    await writeToNewest(ctx, services, projectId)
    const host = await findActor(services, manager)
    if (host) await syncCalendar(actorContext(services.database, host, services.now), services, video)
    // they meet every candidate together
    const panel = {
      phoneScreenerEmail: manager,
      interviewers: [actor.email],
      isPanel: true,
      seats: 1,
      trainees: [],
      parts: [],
      keepOrder: false,
    }
    await seedHistory(services, people, {
      projectName: demoNames.success,
      settings: { ...success, interviewScheduling: 'calendar', schedulingPreferences: panel, collaborators },
      batches: successBatches,
    })
  })
}

async function findActor({ database }: Services, email: string): Promise<Actor | null> {
  const user = await database.system.selectFrom('users').select(['id', 'workspace_id']).where('email', '=', email).executeTakeFirst()
  return user ? { userId: user.id, workspaceId: user.workspace_id, email, isSuperAdmin: false, isStaff: false } : null
}

const video = { meetingKind: 'video', meetingLink: 'https://meet.fairlead.example/hanna' } as const

/** So that approved candidates can book immediately: in this machine's zone, in the calendar it provides for the user. */
async function syncCalendar(ctx: ActorContext, services: Services, meeting: Partial<InterviewerSettings>): Promise<void> {
  const tools = { calendars: services.outside.calendars, secrets: services.secrets, identity: services.outside.identity }
  await connectGiven(ctx, tools, { userId: ctx.userId, email: ctx.actor.email })
  const { available } = await ctx.transaction((tx) => writableCalendars(tx, ctx.userId))
  if (!available[0]) return
  await changeUserSettings(ctx, { calendarSyncedId: available[0].id })
  await setInterviewer(ctx, { ...defaultInterviewer, ...meeting, timeZone: ownZone() })
}

/** A search that begins today, with its first candidates. */
async function openSearch(ctx: ActorContext, services: Services, projectName: string, settings: Partial<ProjectSettings>): Promise<string> {
  const projectId = await createProject(ctx, { type: 'self-serve', settings: { projectName } })
  await saveProjectSettings(ctx, { projectId, change: { ...settings, outreachTemplates: [defaultTemplate] } })
  await submitProject(ctx, projectId)
  await runSearch(systemContext(services.database, ctx.workspaceId, services.now), services, projectId)
  return projectId
}

const newestOf = async (ctx: ActorContext, services: Services, projectId: string) =>
  (await listCandidates(ctx, services.vocabulary, { projectId, stage: 'UNDER_REVIEW', page: 1 })).candidates

async function writeToNewest(ctx: ActorContext, services: Services, projectId: string): Promise<void> {
  for (const { row } of (await newestOf(ctx, services, projectId)).slice(0, writtenToday))
    await writeUnlessInTouch(ctx, services, projectId, row.id)
}

async function decide(ctx: ActorContext, services: Services, projectId: string): Promise<void> {
  for (const [index, { row }] of (await newestOf(ctx, services, projectId)).entries()) {
    // the best seven are contacted, one more has been hired, and the others teach the next search
    if (index === hiredAt) await hire(ctx, projectId, row.id)
    else if (index < hiredAt) await writeUnlessInTouch(ctx, services, projectId, row.id)
    else
      await swipeCandidate(ctx, {
        projectId,
        candidateId: row.id,
        approved: false,
        rejectionReasons: ['industry'],
        rejectionOther: 'We need more software sales.',
      })
  }
}

/** The whole flow, as a recruiter would do it. */
async function hire(ctx: ActorContext, projectId: string, candidateId: string): Promise<void> {
  const dayFrom = (days: number) => new Date(ctx.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  await swipeCandidate(ctx, { projectId, candidateId, approved: true })
  await changeCandidate(ctx, { projectId, candidateId, move: { to: 'INTERVIEWING' } })
  const offer = { day: dayFrom(-4), note: 'Base plus commission, remote in Europe.' }
  await changeCandidate(ctx, { projectId, candidateId, move: { to: 'OFFER', offer } })
  await changeCandidate(ctx, { projectId, candidateId, move: { to: 'HIRED', startDay: dayFrom(40) } })
}

/** Skips someone another demo project is already writing to. */
async function writeUnlessInTouch(ctx: ActorContext, services: Services, projectId: string, candidateId: string): Promise<void> {
  try {
    await approveAndSend(ctx, services.settings, { projectId, candidateId })
  } catch (error) {
    if (!(error instanceof Refusal && error.code === 'in_touch_elsewhere')) throw error
  }
}
