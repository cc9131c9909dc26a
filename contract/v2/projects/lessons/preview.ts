import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { flag, id } from '../../../fields.ts'
import { lessonChoices } from '../lessons.ts'

const placeChange = z.object({ name: z.string(), before: z.number().int(), after: z.number().int() })

export const previewLessons = call(
  'POST',
  'v2/projects/lessons/preview',
  ['staff', 'unproven'],
  'How the next 200 people would change with these lessons, compared with a search without any. Changes nothing.',
  z.object({
    project_id: id,
    choices: lessonChoices,
    /** Also each line's own effect. */
    by_line: flag.default(false),
  }),
  z.object({
    /** 200, or as many as there are. */
    compared: z.number().int(),
    /** How many of them change rank by 25 or more. */
    moved: z.number().int(),
    /** How many of them weren't among them before. */
    entered: z.number().int(),
    risen: z.array(placeChange),
    fallen: z.array(placeChange),
    /** Lines in use, each with how many of the next people would be 25 places or more elsewhere without it; lines that leave people out are missing. */
    lines: z.array(z.object({ key: z.string(), moved: z.number().int() })),
  }),
  { audit: null },
)
export type PreviewLessons = CallType<typeof previewLessons>
