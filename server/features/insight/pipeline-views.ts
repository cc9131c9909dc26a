// The funnel, the time in each stage, and the longest waits.
import { sql } from 'kysely'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { stages, type Stage } from '@fairlead/domain/shared/stages'
import { steps, type Step } from '@fairlead/domain/insight/steps'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { readScope, type Scope, type ScopeProject, type Wanted } from './read-scope.ts'
import { stepsOf } from './overview-views.ts'
import { readFreshness, readSums, timingOf, total, waitingOf, type Freshness, type Timing } from './sums.ts'

export interface Pipeline {
  freshness: Freshness
  projects: ScopeProject[]
  /** For all candidates in the projects, whatever the period. */
  sources: string[]
  /** `ended` describes candidates who came no further; null where steps are counted by day. */
  funnel: { step: Step; n: number; ended: { open: number; rejected: number; declined: number; moved: number } | null }[]
  stages: { stage: Stage; stayed: Timing; waiting: Timing }[]
  aging: { candidateId: string; projectId: string; name: string; stage: Stage; since: Date }[]
}

/** Stages in which someone waits for the team; neither the queue nor stages that wait for the candidate. */
const forTheTeam: readonly Stage[] = [
  'APPROVED',
  'QUESTION',
  'AUTOPILOT_RECRUITER',
  'HIRING_MANAGER',
  'HIRING_MANAGER_APPROVED',
  'INTERVIEWING',
  'OFFER',
]
const agingShown = 20

export function readPipeline(ctx: ActorContext, search: Wanted & { by: 'joined' | 'happened' }): Promise<Pipeline> {
  return ctx.transaction(async (tx) => {
    const scope = await readScope(tx, ctx.actor, search)
    const freshness = await readFreshness(tx, ctx.workspaceId, ctx.now())
    const everybody = { ...scope, sources: [], from: null, to: null }
    const sums = await readSums(tx, scope, { measures: search.by === 'joined' ? ['reached', 'ended'] : ['happened'] })
    const stays = await readSums(tx, { ...scope, sources: [] }, { measures: ['stay'] })
    const sources = await readSums(tx, everybody, { measures: ['reached'], beside: 'source' })
    // current waits are independent of the period
    const waiting = await readSums(tx, everybody, { measures: ['waiting'], beside: 'day', only: 'd' })
    const came = stepsOf(sums.filter((row) => row.measure === 'reached' || row.measure === 'happened'))
    return {
      freshness,
      projects: scope.projects,
      sources: [...new Set(sources.map((row) => row.beside))].toSorted(),
      funnel: steps.map((step) => {
        const count = (how: string) => total(sums, (row) => row.measure === 'ended' && row.key1 === step && row.key2 === how)
        return {
          step,
          n: came[step],
          ended:
            search.by === 'joined'
              ? { open: count('open'), rejected: count('rejected'), declined: count('declined'), moved: count('moved') }
              : null,
        }
      }),
      stages: stages
        .map((stage) => ({
          stage,
          stayed: timingOf(stays.filter((row) => row.key1 === stage)),
          waiting: waitingOf(
            waiting.filter((row) => row.key1 === stage),
            ctx.now(),
          ),
        }))
        .filter((row) => row.stayed.n > 0 || row.waiting.n > 0),
      aging: await readAging(tx, scope),
    }
  })
}

/** The oldest in each stage by its index, then the oldest of all. */
async function readAging(tx: Tx, scope: Scope): Promise<Pipeline['aging']> {
  const open = scope.projects.filter((project) => !project.isArchived && scope.projectIds.includes(project.id))
  if (open.length === 0) return []
  const { rows } = await sql<{ id: string; project_id: string; stage: Stage; stage_at: Date; name: string }>`
    select c.id, c.project_id, c.stage, c.stage_at, person.name
    from unnest(${open.map((project) => project.id)}::text[]) as p(id)
    cross join unnest(${forTheTeam}::text[]) as s(stage)
    cross join lateral (
      select id, project_id, stage, stage_at, person_id from candidate
      where project_id = p.id and stage = s.stage order by stage_at, id desc limit ${agingShown}
    ) c
    join person on person.id = c.person_id
    order by c.stage_at, c.id
    limit ${agingShown}`.execute(tx)
  const hides = new Map(open.map((project) => [project.id, project.biasReducer]))
  return rows.map((row) => ({
    candidateId: row.id,
    projectId: row.project_id,
    name: shownName(row.name, hides.get(row.project_id) ?? true),
    stage: row.stage,
    since: row.stage_at,
  }))
}
