// A sending domain's DNS records, as last checked.
import { recordKinds, recordStates } from '@fairlead/domain/outreach/sending-domain/record-check'
import { z } from 'zod'

export const domainRecords = z.object({
  domain: z.string(),
  /** null until the first check, within a minute. */
  checked_at: z.string().nullable(),
  /** Why nothing has to be set up; null when records are needed. */
  not_needed: z.string().nullable(),
  checks: z.array(
    z.object({
      kind: z.enum(recordKinds),
      /** unknown: it could not be checked, which says nothing about the record. */
      state: z.enum(recordStates),
      /** What was found and what to do, in one sentence. */
      text: z.string(),
      /** The record to publish; null when nothing needs to be done, or only the provider knows it. */
      record: z.object({ type: z.enum(['TXT', 'PTR']), name: z.string(), value: z.string() }).nullable(),
    }),
  ),
})
