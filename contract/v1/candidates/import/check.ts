import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { id, text } from '../../../fields.ts'

export const checkImport = call(
  'POST',
  'v1/candidates/import/check',
  ['staff', 'unproven'],
  'Looks a LinkedIn URL up in the project and the talent pool.',
  z.object({ project_id: id, cand_linkedin_url: text }),
  z.object({
    in_project: z.boolean(),
    email: z.string().nullable(),
    /** The email finder that supplied the address; null when a person did. */
    email_vendor: z.string().nullable(),
    /** The finder guessed it and didn't verify it. */
    email_guessed: z.boolean(),
    name: z.string().nullable(),
  }),
  { audit: null },
)
export type CheckImport = CallType<typeof checkImport>
