import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'

const obstacle = z.enum(['hours', 'calendar', 'days_off', 'limits', 'notice'])

export const readPanelTimes = call(
  'GET',
  'v2/interviews/panel',
  ['staff', 'unproven'],
  'How many interview times work for everyone on a project’s panel, whose schedule rules out the others, and whose change would help most; without a panel, whether the interviewers have free times.',
  z.object({ project_id: id }),
  z.object({
    /** null when the project’s interviews aren’t held by a panel. */
    panel: z
      .object({
        /** The host first. */
        members: z.array(
          z.object({
            email: z.string(),
            name: z.string(),
            /** What they need before any time can be offered. */
            lacks: z.enum(['account', 'calendar', 'hours']).nullable(),
            /**
             * The host's times that they can’t join; for the host: times within their hours that they can’t offer. null while
             * someone lacks something.
             */
            rules_out: z.number().nullable(),
            by: z.array(z.object({ obstacle, times: z.number() })),
          }),
        ),
        /** null while someone lacks something. */
        times: z
          .object({
            /** How many days ahead the host can be booked. */
            days: z.number(),
            host_slots: z.number(),
            common: z.number(),
            /** The person whose change would free the most times for everyone, and how many; null when no single change helps. */
            best_change: z.object({ email: z.string(), times: z.number(), mostly: obstacle.nullable() }).nullable(),
          })
          .nullable(),
      })
      .nullable(),
    /** The project’s interviewers when each of them could hold the interview but none has a free time; else null. */
    fully_booked: z
      .object({
        interviewers: z.array(z.object({ email: z.string(), name: z.string() })),
        /** How many days ahead they can be booked. */
        days: z.number(),
      })
      .nullable(),
  }),
)
export type ReadPanelTimes = CallType<typeof readPanelTimes>
