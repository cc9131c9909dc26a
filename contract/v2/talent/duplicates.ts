import { trusts } from '@fairlead/domain/candidate/combine'
import { recordFields } from '@fairlead/domain/candidate/record-fields'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, flag, id } from '../../fields.ts'

const side = z.object({
  /** A line each; empty when the record doesn't state the field. */
  lines: z.array(z.string()),
  source: z.string().nullable(),
  at: z.string().nullable(),
  trust: z.enum(trusts).nullable(),
})
const record = z.object({ person_id: z.string(), name: z.string(), added_at: z.string(), projects: z.number().int() })
const pair = z.object({
  first: record,
  second: record,
  /** That both are one person, 0 to 1. */
  confidence: z.number(),
  reasons_for: z.array(z.string()),
  reasons_against: z.array(z.string()),
  fields: z.array(
    z.object({
      field: z.enum(recordFields),
      first: side,
      second: side,
      is_different: z.boolean(),
      /** Which record's value is shown after a merge. */
      shown: z.enum(['first', 'second', 'both']),
    }),
  ),
})
const merge = z.object({
  merge_id: z.string(),
  person_id: z.string(),
  name: z.string(),
  merged_name: z.string(),
  confidence: z.number().nullable(),
  /** null = it was certain. */
  by: z.string().nullable(),
  at: z.string(),
  /** How much was added since, which stays with the record when the merge is undone. */
  since: z.number().int(),
})
export type WireDuplicate = z.infer<typeof pair>
export type WireMerge = z.infer<typeof merge>

export const readDuplicates = call(
  'GET',
  'v2/talent/duplicates',
  ['staff', 'unproven'],
  'Records that may be of one person, the most certain first (at most 25), and the newest merges, which can be undone; with `person_id` only the merges of that person.',
  z.object({ person_id: id.optional() }),
  z.object({
    pairs: z.array(pair),
    total: z.number().int(),
    /** Records that are still to be compared. */
    waiting: z.number().int(),
    merges: z.array(merge),
  }),
)
export type ReadDuplicates = CallType<typeof readDuplicates>

export const decideDuplicate = call(
  'POST',
  'v2/talent/duplicates',
  ['unproven'],
  'Merges two records of one person, or remembers that they are of two.',
  z.object({ first_id: id, second_id: id, is_same: flag }),
  z.object({ merge_id: z.string().nullable() }),
  { audit: 'person_changed' },
)
export type DecideDuplicate = CallType<typeof decideDuplicate>

export const undoDuplicate = call(
  'DELETE',
  'v2/talent/duplicates',
  ['unproven'],
  'Undoes a merge (`merge_id`), whatever happened since, or the decision that two records are of two people.',
  z.object({ merge_id: id.optional(), first_id: id.optional(), second_id: id.optional() }),
  done,
  { audit: 'person_changed' },
)
export type UndoDuplicate = CallType<typeof undoDuplicate>
