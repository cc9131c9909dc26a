import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id, list, text } from '../../fields.ts'

export const readKit = call(
  'GET',
  'v2/interviews/kit',
  ['staff', 'unproven'],
  'The interview kit of a project: its questions and the attributes to rate. Until it is saved, suggestions based on the criteria.',
  z.object({ project_id: id }),
  z.object({ questions: z.array(z.string()), attributes: z.array(z.string()), is_proposed: z.boolean(), may_save: z.boolean() }),
)
export type ReadKit = CallType<typeof readKit>

export const saveKit = call(
  'PUT',
  'v2/interviews/kit',
  ['staff', 'unproven'],
  'Saves the interview kit of a project: 3 to 6 attributes, up to 12 questions. Existing scorecards keep their ratings.',
  z.object({ project_id: id, questions: list(text, 100).optional(), attributes: list(text, 100) }),
  done,
  { audit: 'interview_changed' },
)
export type SaveKit = CallType<typeof saveKit>
