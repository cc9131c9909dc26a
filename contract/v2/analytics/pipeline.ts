import { stages } from '@fairlead/domain/shared/stages'
import { steps } from '@fairlead/domain/insight/steps'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { list, text } from '../../fields.ts'
import { analyticsFilter, analyticsHead, timing } from '../../shapes/analytics.ts'

export const readPipelineAnalytics = call(
  'GET',
  'v2/analytics/pipeline',
  ['staff', 'unproven'],
  'The funnel, the time in each stage, and the candidates who have waited longest for the team.',
  // joined: candidates added in the period and how far they came; happened: steps taken in the period
  analyticsFilter.extend({
    by: z.enum(['joined', 'happened']).default('joined'),
    /** For the funnel: search, pool, hand, csv, json_resume, transfer …; empty = all. */
    source: list(text, 50).default([]),
  }),
  z.object({
    ...analyticsHead,
    /** The available ones. */
    sources: z.array(z.string()),
    funnel: z.array(
      z.object({
        step: z.enum(steps),
        n: z.number(),
        /** Candidates who came no further, by state; null for happened. */
        ended: z.object({ open: z.number(), rejected: z.number(), declined: z.number(), moved: z.number() }).nullable(),
      }),
    ),
    /** stayed: stays that ended in the period; waiting: candidates there now. */
    stages: z.array(z.object({ stage: z.enum(stages), stayed: timing, waiting: timing })),
    aging: z.array(
      z.object({ candidate_id: z.string(), project_id: z.string(), name: z.string(), stage: z.enum(stages), since: z.string() }),
    ),
  }),
)
export type ReadPipelineAnalytics = CallType<typeof readPipelineAnalytics>
