// The section of a posting that a heading opens; only some contain requirements.

import { allWords, headingSections, postingWords, whole, wordLanguages, wordsOf, type HeadingSection } from '@fairlead/language/words'

export type Section = 'top' | HeadingSection

/** Sections that never describe the candidate; unwanted traits are read as exclusions only. */
export const silentSections: ReadonlySet<Section> = new Set(['unwanted', 'unneeded', 'benefits', 'company', 'legal'])

// The first match decides: 'Preferred qualifications' aren't requirements, 'Benefits of the role' aren't duties.
const englishOpenings = headingSections.map((section): [Section, RegExp] => [
  section,
  new RegExp(String.raw`\b(?:${postingWords.en.headings[section].join('|')})\b`),
])

const otherLanguages = wordLanguages.filter((language) => language !== 'en')
const foreignHeadings = (section: HeadingSection) => wordsOf(otherLanguages, ({ headings }) => headings[section])
const order = ['preferred', 'benefits', 'duties', 'requirements', 'company', 'legal'] as const
/** Headings in the other languages are short and matched whole: in running text their words mean less. */
const otherOpenings = order.map((section): [Section, RegExp] => {
  const inside = foreignHeadings(section).join('|')
  return [section, new RegExp(String.raw`^(?:${inside})(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:${inside})$`, 'iu')]
})
const unwantedElsewhere = whole(foreignHeadings('unwanted'))

/** null for any other heading. */
export function sectionOf(heading: string): Section | null {
  const words = heading
    .slice(0, 200)
    .toLowerCase()
    .replace(/[^\p{L}\p{N})]+$/u, '')
    .replace(/^[^\p{L}\p{N}(]+/u, '')
  if (unwantedElsewhere.test(words)) return 'unwanted'
  const english = englishOpenings.find(([, pattern]) => pattern.test(words))?.[0]
  return english ?? otherOpenings.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** Says that something is nice to have, in any language. */
export const wishWords = whole(allWords(({ headings }) => headings.preferred))

/** A sentence about what the employer offers, in any language. */
export const givesPattern = whole(allWords(({ gives }) => gives))

/** A label within a paragraph that opens a section, as in texts that have lost their line breaks. */
export const inlineLabel =
  /(?<=^|[.;:!?)]\s+|[a-z]\s)(?:(?:(?:Preferred|Required|Minimum|Desired|Basic|Specific) )?(?:Qualifications|Skills|Requirements|Responsibilities|Duties|Benefits|About us|Nice to have)[^.:;]{0,40}:\s)/g

const wants =
  /\b(?:experience|years?|yrs?|knowledge|degree|diploma|bachelor|master['’]?s|proficien\w+|familiar\w*|fluen\w+|licen[sc]\w*|certifi\w+|qualified|skills?|background|track record|expertise|comfortable|understanding|hands-on|able to|ability|willing\w*|you(?:['’]ve| have|['’]re| are)|has|must|strong|solid|proven|excellent|ideally)\b/i
const does =
  /^(?:own|lead|build|design|manage|develop|drive|work|partner|collaborate|support|ensure|maintain|conduct|run|report|supervise|deliver|create|coordinate|provide|prepare|review|monitor|oversee|plan|execute|implement|define|assist|handle|serve|write|help|mentor|coach|improve|track|analy[sz]e|identify|perform|participate|contribute|take|make|establish|train|sell|grow|close|ship|test|operate|respond|process|set|act|champion|migrate|move|teach|assess|administer|answer|keep|organi[sz]e|research|recruit|hire|hit|follow|negotiate|present|facilitate)\b/i

/** The section of items under an unknown heading, by their content; null when unclear. */
export function sectionByItems(items: readonly string[]): Section | null {
  const wantCount = items.filter((item) => wants.test(item) && !does.test(item)).length
  const done = items.filter((item) => does.test(item)).length
  if (wantCount > done && wantCount * 5 >= items.length * 2) return 'requirements'
  return done > wantCount && done * 2 >= items.length ? 'duties' : null
}

const headingWord =
  /^(?:required?|requirements?|minimum|preferred|desired|desirable|basic|technical|professional|personal|key|core|main|your|our|the|and|&|\/|or|of|for|with|in|a|an|you|we|work|working|soft|hard|additional|other|relevant|must|have|has|nice|to|essential|qualifications?|skills?|skillset|experience|expertise|education|educational|background|certifications?|licen[sc]es?|competenc\w+|knowledge|abilities|ability|attributes|criteria|training|academic|profile|role|job|position|candidate|ideal|bonus|points|plus|pluses|asset|assets|what|who|why|is|are|this|need|bring|us|about|looking|it['’]s)$/i
const ambiguous =
  /\b(?:skills?|experience|expertise|education|background|certifications?|licen[sc]es?|competenc\w+|required?|requires|knowledge|plus|preferred|desired|desirable|assets?|advantageous|beneficial|bonus|ideally|optional|essential|minimum)\b/

/** False for items that only contain a heading's word: 'Strong SQL skills', 'Spanish a plus', 'OSHA 10 (OSHA 30 preferred)'. */
export const isHeadingOnly = (words: string): boolean =>
  !/[(),]/.test(words) && (!ambiguous.test(words.toLowerCase()) || words.split(/\s+/).every((word) => headingWord.test(word)))

const questionWord =
  /^(?:who|what|why|how|where|was|wer|wen|wie|warum|qui|que|quoi|pourquoi|qué|quién|a quién|por qué|chi|cosa|di cosa|perché|wat|waarom|quem|o que|porquê|por que|co|kogo|kim|czego|czym|dlaczego|ce|cine|pe cine|de ce)(?![\p{L}\p{M}])/iu

/** 'Who are you', 'Was erwartet dich': a short question on a separate line is a heading. */
export const isQuestionHeading = (words: string): boolean => questionWord.test(words) && words.split(/\s+/).length <= 6
