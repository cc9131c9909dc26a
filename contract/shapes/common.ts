// Small responses shared by several calls.
import { factorKinds } from '@fairlead/domain/account/second-factor'
import { z } from 'zod'

export const signedIn = z.object({
  session: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  profile_picture: z.string().nullable(),
})

/** What an account with a second factor has to answer before it gets a session. */
export const signedInOrStep = z.union([
  signedIn,
  z.object({
    second_step: z.object({
      token: z.string(),
      factors: z.array(z.enum(factorKinds)),
      /** As JSON, for navigator.credentials.get; null without a passkey. */
      options: z.string().nullable(),
    }),
  }),
])

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

/** From and to as ISO 8601 in UTC; the end is exclusive. */
export const slot = z.object({ start: z.string(), end: z.string() })
export type WireSlot = z.output<typeof slot>

/** Every refusal: a code, a sentence, and the invalid fields. */
export const failure = z.object({
  error: z.string(),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  /** For a taken slot: free alternatives, nearest first. */
  alternatives: z.array(slot).optional(),
})
export type WireFailure = z.infer<typeof failure>
