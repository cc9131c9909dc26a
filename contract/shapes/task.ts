// A task from a candidate's reply, or from the page about their data.
import { taskKinds } from '@fairlead/domain/conversation/tasks'
import { z } from 'zod'

const nullableText = z.string().nullable()

export const taskShape = z.object({
  id: z.string(),
  kind: z.enum(taskKinds),
  /** '2027-05-24'; null = no due date. */
  due_date: nullableText,
  /** The quote from the reply. */
  quote: nullableText,
  /** For a referral: the recommended person. */
  name: nullableText,
  email: nullableText,
  linkedin_url: nullableText,
})
export type WireTask = z.infer<typeof taskShape>
