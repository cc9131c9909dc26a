// Shared shapes of the analytics pages: filter, freshness, counts, and durations.
import { z } from 'zod'
import { id, list, text } from '../fields.ts'

export const analyticsFilter = z.object({
  /** Empty = all projects whose analytics the user may read. */
  project_id: list(id).default([]),
  /** Days as YYYY-MM-DD in UTC, inclusive; blank = from the beginning, or until now. */
  from: text.default(''),
  to: text.default(''),
})

/** How current the counts are, and the projects to choose from. */
export const analyticsHead = {
  counted_until: z.string(),
  /** Something isn't counted yet: request again in a moment. */
  is_behind: z.boolean(),
  projects: z.array(z.object({ id: z.string(), name: z.string(), is_archived: z.boolean() })),
}

/** Seconds; null when there are none. Computed from a histogram, at most 5% off. */
export const timing = z.object({ n: z.number(), median: z.number().nullable(), p90: z.number().nullable() })
export type WireTiming = z.infer<typeof timing>

export const outcome = z.object({ contacted: z.number(), replied: z.number(), interested: z.number() })

const count = z.number()
export const stepCounts = z.object({
  added: count,
  reviewed: count,
  approved: count,
  contacted: count,
  answered: count,
  interested: count,
  scheduling: count,
  interviewing: count,
  offered: count,
  hired: count,
})
