import { swapKinds } from '@fairlead/domain/project/fairness'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'

const count = z.number().int()

export const readFairness = call(
  'GET',
  'v2/projects/fairness',
  ['staff', 'unproven'],
  'Fairness checks of a project, newest first: its newest candidates scored again with one thing changed that must not matter.',
  z.object({ project_id: id }),
  z.object({
    /** Candidates found by searches; without any there is nothing to check. */
    found: count,
    runs: z.array(
      z.object({
        id: z.string(),
        state: z.enum(['queued', 'running', 'completed', 'failed']),
        is_nightly: z.boolean(),
        requested_at: z.string(),
        finished_at: z.string().nullable(),
        /** Version of the rules, the index, and the title model; null before the run ends. */
        engine: z.string().nullable(),
        people: count,
        /** Candidates in these batches that the run didn't reach in time. */
        left_out: count,
        batches: z.array(count),
        swaps: z.array(
          z.object({
            kind: z.enum(swapKinds),
            /** People who have something to swap; 0 = couldn't be tested. */
            people: count,
            moved: count,
            /** Largest change of a score, in points out of 100. */
            most: z.number(),
            /** People who would have changed rank in their batch. */
            places: count,
          }),
        ),
      }),
    ),
  }),
)
export type ReadFairness = CallType<typeof readFairness>

export const runFairness = call(
  'POST',
  'v2/projects/fairness',
  ['staff', 'unproven'],
  'Starts a check now. If one is running, responds with it.',
  z.object({ project_id: id }),
  z.object({
    /** false when a run was already queued or in progress. */
    is_new: z.boolean(),
  }),
  { audit: 'project_changed', also: { 429: 'The project was checked a few minutes ago.' } },
)
export type RunFairness = CallType<typeof runFairness>
