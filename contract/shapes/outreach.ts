// Responses of the calls that contact a candidate.
import { z } from 'zod'

const nullableText = z.string().nullable()

/** The result of an approval with an email. */
export const approval = z.object({
  /** 200 queued, 401 the sender gave no permission (nothing was done), 404 no address: contact by hand. */
  email_status: z.number(),
  remaining_swipes: z.number(),
  message_id: nullableText,
  held_until: nullableText,
  screener_has_calendar: z.boolean(),
  screener_first_name: nullableText,
  screener_last_name: nullableText,
})
export type WireApproval = z.infer<typeof approval>

/** The result of a LinkedIn message. */
export const linkedinContact = z.object({
  state: z.enum(['sent', 'accepted', 'by_hand', 'scheduled', 'sending']),
  /** By hand: the profile to open, and the text to paste. */
  profile_url: nullableText,
  text: nullableText,
  scheduled_date: nullableText,
  remaining_swipes: z.number(),
})
export type WireLinkedinContact = z.infer<typeof linkedinContact>

export const linkedinStatuses = {
  202: 'Accepted but not delivered yet, or scheduled.',
  403: 'LinkedIn requires a sign-in (sign_in_needed), or the permission is missing.',
  409: 'Blocked: no profile, a pause, a reply, or a request not to be contacted.',
  417: 'The interviewer must sync a calendar first.',
  502: 'LinkedIn did not accept it, or its delivery is unknown; the candidate is approved.',
} as const

/** The email that sends a candidate to the hiring manager, for editing. */
export const managerTemplate = z.object({
  to_email: z.string(),
  hm_cc_emails: z.array(z.string()),
  email_subject: z.string(),
  email_body: z.string(),
})
