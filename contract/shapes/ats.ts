// A workspace's link to its applicant tracking system, as returned by both calls.
import { atsStatuses } from '@fairlead/domain/ports/ats'
import { z } from 'zod'

export const atsLink = z.object({
  /** The system's usual name, such as Greenhouse; null when none is linked. */
  integration: z.string().nullable(),
  /** INCOMPLETE when none is linked. */
  status: z.enum(atsStatuses),
})
