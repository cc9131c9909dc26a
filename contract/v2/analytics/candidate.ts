import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { analyticsFilter, analyticsHead, stepCounts } from '../../shapes/analytics.ts'

const shownGroups = z
  .object({
    groups: z.array(z.object({ label: z.string(), n: z.number() })),
    /** Smaller groups combined. */
    others: z.object({ labels: z.array(z.string()), n: z.number() }).nullable(),
  })
  .nullable()
export type WireGroups = z.infer<typeof shownGroups>

export const readCandidateAnalytics = call(
  'GET',
  'v2/analytics/candidate',
  ['staff', 'unproven'],
  'Sources, reasons for rejecting and declining, and demographics of one project. Groups of fewer than ten are never shown.',
  analyticsFilter,
  z.object({
    ...analyticsHead,
    sources: z.array(stepCounts.extend({ source: z.string() })),
    rejected: z.object({ in_review: z.number(), later: z.number() }),
    /** A candidate may have several. */
    reasons: z.array(z.object({ label: z.string(), in_review: z.number(), later: z.number() })),
    declined: z.number(),
    decline_reasons: z.array(z.object({ label: z.string(), n: z.number() })),
    /** For one project, whatever the period; null for none or several. `published` null = too few answers. */
    demographics: z
      .object({
        project_id: z.string(),
        offered: z.boolean(),
        published: z.object({ answers: z.number(), gender: shownGroups, ethnicity: shownGroups }).nullable(),
      })
      .nullable(),
  }),
)
export type ReadCandidateAnalytics = CallType<typeof readCandidateAnalytics>
