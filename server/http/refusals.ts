// Every refusal's HTTP status: one record, in which the compiler requires every code.
import { isRecord } from '@fairlead/domain/shared/records'
import { codeOf } from '@fairlead/domain/shared/caught'
import type { WireFailure } from '@fairlead/contract/shapes/common'
import { SlotTaken } from '@fairlead/domain/interview/slot-taken'
import { Refusal, type RefusalCode } from '@fairlead/domain/refusal'
import { isUnreachable } from '../platform/database.ts'
import { slotToWire } from './wire/interview.ts'
import { text } from './texts/texts.ts'

const statuses: Record<RefusalCode, number> = {
  bad_request: 400,
  invalid_input: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  too_many_attempts: 429,
  rate_limited: 429,
  quota_reached: 429,
  not_permitted: 403,
  not_found: 404,
  project_not_found: 404,
  candidate_not_found: 404,
  person_not_found: 404,
  invalid_move: 409,
  candidate_withdrawn: 409,
  nothing_to_undo: 409,
  ineligible_for_interested: 409,
  already_in_project: 209,
  in_other_project: 409,
  no_email_found: 404,
  email_taken: 409,
  identity_taken: 409,
  only_sign_in: 409,
  confirmation_needed: 403,
  second_factor_needed: 403,
  sso_required: 403,
  email_unproven: 403,
  staff_session: 403,
  registration_closed: 403,
  edited_meanwhile: 409,
  calendar_required: 417,
  calendar_unreachable: 503,
  slot_taken: 409,
  project_not_ready: 409,
  project_paused: 409,
  missing_variable: 409,
  in_touch_elsewhere: 409,
  guessed_address: 409,
  doubtful_greeting: 409,
  cannot_send: 409,
  sign_in_needed: 403,
  relink_needed: 409,
  send_failed: 502,
  too_large: 413,
  unsupported_file: 415,
  unavailable: 503,
}

/** The error response; null for internal faults. */
export function toFailure(error: unknown): { status: number; body: WireFailure } | null {
  const refusal = error instanceof Refusal ? error : fromFramework(error)
  if (!refusal) return null
  const { code, message, fields } = refusal
  return {
    status: statuses[code],
    body: {
      error: code,
      message,
      ...(fields ? { fields } : {}),
      ...(refusal instanceof SlotTaken ? { alternatives: refusal.alternatives.map(slotToWire) } : {}),
    },
  }
}

function fromFramework(error: unknown): Refusal | null {
  if (isUnreachable(error)) return new Refusal('unavailable')
  const code = codeOf(error)
  const statusCode = isRecord(error) && typeof error.statusCode === 'number' ? error.statusCode : 0
  if (statusCode === 413 || code.startsWith('FST_REQ_FILE_TOO_LARGE')) return new Refusal('too_large')
  if (statusCode === 415) return new Refusal('unsupported_file', text.unsupportedBody)
  if (statusCode >= 400 && statusCode < 500) return new Refusal('bad_request')
  return null
}
