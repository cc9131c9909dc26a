// The criteria that a reading proposes, as the words of the text that they rest on.
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import type { Wanted } from './score.ts'

const classes: Partial<Record<JobProposal['field'], string>> = {
  title: 'TITLE',
  keyword: 'REQ',
  degree: 'REQ',
  years_min: 'YEARS',
  years_max: 'YEARS',
  location: 'PLACE',
  remote: 'PLACE',
  radius: 'PLACE',
  language: 'LANGUAGE',
  pay: 'PAY',
  industry: 'KIND',
  exclusion: 'EXCLUDED',
}

/** Alternatives ('Kotlin or Java') count one by one. */
export function wantedOfProposals(proposals: readonly JobProposal[]): Wanted[] {
  return proposals.flatMap(({ field, strength, evidence }) => {
    const name = classes[field]
    if (name === undefined) return []
    const words = evidence.sentence.slice(evidence.start, evidence.end)
    const parts =
      field === 'keyword' ? words.split(/\s+(?:or|oder|ou|o|of|lub|eller|sau|and|und|et|y|e|en|i)\s+|,\s*|\/(?=\p{L}{3})/u) : [words]
    return parts.filter((part) => /[\p{L}\d]/u.test(part)).map((text) => ({ class: name, text, strength }))
  })
}
