// Whether this workspace has already written to the same person elsewhere, as a sentence.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { shortDate } from '../../ui/time.ts'
import { text as candidateCardText } from '../../i18n/candidate-card.ts'

export function writtenBefore({ domain_contacted: before }: Pick<WireCandidate, 'domain_contacted'>, now = new Date()): string | null {
  if (!before.contacted) return null
  const date = before.contacted_date ? shortDate(before.contacted_date, now) : ''
  return candidateCardText.alreadyContacted(before.project_name ?? '', date, before.contacted_by ?? '')
}
