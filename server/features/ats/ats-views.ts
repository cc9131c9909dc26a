// The ATS page: the link, its projects, and failed pushes.
import { shownName } from '@fairlead/domain/candidate/shown-name'
import type { PushState } from '@fairlead/domain/candidate/ats-push'
import { mayDecide, mayRead, type ProjectFacts } from '@fairlead/domain/project/project'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { findUserName } from '../accounts/users/user-views.ts'
import { findAtsLink, type AtsLink } from './ats-link-store.ts'

export interface AtsOverview {
  link: (AtsLink & { linkedByName: string }) | null
  counts: { sent: number; waiting: number; failed: number }
  failures: {
    candidateId: string
    projectId: string
    name: string
    projectName: string
    state: PushState
    reason: string | null
    at: Date
  }[]
  projects: {
    projectId: string
    name: string
    jobName: string
    remoteId: string | null
    integration: string
    isOn: boolean
    isFormer: boolean
    isDraft: boolean
    synced: number
  }[]
}

const maxFailures = 20

export function readAtsOverview(ctx: ActorContext): Promise<AtsOverview> {
  return ctx.transaction(async (tx) => {
    const link = await findAtsLink(tx)
    const user = link && (await findUserName(tx, link.linkedBy))
    const jobs = await tx
      .selectFrom('ats_job')
      .innerJoin('project', 'project.id', 'ats_job.project_id')
      .selectAll('ats_job')
      .select(['project.name as project_name', 'project.lifecycle_status'])
      .orderBy('ats_job.created_at', 'desc')
      .execute()
    const rosters = await rostersOf(
      tx,
      jobs.map((job) => job.project_id),
    )
    const readable = jobs.filter((job) => mayRead(must(rosters.get(job.project_id)), ctx.actor))
    const pushes = await pushCounts(
      tx,
      readable.map((job) => job.project_id),
    )
    const decided = readable.filter((job) => mayDecide(must(rosters.get(job.project_id)), ctx.actor)).map((job) => job.project_id)
    const count = (projectId: string | null, ...states: PushState[]) =>
      pushes
        .filter((row) => (projectId === null || row.project_id === projectId) && states.includes(row.state))
        .reduce((sum, row) => sum + row.count, 0)
    return {
      link: link && { ...link, linkedByName: user ? `${user.firstName} ${user.lastName}`.trim() : '' },
      counts: { sent: count(null, 'sent'), waiting: count(null, 'queued', 'sending', 'unknown'), failed: count(null, 'failed') },
      failures: await failuresOf(tx, decided),
      projects: readable.map((job) => ({
        projectId: job.project_id,
        name: job.project_name,
        jobName: job.name,
        remoteId: job.remote_id,
        integration: job.integration,
        isOn: job.is_on,
        isFormer: job.link_id !== link?.id,
        isDraft: job.lifecycle_status === 'draft',
        synced: count(job.project_id, 'sent'),
      })),
    }
  })
}

export type Roster = Pick<ProjectFacts, 'collaborators' | 'ownerEmail'>

/** The rosters of these projects with their owners; an empty one is open to the whole workspace. */
export async function rostersOf(tx: Tx, projectIds: readonly string[]): Promise<Map<string, Roster>> {
  if (projectIds.length === 0) return new Map()
  const owners = await tx
    .selectFrom('project')
    .innerJoin('users', 'users.id', 'project.owner_id')
    .select(['project.id', 'users.email'])
    .where('project.id', 'in', projectIds)
    .execute()
  const rows = await tx
    .selectFrom('project_collaborator')
    .select(['project_id', 'email', 'roster_role as role'])
    .where('project_id', 'in', projectIds)
    .execute()
  const byProject = Map.groupBy(rows, (row) => row.project_id)
  const rosterOf = (id: string) => (byProject.get(id) ?? []).map(({ email, role }) => ({ email, role }))
  return new Map(owners.map((owner) => [owner.id, { ownerEmail: owner.email, collaborators: rosterOf(owner.id) }]))
}

async function pushCounts(tx: Tx, projectIds: readonly string[]) {
  if (projectIds.length === 0) return []
  return tx
    .selectFrom('ats_push')
    .select((eb) => ['project_id', 'state', eb.fn.countAll<number>().as('count')])
    .where('project_id', 'in', projectIds)
    .groupBy(['project_id', 'state'])
    .execute()
}

async function failuresOf(tx: Tx, projectIds: readonly string[]): Promise<AtsOverview['failures']> {
  if (projectIds.length === 0) return []
  const rows = await tx
    .selectFrom('ats_push')
    .innerJoin('candidate', 'candidate.id', 'ats_push.candidate_id')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .innerJoin('project', 'project.id', 'ats_push.project_id')
    .select(['ats_push.candidate_id', 'ats_push.project_id', 'ats_push.state', 'ats_push.why', 'ats_push.changed_at'])
    .select(['person.name', 'project.name as project_name', 'project.bias_reducer'])
    .where('ats_push.project_id', 'in', projectIds)
    .where('ats_push.state', 'in', ['failed', 'unknown'])
    .orderBy('ats_push.changed_at', 'desc')
    .limit(maxFailures)
    .execute()
  return rows.map((row) => ({
    candidateId: row.candidate_id,
    projectId: row.project_id,
    name: shownName(row.name, row.bias_reducer),
    projectName: row.project_name,
    state: row.state,
    reason: row.why,
    at: row.changed_at,
  }))
}
