import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { text } from '../../../fields.ts'
import { ownInterview } from '../../../shapes/interview.ts'

export const confirmInterview = call(
  'POST',
  'v2/interviews/booking/confirm',
  ['guest'],
  'Books the slot after checking the calendar again; a repeated call gives the same response.',
  z.object({
    booking_token: text,
    /** ISO 8601; the held slot's. An expired hold is still booked if the slot is free. */
    start: text,
    /** The candidate's time zone, used in emails to them. */
    time_zone: text.optional(),
    /** With the country code; required if the interviewer calls (`needs_phone`). */
    phone: text.optional(),
  }),
  z.object({ interview: ownInterview }),
  {
    audit: null,
    also: {
      404: 'The link is unknown or has expired.',
      409: 'The slot is taken: `alternatives` are free.',
      503: 'The calendar can’t be reached; the slot stays held.',
    },
  },
)
export type ConfirmInterview = CallType<typeof confirmInterview>
