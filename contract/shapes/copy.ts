// A copy of a project, for both API versions.
import { z } from 'zod'
import { flag, id, text } from '../fields.ts'

export const copyFields = z.object({
  project_id: id,
  project_copy_name: text.optional(),
  request_id: text.optional(),
  /** Whether the copy keeps the lessons; people rejected in the original are excluded either way. */
  keep_lessons: flag.default(true),
})
/** The new project's ID. */
export const copyAnswer = z.string().describe('The id of the copy, as a JSON string.')
