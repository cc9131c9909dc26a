// The required years of experience, as opposed to other numbers of years.
import { strengthOf } from './cues.ts'
import { foreignYears, relevantYears } from './foreign-years.ts'
import { numberPattern, readNumber } from './numbers.ts'
import type { JobProposal, Strength } from '@fairlead/domain/project/job-proposal'
import { prove } from './prove.ts'
import { silentSections } from '@fairlead/matching/text/sections'
import type { Sentence } from '@fairlead/matching/text/sentences'

const span = new RegExp(
  `(?<half>and (?:one-|a )?half |and one half )?\\b(?<low>${numberPattern}|a)\\s*(?:(?:-|–|—|to|or)\\s*(?<high>${numberPattern})\\s*)?(?<plus>\\+|plus|or more|or greater)?\\s*(?:full |relevant )?(?:years?|yrs?)\\b(?<plusBehind>\\s?\\+)?(?!\\s+(?:ago|old|of age|per|after|from|term|appointment|high school|college|degree|diploma|university))`,
  'giu',
)
// Not experience: durations, how long ago something was, how long someone may stay.
const otherMeaning =
  /\b(?:within the (?:last|past)|in the (?:last|past)|over the (?:last|past)|first|next|past|last|maximum (?:of|tenure\b.*)|for more than|tenure|every|each|limited to|up to|since|for over|serv(?:e|ed|ing) for(?: at least)?|additional)\s+$/i
const experience =
  /\b(?:experience|experienced|total|overall|PQE|post-qualification|qualified|background|selling|running|teaching|nursing|shipping|writing|operating|doing|working|work(?:ed)?\b|practice|managing|leading|building|developing|designing|planning|in (?:a|an|the)\b|as (?:a|an)\b)/i
/** What the years are of, in one to four words: not a warranty, contract, or visa. */
const fieldOnly =
  /^\s+(?!\p{L}*\s?(?:warrant|guarant|contract|commit|visa|permit|fixed|program|course|training|plan|vesting|lease|apprentice))(?:[\p{L}\p{M}&/-]{2,20} ){0,3}[\p{L}\p{M}&/-]{2,20}\s*(?:[.,;(]|$)/iu
const atMost = /\b(?:less than|fewer than|under|no more than|at most|maximum of|max\.?|up to)\s+$/i

/** Years required in running text, unless negated. */
const plainlySaid = ({ text, section }: Sentence): Strength | null =>
  (section === 'top' || section === 'other') &&
  text.length <= 400 &&
  !/\b(?:not?|never|without|n['’]t|our|we(?:['’](?:ve|re))?|founded|history)\b/i.test(text)
    ? 'must'
    : null

/** True for years of age, of a contract, or of the past: '18 years of age', 'maximum tenure is 6 years', '3 years warranty'. */
export const isOtherTime = (before: string, after: string): boolean =>
  (otherMeaning.test(before) && !atMost.test(before)) ||
  /\b(?:tenure|aged?)\b[^.;]{0,20}$/i.test(before) ||
  /^[\s-]*(?:years?\s+)?(?:ago|old|of age|degree|college|high school|warrant|guarant|(?:fixed|contract|visa|permit|term|program|course|training|apprentice))/i.test(
    after,
  )

/** The minimum and maximum of the first matching sentence; preferred years only count without required ones. */
export function readYears(sentences: readonly Sentence[]): JobProposal[] {
  let years: JobProposal[] = []
  for (const sentence of sentences) {
    if (silentSections.has(sentence.section)) continue
    // less than a year is enough: the following are alternatives
    const months = sentence.text.search(/\bmonths of\b[^.;]{0,60}\bexperience\b/i)
    if (years.length === 0 && sentence.section === 'requirements' && months >= 0 && sentence.text.slice(0, months).search(span) < 0)
      return []
    for (const match of sentence.text.matchAll(span)) {
      const { low = '', high } = match.groups ?? {}
      const before = sentence.text.slice(0, match.index)
      const end = match.index + match[0].length
      if (otherMeaning.test(before) && !atMost.test(before)) continue
      // '(or 12+ years without a degree)': an alternative
      if (/\bor\s+$/i.test(before) && /^[^.;)]{0,60}\b(?:without|in lieu|instead)\b/i.test(sentence.text.slice(end))) continue
      const isBullet =
        sentence.section === 'requirements' &&
        (match.index < 20 || /[;:]\s$/.test(before)) &&
        (/^\s+(?:in|of|as|on|with|\w+ing)\b/.test(sentence.text.slice(end, end + 12)) ||
          // '2+ yrs ICU or step-down'
          ((match.groups?.['plus'] ?? match.groups?.['plusBehind']) !== undefined &&
            /^\s+(?:\p{Lu}|\p{L}+[ ,])/u.test(sentence.text.slice(end, end + 20))) ||
          // '3 years critical care' as the whole bullet, or up to a comma
          (before.trim() === '' && fieldOnly.test(sentence.text.slice(end, end + 60))))
      // '3-5 yrs.' is the whole text
      const isAll = before.trim() === '' && /^\W*$/.test(sentence.text.slice(end)) && sentence.section !== 'duties'
      if (!isBullet && !isAll && !experience.test(sentence.text.slice(end, end + 110)) && !/\bexperience\b[^.;]{0,40}$/i.test(before))
        continue
      const strength = strengthOf(sentence, match.index, end) ?? plainlySaid(sentence)
      // 'at least a year'; 'a year' by itself is about pay
      if (low.toLowerCase() === 'a' && !/\b(?:at least|minimum(?: of)?|min\.|more than|over)\s+$/i.test(before)) continue
      const first = low.toLowerCase() === 'a' ? 1 : readNumber(low)
      if (!strength || first === null || first > 40) continue
      const evidence = prove(sentence, match.index, end)
      const ceiling = high ? readNumber(high) : atMost.test(before) ? first : null
      const floor = atMost.test(before) ? null : first
      const proposals: JobProposal[] = []
      if (floor) proposals.push({ field: 'years_min', value: String(floor), strength, evidence })
      if (ceiling !== null && (floor === null || ceiling > floor))
        proposals.push({ field: 'years_max', value: String(ceiling), strength, evidence })
      if (proposals.length === 0) continue
      if (strength === 'must') return [...proposals, ...relevantYears(sentences, sentence, proposals)]
      if (years.length === 0) years = proposals
    }
    const foreign = foreignYears(sentence)
    if (foreign.some(({ strength }) => strength === 'must')) return [...foreign, ...relevantYears(sentences, sentence, foreign)]
    if (years.length === 0) years = foreign
  }
  return years
}
