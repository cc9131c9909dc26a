import { answerTopics } from '@fairlead/domain/conversation/answer-topics.data'
import { languages } from '@fairlead/domain/shared/language'
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
  "Drafts a reply to the candidate's newest email from facts of the project; nothing is sent or invented.",
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
    /** Each sentence with its source, which isn't part of the body. */
    sentences: z.array(
      z.object({
        text: z.string(),
        source: z.enum(['fact', 'quick_answer', 'settings', 'job_description', 'reply']),
        /** null = the candidate's own words. */
        topic: z.enum(answerTopics).nullable(),
        line: z.string(),
      }),
    ),
    /** What the project doesn't say: a question to the team, answered by `v2/projects/answers`. */
    missing: z.array(z.object({ topic: z.enum(answerTopics), question: z.string() })),
    language: z.enum(languages),
    /** Why nothing was drafted, if the email asks nothing. */
    note: z.string().nullable(),
  }),
  { audit: null },
)
export type DraftAnswer = CallType<typeof draftAnswer>
