// The link of a workspace to its applicant tracking system, as both calls answer it.
import { atsStatuses } from '@fairlead/domain/ports/ats'
import { z } from 'zod'

export const atsLink = z.object({
  /** As people call the system, e.g. Greenhouse; null when none is linked. */
  integration: z.string().nullable(),
  /** INCOMPLETE when none is linked. */
  status: z.enum(atsStatuses),
})
