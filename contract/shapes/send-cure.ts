// How a user can resolve a message that can't be sent.
import { cures } from '@fairlead/domain/outreach/firewall'
import { z } from 'zod'

export const sendCure = z.object({
  action: z.enum(cures),
  /** The page for it; null when it is done in the dialog itself. */
  path: z.string().nullable(),
})
export type SendCure = z.infer<typeof sendCure>
