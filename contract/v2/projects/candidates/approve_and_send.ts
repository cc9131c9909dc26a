import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { flag, id, longText, text } from '../../../fields.ts'
import { attachmentIds } from '../../../shapes/attachment.ts'
import { approval } from '../../../shapes/outreach.ts'

export const approveAndSend = call(
  'POST',
  'v2/projects/candidates/approve_and_send',
  [],
  'Approves a candidate and queues the initial email, which is held for ten seconds and then sent once, now or at `scheduled_date`. Subject and body default to the template.',
  z.object({
    project_id: id,
    candidate_id: id,
    email_subject: text.optional(),
    email_body: longText.optional(),
    /** The project template for the email and its follow-ups; defaults to a running test's, else to the first. */
    template_name: text.optional(),
    /** The running test the user was shown, empty for none (409 if there is another one); absent = not checked. */
    seen_test: text.optional(),
    email_override: text.optional(),
    /** The teammate who appears as the sender. */
    sender_override: text.optional(),
    is_calibration: flag.optional(),
    email_type: text.optional(),
    scheduled_date: text.optional(),
    /** Writes to someone the team is in touch with elsewhere (409 'in_touch_elsewhere' without it), and stops what runs there. */
    take_over: flag.optional(),
    /** The guessed address (or the `key` of the guess) that the user agrees to write to; 409 'guessed_address' without it. */
    accepts_guessed_address: text.optional(),
    /** The user confirms a greeting that doesn't look like a name; 409 'doubtful_greeting' without it. */
    confirms_greeting: flag.optional(),
    /** false: only this email, without follow-ups. */
    follow_ups: flag.optional(),
    /** Uploads of v2/outreach/attachments that the email has, in their order. */
    attachment_ids: attachmentIds,
    /** The same for the follow-ups; ignored for one that the template doesn't have. */
    follow_up_1_attachment_ids: attachmentIds,
    follow_up_2_attachment_ids: attachmentIds,
    follow_up_3_attachment_ids: attachmentIds,
    /** Sends at once, also on a weekend or at night where the candidate lives. */
    send_now: flag.optional(),
  }),
  approval,
  {
    audit: 'email_sent',
    also: { 409: 'The email is blocked, or the candidate has moved on.', 417: 'The interviewer must sync a calendar first.' },
  },
)
export type ApproveAndSend = CallType<typeof approveAndSend>
