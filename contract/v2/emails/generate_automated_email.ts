// POST {V2}emails/generate_automated_email: a first version of an answer.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, json, list, longText, text } from '../../fields.ts'

const previousEmail = z.object({
  from: text.default(''),
  to: text.default(''),
  subject: text.default(''),
  /** Text or HTML. */
  body: longText.default(''),
})

export const draftAnswer = call(
  'POST',
  'v2/emails/generate_automated_email',
  "Drafts an answer to the newest mail of the candidate's from the project's own texts; nothing is sent, and nothing is invented.",
  z.object({
    project_id: id,
    /** Oldest first. */
    previous_emails: json(list(previousEmail, 100)).default([]),
  }),
  z.object({ body: z.string() }),
)
export type DraftAnswer = CallType<typeof draftAnswer>
