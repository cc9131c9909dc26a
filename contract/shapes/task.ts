// What a candidate's reply asks of the team.
import { z } from 'zod'

const nullableText = z.string().nullable()

export const taskShape = z.object({
  id: z.string(),
  kind: z.enum(['come_back', 'referral', 'data_request']),
  /** '2027-05-24'; null = whenever it suits. */
  due_date: nullableText,
  /** The words of the reply it comes from. */
  quote: nullableText,
  /** Of a referral: who is recommended. */
  name: nullableText,
  email: nullableText,
  linkedin_url: nullableText,
})
export type WireTask = z.infer<typeof taskShape>
