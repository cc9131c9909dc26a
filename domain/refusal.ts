// Every refusal of the product: one code each, mapped to an HTTP status once, in the HTTP layer.

export const refusalCodes = [
  'bad_request',
  'invalid_input',
  'not_signed_in',
  'wrong_credentials',
  'too_many_attempts',
  'rate_limited',
  'quota_reached',
  'not_permitted',
  'not_found',
  'project_not_found',
  'candidate_not_found',
  'person_not_found',
  'invalid_move',
  'candidate_withdrawn',
  'nothing_to_undo',
  'ineligible_for_interested',
  'already_in_project',
  'in_other_project',
  'no_email_found',
  'email_taken',
  'identity_taken',
  'only_sign_in',
  'confirmation_needed',
  'email_unproven',
  'staff_session',
  'registration_closed',
  'edited_meanwhile',
  'calendar_required',
  'calendar_unreachable',
  'slot_taken',
  'project_not_ready',
  'project_paused',
  'missing_variable',
  'cannot_send',
  'in_touch_elsewhere',
  'guessed_address',
  'doubtful_greeting',
  'sign_in_needed',
  'relink_needed',
  'send_failed',
  'too_large',
  'unsupported_file',
  'unavailable',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** Thrown whenever a rule refuses. `fields` has a sentence for the user by API field name. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: Record<string, string> | null
  constructor(code: RefusalCode, message?: string, fields: Record<string, string> | null = null) {
    super(message ?? sentences[code])
    this.name = 'Refusal'
    this.code = code
    this.fields = fields
  }
}

const sentences: Record<RefusalCode, string> = {
  bad_request: 'We couldn’t read the request.',
  invalid_input: 'Some fields are missing or wrong.',
  not_signed_in: 'Please sign in.',
  wrong_credentials: 'Invalid username or password',
  too_many_attempts: 'Too many attempts. Please wait a few minutes and try again.',
  rate_limited: 'Too many requests. Please wait a moment and try again.',
  quota_reached: 'The daily limit is reached. It resets at midnight UTC.',
  not_permitted: "You don't have permissions to perform this action",
  not_found: 'There is nothing here.',
  project_not_found: 'This project does not exist.',
  candidate_not_found: 'This candidate does not exist.',
  person_not_found: 'This person does not exist.',
  invalid_move: 'This candidate can’t be moved there.',
  candidate_withdrawn: 'This candidate’s last message reads like a withdrawal. If it isn’t one, move them to Scheduling instead.',
  nothing_to_undo: 'There’s nothing to undo.',
  ineligible_for_interested: 'Selected candidate(s) ineligible for Interested.',
  already_in_project: 'Candidate is already in this project.',
  in_other_project: 'Candidate is already in this project.',
  no_email_found: 'Unable to find email for this LinkedIn User.',
  email_taken: 'This e-mail is already registered.',
  identity_taken: 'That account already belongs to another user.',
  confirmation_needed: 'Confirm your identity first.',
  email_unproven: 'Verify your email address first. Open the link we sent you, or send it again from your profile.',
  staff_session: 'Staff can’t do this in a user’s session.',
  registration_closed: 'Registration is by invitation only.',
  only_sign_in: 'This is your only way to sign in. Set a password first.',
  edited_meanwhile: 'Someone else edited this. Reload to see the latest version.',
  calendar_required: 'Calendar setup required',
  calendar_unreachable:
    'We can’t reach the calendar right now, so nothing was booked. Your time is still held. Please try again in a moment.',
  slot_taken: 'This time is no longer available. Please choose another one.',
  project_not_ready: 'This project is not complete yet.',
  project_paused: 'This project is paused.',
  missing_variable: 'A template variable has no value for this candidate.',
  in_touch_elsewhere: 'Your team is already in touch with this person. Take over to write anyway.',
  doubtful_greeting: 'The greeting doesn’t look like a name. Confirm it or correct the name.',
  guessed_address: 'This address was guessed and not verified. Confirm that you want to write to it.',
  cannot_send: 'This candidate can’t be contacted.',
  sign_in_needed: 'Sign in to LinkedIn first.',
  relink_needed: 'Link the applicant tracking system again.',
  send_failed: 'We couldn’t send it.',
  too_large: 'This is too large.',
  unsupported_file: 'We can’t read this type of file.',
  unavailable: 'The service is unavailable right now. Please try again in a moment.',
}

/** The product's sentence for a code, shown when nothing more specific is known. */
export function refusalSentence(code: RefusalCode): string {
  return sentences[code]
}
