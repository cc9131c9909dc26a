import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { text } from '../../../fields.ts'
import { ownInterview } from '../../../shapes/interview.ts'

export const moveInterview = call(
  'POST',
  'v2/interviews/booking/move',
  ['guest'],
  'Moves the booked interview to another slot of the same interviewer; a repeated call gives the same response.',
  z.object({ booking_token: text, /** ISO 8601. */ start: text, time_zone: text.optional() }),
  z.object({ interview: ownInterview }),
  {
    audit: null,
    also: {
      404: 'The link is unknown or has expired.',
      409: 'The slot is taken: `alternatives` are free.',
      503: 'The calendar can’t be reached; the interview is not moved.',
    },
  },
)
export type MoveInterview = CallType<typeof moveInterview>
