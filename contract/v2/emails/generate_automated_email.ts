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
  ['staff', 'unproven'],
  "Drafts a reply to the candidate's newest email from the project's texts, settings, and job description; nothing is sent or invented.",
  z.object({
    project_id: id,
    /** The recipient greeted in the draft. */
    candidate_id: id.optional(),
    /** Oldest first. */
    previous_emails: json(list(previousEmail, 100)).default([]),
  }),
  z.object({
    /** '' when nothing is known. */
    body: z.string(),
    /** Each sentence with its source line. */
    sentences: z.array(
      z.object({ text: z.string(), source: z.enum(['quick_answer', 'settings', 'job_description', 'reply']), line: z.string() }),
    ),
    /** Example: 'The job description says nothing about funding.' */
    unknown: z.array(z.string()),
  }),
)
export type DraftAnswer = CallType<typeof draftAnswer>
