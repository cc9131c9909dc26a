// Turns a job description into search proposals; nothing is proposed without proof in the text.
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { computedInJob } from './computed-in-job.ts'
import { placeAround } from './radius.ts'
import { readDegrees } from './degrees.ts'
import { readExclusions } from './exclusions.ts'
import { readJobIndustries } from './job-industries.ts'
import { isDrivingLicense } from './listed-names.ts'
import { readJobKeywords } from './job-keywords.ts'
import { readJobLines, spansOf, type FoundSpan, type JobLines } from './job-lines.ts'
import { readJobPlaces, taggedPlace } from './job-places.ts'
import {
  asSentences,
  companiesIn,
  exclusionsIn,
  keywordsIn,
  kindsIn,
  proveIn,
  titlesIn,
  yearsIn,
  type ReadProposal,
} from './lines-to-criteria.ts'
import { readJobTitles } from './job-titles.ts'
import { likelyCountries } from './likely-countries.ts'
import { employerNames, employerOfHead } from './employer.ts'
import { namesLanguage, readJobCompanies, readJobLanguages, readJobPay, readJobTrack } from './job-terms.ts'
import { normalise } from '@fairlead/domain/reference/normalise'
import type { PostingLine, Reader } from '@fairlead/language/reader'
import { detectLanguage, wordingLanguages, type DetectedLanguage } from '@fairlead/matching/text/language'
import { isProvenBy } from '@fairlead/domain/project/job-proposal'
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import {
  protectedTraitIn,
  protectedRequirementIn,
  protectedWishIn,
  statesAge,
  type ProtectedTrait,
} from '@fairlead/domain/project/protected-traits'
import { sentencesOf } from '@fairlead/matching/text/sentences'
import { readJobVisa } from './work-permit.ts'
import { titleWork } from './title-work.ts'
import { readYears } from './years.ts'

/** Words as concepts, and the reader that finds them in a text. */
export interface ReadingVocabulary extends Vocabulary {
  reader: Reader
}

export interface JobReading {
  proposals: JobProposal[]
  /** Read without enough confidence: shown as not used. */
  unused: JobProposal[]
  /** Keywords beyond the maximum that is proposed. */
  leftOut: number
  /** Sentences with legally protected requirements, from which nothing is proposed. */
  warnings: { sentence: string; trait: ProtectedTrait }[]
  language: DetectedLanguage
}

const maxWarnings = 10
const longestQuote = 500

/** @param max how many keywords are proposed, required ones first */
export function readJob(vocabulary: ReadingVocabulary, text: string, max: number): JobReading {
  const language = detectLanguage(text)
  const languages = wordingLanguages(language)
  const job = readJobLines(vocabulary.reader, text)
  const underHeadings = sentencesOf(text, languages)
  const sentences = job.inSections(underHeadings)
  const employer = employerIn(job, text, vocabulary)
  const companies = readJobCompanies(underHeadings, (name) => vocabulary.companies.read(name).size !== null, employer)
  // '25 a 35 años' are years of age, not of work
  const neutral = sentences.filter(({ text: words }) => words.length > 160 || !statesAge(words))
  const exclusions = withoutRepeats([...used(readExclusions(underHeadings)), ...exclusionsIn(job)])
  const isExcluded = (value: string) =>
    exclusions.some((exclusion) => exclusion.isUsed && exclusion.value.toLowerCase() === value.toLowerCase())
  const isPlaceName = (name: string) => vocabulary.places.read(name) !== null
  const titles = mergeTitles(
    titlesIn(job, isPlaceName),
    job.isSearch ? [] : readJobTitles(neutral, vocabulary.titles, isPlaceName),
    employer,
  )
  const degrees = readDegrees(sentences)
  const isTitleWork = titleWork(
    vocabulary,
    titles.map(({ value }) => value),
  )
  const computed = computedInJob(job, vocabulary, isTitleWork)
  /** True for words that another criterion holds, or that no one is to have. */
  const isElsewhere = (line: PostingLine, start: number, end: number): boolean => {
    const words = line.text.slice(start, end)
    const section = sentences.find((sentence) => {
      const offset = line.start + start - sentence.start
      return offset >= 0 && offset < sentence.text.length
    })?.section
    return (
      section === 'unneeded' ||
      section === 'unwanted' ||
      employer.has(words.toLowerCase()) ||
      isExcluded(words) ||
      computed.holds(line, start, end) ||
      (job.isSearch && /^\p{Lu}\p{Ll}/u.test(words) && isPlaceName(words)) ||
      namesLanguage(words) ||
      degrees.some(
        ({ evidence }) => evidence.sentence.includes(words) && words.includes(evidence.sentence.slice(evidence.start, evidence.end)),
      )
    )
  }
  const keywords = keywordsIn(job, vocabulary, { languages, isTitleWork }, isElsewhere)
  const ruleKeywords = job.isSearch
    ? []
    : readJobKeywords(neutral, vocabulary.skills, { spans: companies.spans, employer, isPlace: isPlaceName, isTitleWork }).filter(
        ({ value, evidence }) =>
          !isExcluded(value) && !keywords.some((keyword) => isSameEvidence(keyword.evidence, evidence)) && keep(vocabulary, value),
      )
  keywords.push(...used(ruleKeywords))
  const ranked = [...keywords.filter(({ strength }) => strength === 'must'), ...keywords.filter(({ strength }) => strength === 'nice')]
  const pay = readJobPay(sentences)
  const likely = likelyCountries(language.code, pay[0])
  const isCapitalPlace = (words: string) => /^\p{Lu}\p{Ll}/u.test(words) && isPlaceName(words)
  const around = [...spansOf(job, 'PLACE'), ...(job.isSearch ? spansOf(job, 'SKILL').filter(({ span }) => isCapitalPlace(span.text)) : [])]
    // 'al' is no Albania
    .filter(({ span }) => !/^\p{Ll}{1,2}$/u.test(span.text))
    .map(placeAround)
  const placeSpans = around.map(({ place }) => place)
  const readPlaces = readJobPlaces(asSentences(placeSpans, taggedPlace, languages), vocabulary.places, employer, likely)
  const isTagged = ({ evidence: { sentence, start, end } }: JobProposal) =>
    placeSpans.length === 0 || placeSpans.some(({ span }) => isPart(span.text, sentence.slice(start, end)))
  const rulePlaces = readJobPlaces(sentences, vocabulary.places, employer, likely).filter((place) => !job.isSearch || isTagged(place))
  const places = joinPlaces(used(rulePlaces), used(readPlaces, 'reader'))
  const years = readYears(neutral)
  const industries = readJobIndustries(sentences)
  const visa = used(readJobVisa(sentences))
  const companyProposals = [...used(companies.proposals), ...companiesIn(job, employer)]
  const proposals: ReadProposal[] = [
    ...titles,
    ...ranked.slice(0, max),
    ...(years.length > 0 ? used(years) : yearsIn(job)),
    ...used(degrees),
    ...places,
    ...placesNotRead(placeSpans, places),
    ...around.flatMap(({ radius }) => radius ?? []).slice(0, 1),
    ...withoutRepeats([
      ...used(readJobLanguages(sentences)),
      ...used(readJobLanguages(asSentences(spansOf(job, 'LANGUAGE'), '', languages)), 'reader'),
    ]),
    ...used(readJobTrack(sentences)),

    ...used(industries),
    // 'no visa sponsorship' leaves out no one
    ...exclusions.filter((exclusion) => !visa.some((proposal) => isSameEvidence(proposal.evidence, exclusion.evidence))),
    ...(pay.length > 0 ? used(pay) : used(readJobPay(asSentences(spansOf(job, 'PAY'), 'salary', languages)), 'reader')),
    ...visa,
    ...kindsIn(
      job,
      (line, start, end) =>
        isElsewhere(line, start, end) ||
        isTitleWork(line.text.slice(start, end), line.text.slice(start, end)) ||
        industries.some(({ evidence }) => line.text.slice(start, end).includes(evidence.sentence.slice(evidence.start, evidence.end))),
    ),
  ]
  const warnings = sentences.flatMap((sentence) => {
    const trait = job.isSearch ? protectedWishIn(sentence.text) : protectedRequirementIn(sentence.text)
    return trait === null ? [] : [{ sentence: sentence.text.slice(0, longestQuote), trait }]
  })
  // in a script that it wasn't trained on, the reader guesses
  const isSure = ({ isUsed, by }: ReadProposal) => isUsed && (by === 'rules' || isLatin(text))
  const companyNames = withoutRepeats([...computed.companies, ...companyProposals.flatMap((proposal) => computed.rest(proposal) ?? [])])
  const allowed = [...proposals.flatMap((proposal) => computed.rest(proposal) ?? []), ...companyNames, ...computed.proposals].filter(
    (proposal) => isProvenBy(text, proposal) && protectedTraitIn(proposal.value) === null,
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

/** The rules' places; of the reader's those that the rules have none of: locations, or remote work. */
const joinPlaces = (rules: readonly ReadProposal[], read: readonly ReadProposal[]): ReadProposal[] => [
  ...rules,
  ...read.filter(({ field }) => !rules.some((proposal) => proposal.field === field)),
]

const keep = (vocabulary: Vocabulary, value: string) =>
  value.split(' or ').some((part) => vocabulary.skills.read(part).isKnown || isDrivingLicense(part))
const isSameEvidence = (a: JobProposal['evidence'], b: JobProposal['evidence']) => {
  const [first, second] = [a, b].map(({ sentence, start, end }) => sentence.slice(start, end))
  return (a.sentence.includes(b.sentence) || b.sentence.includes(a.sentence)) && (first!.includes(second!) || second!.includes(first!))
}

const used = (proposals: readonly JobProposal[], by: ReadProposal['by'] = 'rules'): ReadProposal[] =>
  proposals.map((proposal) => ({ ...proposal, isUsed: true, by }))

/** The first of each value; one that is used before one that isn't. */
function withoutRepeats(proposals: readonly ReadProposal[]): ReadProposal[] {
  const byValue = new Map<string, ReadProposal>()
  for (const proposal of proposals) {
    const key = normalise(proposal.value.replace(/ \([^()]*\)$/, ''))
    const before = byValue.get(key)
    if (before === undefined || (!before.isUsed && proposal.isUsed)) byValue.set(key, proposal)
  }
  return [...byValue.values()]
}

/** Signs around a title that are none of its own. */
const around = /[@#[\]|]/

/** The rules' spelling of the reader's titles, unless it holds the employer or signs of the page: 'Cook at Harbour', '[Remote] Cook'. */
function mergeTitles(read: readonly ReadProposal[], rules: readonly JobProposal[], employer: ReadonlySet<string>): readonly ReadProposal[] {
  const sure = read.filter(({ isUsed }) => isUsed)
  if (sure.length === 0) return [...used(rules), ...(rules.length > 0 ? [] : read)]
  if (!sure.some(({ value }) => rules.some((rule) => isPart(rule.value, value)))) return read
  const isAround = (title: string) => around.test(title) || [...employer].some((name) => title.toLowerCase().includes(name))
  return used(rules).map((rule) => (isAround(rule.value) && sure.find(({ value }) => isPart(rule.value, value))) || rule)
}

/** Words for a place that no list knows, where nothing else says where: shown, and used only as they stand. */
const placesNotRead = (spans: readonly FoundSpan[], places: readonly JobProposal[]): ReadProposal[] =>
  places.length > 0
    ? []
    : spans.slice(0, 1).map(({ line, span }) => ({
        field: 'location',
        value: span.text,
        strength: 'must',
        evidence: proveIn(line, span.start, span.end),
        isUsed: false,
        by: 'reader',
      }))

/** Most letters of the first lines are of the script that the reader was trained on. */
function isLatin(text: string): boolean {
  const letters = text.slice(0, 2000).match(/\p{L}/gu) ?? []
  return letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length * 2 > letters.length
}

const isPart = (a: string, b: string) => {
  const [first, second] = [` ${normalise(a)} `, ` ${normalise(b)} `]
  return first.includes(second) || second.includes(first)
}

/** Lower-case names of the hiring company. */
function employerIn(job: JobLines, text: string, { places }: Vocabulary): Set<string> {
  const names = employerNames(text)
  const ofHead = employerOfHead(text, places)
  if (ofHead) names.add(ofHead)
  for (const { line, span, isUsed } of spansOf(job, 'EMPLOYER'))
    if (isUsed && (line.zone === 'title' || line.zone === 'employer' || line.zone === 'benefits' || line.zone === 'duties'))
      names.add(span.text.toLowerCase())
  return names
}
