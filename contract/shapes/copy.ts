// A copy of a project, asked for on either base.
import { z } from 'zod'
import { id, text } from '../fields.ts'

export const copyFields = z.object({ project_id: id, project_copy_name: text.optional(), request_id: text.optional() })
/** The id of the new project. */
export const copyAnswer = z.string().describe('The id of the copy, as a JSON string.')
