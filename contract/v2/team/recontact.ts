// {V2}team/recontact: which past applicants are written to again.
import { recontactLimits } from '@fairlead/domain/outreach/recontact'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { texts, whole } from '../../fields.ts'

const months = whole.pipe(z.number().min(0).max(recontactLimits.months))

const page = z.object({
  /** Months after a rejection in which no one is written to first. */
  months: z.number(),
  /** Words of a rejection’s reason after which no one ever is. */
  reasons: z.array(z.string()),
  /** The caller is an admin of the workspace. */
  can_manage: z.boolean(),
  /** People with an earlier application, and how many of them are held back. */
  applicants: z.number(),
  held_back: z.number(),
  /** Why some of them are. */
  samples: z.array(z.string()),
})

export const readRecontact = call(
  'GET',
  'v2/team/recontact',
  ['staff', 'unproven'],
  'The rule for writing to past applicants and how many people it holds back; with months or reasons, how many those would.',
  z.object({ months: months.optional(), reasons: texts.optional() }),
  page,
)
export type ReadRecontact = CallType<typeof readRecontact>

export const saveRecontact = call(
  'PUT',
  'v2/team/recontact',
  ['unproven'],
  'Saves the rule. First messages that are planned already keep it when they are due. For admins.',
  z.object({ months, reasons: texts }),
  page,
  { audit: 'itself' },
)
export type SaveRecontact = CallType<typeof saveRecontact>
