// The skills, tools, and fields of knowledge in a posting: those in the vocabulary, and names that only the posting knows.
import { normalise, tokenise } from '@fairlead/domain/reference/normalise'
import type { Skills } from '@fairlead/matching/skills/skills'
import { strengthOf } from './cues.ts'
import { jobNouns } from '@fairlead/matching/text/job-nouns'
import { isHollow, isTooGeneric } from './generic-skills.ts'
import { fieldsInText } from './fields-in-text.ts'
import { longestApart, withAlternatives, withExamples, withSlashes, type Span } from './join-keywords.ts'
import { isDrivingLicense, knownPhrases, listedNames } from './listed-names.ts'
import { namesIn } from './names-in-text.ts'
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { namesLanguage } from './job-terms.ts'
import { endsInSimilar, leadingModifiers, namesNothing, withoutTrailingCue } from './modifiers.ts'
import { prove } from './prove.ts'
import { isAfterExperience, isNumberOfYears } from './title-work.ts'
import type { Sentence } from '@fairlead/matching/text/sentences'

const requestPattern =
  /(?<!\p{L})(?:degree|bachelor(?:['’]?s)?|master(?:['’]?s)?|B\.?Sc\.?|M\.?Sc\.?|BS\/MS|B\.?[AS]\.?|M\.?[AS]\.?|Ph\.?D\.?|doctorate|diploma|laurea|diplôme|licence|bac ?\+ ?\d|grado|titulación|licenciatura|\p{L}*studium|\p{L}*abschluss|hbo|wo|wykształcenie|studii|ensino superior|(?:formação|curso|educación|formación) superior|bacharelado|graduação|formation)(?!\p{L})(?: or (?:higher|above|advanced|better))?[^.;:(){}]{0,30}?(?<!\p{L})(?:in|of|en|em|de|der|des|van|w|im)(?:\s+(?:an?|the|der|des|la|le))?\s+(?<fields>[^.;:()]{2,140})/giu
const endOfFields =
  /\s(?:with|and (?:at least )?\d|plus|or \d|or equivalent|or relevant|or related experience|mit|avec|con|met|alternativ|ou équivalent|o equivalente)\b/iu
const schools =
  /\b(?:high school|secondary school|GED|GCSEs?|A-levels?|Abitur|baccalauréat|bachillerato|diploma di \p{L}+)(?!\p{L})(?:\s+(?:diploma|degree|certificate|education))?(?:\s+or\s+(?:GED|equivalent))?/giu

/** 'Studium (BWL, Psychologie oder Jura)' */
const listed =
  /(?<!\p{L})(?:degree|\p{L}*studium|\p{L}*abschluss|laurea|diplôme|licence|grado|titulación|licenciatura)\s*\([^()]{2,120}\)/giu

/** [start, end) of the fields of study and school certificates in a sentence; a position in the text never counts twice. */
function studyFields({ text }: Sentence): [number, number][] {
  if (text.length > 1500) return []
  const spans: [number, number][] = [...text.matchAll(schools)].map((match) => [match.index, match.index + match[0].length])
  for (const match of text.matchAll(listed)) spans.push([match.index, match.index + match[0].length])
  for (const match of text.matchAll(requestPattern)) {
    const fields = match.groups?.['fields'] ?? ''
    const from = match.index + match[0].length - fields.length
    spans.push([match.index, from + (endOfFields.exec(fields)?.index ?? fields.length)])
  }
  return spans
}

const beforeJob = new RegExp(String.raw`^[ -](?:\p{L}+[ -])?${jobNouns.source}`, 'iu')

/** The vocabulary's spelling of a keyword in the text. */
export function spelt(skills: Skills, words: string): string {
  const key = normalise(words)
  return skills.spellings(words).find((spelling) => normalise(spelling) === key) ?? words
}

/** Among duties, only named tools are searchable. */
const tools = new Set([
  'Programming language',
  'Cloud & DevOps',
  'Backend',
  'Frontend',
  'Databases',
  'Mobile',
  'Data & analytics',
  'AI & machine learning',
  'Design',
  'QA & testing',
])
const asks: ReadonlySet<Sentence['section']> = new Set(['requirements', 'preferred', 'other', 'top'])

const office =
  /(?:\p{Lu}[\p{L}&'’-]+ (?:(?:of|and|for|the|&) )*){1,6}(?:Department|Division|Office|Bureau|Committee|Agency|Unit|Section|Commission|Act|Board|Administration|Institute)\b|\b(?:Department|Division|Office|Bureau|Institute|Ministry|School) (?:of|for) (?:the )?\p{Lu}[\p{L}&'’-]+(?:,? (?:(?:of|and|for|the|&) )*\p{Lu}[\p{L}&'’-]+)*|(?:Ministère|Ministerium|Ministerio|Ministero|Ministério|Ministerie|Ministerstwo|Ministerul)(?: (?:\p{Ll}{1,4}['’]?)(?=[ \p{Lu}])| ?\p{Lu}[\p{L}'’-]+){1,5}/gu

/** Names of offices and laws, whose words aren't skills. */
function officesIn(text: string): [number, number][] {
  return [...text.matchAll(office)].map((match) => [match.index, match.index + match[0].length])
}

/** Proposed elsewhere: company names, including the employer's. */
export interface Taken {
  spans: ReadonlyMap<Sentence, readonly [number, number][]>
  employer: ReadonlySet<string>
  isPlace: (name: string) => boolean
  /** True for a field of work that the title already states. */
  isTitleWork: (field: string, written: string) => boolean
}

/** Polish case endings of names: 'w Javie', 'z Kafką', 'Kotlina'. */
const endings = /(?:ie|em|owi|ach|ami|[aąęeuy])$/u

/** The skill that a name is: 'MS Excel' is Excel, and 'Javie' is Java in another case. */
export function readName(
  skills: Skills,
  value: string,
  { languages }: Pick<Sentence, 'languages'>,
): { concept: number; isKnown: boolean; value: string } {
  const reading = skills.read(value)
  if (reading.isKnown) return { ...reading, value }
  const plain = value.replace(/^(?:MS|Microsoft) /, '')
  const stem = languages[0] === 'pl' && /^\p{Lu}\p{Ll}{3,}$/u.test(value) ? value.replace(endings, '') : null
  for (const form of [plain, ...(stem === null ? [] : [stem, `${stem}a`])])
    if (form !== value && form.length > 2) {
      const skill = skills.read(form)
      if (skill.isKnown) return { ...skill, value: form }
    }
  return { ...reading, value }
}

/**
 * True for unlisted words that name nothing to look for: only common words of the text's language, other than English ('schrijven', 'bonnes pratiques'),
 * or a listed skill among other words ('incluso SVG'), which is read by itself.
 */
function isOrdinaryPhrase(skills: Skills, value: string, { languages: [language = 'en'] }: Sentence): boolean {
  if (isDrivingLicense(value) || /\d|^\p{Lu}{2,}$/u.test(value)) return false
  const words = value.split(/[\s/]+/)
  const isCommon = (word: string) => skills.isCommon(word, language) || (word.length < 3 && language !== 'en')
  const isLower = (word: string) => /^\p{Ll}/u.test(word)
  if (words.every(isCommon) && (words.length === 1 || words.every(isLower))) return language !== 'en'
  const remaining = words.filter((word) => isLower(word) || !skills.read(word).isKnown || skills.isCommon(word, 'en'))
  const isVerb = (word: string) => word === words[0] && !skills.read(word).isKnown
  return (
    remaining.length > 0 && remaining.length < words.length && remaining.every((word) => isCommon(word) && (isLower(word) || isVerb(word)))
  )
}

/** Written with a slash, but required together. */
const together = new Set(['HTML/CSS', 'CSS/HTML', 'JavaScript/TypeScript', 'JavaScript/CSS', 'HTML/JavaScript'])

/** With fewer requested keywords, the duties' tools are proposed as nice to have. */
const fewKeywords = 3

/** @param taken what other criteria already propose */
export function readJobKeywords(
  sentences: readonly Sentence[],
  skills: Skills,
  taken: Taken = { spans: new Map(), employer: new Set(), isPlace: () => false, isTitleWork: () => false },
): JobProposal[] {
  const keywords = new Map<number | string, JobProposal>()
  const duties = new Map<number | string, JobProposal>()
  const fields = fieldsInText(sentences)
  const doesSame = (a: Span, b: Span): boolean =>
    typeof a.key === 'number' &&
    typeof b.key === 'number' &&
    skills.category(a.key) === skills.category(b.key) &&
    !together.has(`${a.value}/${b.value}`) &&
    (skills.related(a.key).includes(b.key) || skills.related(b.key).includes(a.key))
  for (const sentence of sentences) {
    // a title and a place are proposed as such
    if (sentence.section === 'top' && sentence.text.length < 90 && !/[.!?]$/.test(sentence.text)) continue
    const spans: Span[] = []
    const offices = officesIn(sentence.text)
    const isDuty = sentence.section === 'duties'
    const elsewhere = taken.spans.get(sentence) ?? []
    const studied = studyFields(sentence)
    const isTaken = (start: number, end: number) => [...elsewhere, ...studied].some(([from, to]) => start < to && end > from)
    skills.eachInText(
      sentence.text,
      tokenise(sentence.text),
      (concept, start, end) => {
        const words = sentence.text.slice(start, end)
        const value = spelt(skills, words)
        if (skills.isSoft(concept) || offices.some(([from, to]) => start >= from && end <= to)) return
        // 'IDs' in 'P&IDs' is a part of a name
        if (/\p{L}&$/u.test(sentence.text.slice(0, start)) || /^&\p{L}/u.test(sentence.text.slice(end))) return
        const category = skills.category(concept)
        if (isTaken(start, end) || category === 'Languages (human)' || isHollow(words)) return
        if (isTooGeneric(words) && !asks.has(sentence.section)) return
        if (!tools.has(category ?? '') && beforeJob.test(sentence.text.slice(end, end + 60))) return
        spans.push({ start, end, key: concept, value, isKnown: true, isLoose: isDuty && !tools.has(category ?? '') })
      },
      sentence.languages[0],
    )
    const names = [...namesIn(sentence), ...(fields.get(sentence) ?? []), ...listedNames(sentence), ...knownPhrases(sentence)]
    for (const { start: from, end: to } of names) {
      const start = from + leadingModifiers(sentence.text.slice(from, to))
      const value = withoutTrailingCue(sentence.text.slice(start, to))
      const end = start + value.length
      if (namesNothing(value) || value.length < 2 || namesLanguage(value) || isNumberOfYears(sentence, start, end)) continue
      if (isTaken(start, end) || isHollow(value) || taken.employer.has(value.toLowerCase())) continue
      if (offices.some(([from, to]) => start < to && end > from)) continue
      const reading = readName(skills, value, sentence)
      if (
        reading.isKnown
          ? !skills.isNamed(sentence.text, start, end, sentence.languages[0])
          : taken.isPlace(value) || isOrdinaryPhrase(skills, value, sentence)
      )
        continue
      if (!skills.isSoft(reading.concept) && skills.category(reading.concept) !== 'Languages (human)')
        spans.push({ start, end, key: reading.concept, value: spelt(skills, reading.value), isKnown: reading.isKnown, isLoose: isDuty })
    }
    const apart = withSlashes(sentence, longestApart(spans), doesSame)
    for (const { start, end, key, value, isLoose } of withExamples(sentence, withAlternatives(sentence, apart))) {
      if (
        isAfterExperience(sentence, start) &&
        value.split(' or ').some((field) => taken.isTitleWork(field, sentence.text.slice(start, end)))
      )
        continue
      const wish = strengthOf(sentence, start, end)
      // 'MEDDPICC or similar' requests no specific name
      const strength = wish === 'must' && !value.includes(' or ') && endsInSimilar(sentence.text.slice(end)) ? 'nice' : wish
      const into = isDuty && strength === 'nice' ? duties : keywords
      const existing = into.get(key)
      if (!strength || (isLoose && strength !== 'must') || (existing && (existing.strength === 'must' || strength === 'nice'))) continue
      into.set(key, { field: 'keyword', value, strength, evidence: prove(sentence, start, end) })
    }
  }
  // duties count only when the text has few requirements
  const proposals = [
    ...keywords.values(),
    ...(keywords.size < fewKeywords ? [...duties].filter(([key]) => !keywords.has(key)).map(([, proposal]) => proposal) : []),
  ]
  const required = proposals.filter(({ strength }) => strength === 'must').map(({ value }) => new Set(value.toLowerCase().split(' or ')))
  // an optional 'Java or Python' adds nothing to a required 'Go or Java or Python'
  return proposals.filter(
    ({ value, strength }) =>
      strength === 'must' ||
      !required.some((set) =>
        value
          .toLowerCase()
          .split(' or ')
          .every((part) => set.has(part)),
      ),
  )
}
