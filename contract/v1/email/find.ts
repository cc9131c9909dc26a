import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, id, longText, text } from '../../fields.ts'

export const findEmail = call(
  'POST',
  'v1/email/find',
  [],
  'Sends the email now or at a scheduled time if the recipient is known and confirmed. Otherwise responds with the addresses to choose from, looking them up if none is known.',
  z.object({
    candidate_id: id,
    project_id: id,
    email_subject: text.default(''),
    email_body: longText.default(''),
    /** The teammate who appears as the sender. */
    email_sender: text.optional(),
    /** For older clients; the calendar follows from the project. */
    calendar_user: text.optional(),
    type: text.optional(),
    scheduled_date: text.optional(),
    /** The user has seen and accepted the recipient. */
    send_confirmed: flag.optional(),
    /** The project template for the email and its follow-ups; defaults to the first. */
    template_name: text.optional(),
    /** The chosen address. */
    email_override: text.optional(),
    /** Writes to someone the team is in touch with elsewhere (409 'in_touch_elsewhere' without it), and stops what runs there. */
    take_over: flag.optional(),
    /** The guessed address (or the `key` of the guess) that the user agrees to write to; 409 'guessed_address' without it. */
    accepts_guessed_address: text.optional(),
    /** The user confirms a greeting that doesn't look like a name; 409 'doubtful_greeting' without it. */
    confirms_greeting: flag.optional(),
  }),
  z.object({
    sent: z.boolean(),
    /** The addresses to choose from; empty once it was sent. */
    emails: z.array(z.string()),
    /** Addresses among them that a vendor guessed and didn't verify. */
    guessed_emails: z.array(z.string()),
    /** 200 queued, 401 the sender gave no permission; null when nothing was to be sent yet. */
    email_status: z.number().nullable(),
    message_id: z.string().nullable(),
    held_until: z.string().nullable(),
  }),
  {
    audit: null,
    also: {
      202: 'Nothing was sent: choose one of these addresses and repeat the call with email_override.',
      404: 'No address was found: contact the candidate another way.',
      409: 'The email is blocked, or the candidate has moved on.',
      417: 'The interviewer must sync a calendar first.',
      503: 'The email finder is not available right now.',
    },
  },
)
export type FindEmail = CallType<typeof findEmail>
