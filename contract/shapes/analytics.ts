// Shared shapes of the analytics pages: filter, freshness, counts, and durations.
import { z } from 'zod'
import { id, list, text } from '../fields.ts'

export const analyticsFilter = z.object({
  /** None = all projects whose analytics one may read. */
  project_id: list(id).default([]),
  /** Days as YYYY-MM-DD in UTC, both included; blank = from the beginning, up to now. */
  from: text.default(''),
  to: text.default(''),
})

/** How far the counts are up to date, and the projects to choose from. */
export const analyticsHead = {
  counted_until: z.string(),
  /** Something that has happened is not counted yet: ask again in a moment. */
  is_behind: z.boolean(),
  projects: z.array(z.object({ id: z.string(), name: z.string(), is_archived: z.boolean() })),
}

/** Seconds; null of nothing. Read from a histogram, at most 5 % off. */
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
