// What a new project may be opened with, and the answer of every call that opens one.
import { z } from 'zod'
import { text } from '../fields.ts'
import { settingsFields } from './settings.ts'

/** Every setting may be given at once; the name must be. */
export const newProjectFields = settingsFields.extend({ project_name: text.default('') })
export const newProject = z.object({ project_id: z.string(), status: z.string() })
