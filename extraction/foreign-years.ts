// Years of experience in the languages other than English, and years required in one part of the work.
import { strengthOf } from './cues.ts'
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import type { ReadLanguage } from '@fairlead/matching/text/language'
import { prove } from './prove.ts'
import { silentSections } from '@fairlead/matching/text/sections'
import type { Sentence } from '@fairlead/matching/text/sentences'
import { wordingOf, whole } from '@fairlead/matching/text/wording'

const maxYears = 40
const patterns = new Map<ReadLanguage, { span: RegExp; experience: RegExp; atMost: RegExp; numbers: string[] }>()

function patternsOf(language: ReadLanguage) {
  const pattern = patterns.get(language)
  if (pattern) return pattern
  const source = wordingOf(language)?.source
  if (!source) return null
  const number = String.raw`\d{1,2}|${source.numbers}`
  const fresh = {
    span: whole(
      String.raw`(?:(?<low>${number})|(?<=(?:min\.|minimum|najmniej|przynajmniej) )(?=roku?(?!\p{L})))(?:\s*(?:-|–|bis|à|a|ad|al|tot|do|até|la|y|e|et|und|und|și)\s*(?<high>${number}))?\s*(?:\+|o más|ou plus|o più|of meer|ou mais|oder mehr)?[\s-]*(?:(?:volle|de|di|lub więcej) )?(?:${source.years})`,
    ),
    experience: new RegExp(source.experience, 'iu'),
    atMost: new RegExp(String.raw`(?:${source.atMost})\s*$`, 'iu'),
    numbers: source.numbers.split('|'),
  }
  patterns.set(language, fresh)
  return fresh
}

function numberOf(text: string, words: readonly string[]): number | null {
  if (/^\d+$/.test(text)) return Number(text)
  const index = words.findIndex((word) => new RegExp(`^(?:${word})$`, 'iu').test(text))
  // Dutch lists 'één' and 'een'
  return index < 0 ? null : words.length > 10 ? Math.max(1, index) : index + 1
}

/** The minimum and maximum years of a sentence in the text's language; [] without any. */
export function foreignYears(sentence: Sentence): JobProposal[] {
  const language = sentence.languages[0]
  const pattern = language ? patternsOf(language) : null
  if (!pattern || silentSections.has(sentence.section)) return []
  const { text } = sentence
  for (const match of text.matchAll(pattern.span)) {
    const end = match.index + match[0].length
    const around = `${text.slice(Math.max(0, match.index - 70), match.index)} ${text.slice(end, end + 90)}`
    const isLine = sentence.section === 'requirements' && match.index < 25
    if (!pattern.experience.test(around) && !isLine) continue
    // 'min. rok doświadczenia': Polish leaves the number out
    const low = numberOf(match.groups?.['low'] ?? '1', pattern.numbers)
    const high = match.groups?.['high'] ? numberOf(match.groups['high'], pattern.numbers) : null
    if (low === null || low < 1 || low > maxYears) continue
    const strength = strengthOf(sentence, match.index, end) ?? (sentence.section === 'other' || sentence.section === 'top' ? 'must' : null)
    if (!strength) continue
    const evidence = prove(sentence, match.index, end)
    const isUpperBound = pattern.atMost.test(text.slice(0, match.index))
    return [
      ...(isUpperBound ? [] : [{ field: 'years_min' as const, value: String(low), strength, evidence }]),
      ...(isUpperBound || (high !== null && high > low)
        ? [{ field: 'years_max' as const, value: String(high ?? low), strength, evidence }]
        : []),
    ]
  }
  return []
}

const within =
  /\b(?<low>\d{1,2})\s*\+?\s*(?:or more )?(?:years?|yrs?|Jahre|ans|años|anni|jaar|anos|lata?|ani)(?:['’])?(?: of)?(?: experience| Erfahrung)?\s+(?:in|as|of|leading|managing|with|de|en|nel|im|w)\s+(?<what>[\p{L}][\p{L}\p{N} &/-]{2,50})/giu

/** Years required in one area, in addition to the total: '2+ years in payments'. */
const leading =
  /(?<![\p{L}])(?<low>\d{1,2})\+? (?:Jahren? (?:Führungs|Leitungs)\p{L}+|ans (?:en|de) management|años (?:liderando|gestionando)|anni (?:di|in) coordinamento|jaar leidinggevend\p{L}*|years (?:of|in) (?:an? )?(?:management|leadership|supervis)\p{L}*)/giu

export function relevantYears(sentences: readonly Sentence[], first: Sentence, proposals: readonly JobProposal[]): JobProposal[] {
  const total = Number(proposals.find(({ field }) => field === 'years_min')?.value ?? 0)
  for (const sentence of sentences) {
    if (silentSections.has(sentence.section)) continue
    const led = [...sentence.text.matchAll(leading)]
    const matches = [...sentence.text.matchAll(within), ...led]
    for (const match of matches) {
      const low = Number(match.groups?.['low'])
      const end = match.index + match[0].length
      // the sentence with the total years says something new only with a smaller number
      if (low < 1 || low >= total || (sentence === first && matches.length < 2 && led.length === 0)) continue
      const strength = strengthOf(sentence, match.index, end)
      if (strength) return [{ field: 'years_relevant', value: String(low), strength, evidence: prove(sentence, match.index, end) }]
    }
  }
  return []
}
