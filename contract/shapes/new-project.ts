// The options of a new project, and the response of every call that creates one.
import { z } from 'zod'
import { text } from '../fields.ts'
import { settingsFields } from './settings.ts'

/** Any setting may be given; only the name is required. */
export const newProjectFields = settingsFields.extend({ project_name: text.default('') })
export const newProject = z.object({ project_id: z.string(), status: z.string() })
