// Small answers that several calls share.
import { z } from 'zod'

export const signedIn = z.object({
  session: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  profile_picture: z.string().nullable(),
})

export const notification = z.object({
  id: z.string(),
  read: z.boolean(),
  project_id: z.string().nullable(),
  cand_id: z.string().nullable(),
  kind: z.string(),
  text: z.string(),
  project_name: z.string().nullable(),
  candidate_name: z.string().nullable(),
  date: z.string(),
})

/** Every refusal: a code, a sentence, and the fields at fault. */
export const failure = z.object({ error: z.string(), message: z.string(), fields: z.record(z.string(), z.string()).optional() })
export type WireFailure = z.infer<typeof failure>
