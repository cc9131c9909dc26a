// Whether this workspace has already written to the same person elsewhere, in one calm sentence.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { shortDate } from '../../ui/time.ts'

export function writtenBefore({ domain_contacted: before }: Pick<WireCandidate, 'domain_contacted'>, now = new Date()): string | null {
  if (!before.contacted) return null
  const place = before.project_name ? ` in ${before.project_name}` : ''
  const date = before.contacted_date ? ` on ${shortDate(before.contacted_date, now)}` : ''
  return `Already contacted${place}${date}${before.contacted_by ? ` (by ${before.contacted_by})` : ''}`
}
