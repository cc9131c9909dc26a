// Turns a job description into search proposals; nothing is proposed without proof in the text.
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { readDegrees } from './degrees.ts'
import { readExclusions } from './exclusions.ts'
import { readJobIndustries } from './job-industries.ts'
import { readJobKeywords } from './job-keywords.ts'
import { acronymPlace, readJobPlaces } from './job-places.ts'
import { readJobTitles } from './job-titles.ts'
import { likelyCountries } from './likely-countries.ts'
import { employerNames, employerOfHead } from './employer.ts'
import { readJobCompanies, readJobLanguages, readJobPay, readJobTrack, readJobVisa } from './job-terms.ts'
import { detectLanguage, wordingLanguages, type DetectedLanguage } from '@fairlead/matching/text/language'
import { isProvenBy } from '@fairlead/domain/project/job-proposal'
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { protectedTraitIn, protectedRequirementIn, statesAge, type ProtectedTrait } from '@fairlead/domain/project/protected-traits'
import { sentencesOf } from '@fairlead/matching/text/sentences'
import { titleWork } from './title-work.ts'
import { readYears } from './years.ts'

export interface JobReading {
  proposals: JobProposal[]
  /** Keywords beyond the maximum that is proposed. */
  leftOut: number
  /** Sentences with legally protected requirements, from which nothing is proposed. */
  warnings: { sentence: string; trait: ProtectedTrait }[]
  language: DetectedLanguage
}

const maxWarnings = 10
const longestQuote = 500

/** @param max how many keywords are proposed, required ones first */
export function readJob(vocabulary: Vocabulary, text: string, max: number): JobReading {
  const language = detectLanguage(text)
  const sentences = sentencesOf(text, wordingLanguages(language))
  const employer = employerNames(text)
  const ofHead = employerOfHead(text, vocabulary.places)
  if (ofHead) employer.add(ofHead)
  const companies = readJobCompanies(sentences, (name) => vocabulary.companies.read(name).size !== null, employer)
  // '25 a 35 años' are years of age, not of work
  const neutral = sentences.filter(({ text: words }) => words.length > 160 || !statesAge(words))
  const exclusions = readExclusions(sentences)
  const isExcluded = (value: string) => exclusions.some((exclusion) => exclusion.value.toLowerCase() === value.toLowerCase())
  const titles = readJobTitles(neutral, vocabulary.titles, (name) => vocabulary.places.read(name) !== null)
  const keywords = readJobKeywords(neutral, vocabulary.skills, {
    spans: companies.spans,
    employer,
    isPlace: (name) => (!/^\p{Lu}{3,5}$/u.test(name) || acronymPlace.test(name)) && vocabulary.places.read(name) !== null,
    isTitleWork: titleWork(
      vocabulary,
      titles.map(({ value }) => value),
    ),
  }).filter(({ value }) => !isExcluded(value))
  const ranked = [...keywords.filter(({ strength }) => strength === 'must'), ...keywords.filter(({ strength }) => strength === 'nice')]
  const pay = readJobPay(sentences)
  const proposals = [
    ...titles,
    ...ranked.slice(0, max),
    ...readYears(neutral),
    ...readDegrees(sentences),
    ...readJobPlaces(sentences, vocabulary.places, employer, likelyCountries(language.code, pay[0])),
    ...readJobLanguages(sentences),
    ...readJobTrack(sentences),
    ...companies.proposals,
    ...readJobIndustries(sentences),
    ...exclusions,
    ...pay,
    ...readJobVisa(sentences),
  ]
  const warnings = sentences.flatMap((sentence) => {
    const trait = protectedRequirementIn(sentence.text)
    return trait === null ? [] : [{ sentence: sentence.text.slice(0, longestQuote), trait }]
  })
  return {
    proposals: proposals.filter((proposal) => isProvenBy(text, proposal) && protectedTraitIn(proposal.value) === null),
    leftOut: Math.max(0, ranked.length - max),
    warnings: warnings.slice(0, maxWarnings),
    language,
  }
}
