import { testVersions } from '@fairlead/domain/outreach/template-test'
import { z } from 'zod'

export const testVersion = z.enum(testVersions)

export const testOfEmail = z.object({ id: z.string(), version: testVersion })

/** Shares from 0 to 1; differences from -1 to 1. */
const interval = z.object({ low: z.number(), high: z.number() })

const versionResult = z.object({
  /** The template; under its current name while the test runs. */
  template: z.string(),
  /** Emails, one per candidate; excludes bounced ones. */
  sent: z.number().int(),
  /** Those sent long enough ago to count. */
  counted: z.number().int(),
  /** Counted ones with a reply in time. */
  replied: z.number().int(),
  interested: z.number().int(),
  replied_interval: interval,
  interested_interval: interval,
  /** As tested. */
  subject: z.string(),
  text: z.string(),
})

export const templateTest = z.object({
  id: z.string(),
  started_at: z.string(),
  ended_at: z.string().nullable(),
  end_reason: z.enum(['kept_a', 'kept_b', 'text_changed', 'template_deleted']).nullable(),
  a: versionResult,
  b: versionResult,
  /** Interested replies of A minus those of B; null while one of them has no counted email. */
  difference: z.object({ share: z.number(), interval }).nullable(),
  verdict: z.enum(['a', 'b', 'equal', 'open']),
  /** The result in one sentence. */
  sentence: z.string(),
})
export type WireTemplateTest = z.output<typeof templateTest>
