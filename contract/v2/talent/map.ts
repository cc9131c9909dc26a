import { seniorities } from '@fairlead/domain/reference/tables'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { poolSearchFields } from '../../shapes/talent.ts'

const count = z.number().int()
/** null = not known. */
const counts = z.array(z.object({ label: z.string().nullable(), people: count }))

export const mapTalent = call(
  'GET',
  'v2/talent/map',
  ['staff', 'unproven'],
  'Where the people of a talent pool search are, how senior they are, and what they are likely to expect, of the best 10,000.',
  z.object(poolSearchFields),
  z.object({
    people: count,
    countries: counts,
    places: counts,
    /** Of current titles; null = not known. */
    seniority: z.array(z.object({ level: z.enum(seniorities).nullable(), people: count })),
    /** Estimated pay per year in the currency of most of them; null when no one’s is known. */
    pay: z
      .object({
        currency: z.string(),
        bands: z.array(z.object({ from: z.number(), to: z.number(), people: count })),
        other_currencies: count,
        unknown: count,
      })
      .nullable(),
  }),
)
export type MapTalent = CallType<typeof mapTalent>
