import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { analyticsFilter, analyticsHead, outcome, stepCounts, timing } from '../shapes/analytics.ts'

export const readAnalytics = call(
  'GET',
  'v2/analytics',
  ['staff', 'unproven'],
  'Activity in a period, replies by template, step, and subject, and decisions by reviewer. Counts are of candidates.',
  analyticsFilter,
  z.object({
    ...analyticsHead,
    happened: stepCounts,
    mailed: outcome,
    answer_time: timing,
    /** One entry per week (from Monday), or per month for a long period. */
    trend: z.object({ by: z.enum(['week', 'month']), stretches: z.array(stepCounts.extend({ begins: z.string() })) }),
    templates: z.array(outcome.extend({ project_id: z.string(), template: z.string(), answer_time: timing })),
    /** Step 0 is the initial email. A reply is credited to the last email before it. */
    emails: z.array(outcome.extend({ project_id: z.string(), template: z.string(), step: z.number() })),
    /** Subjects of initial emails as written, with their variables. */
    subjects: z.array(outcome.extend({ project_id: z.string(), subject: z.string() })),
    ways: z.array(z.object({ way: z.string(), contacted: z.number(), interested: z.number() })),
    /** user_id null = the product itself. */
    reviewers: z.array(
      z.object({
        user_id: z.string().nullable(),
        name: z.string(),
        approved: z.number(),
        rejected: z.number(),
        taken_back: z.number(),
        decision: timing,
      }),
    ),
  }),
)
export type ReadAnalytics = CallType<typeof readAnalytics>
