// Turns a job description into search proposals; nothing is proposed without proof in the text.
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { protectedExclusionIn, protectedTraitIn, type ProtectedWish } from '@fairlead/domain/project/protected-traits'
import { currencyIn, currencyOf } from '@fairlead/domain/shared/currencies'
import { isProvenBy, type JobProposal } from '@fairlead/domain/project/job-proposal'
import { normalise } from '@fairlead/domain/reference/normalise'
import type { WishReader } from '@fairlead/language/protected-wishes'
import type { PostingLine, Reader } from '@fairlead/language/reader'
import { detectLanguage, wordingLanguages, type DetectedLanguage } from '@fairlead/matching/text/language'
import { silentSections } from '@fairlead/matching/text/sections'
import { computedInJob } from './computed-in-job.ts'
import { readJobLines, type ReadProposal, spansOf, type JobLines } from './job-lines.ts'
import { placesIn } from './job-places.ts'
import { degreesIn, industriesIn, languagesIn, leadsIn, payIn } from './job-terms.ts'
import { languageNamed } from '@fairlead/language/language-names'
import { likelyCountries } from './likely-countries.ts'
import { keywordsIn } from './line-keywords.ts'
import { titlesIn } from './line-titles.ts'
import { exclusionsIn } from './left-out.ts'
import { companiesIn, kindsIn, yearsIn } from './lines-to-criteria.ts'
import { hasLetter, startsLikeName, separators } from './shape.ts'
import { isAfterExperience, titleWork } from './title-work.ts'
import type { Places } from '@fairlead/matching/skills/places'
import { allWords, whole } from '@fairlead/language/words'
import type { Sentence } from '@fairlead/matching/text/sentences'
import { prove } from './prove.ts'

const [sponsorship, permit, refusal] = [
  whole(allWords((words) => words.visa.sponsorship)),
  whole(allWords((words) => words.visa.permit)),
  whole(allWords((words) => words.visa.refusal)),
] as const
/** Whether the employer sponsors a visa, or people must have a work permit already. */
const longest = 600

/** Reads the first sentence about it: 'none' where no visa is sponsored or a permit is needed, else 'offered'. */
function readJobVisa(sentences: readonly Sentence[]): JobProposal[] {
  for (const sentence of sentences) {
    const text = sentence.text.slice(0, longest)
    const sponsored = sponsorship.exec(text)
    const mention = sponsored ?? permit.exec(text)
    if (!mention) continue
    const isNone = !sponsored || refusal.test(text)
    const evidence = prove(sentence.text, mention.index, mention.index + mention[0].length)
    return [{ field: 'visa', value: isNone ? 'none' : 'offered', strength: 'nice', evidence }]
  }
  return []
}

/** 'About Harbour', 'We're Harbour', 'Join Harbour', as a line of its own or a sentence. */
const introduced = /^\W*(?:About|Über|Sobre|Over|Join|We(?:['’]re| are)|Wir sind|Somos) (?<name>\p{Lu}[^.,!?:(]{1,40})/u
const headLines = 8
/** A company in another country rarely has its second office in a town this small. */
const smallTown = 100_000

/** Lower-case names of the employer: the reader's, those that introduce it, and the name before the place in the head. */
function employerIn(job: JobLines, places: Places): Set<string> {
  const names = new Set<string>()
  for (const { line, span, isUsed } of spansOf(job, 'EMPLOYER'))
    if (isUsed && ['title', 'employer', 'benefits', 'duties'].includes(line.zone)) names.add(span.text.toLowerCase())
  job.lines.forEach(({ text }, index) => {
    const name = introduced.exec(text)?.groups?.['name']?.trim().toLowerCase()
    if (name && name.split(' ').length <= 3) names.add(name)
    // 'Fernway · London, UK' is a company in London, although a borough has that name too; 'Berlin · London, UK' are two offices
    const [first = '', ...rest] = index < headLines ? text.split(separators).map((piece) => piece.trim()) : []
    const namesake = rest.length > 0 ? places.read(first) : null
    if (namesake?.type !== 'city' || (namesake.population ?? 0) >= smallTown) return
    const isSubject = job.lines.some((line, place) => place !== index && line.text.includes(`${first} `))
    const place = rest
      .flatMap((piece) => (piece.includes(',') || isSubject ? [piece, ...piece.split(' (', 1)] : []))
      .map((piece) => places.read(piece))
      .find(Boolean)
    if (place && place.country !== namesake.country && places.read(first, [place.country])?.country !== place.country)
      names.add(first.toLowerCase())
  })
  return names
}

/** Words as concepts, and the reader that finds them in a text. */
export interface ReadingVocabulary extends Vocabulary {
  reader: Reader
  wishes: WishReader
}

export interface JobReading {
  proposals: JobProposal[]
  /** Read without enough confidence: shown as not used. */
  unused: JobProposal[]
  /** Keywords beyond the maximum that is proposed. */
  leftOut: number
  /** Sentences with legally protected requirements, from which nothing is proposed. */
  warnings: { sentence: string; wish: ProtectedWish }[]
  language: DetectedLanguage
}

const maxWarnings = 10
const longestQuote = 500

/** @param max how many keywords are proposed, required ones first */
export function readJob(vocabulary: ReadingVocabulary, text: string, max: number): JobReading {
  const { places, skills } = vocabulary
  const language = detectLanguage(text)
  const languages = wordingLanguages(language)
  const job = readJobLines(vocabulary.reader, text, languages)
  const employer = employerIn(job, places)
  const isPlaceName = (name: string) => places.read(name) !== null
  const titles = titlesIn(job, isPlaceName, (words) => vocabulary.titles.read(words).isKnown)
  const isTitleWork = titleWork(
    vocabulary,
    titles.map(({ value }) => value),
  )
  const computed = computedInJob(job, vocabulary, isTitleWork)
  const visa = readJobVisa(job.sentences).map((proposal): ReadProposal => ({ ...proposal, isUsed: true }))
  const isAboutVisa = ({ evidence }: JobProposal) => visa.some((proposal) => isSameEvidence(proposal.evidence, evidence))
  // 'no visa sponsorship' leaves out no one, and names no bank
  const exclusions = withoutRepeats(exclusionsIn(job, languages)).filter((exclusion) => !isAboutVisa(exclusion))
  const degrees = degreesIn(job, languages)
  const firms = companiesIn(job, employer, (name) => vocabulary.companies.read(name).size !== null)
  const companies = withoutRepeats([
    ...computed.companies,
    ...firms.flatMap((firm) => (isAboutVisa(firm) ? [] : (computed.rest(firm) ?? []))),
  ])
  /** True for words that another criterion holds, or that no one is to have. */
  const isElsewhere = (line: PostingLine, start: number, end: number): boolean => {
    const words = line.text.slice(start, end)
    return (
      employer.has(words.toLowerCase()) ||
      computed.holds(line, start, end) ||
      titles.some(({ isUsed, value }) => isUsed && value === words) ||
      companies.some(({ isUsed, value }) => isUsed && value === words) ||
      exclusions.some(({ isUsed, value }) => isUsed && value.toLowerCase() === words.toLowerCase()) ||
      (job.isSearch && startsLikeName(words) && isPlaceName(words)) ||
      languageNamed(words) !== null ||
      degrees.some(({ evidence }) => holdsDegree(line, start, end, evidence)) ||
      (isAfterExperience(line, start, languages) && isTitleWork(words, words))
    )
  }
  const keywords = keywordsIn(job, skills, languages, isElsewhere)
  const ranked = [...keywords.filter(({ strength }) => strength === 'must'), ...keywords.filter(({ strength }) => strength === 'nice')]
  const stated = payIn(job, null)
  const countries = likelyCountries(language.code, stated[0])
  const located = placesIn(job, places, employer, countries)
  const pay = stated.length > 0 ? stated : payIn(job, localCurrency(located, countries))
  const industries = industriesIn(job)
  const isIndustry = (words: string) => industries.some(({ evidence }) => words.includes(wordsOf(evidence)))
  const proposals: ReadProposal[] = [
    ...titles,
    ...ranked.slice(0, max),
    ...yearsIn(job),
    ...degrees,
    ...located,
    ...languagesIn(job),
    ...industries,
    ...exclusions,
    ...pay,
    ...leadsIn(job),
    ...visa,
    ...kindsIn(job, (line, start, end) => {
      const words = line.text.slice(start, end)
      return isElsewhere(line, start, end) || isTitleWork(words, words) || isIndustry(words)
    }),
  ]
  const warnings = job.sentences.flatMap((sentence) => {
    const wish = (job.isSearch ? protectedTraitIn(sentence.text) : null) ?? vocabulary.wishes.wishIn(sentence.text, 'sentence')
    return wish === null || silentSections.has(sentence.section) ? [] : [{ sentence: sentence.text.slice(0, longestQuote), wish }]
  })
  // in a script that it wasn't trained on, the reader guesses
  const isKnownScript = isLatin(text)
  const isSure = ({ isUsed }: ReadProposal) => isUsed && isKnownScript
  const allowed = [...proposals.flatMap((proposal) => computed.rest(proposal) ?? []), ...companies, ...computed.proposals].filter(
    (proposal) =>
      isProvenBy(text, proposal) && (proposal.field === 'exclusion' ? protectedExclusionIn : protectedTraitIn)(proposal.value) === null,
  )
  const plain = ({ field, value, strength, evidence }: ReadProposal): JobProposal => ({ field, value, strength, evidence })
  return {
    proposals: allowed.filter(isSure).map(plain),
    unused: allowed.filter((proposal) => !isSure(proposal)).map(plain),
    leftOut: Math.max(0, ranked.length - max),
    warnings: warnings.slice(0, maxWarnings),
    language,
  }
}

/** The currency where the job is, else in the first of the likely countries; null = unknown. */
function localCurrency(located: readonly ReadProposal[], countries: readonly string[]): string | null {
  const [place] = located.flatMap(({ field, value }) => (field === 'location' ? [currencyOf(value)] : []))
  return place ?? countries.flatMap((country) => currencyIn(country) ?? [])[0] ?? null
}

const longestBetween = 12
/** 'Bachelor's degree in physics' is the degree, in one label or two. */
function holdsDegree(line: PostingLine, start: number, end: number, evidence: JobProposal['evidence']): boolean {
  const offset = line.text.indexOf(evidence.sentence)
  const gap = start - offset - evidence.end
  return offset >= 0 && (line.text.slice(start, end).includes(wordsOf(evidence)) || (gap > 0 && gap <= longestBetween))
}

const wordsOf = ({ sentence, start, end }: JobProposal['evidence']) => sentence.slice(start, end)

const isSameEvidence = (a: JobProposal['evidence'], b: JobProposal['evidence']) => {
  const [first, second] = [wordsOf(a), wordsOf(b)]
  return (a.sentence.includes(b.sentence) || b.sentence.includes(a.sentence)) && (first.includes(second) || second.includes(first))
}

/** The first of each value; one that is used before one that isn't. */
function withoutRepeats(proposals: readonly ReadProposal[]): ReadProposal[] {
  const byValue = new Map<string, ReadProposal>()
  for (const proposal of proposals) {
    const key = normalise(proposal.value)
    const before = byValue.get(key)
    if (before === undefined || (!before.isUsed && proposal.isUsed)) byValue.set(key, proposal)
  }
  return [...byValue.values()]
}

/** Most letters of the first lines are of the script that the reader was trained on. */
function isLatin(text: string): boolean {
  const letters = Array.from(text.slice(0, 2000)).filter(hasLetter)
  return letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 > letters.length
}
