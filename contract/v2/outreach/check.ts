import { emailStops } from '@fairlead/domain/outreach/email-check'
import { heldBy } from '@fairlead/domain/outreach/send-slots'
import { limits } from '@fairlead/domain/shared/limits'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, list, text } from '../../fields.ts'
import { testOfEmail } from '../../shapes/template-test.ts'
import { sendCure } from '../../shapes/send-cure.ts'

export const checkEmails = call(
  'POST',
  'v2/outreach/check',
  ['staff'],
  'Whether a first email to each of these candidates can be sent, and if not, why. Nothing is sent or changed.',
  z.object({
    project_id: id,
    candidate_ids: list(id, limits.emailAtOnce),
    /** The project template; defaults to a running test's, else to the first. */
    template_name: text.optional(),
    /** The sender, as in approve_and_send. */
    sender_override: text.optional(),
    /** Candidates whose greeting the user has confirmed; for the others, one that doesn't look like a name is a reason against sending. */
    confirmed_greetings: list(id, limits.emailAtOnce).default([]),
  }),
  z.object({
    people: z.array(
      z.object({
        candidate_id: z.string(),
        /** null when none is known, and when names are hidden. */
        to_email: z.string().nullable(),
        /** The first name that the email would use; null when names are hidden. */
        greeting: z.string().nullable(),
        /** Why this candidate wouldn't be written to; null when nothing prevents it. */
        stop: z.enum(emailStops).nullable(),
        /** The same as a sentence. */
        why: z.string().nullable(),
        /** How a user can resolve it; null when nothing is needed. */
        cure: sendCure.nullable(),
        /** The template they get. */
        template_name: z.string().nullable(),
        /** The running test of two templates, and their version in it. */
        test: testOfEmail.nullable(),
        leaves_date: z.string(),
        /** Why it isn't sent immediately; null when it is. */
        held_by: z.enum(heldBy).nullable(),
        /** When it would be sent immediately. */
        ready_date: z.string(),
      }),
    ),
    /** Follow-ups that each email starts. */
    follow_ups: z.number().int(),
    /** For each of them, the minimum days after the first email. */
    follow_up_days: z.array(z.number()),
    /** The numbers of the follow-ups, in a test those of both versions. */
    follow_up_steps: z.array(z.number().int()),
    /** The project is paused: emails wait until it is resumed. */
    is_paused: z.boolean(),
    /** The sending mailbox and its daily limit; null = no separate limit. */
    from: z.object({ address: z.string(), per_day: z.number().nullable() }),
  }),
  { audit: null },
)
export type CheckEmails = CallType<typeof checkEmails>
