import { z } from 'zod'

/** null when nothing could be read. */
export const resumeReading = z.object({ jobs: z.number(), skills: z.number(), schools: z.number() }).nullable()
