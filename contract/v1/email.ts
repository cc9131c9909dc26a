import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { flag, id, list, longText, text } from '../fields.ts'

/** The type of the email that sends a candidate to the hiring manager. */
export const foundWarmLead = 'hm_found_warm_lead'

export const sendEmail = call(
  'POST',
  'v1/email',
  [],
  "With email_type 'hm_found_warm_lead' the mail goes to the hiring manager and the candidate with it; with any other it goes to the candidate, who is approved, or answered when the type is a response.",
  z.object({
    candidate_id: id,
    project_id: id,
    /** For the hiring manager: their address. For the candidate: an address other than their own. */
    to_email: text.default(''),
    cc_email: list(text, 20).default([]),
    email_subject: text.default(''),
    email_body: longText.default(''),
    email_type: text.default(''),
    /** The teammate who appears as the sender. */
    email_sender: text.optional(),
    /** The project template for the email and its follow-ups; defaults to the first. */
    template_name: text.optional(),
    email_override: text.optional(),
    scheduled_date: text.optional(),
    is_calibration: flag.optional(),
    /** Writes to someone the team is in touch with elsewhere (409 'in_touch_elsewhere' without it), and stops what runs there. */
    take_over: flag.optional(),
    /** The guessed address (or the `key` of the guess) that the user agrees to write to; 409 'guessed_address' without it. */
    accepts_guessed_address: text.optional(),
    /** The user confirms a greeting that doesn't look like a name; 409 'doubtful_greeting' without it. */
    confirms_greeting: flag.optional(),
  }),
  z.object({
    /** 200 queued, 401 the sender gave no permission (nothing was done), 404 no address: contact by hand. */
    email_status: z.number(),
    /** null for email to the hiring manager, which isn't part of the candidate's conversation. */
    message_id: z.string().nullable(),
    held_until: z.string().nullable(),
  }),
  {
    audit: 'email_sent',
    also: { 409: 'The email is blocked, or the candidate has moved on.', 417: 'The interviewer must sync a calendar first.' },
  },
)
export type SendEmail = CallType<typeof sendEmail>
