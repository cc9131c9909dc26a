// Whom a posting says it does not want.
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { prove } from './prove.ts'
import { silentSections } from './sections.ts'
import type { Sentence } from './sentences.ts'

const list = String.raw`(?<what>[\p{L}\p{N}][^.;:!?()]{2,80}?)`
const patterns = [
  new RegExp(
    String.raw`\b(?:not|n['’]t) (?:currently )?(?:looking for|seeking|interested in|hiring)\s+(?:an? |any )?${list}(?=[.;:!?()]|,? (?:but|nor|who|with|for)\b|$)`,
    'giu',
  ),
  new RegExp(String.raw`\bnor (?:are we looking for )?${list}(?=[.;:!?()]|$)`, 'giu'),
  new RegExp(
    String.raw`(?:^|[.;] )(?:No |Please no )(?!experience|degree|prior|previous|relocation|visa|sponsorship|phone|travel|prerequisites)${list}(?=,? please\b)`,
    'giu',
  ),
  new RegExp(String.raw`(?:^|[.;] )${list} need not apply\b`, 'giu'),
  new RegExp(
    String.raw`\b[Ee]xperience (?:which|that) is (?:primarily |mainly |only )?(?:of an? |in )?${list}(?: nature)? is not acceptable\b`,
    'giu',
  ),
]
// Agencies and callers are turned away in many postings, and are no candidates.
const callers = /\b(?:agenc(?:y|ies)|recruiters?|phone calls?|calls|vendors?|third part(?:y|ies)|headhunters?|solicitations?)\b/i

export function readExclusions(sentences: readonly Sentence[]): JobProposal[] {
  const found = new Map<string, JobProposal>()
  for (const sentence of sentences) {
    if (silentSections.has(sentence.section)) continue
    for (const pattern of patterns)
      for (const match of sentence.text.matchAll(pattern)) {
        const what = (match.groups?.what ?? '').replace(/^(?:are we looking for|an?|any|the)\s+/i, '').trim()
        if (callers.test(what)) continue
        for (const value of what.split(/(?<!\s)\s+(?:or|and|nor)\s+|,\s*/)) {
          const start = sentence.text.indexOf(value, match.index)
          if (value.length < 3 || value.split(/\s+/).length > 4 || start < 0 || found.has(value.toLowerCase())) continue
          found.set(value.toLowerCase(), {
            field: 'exclusion',
            value,
            strength: 'must',
            evidence: prove(sentence, start, start + value.length),
          })
        }
      }
  }
  return [...found.values()]
}
