// {V2}projects/records: records of decisions.
import { inputKinds } from '@fairlead/domain/project/record-changes'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, whole } from '../../fields.ts'

const count = z.number().int()
const batch = whole.pipe(z.number().min(1).max(1_000_000))

export const readRecords = call(
  'GET',
  'v2/projects/records',
  ['staff', 'unproven'],
  'The batches of a project as they were recorded, newest first: criteria, people in the batch and below the cut, and who saw them.',
  z.object({ project_id: id }),
  z.object({
    /** Years for which the workspace keeps records, where the law doesn't want more. */
    years: count,
    /** The caller is an admin of the workspace. */
    can_manage: z.boolean(),
    /** Batches from before there were records. */
    unrecorded: count,
    batches: z.array(
      z.object({
        batch: count,
        kind: z.enum(['initial', 'next', 'reform']),
        date: z.string(),
        people: count,
        erased: count,
        below: count,
        /** For how many years this record stays. */
        years: count,
        engine: z.string(),
        models: z.array(z.string()),
        criteria: z.array(z.string()),
        viewers: z.array(
          z.object({
            /** null = a hiring manager with a link, or a user who is gone. */
            name: z.string().nullable(),
            is_guest: z.boolean(),
            first: z.string(),
            last: z.string(),
          }),
        ),
      }),
    ),
  }),
)
export type ReadRecords = CallType<typeof readRecords>

export const compareRecord = call(
  'GET',
  'v2/projects/records/comparison',
  ['staff', 'unproven'],
  'A recorded batch computed again from what was recorded, and beside it what today’s inputs give, with the differences.',
  z.object({ project_id: id, batch }),
  z.object({
    /** The same bytes came out again, in the same order. */
    is_same: z.boolean(),
    /** An ideal candidate of the search was erased, so that it can't. */
    is_incomplete: z.boolean(),
    engine: z.string(),
    engine_now: z.string(),
    /** The inputs that differ today. */
    changes: z.array(z.enum(inputKinds)),
    /** A line for each change of the criteria and their weights. */
    criteria: z.array(z.string()),
    people: z.array(
      z.object({
        place: count,
        candidate_id: z.string(),
        name: z.string(),
        score: count,
        erased: z.string().nullable(),
        /** When they left the project without a decision. */
        removed: z.string().nullable(),
        /** The last decision as the history names it; null = none yet. */
        decision: z.string().nullable(),
        decided: z.string().nullable(),
        /** null = the product, or a hiring manager with a link. */
        decided_by: z.string().nullable(),
        /** null = erased. */
        is_same: z.boolean().nullable(),
        /** null = erased, or there is no record of the person anymore. */
        now: z
          .object({
            score: count,
            place: count,
            /** What each change does to the score; adds up to the difference. */
            steps: z.array(z.object({ change: z.enum(inputKinds), points: count })),
          })
          .nullable(),
        /** Fields of the person's record that differ today. */
        changed: z.array(z.string()),
      }),
    ),
  }),
)
export type CompareRecord = CallType<typeof compareRecord>

export const readShortlist = call(
  'GET',
  'v2/projects/records/shortlist',
  ['unproven'],
  'Downloads a batch as one signed file, which check-shortlist.mjs checks offline. Where names are hidden, for admins of the workspace.',
  z.object({ project_id: id, batch }),
  z.unknown(),
  { download: true },
)
export type ReadShortlist = CallType<typeof readShortlist>
