import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id, nothing } from '../../fields.ts'
import { unmatchedMail } from '../../shapes/conversation.ts'

export const listUnmatchedMail = call(
  'GET',
  'v2/mail/unmatched',
  ['staff', 'unproven'],
  'Email that matches no candidate.',
  nothing,
  z.array(unmatchedMail),
)
export type ListUnmatchedMail = CallType<typeof listUnmatchedMail>

export const assignUnmatchedMail = call(
  'POST',
  'v2/mail/unmatched',
  ['unproven'],
  'Assigns an email to a candidate, or dismisses it (without candidate_id).',
  z.object({ mail_id: id, candidate_id: id.optional() }),
  done,
  { audit: 'conversation_sorted' },
)
export type AssignUnmatchedMail = CallType<typeof assignUnmatchedMail>
