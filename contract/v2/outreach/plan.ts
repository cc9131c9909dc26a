import { heldBy } from '@fairlead/domain/outreach/send-slots'
import { touchKinds } from '@fairlead/domain/outreach/in-touch'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, text } from '../../fields.ts'
import { addressGuess } from '../../shapes/address.ts'
import { sendCure } from '../../shapes/send-cure.ts'

export const readOutreachPlan = call(
  'GET',
  'v2/outreach/plan',
  ['staff', 'unproven'],
  'What a first message to this candidate would start, and where the team is already in touch with the same person.',
  z.object({
    project_id: id,
    candidate_id: id,
    template_name: text.optional(),
    /** An address other than the candidate’s own. */
    to_email: text.optional(),
    channel: z.enum(['first_email', 'inmail', 'connection']).default('first_email'),
  }),
  z.object({
    /** Other contacts with the person; sending requires take_over unless empty. */
    in_touch: z.array(
      z.object({
        kind: z.enum(touchKinds),
        /** The colleague responsible. */
        by: z.string().nullable(),
        /** The hire, the offer, the interview, or the last contact. */
        date: z.string(),
        /** null when the user may not open that project. */
        project_name: z.string().nullable(),
      }),
    ),
    /** The address is a guess that no one has verified; null when it isn't. */
    guess: addressGuess.nullable(),
    /** Other reasons against sending, most serious first. */
    refusals: z.array(z.object({ why: z.string(), sentence: z.string(), cure: sendCure.nullable() })),
    /**
     * When the first email is sent: immediately, in the next working hours at the candidate's location, or when its mailbox may
     * send again.
     */
    first_email: z.object({
      date: z.string(),
      /** Why it isn't sent immediately; null when it is, as with `send_now`. */
      because: z.enum(heldBy).nullable(),
      /** The candidate's zone (IANA); null when unknown. */
      time_zone: z.string().nullable(),
    }),
    /** The earliest time of each follow-up if the first email is sent now and no reply arrives. */
    follow_ups: z.array(z.object({ step: z.number(), date: z.string() })),
  }),
)
export type ReadOutreachPlan = CallType<typeof readOutreachPlan>
