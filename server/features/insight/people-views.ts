// Sources of good candidates, and reasons for rejecting and declining.
import { notInterestedLabel } from '@fairlead/domain/candidate/not-interested'
import { rejectionLabel } from '@fairlead/domain/candidate/rejection'
import type { Step } from '@fairlead/domain/insight/steps'
import type { Published } from '@fairlead/domain/insight/small-groups'
import type { ActorContext } from '../../platform/context.ts'
import { readScope, type ScopeProject, type Wanted } from './read-scope.ts'
import { stepsOf } from './overview-views.ts'
import { readFreshness, readSums, total, type Freshness, type SumRow } from './sums.ts'

export interface People {
  freshness: Freshness
  projects: ScopeProject[]
  sources: ({ source: string } & Record<Step, number>)[]
  rejected: { inReview: number; later: number }
  reasons: { label: string; inReview: number; later: number }[]
  declined: number
  declineReasons: { label: string; n: number }[]
  /** For one project only; null for several. */
  demographics: { projectId: string; offered: boolean; published: Published | null } | null
}

export function readPeople(ctx: ActorContext, search: Wanted): Promise<People> {
  return ctx.transaction(async (tx) => {
    const scope = await readScope(tx, ctx.actor, search)
    const freshness = await readFreshness(tx, ctx.workspaceId, ctx.now())
    const bySource = await readSums(tx, scope, { measures: ['reached'], beside: 'source' })
    const sums = await readSums(tx, scope, { measures: ['rejected', 'reason', 'declined', 'decline_reason'] })
    const only = search.projectIds.length === 1 ? (scope.projectIds[0] ?? null) : null
    const offer =
      only &&
      (await tx.selectFrom('self_identification_offer').select(['offered', 'published']).where('project_id', '=', only).executeTakeFirst())
    return {
      freshness,
      projects: scope.projects,
      sources: [...Map.groupBy(bySource, (row) => row.beside)]
        .map(([source, rows]) => ({ source, ...stepsOf(rows) }))
        .toSorted((a, b) => b.added - a.added || (a.source < b.source ? -1 : 1)),
      rejected: {
        inReview: total(sums, (row) => row.measure === 'rejected' && row.key1 === 'review'),
        later: total(sums, (row) => row.measure === 'rejected' && row.key1 === 'later'),
      },
      reasons: byLabel(
        sums.filter((row) => row.measure === 'reason'),
        rejectionLabel,
      ).map(([label, rows]) => ({
        label,
        inReview: total(rows, (row) => row.key2 === 'review'),
        later: total(rows, (row) => row.key2 === 'later'),
      })),
      declined: total(sums, (row) => row.measure === 'declined'),
      declineReasons: byLabel(
        sums.filter((row) => row.measure === 'decline_reason'),
        notInterestedLabel,
      ).map(([label, rows]) => ({ label, n: total(rows, () => true) })),
      demographics: only ? { projectId: only, offered: offer ? offer.offered : false, published: offer ? offer.published : null } : null,
    }
  })
}

/** Rows by the label of their reason, most frequent first. */
function byLabel<Reason extends string>(rows: readonly SumRow[], labelOf: (reason: Reason) => string): [string, SumRow[]][] {
  const size = (all: readonly SumRow[]) => total(all, () => true)
  return [...Map.groupBy(rows, (row) => labelOf(row.key1 as Reason))].toSorted((a, b) => size(b[1]) - size(a[1]) || (a[0] < b[0] ? -1 : 1))
}
