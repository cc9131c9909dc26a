// Overview: weekly trend, reply rates of templates and steps, and reviewers.
import { isOneOf, recordOf } from '@fairlead/domain/shared/records'
import { steps, type Step } from '@fairlead/domain/insight/steps'
import { stretchesOf, weekOf } from '@fairlead/domain/insight/period'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { readScope, type Scope, type ScopeProject, type Wanted } from './read-scope.ts'
import { readFreshness, readSums, timingOf, total, type Freshness, type SumRow, type Timing } from './sums.ts'

export interface Outcome {
  contacted: number
  replied: number
  interested: number
}

export interface Overview {
  freshness: Freshness
  projects: ScopeProject[]
  happened: Record<Step, number>
  mailed: Outcome
  answerTime: Timing
  trend: { by: 'week' | 'month'; stretches: ({ begins: string } & Record<Step, number>)[] }
  templates: (Outcome & { projectId: string; template: string; answerTime: Timing })[]
  emails: (Outcome & { projectId: string; template: string; step: number })[]
  subjects: (Outcome & { projectId: string; subject: string })[]
  ways: { way: string; contacted: number; interested: number }[]
  reviewers: { userId: string | null; name: string; approved: number; rejected: number; takenBack: number; decision: Timing }[]
}

const longestInWeeks = 400
/** For more projects at once, a histogram per template is more than a page needs. */
const maxWithTimes = 20

export function readOverview(ctx: ActorContext, search: Wanted): Promise<Overview> {
  return ctx.transaction(async (tx) => {
    const scope = await readScope(tx, ctx.actor, search)
    const freshness = await readFreshness(tx, ctx.workspaceId, ctx.now())
    const sums = await readSums(tx, scope, { measures: ['happened', 'way', 'review', 'decision', 'taken_back', 'answer_time'] })
    const emails = await readSums(tx, scope, { measures: ['template', 'subject', 'mail'], beside: 'project_id' })
    const isFew = scope.projectIds.length <= maxWithTimes
    const times = Map.groupBy(
      isFew ? await readSums(tx, scope, { measures: ['answer_time'], beside: 'project_id' }) : [],
      (row) => `${row.beside} ${row.key1}`,
    )
    const templates = outcomesOf(emails, 'template')
    return {
      freshness,
      projects: scope.projects,
      happened: stepsOf(sums.filter((row) => row.measure === 'happened')),
      mailed: {
        contacted: total(emails, (row) => row.measure === 'template' && row.key2 === 'contacted'),
        replied: total(emails, (row) => row.measure === 'template' && row.key2 === 'replied'),
        interested: total(emails, (row) => row.measure === 'template' && row.key2 === 'interested'),
      },
      answerTime: timingOf(sums.filter((row) => row.measure === 'answer_time')),
      trend: await readTrend(tx, scope, ctx.now()),
      templates: templates.map(({ projectId, key, ...outcome }) => ({
        projectId,
        template: key,
        ...outcome,
        answerTime: timingOf(times.get(`${projectId} ${key}`) ?? []),
      })),
      emails: outcomesOf(emails, 'mail')
        .map(({ projectId, key, ...outcome }) => ({ projectId, step: Number(key.slice(0, 1)), template: key.slice(2), ...outcome }))
        .toSorted((a, b) => a.step - b.step || b.contacted - a.contacted),
      subjects: outcomesOf(emails, 'subject').map(({ projectId, key, ...outcome }) => ({ projectId, subject: key, ...outcome })),
      ways: ['mail', 'inmail', 'invitation', 'hand']
        .map((way) => ({
          way,
          contacted: total(sums, (row) => row.measure === 'way' && row.key1 === way && row.key2 === 'contacted'),
          interested: total(sums, (row) => row.measure === 'way' && row.key1 === way && row.key2 === 'interested'),
        }))
        .filter((row) => row.contacted > 0),
      reviewers: await readReviewers(tx, sums),
    }
  })
}

export function stepsOf(rows: readonly SumRow[]): Record<Step, number> {
  return recordOf(steps, (step) => total(rows, (row) => row.key1 === step))
}

const outcomes = ['contacted', 'replied', 'interested'] as const satisfies readonly (keyof Outcome)[]

/** Templates and subjects with their results, most used first. */
function outcomesOf(rows: readonly SumRow[], measure: 'template' | 'subject' | 'mail'): (Outcome & { projectId: string; key: string })[] {
  const byKey = new Map<string, Outcome & { projectId: string; key: string }>()
  for (const row of rows) {
    if (row.measure !== measure || !isOneOf(outcomes, row.key2)) continue
    const id = `${row.beside} ${row.key1}`
    const outcome = byKey.get(id) ?? { projectId: row.beside, key: row.key1, contacted: 0, replied: 0, interested: 0 }
    outcome[row.key2] += row.n
    byKey.set(id, outcome)
  }
  return [...byKey.values()].toSorted((a, b) => b.contacted - a.contacted || (a.key < b.key ? -1 : 1))
}

/** By week for up to about a year, else by month; leaves out the time before anything happened. */
async function readTrend(tx: Tx, scope: Scope, now: Date): Promise<Overview['trend']> {
  const months = await readSums(tx, scope, { measures: ['happened'], beside: 'day', only: 'm' })
  const today = now.toISOString().slice(0, 10)
  const first = months.map((row) => row.beside).toSorted()[0]
  if (first === undefined) return { by: 'week', stretches: [] }
  const from = scope.from && scope.from > first ? scope.from : first
  const to = scope.to && scope.to < today ? scope.to : today
  const isLong = (Date.parse(to) - Date.parse(from)) / 86_400_000 > longestInWeeks
  const by = isLong ? 'month' : 'week'
  // months at the period's ends include outside days, so days are read there
  const days = await readSums(tx, scope, { measures: ['happened'], beside: 'day', only: 'd' })
  if (days.length === 0) return { by, stretches: [] }
  const earliest = days.reduce((min, row) => (row.beside < min ? row.beside : min), to)
  const begins = (day: string) => (by === 'week' ? weekOf(day) : `${day.slice(0, 7)}-01`)
  const rowsOf = Map.groupBy(days, (row) => begins(row.beside))
  return { by, stretches: stretchesOf(earliest, to, by).map((start) => ({ begins: start, ...stepsOf(rowsOf.get(start) ?? []) })) }
}

async function readReviewers(tx: Tx, sums: readonly SumRow[]): Promise<Overview['reviewers']> {
  const ids = [...new Set(sums.filter((row) => row.measure === 'review' || row.measure === 'taken_back').map((row) => row.key1))]
  const users =
    ids.length === 0 ? [] : await tx.selectFrom('users').select(['id', 'first_name', 'last_name']).where('id', 'in', ids).execute()
  const nameOf = new Map(users.map((user) => [user.id, `${user.first_name} ${user.last_name}`.trim()]))
  return ids
    .map((id) => ({
      userId: id === '' ? null : id,
      // automatic decisions, and users who no longer exist
      name: id === '' ? 'Without a reviewer' : (nameOf.get(id) ?? 'Former colleague'),
      approved: total(sums, (row) => row.measure === 'review' && row.key1 === id && row.key2 === 'approved'),
      rejected: total(sums, (row) => row.measure === 'review' && row.key1 === id && row.key2 === 'rejected'),
      takenBack: total(sums, (row) => row.measure === 'taken_back' && row.key1 === id),
      decision: timingOf(sums.filter((row) => row.measure === 'decision' && row.key1 === id)),
    }))
    .toSorted((a, b) => b.approved + b.rejected - a.approved - a.rejected || (a.name < b.name ? -1 : 1))
}
