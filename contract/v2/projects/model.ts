import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, id } from '../../fields.ts'

const count = z.number().int()
const sent = z.object({
  texts: count,
  tokens: count,
  /** US dollars; null when the price is unknown. */
  cost: z.number().nullable(),
})
const move = z.object({ name: z.string(), before: count, after: count })

export const readModel = call(
  'GET',
  'v2/projects/model',
  ['staff', 'unproven'],
  'The configured embeddings model, whether the project ranks with it, and the newest trial on the project’s decisions.',
  z.object({ project_id: id }),
  z.object({
    /** null = none is configured. */
    model: z.string().nullable(),
    is_used: z.boolean(),
    /** Decisions that a trial replays. */
    decisions: count,
    trial: z
      .object({
        state: z.enum(['queued', 'running', 'completed', 'failed']),
        model: z.string(),
        requested_at: z.string(),
        finished_at: z.string().nullable(),
        /** Why it failed, as a sentence. */
        problem: z.string().nullable(),
        result: z
          .object({
            approved: count,
            rejected: count,
            /** Pairs of an approved and a rejected candidate. */
            pairs: count,
            /** Share of the pairs in which the approved one has the higher score, 0 to 1; null without pairs. */
            agreement_before: z.number().nullable(),
            agreement_after: z.number().nullable(),
            compared: count,
            /** How many of them moved by 10 ranks or more. */
            moved: count,
            /** New ones among the first 20. */
            entered: count,
            risen: z.array(move),
            fallen: z.array(move),
            /** Reasons on the first 20 cards. */
            reasons_before: count,
            reasons_after: count,
            /** What the trial sent; known texts are not sent again. */
            trial: sent,
            /** What a search sends when no text is known. */
            search: sent,
          })
          .nullable(),
      })
      .nullable(),
  }),
)
export type ReadModel = CallType<typeof readModel>

export const tryModel = call(
  'POST',
  'v2/projects/model',
  ['staff', 'unproven'],
  'Tries the model on the project’s decisions. If a trial is running, responds with it.',
  z.object({ project_id: id }),
  z.object({
    /** false when a trial was already queued or in progress. */
    is_new: z.boolean(),
  }),
  { audit: 'project_changed', also: { 429: 'The model was tried a moment ago.' } },
)
export type TryModel = CallType<typeof tryModel>

export const useModel = call(
  'POST',
  'v2/projects/model/use',
  ['staff', 'unproven'],
  'Turns the model on or off for the project’s ranking, from the next search.',
  z.object({ project_id: id, is_on: flag }),
  z.object({}),
  { audit: 'project_changed' },
)
export type UseModel = CallType<typeof useModel>
