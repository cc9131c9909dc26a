// Every refusal of the product: one code each, mapped to an HTTP status once, in the HTTP layer.
import { text } from './shared/texts/refusal.ts'

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
  'second_factor_needed',
  'sso_required',
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
    super(message ?? text.sentences[code])
    this.name = 'Refusal'
    this.code = code
    this.fields = fields
  }
}

/** The product's sentence for a code, shown when nothing more specific is known. */
export function refusalSentence(code: RefusalCode): string {
  return text.sentences[code]
}
