// Mail the product writes to candidates by itself: that they are out, and how an interview comes about.
import type { Stage } from '../candidate/stages.ts'

/** Where somebody is with the team: who is rejected from here has waited for an answer. */
const inTouch: readonly Stage[] = [
  'AUTOPILOT_RECRUITER',
  'QUESTION',
  'AWAITING_INFO',
  'HIRING_MANAGER',
  'HIRING_MANAGER_APPROVED',
  'INTERVIEWING',
]

/** True for somebody the product wrote to and who answered; people of the review pile never hear of it (spec B, section 4). */
export function tellsOfRejection(move: { from: Stage; to: Stage; contactedAt: Date | null; repliedAt: Date | null }): boolean {
  return move.to === 'REJECTED' && inTouch.includes(move.from) && move.contactedAt !== null && move.repliedAt !== null
}

export interface Notice {
  subject: string
  body: string
}

const role = '{{job_title}} at {{hiring_company}}'

/** The rejection, without a reason; `own` is the project's text, '' = none. */
export function rejectionNotice(own: string): Notice {
  const body =
    own.trim() ||
    `Hi {{first_name}},

thank you for your interest in the {{job_title}} role at {{hiring_company}}, and for the time you took. We have decided not to go on together this time, and did not want to leave you waiting.

All the best for what comes next,
{{sender_name}}`
  return { subject: role, body }
}

/**
 * Introduces the hiring manager, who gets a copy, and asks to book a time: over `{{booking_link}}` where there is one, else by
 * answering with times. `own` is the project's text, '' = none.
 */
export function introduction(own: string, how: { hasBooking: boolean; hasCalendar: boolean }): Notice {
  const ask = how.hasBooking
    ? 'Please book a time that suits you: {{booking_link}}'
    : how.hasCalendar
      ? "Please book a time: answer with two or three that suit you, and we will put one on {{manager_first_name}}'s calendar."
      : 'Please book a time with each other: answer to all with two or three that suit you.'
  const body =
    own.trim() ||
    `Hi {{first_name}},

good news: {{manager_name}}, in copy, would like to talk with you about the {{job_title}} role at {{hiring_company}}.

${ask}

Best,
{{sender_name}}`
  return { subject: `Interview: ${role}`, body }
}
