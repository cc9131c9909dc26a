// What waits for a user, across their projects: one bounded query per kind.
import type { TaskKind } from '@fairlead/domain/conversation/tasks'
import type { ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import { may, type Role } from '@fairlead/domain/account/permissions'
import { searchProblem, waitingIn, type SearchProblem, type Waiting } from '@fairlead/domain/project/waiting'
import type { ActorContext } from '../../platform/context.ts'
import type { Settings } from '../../platform/settings.ts'
import { isWorkspaceAdmin } from '../accounts/users/workspace-rights.ts'
import { countGroups, findDue } from '../mail/sending/due-notices.ts'
import { countUnanswered, listUnanswered, type Unanswered } from '../mail/inbound/inbox-views.ts'
import { listTasks, type TaskView } from '../mail/inbound/task-views.ts'
import { listProjects, type ProjectView } from '../projects/views/project-views.ts'
import { findTrouble, type Trouble } from './find-trouble.ts'
import { findApprovals, findInterviews, findMentions, findNewPeople, findRequests, findScorecards } from './home-rows.ts'
import type { HomeApproval, HomeInterview, HomeScorecard, HomeSearchAlert, Mention } from './home-rows.ts'

/** At most this many of each kind are listed; the counts are of all. */
export const maxListed = 50

export interface HomeProject {
  id: string
  name: string
  hiringCompany: string
}

export interface HomeView {
  trouble: Trouble[]
  interviews: HomeInterview[]
  answerCount: number
  answers: {
    project: HomeProject
    candidateId: string
    name: string
    label: ReplyLabel | null
    snippet: string | null
    receivedAt: Date
    assignee: string | null
  }[]
  /** In Needs Attention without a conversation that needs an answer. */
  attention: { project: HomeProject; count: number }[]
  review: { project: HomeProject; count: number; readyAt: Date | null }[]
  /** `managers`: who was asked and hasn't decided; empty when no one was. */
  decisions: { project: HomeProject; count: number; isRecruiter: boolean; managers: string[]; isAsked: boolean; since: Date | null }[]
  searches: { project: HomeProject; problem: SearchProblem; at: Date | null }[]
  tasks: { kind: TaskKind; project: HomeProject; candidateId: string; name: string; referred: string | null; day: string | null }[]
  mentions: Mention[]
  scorecards: HomeScorecard[]
  approvals: HomeApproval[]
  newPeople: HomeSearchAlert[]
  /** For admins: people who must be told about their data, whose day is over or within a week. */
  notices: { overdue: number; soon: number }
  drafts: { project: HomeProject; at: Date }[]
  /** Whether the user has any project: without one, Home explains how to begin. */
  hasProjects: boolean
}

export interface WaitingProject extends ProjectView {
  unanswered: Unanswered
  waiting: Waiting
}

/** Adds what waits in each of the actor's projects. */
export async function listWaitingProjects(ctx: ActorContext, installation: Pick<Settings, 'freeTrialContacts'>): Promise<WaitingProject[]> {
  const projects = await listProjects(ctx, installation)
  const unanswered = projects.length === 0 ? new Map<string, Unanswered>() : await countUnanswered(ctx)
  return projects.map((project) => {
    const counts = unanswered.get(project.id) ?? { inAttention: 0, elsewhere: 0 }
    const user = { mayDecide: mayReview(project.role, ctx.actor), isSuperAdmin: ctx.actor.isSuperAdmin }
    return { ...project, unanswered: counts, waiting: waitingIn({ ...project, unanswered: counts.elsewhere }, user) }
  })
}

const mayReview = (role: Role, { isSuperAdmin, isStaff }: ActorContext['actor']) =>
  may('review_candidates', { role, isSuperAdmin, isStaff })

export async function readHome(ctx: ActorContext, installation: Pick<Settings, 'freeTrialContacts'>, endOfDay: Date): Promise<HomeView> {
  const projects = await listWaitingProjects(ctx, installation)
  const live = projects.filter((project) => !project.isArchived && project.status !== 'archived')
  const decided = live.filter(({ role, status }) => status !== 'draft' && mayReview(role, ctx.actor))
  const byId = new Map(projects.map((project) => [project.id, placeOf(project)]))
  const place = (id: string): HomeProject => byId.get(id) ?? { id, name: '', hiringCompany: '' }
  const answers = (await listUnanswered(ctx, maxListed)).filter(({ projectId }) => byId.has(projectId))
  const due = await listTasks(ctx, { dueBy: endOfDay, limit: maxListed })
  const rows = await ctx.transaction(async (tx) => ({
    trouble: await findTrouble(tx, ctx),
    interviews: await findInterviews(tx, ctx, { projects: decided, readable: byId, endOfDay, limit: maxListed }),
    requests: await findRequests(tx, decided),
    mentions: await findMentions(tx, ctx, { projects: live, limit: maxListed }),
    scorecards: await findScorecards(tx, ctx, { projects: live, limit: maxListed }),
    approvals: await findApprovals(tx, ctx, { projects: decided, limit: maxListed }),
    newPeople: await findNewPeople(tx, ctx, maxListed),
    due: (await isWorkspaceAdmin(tx, ctx.actor)) ? await findDue(tx, ctx, {}, true) : [],
  }))
  return {
    trouble: rows.trouble,
    interviews: rows.interviews,
    answerCount: decided.reduce((sum, { waiting }) => sum + waiting.answers, 0),
    answers: answers.map(({ projectId, candidateId, name, label, snippet, receivedAt, assignee }) => ({
      project: place(projectId),
      candidateId,
      name,
      label,
      snippet,
      receivedAt,
      assignee: assignee?.name ?? null,
    })),
    attention: decided.flatMap((project) => {
      const count = (project.counts.QUESTION ?? 0) - project.unanswered.inAttention
      return count > 0 ? [{ project: placeOf(project), count }] : []
    }),
    review: newestFirst(
      decided.flatMap((project) =>
        project.waiting.review > 0 ? [{ project: placeOf(project), count: project.waiting.review, readyAt: lastBatchAt(project) }] : [],
      ),
      ({ readyAt }) => readyAt,
    ),
    decisions: decided
      .flatMap((project) => {
        const { decisions: count } = project.waiting
        if (count === 0) return []
        const requests = rows.requests.get(project.id) ?? []
        const isAsked = requests.some(({ email }) => email === ctx.actor.email)
        const managers = requests.filter(({ email }) => email !== ctx.actor.email).map(({ name }) => name)
        const isRecruiter = (project.counts.HIRING_MANAGER ?? 0) === 0
        return [{ project: placeOf(project), count, isRecruiter, managers, isAsked, since: requests[0]?.since ?? null }]
      })
      .toSorted((a, b) => Number(b.isAsked) - Number(a.isAsked) || (a.since?.getTime() ?? Infinity) - (b.since?.getTime() ?? Infinity)),
    searches: newestFirst(
      decided.flatMap((project) => {
        const problem = searchProblem(project)
        return problem === null ? [] : [{ project: placeOf(project), problem, at: project.search?.finishedAt ?? null }]
      }),
      (row) => row.at,
    ),
    tasks: due.map((task) => ({
      kind: task.kind,
      candidateId: task.candidateId,
      name: task.name,
      day: task.day,
      project: byId.get(task.projectId) ?? { id: task.projectId, name: task.projectName, hiringCompany: '' },
      referred: referredIn(task),
    })),
    mentions: rows.mentions,
    scorecards: rows.scorecards,
    approvals: rows.approvals,
    newPeople: rows.newPeople,
    notices: countGroups(rows.due),
    drafts: newestFirst(
      live
        .filter(({ status, role }) => status === 'draft' && may('save_settings', { role, isSuperAdmin: false, isStaff: false }))
        .map((project) => ({ project: placeOf(project), at: project.editedAt ?? project.createdAt })),
      (row) => row.at,
    ),
    hasProjects: projects.length > 0,
  }
}

const placeOf = ({ id, name, hiringCompany }: ProjectView): HomeProject => ({ id, name, hiringCompany })

const lastBatchAt = ({ search }: ProjectView) => (search?.state === 'completed' ? search.finishedAt : null)

const referredIn = ({ details }: TaskView) => details.name ?? details.email ?? null

const newestFirst = <Row>(rows: Row[], dateOf: (row: Row) => Date | null): Row[] =>
  rows.toSorted((a, b) => (dateOf(b)?.getTime() ?? 0) - (dateOf(a)?.getTime() ?? 0))
