import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { flag, id, longText, text } from '../../../fields.ts'
import { approval } from '../../../shapes/outreach.ts'

export const listAddresses = call(
  'GET',
  'v2/projects/candidates/email',
  ['staff', 'unproven'],
  'A candidate’s email addresses, preferred one first; none if the project hides names.',
  z.object({
    candidate_id: id,
    /** false excludes work addresses; defaults to the project's setting. */
    allow_work_emails: flag.optional(),
  }),
  z.array(z.string()),
)
export type ListAddresses = CallType<typeof listAddresses>

export const contactCandidate = call(
  'POST',
  'v2/projects/candidates/email',
  [],
  "Emails a candidate: with email_type 'candidate_autopilot_response' a reply in their thread, otherwise the first email, which approves them.",
  z.object({
    candidate_id: id,
    project_id: id,
    sender_override: text.optional(),
    email_subject: text.default(''),
    email_body: longText.default(''),
    is_calibration: flag.optional(),
    /** The current tab; the stage decides what happens. */
    tab: text.optional(),
    email_type: text.optional(),
    /** The project template for the email and its follow-ups; defaults to the first. */
    template_name: text.optional(),
    email_override: text.optional(),
    /** Writes to someone the team is in touch with elsewhere (409 'in_touch_elsewhere' without it), and stops what runs there. */
    take_over: flag.optional(),
    /** The guessed address (or the `key` of the guess) that the user agrees to write to; 409 'guessed_address' without it. */
    accepts_guessed_address: text.optional(),
    /** The user confirms a greeting that doesn't look like a name; 409 'doubtful_greeting' without it. */
    confirms_greeting: flag.optional(),
  }),
  approval,
  {
    audit: 'email_sent',
    also: {
      404: 'No project, no candidate, or no address to reply to.',
      409: 'The email is blocked, or the candidate has moved on.',
      417: 'The interviewer must sync a calendar first.',
    },
  },
)
export type ContactCandidate = CallType<typeof contactCandidate>
