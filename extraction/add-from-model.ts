// Merges a language model's proposals: kept only with evidence in the text, with the text's own strength.
import { industries } from '@fairlead/domain/reference/lists'
import { tokenise } from '@fairlead/domain/reference/normalise'
import type { ModelProposal } from '@fairlead/domain/ports/job-model'
import { isProvenBy, jobFields, type JobField, type JobProposal } from '@fairlead/domain/project/job-proposal'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { jobNouns } from '@fairlead/matching/text/job-nouns'
import { industryIn } from './job-terms.ts'
import { numberOf } from './lines-to-criteria.ts'
import { prove } from './prove.ts'
import { wordsIn } from './shape.ts'
import { isDenied, refusesPeople } from './strength.ts'
import { allWords, degreeLevels, whole } from '@fairlead/language/words'
import { silentSections, wishWords } from '@fairlead/matching/text/sections'
import { sentencesOf, type Sentence } from '@fairlead/matching/text/sentences'
import { protectedTraitIn } from '@fairlead/domain/project/protected-traits'

const years = /(?<![\p{L}\d])(\d{1,2}|\p{L}{3,9})(?=[^.;]{0,25}\byears?\b)/giu
const degrees = degreeLevels.map((level): [string, RegExp] => [level, whole(allWords((words) => words.degrees[level]))])
const refusal = whole(allWords((words) => words.leaveOut))
const remote = whole(allWords((words) => words.remote))

/** [start, end) of the words in the text, ignoring what is between them; null when they aren't consecutive. */
function placeOf(text: string, words: string): [number, number] | null {
  const searched = tokenise(words).map((token) => token.text)
  const tokens = tokenise(text)
  if (searched.length === 0) return null
  for (let index = 0; index + searched.length <= tokens.length; index += 1)
    if (searched.every((word, offset) => tokens[index + offset]?.text === word))
      return [tokens[index]?.start ?? 0, tokens[index + searched.length - 1]?.end ?? 0]
  return null
}

const shortestQuote = 3

type Proof = { value: string; start: number; end: number; strength?: JobProposal['strength'] } | null

/** Where the sentence proves the value; null when it doesn't. */
function proofOf(vocabulary: Vocabulary, field: JobField, value: string, sentence: Sentence): Proof {
  const { text } = sentence
  const proven = (words: string): Proof => {
    const place = placeOf(text, words)
    return place && { value: words, start: place[0], end: place[1] }
  }
  switch (field) {
    case 'keyword': {
      const { concept } = vocabulary.skills.read(value)
      if (wordsIn(value).length > 5 || vocabulary.skills.isSoft(concept)) return null
      for (const words of [value, ...vocabulary.skills.spellings(value)]) {
        const proof = proven(words)
        if (proof) return proof
      }
      return null
    }
    case 'title':
      return value.length <= 80 && (vocabulary.titles.read(value).isKnown || jobNouns.test(value)) ? proven(value) : null
    case 'years_min':
    case 'years_max': {
      const number = Number(value)
      if (!text.toLowerCase().includes('experience')) return null
      for (const match of text.matchAll(years))
        if (Number.isInteger(number) && number > 0 && number <= 40 && numberOf(match[1] ?? '') === number)
          return { value: String(number), start: match.index, end: match.index + match[0].length }
      return null
    }
    case 'degree': {
      const match = degrees.find(([level]) => level === value)?.[1].exec(text)
      return match ? { value, start: match.index, end: match.index + match[0].length } : null
    }
    case 'location': {
      const reading = vocabulary.places.read(value)
      const proof = reading && (proven(value) ?? proven(value.split(',')[0] ?? ''))
      return reading && proof && { ...proof, value: reading.label, strength: 'must' }
    }
    case 'remote': {
      const match = remote.exec(text)
      return match && !refusal.test(text)
        ? { value: 'true', start: match.index, end: match.index + match[0].length, strength: 'must' }
        : null
    }
    case 'industry': {
      const industry = industries.find((entry) => entry.toLowerCase() === value.toLowerCase())
      const proof = industry && (industryIn(text, industry) ?? proven(industry))
      return proof ? { value: industry, start: proof.start, end: proof.end, strength: 'nice' } : null
    }
    // only the rules read these: their values are built, not quoted
    case 'language':
    case 'years_relevant':
    case 'track':
    case 'pay':
    case 'radius':
    case 'visa':
      return null
    case 'company':
      return withStrength(proven(value), 'nice')
    case 'exclusion':
      return wordsIn(value).length <= 4 && refusal.test(text) ? withStrength(proven(value), 'must') : null
  }
}

const withStrength = (proof: Proof, strength: JobProposal['strength']): Proof => proof && { ...proof, strength }

/** What the sentence and its heading say of the words; null where they ask for nothing. */
function strengthOf({ text, section }: Sentence, place: { start: number; end: number }): JobProposal['strength'] | null {
  if (isDenied({ text, spans: [] }, place) || refusesPeople(text, place)) return null
  return section === 'preferred' || wishWords.test(text) ? 'nice' : 'must'
}

/** Only proposals that the rules haven't found, in the model's order. */
export function addFromModel(
  vocabulary: Vocabulary,
  text: string,
  { existing, modelProposals, max }: { existing: readonly JobProposal[]; modelProposals: readonly ModelProposal[]; max: number },
): JobProposal[] {
  const sentences = sentencesOf(text)
  const keyOf = ({ field, value }: Pick<JobProposal, 'field' | 'value'>): string =>
    field === 'years_min' || field === 'years_max' || field === 'remote'
      ? field
      : field === 'keyword'
        ? `keyword ${vocabulary.skills.read(value).concept}`
        : field === 'location'
          ? `location ${vocabulary.places.read(value)?.own ?? value}`
          : `${field} ${tokenise(value)
              .map((token) => token.text)
              .join(' ')}`
  const keys = new Set(existing.map(keyOf))
  const added: JobProposal[] = []
  for (const { field: name, value, quote } of modelProposals) {
    const field = jobFields.find((entry) => entry === name)
    const place = field && quote.trim().length >= shortestQuote ? placeOf(text, quote) : null
    if (!field || !place || added.length >= max) continue
    // judge the whole sentence: a quote may leave out the 'not'
    const around = sentences.filter(({ start, text: words }) => start < place[1] && start + words.length > place[0])
    for (const sentence of around.slice(0, 4)) {
      if (silentSections.has(sentence.section)) continue
      const proof = proofOf(vocabulary, field, value, sentence)
      const strength = proof && (proof.strength ?? (field === 'title' ? 'must' : strengthOf(sentence, proof)))
      if (!proof || !strength) continue
      const proposal: JobProposal = { field, value: proof.value, strength, evidence: prove(sentence.text, proof.start, proof.end) }
      if (keys.has(keyOf(proposal)) || !isProvenBy(text, proposal) || protectedTraitIn(proposal.value) !== null) continue
      keys.add(keyOf(proposal))
      added.push(proposal)
      break
    }
  }
  return added
}
