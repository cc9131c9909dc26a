// What the law of a person's place requires an email to say, and where the email says it.
import { noticeParts } from '@fairlead/domain/reference/tables'
import { z } from 'zod'

export const wireNotice = z.object({
  lines: z.array(
    z.object({
      part: z.enum(noticeParts),
      text: z.string(),
      /** The laws that ask for it. */
      rules: z.array(z.string()),
      /** `added`: below the text; `in_text`: the text says it; `footer`: next to the link to unsubscribe. */
      place: z.enum(['added', 'in_text', 'footer']),
    }),
  ),
  /** It isn't known where the person lives, so that the strictest rules that are possible apply. */
  is_place_unknown: z.boolean(),
  /** Why the email waits: something that a rule asks for isn't set up. null = nothing is missing. */
  missing: z.string().nullable(),
})
export type WireNotice = z.infer<typeof wireNotice>
