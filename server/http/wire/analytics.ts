// What the analytics pages have in common, from and to the API.
import type { z } from 'zod'
import type { analyticsFilter } from '@fairlead/contract/shapes/analytics'
import type { ScopeProject, Wanted } from '../../features/insight/read-scope.ts'
import type { Freshness } from '../../features/insight/sums.ts'

export function filterFromWire(input: z.output<typeof analyticsFilter>): Wanted {
  return { projectIds: input.project_id, sources: [], from: input.from.trim() || null, to: input.to.trim() || null }
}

export function headToWire({ freshness, projects }: { freshness: Freshness; projects: readonly ScopeProject[] }) {
  return {
    counted_until: freshness.countedUntil.toISOString(),
    is_behind: freshness.isBehind,
    projects: projects.map(({ id, name, isArchived }) => ({ id, name, is_archived: isArchived })),
  }
}
