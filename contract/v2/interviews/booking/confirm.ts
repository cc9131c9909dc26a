// {V2}interviews/booking/confirm: a slot becomes an interview.
import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { text } from '../../../fields.ts'
import { ownInterview } from '../../../shapes/interview.ts'

export const confirmInterview = call(
  'POST',
  'v2/interviews/booking/confirm',
  'Books the slot after a fresh look into the calendar; the same again answers the same.',
  z.object({
    booking_token: text,
    /** ISO 8601; of the slot that is held. One whose hold is over is booked all the same while it is free. */
    start: text,
    /** Where the candidate is: emails to them speak of times there. */
    time_zone: text.optional(),
    /** With the country code; needed where the interviewer calls (`needs_phone`). */
    phone: text.optional(),
  }),
  z.object({ interview: ownInterview }),
  {
    session: false,
    also: {
      404: 'The link is unknown or has ended.',
      409: 'Someone was quicker: `alternatives` are free.',
      503: 'The calendar could not be looked at; the slot stays held.',
    },
  },
)
export type ConfirmInterview = CallType<typeof confirmInterview>
