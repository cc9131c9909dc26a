// {V2}outreach/links: an email's links that lead nowhere.
import { linkFaults } from '@fairlead/domain/outreach/broken-links'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id, list } from '../../fields.ts'

export const checkLinks = call(
  'POST',
  'v2/outreach/links',
  [],
  'Those of these addresses that certainly lead nowhere. Servers that are slow, refuse us, or have trouble are not among them.',
  z.object({
    project_id: id,
    /** For this candidate: links with their data aren’t opened. */
    candidate_id: id.optional(),
    urls: list(z.string().max(4000), 20),
  }),
  z.array(
    z.object({
      url: z.string(),
      /** malformed: not a URL; unknown_host: no such website; gone: the page returns 404 or 410. */
      why: z.enum(linkFaults),
      text: z.string(),
    }),
  ),
  { audit: null },
)
export type CheckLinks = CallType<typeof checkLinks>
