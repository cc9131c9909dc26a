import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { whole } from '../../fields.ts'
import { explainedSlot } from '../../shapes/interview.ts'

export const readSlots = call(
  'GET',
  'v2/interviews/slots',
  ['staff', 'unproven'],
  'The current user’s days as an interviewer: which slots are offered, and why others are not.',
  z.object({
    /** 'YYYY-MM-DD' in the interviewer's calendar; defaults to today. */
    from: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date as YYYY-MM-DD.')
      .optional(),
    days: whole.pipe(z.number().min(1).max(14)).default(7),
  }),
  z.object({
    time_zone: z.string(),
    slot_minutes: z.number(),
    /** False while they have set no hours: then nothing is offered. */
    is_set: z.boolean(),
    days: z.array(z.object({ date: z.string(), slots: z.array(explainedSlot) })),
  }),
)
export type ReadSlots = CallType<typeof readSlots>
