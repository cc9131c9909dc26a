import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, longText, text } from '../../fields.ts'
import { wireNotice } from '../../shapes/notice.ts'

export const previewMail = call(
  'POST',
  'v2/outreach/preview',
  ['staff', 'unproven'],
  "Fills in a template for one candidate, by default the project's template at `step`. Missing variables are listed, never left blank.",
  z.object({
    project_id: id,
    candidate_id: id.optional(),
    /** A person in the pool instead; by default, the project's newest candidate, else anyone. */
    core_candidate_id: id.optional(),
    step: z.coerce.number().int().min(0).max(3).default(0),
    subject: text.optional(),
    body: longText.optional(),
    /** The teammate who appears as the sender; blank = the project's sender, absent = the template's. */
    sender_override: text.optional(),
  }),
  z.object({
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    /** The editable draft; if names are hidden, their variables stay unfilled until sending. */
    draft_subject: z.string(),
    draft_text: z.string(),
    /** The same with its formatting: HTML when the template is, otherwise plain text. */
    draft_body: z.string(),
    /** null also when names are hidden. */
    to_email: z.string().nullable(),
    /** The sending mailbox's; it is in the body, but not in the draft. null = none. */
    signature: z.string().nullable(),
    /** The workspace's, appended to the email. null = none. */
    postal_address: z.string().nullable(),
    /** What the law of the recipient's place requires, and where the email says it. */
    notice: wireNotice,
    missing: z.array(z.string()),
    /** The first name in the greeting, when it is unlikely to be one: sending requires `confirms_greeting`; '' when names are hidden. */
    doubtful_greeting: z.string().nullable(),
    /** The value of `opening_fact`, and where the profile says so; null when the profile has no such fact. */
    opening: z
      .object({
        sentence: z.string(),
        /** `source`: the job or the part of the profile; '' = the profile itself. */
        receipts: z.array(z.object({ quote: z.string(), source: z.string() })),
      })
      .nullable(),
    variables: z.array(
      z.object({
        group: z.string(),
        name: z.string(),
        label: z.string(),
        /** Initials if names are hidden. */
        value: z.string().nullable(),
        /** The text to insert: the value, or the variable if the value is hidden. */
        insert: z.string().nullable(),
      }),
    ),
  }),
  { audit: null },
)
export type PreviewMail = CallType<typeof previewMail>
