// Project test helpers: complete settings, a first batch, colleagues, manually added candidates.
import type { Assessment } from '@fairlead/domain/candidate/assessment'
import type { Profile } from '@fairlead/domain/shared/profile'
import { type Stage } from '@fairlead/domain/shared/stages'
import { openSession } from '../server/features/accounts/sessions/session-store.ts'
import { addCandidates } from '../server/features/candidates/records/candidate-store.ts'
import { runSearch } from '../server/features/sourcing/searches/run-search.ts'
import { systemContext } from '../server/platform/context.ts'
import { newId } from '../server/platform/ids.ts'
import { caller, type TestApp, type TestUser } from './test-app.ts'

export const outreachTemplate = {
  name: 'Template 1',
  initial_outreach_subject: '{{job_title}} at {{hiring_company}}',
  initial_outreach_template: 'Hi {{first_name}}, would you like to talk about {{job_title}}?',
  follow_up_1_template: 'Hi {{first_name}}, did you see my mail?',
  follow_up_1_days: 1,
  follow_up_2_template: 'One more try, {{first_name}}.',
  follow_up_2_days: 1,
  follow_up_3_template: '',
}

export const completeSettings = {
  job_title: 'Software Engineer',
  job_titles: ['Software Engineer'],
  sender_name: 'Robin Tester',
  outreach_templates: [outreachTemplate],
}

/** A complete self-serve draft. */
export async function newDraft(user: TestUser, change: Record<string, unknown> = {}): Promise<string> {
  const made = await user.call<{ project_id: string }>('POST', 'v1/projects/self_serve', { project_name: 'Search' })
  const project_id = made.body.project_id
  const saved = await user.call('PUT', 'v1/projects/settings', { project_id, ...completeSettings, ...change })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved))
  return project_id
}

export interface Card {
  id: string
  core_candidate_id: string
  current_job_title: string | null
  status: string
  batch: number | null
  missed_requirements: string[]
}

/** A page of a stage as the panel shows it. */
export async function pageOf(user: TestUser, projectId: string, status: string): Promise<Card[]> {
  const { body } = await user.call<{ candidates: Card[] }>('GET', 'v2/projects/candidates', { project_id: projectId, status })
  return body.candidates
}

export async function contextOf(testApp: TestApp, user: TestUser) {
  const row = await testApp.database.system.selectFrom('users').selectAll().where('email', '=', user.email).executeTakeFirstOrThrow()
  const actor = { userId: row.id, workspaceId: row.workspace_id, email: row.email, isSuperAdmin: false, isStaff: false }
  return { ...systemContext(testApp.database, row.workspace_id), userId: row.id, actor }
}

/** A live project with its first ten candidates. */
export async function newSearch(testApp: TestApp, user: TestUser, change: Record<string, unknown> = {}): Promise<string> {
  const projectId = await newDraft(user, change)
  await user.call('POST', 'v2/projects/flashcards/initial', { project_id: projectId })
  await searchNow(testApp, user, projectId)
  return projectId
}

/** Runs the worker's job. */
export async function searchNow(testApp: TestApp, user: TestUser, projectId: string): Promise<void> {
  const { workspaceId } = await contextOf(testApp, user)
  await runSearch(systemContext(testApp.database, workspaceId), testApp.services, projectId)
}

/** A second user of the same workspace. */
export async function colleagueOf(testApp: TestApp, user: TestUser, name = 'Sasha'): Promise<TestUser> {
  const { workspaceId } = await contextOf(testApp, user)
  const id = newId()
  const email = `${name.toLowerCase()}.${id}@team.example`
  await testApp.database.system
    .insertInto('users')
    .values({
      id,
      workspace_id: workspaceId,
      email,
      email_verified_at: new Date(),
      first_name: name,
      last_name: 'Colleague',
      company: 'Same',
      job_title: 'Recruiter',
    })
    .execute()
  const session = await openSession(testApp.database.system, { id, workspace_id: workspaceId }, new Date())
  return { email, session, call: caller(testApp.app, session) }
}

/** A colleague with a verified address at house.example: staff if that is one of the company's domains. */
export async function staffOf(testApp: TestApp, user: TestUser, name: string): Promise<TestUser> {
  const colleague = await colleagueOf(testApp, user, name)
  const email = colleague.email.replace('team.example', 'house.example')
  await testApp.database.system
    .updateTable('users')
    .set({ email, email_verified_at: new Date() })
    .where('email', '=', colleague.email)
    .execute()
  return { ...colleague, email }
}

/** A project past calibration without people. */
export async function activeProject(testApp: TestApp, user: TestUser, change: Record<string, unknown> = {}): Promise<string> {
  const projectId = await newDraft(user, change)
  await testApp.database.system
    .updateTable('project')
    .set({ lifecycle_status: 'active', calibrated_at: new Date() })
    .where('id', '=', projectId)
    .execute()
  return projectId
}

/** Adds a new, otherwise unknown person to a project. */
export async function addPerson(
  testApp: TestApp,
  user: TestUser,
  projectId: string,
  person: { email?: string | null; firstName?: string; stage?: Stage; profile?: Partial<Profile>; assessment?: Assessment } = {},
): Promise<{ id: string; email: string }> {
  const ctx = await contextOf(testApp, user)
  const personId = newId()
  const email = person.email === undefined ? `jo.${personId}@home.example` : (person.email ?? '')
  const profile: Profile = {
    firstName: person.firstName ?? 'Jo',
    lastName: 'Doe',
    headline: null,
    summary: null,
    place: null,
    experiences: [],
    education: [],
    skills: [],
    recommendations: [],
    linkedinUrl: null,
    personalEmails: email ? [email] : [],
    workEmails: [],
    pictureUrl: null,
    estimatedSalary: null,
    ...person.profile,
  }
  const name = `${profile.firstName} ${profile.lastName}`
  return ctx.transaction(async (tx) => {
    await tx
      .insertInto('person')
      .values({
        id: personId,
        workspace_id: ctx.workspaceId,
        name,
        headline: profile.headline,
        linkedin_url: profile.linkedinUrl,
        profile: JSON.stringify(profile),
        source: 'hand',
      })
      .execute()
    const [id] = await addCandidates(tx, ctx, { id: projectId, workspaceId: ctx.workspaceId }, [
      {
        personId,
        stage: person.stage ?? 'UNDER_REVIEW',
        batch: 1,
        rank: 0,
        assessment: person.assessment ?? null,
        event: 'imported',
      },
    ])
    return { id: id!, email }
  })
}

/** The stored counters, and a recount of the rows. */
export async function countersOf(
  testApp: TestApp,
  projectId: string,
): Promise<{ stored: Record<string, number>; counted: Record<string, number> }> {
  const rows = await testApp.database.system
    .selectFrom('project_counter')
    .select(['stage', 'count'])
    .where('project_id', '=', projectId)
    .where('count', '<>', 0)
    .execute()
  const people = await testApp.database.system
    .selectFrom('candidate')
    .select((eb) => ['stage', eb.fn.countAll<number>().as('count')])
    .where('project_id', '=', projectId)
    .groupBy('stage')
    .execute()
  const asRecord = (list: { stage: string; count: number }[]) => Object.fromEntries(list.map((row) => [row.stage, row.count]))
  return { stored: asRecord(rows), counted: asRecord(people) }
}
