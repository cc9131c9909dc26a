// The keywords of a search: how much each weighs, and the phrases that show them in a text.
import { alternativesOf } from '@fairlead/domain/project/alternatives'
import { readComputed, type ComputedCriterion } from '@fairlead/domain/project/computed-criteria'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { distinctTexts } from '@fairlead/domain/reference/normalise'
import { phraseTable } from '../skills/skills.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'
import { termsOf } from '../text/terms.ts'
import { rarity } from './bm25f.ts'
import { careerGroups } from './career-groups.ts'
import type { PoolView } from './pool-view.ts'

export interface Keyword {
  label: string
  /** Computed from the jobs instead of found in texts; null = the words are found. */
  career: ComputedCriterion | null
  required: boolean
  concept: number
  isKnown: boolean
  /** How informative a match is: 1 for a word of medium rarity. */
  weight: number
}

/** Rarity of a word used by one person in 50. */
const middlingRarity = 3.9

/** Someone who works as a Site Reliability Engineer does site reliability engineering. */
const withDoer = (skill: string): string[] => (/\bengineering$/i.test(skill) ? [skill, skill.slice(0, -'ing'.length)] : [skill])

/** Required keywords first; one that is both is required. */
export function askedKeywords(vocabulary: Vocabulary, preferences: SearchPreferences, pool: PoolView): Keyword[] {
  const required = distinctTexts(preferences.keywordsRequired)
  const requiredConcepts = new Set(required.map((label) => vocabulary.skills.read(label).concept))
  const optional = distinctTexts(preferences.keywordsOptional).filter(
    (label) => !requiredConcepts.has(vocabulary.skills.read(label).concept),
  )
  return [...required.map((label) => ({ label, required: true })), ...optional.map((label) => ({ label, required: false }))].map(
    (keyword) => {
      const career = readComputed(keyword.label)
      if (career) return { ...keyword, career, concept: careerGroups(vocabulary, career)[0]?.[0] ?? 0, isKnown: true, weight: 1 }
      const { concept, isKnown } = vocabulary.skills.read(keyword.label)
      const words = termsOf(keyword.label).map((word) => rarity(pool.words, word))
      const rarest = Math.max(0, ...words)
      const weight = pool.words.people === 0 ? 1 : Math.min(1.5, Math.max(0.5, rarest / middlingRarity))
      return { ...keyword, career, concept, isKnown, weight }
    },
  )
}

/** The phrases that show a keyword by its place in the list, and those of skills that imply one. */
export function keywordPhrases(vocabulary: Vocabulary, keywords: readonly Keyword[]) {
  const inTexts = keywords.map(({ career, label }) => (career ? [] : vocabulary.skills.spellings(label)))
  const phrases = phraseTable(
    inTexts.flatMap((spellings, index) => spellings.flatMap(withDoer).map((text) => vocabulary.skills.phrase(text, index))),
  )

  const implyingPhrases = phraseTable(
    keywords.flatMap(({ label, career, concept, isKnown }, keyword) =>
      (career ? [] : isKnown ? [concept] : alternativesOf(label).map((part) => vocabulary.skills.read(part).concept))
        .flatMap(vocabulary.skills.impliedBy)
        .flatMap((implying) => {
          const label = vocabulary.skills.label(implying) ?? ''
          return vocabulary.skills.spellings(label).map((text) => vocabulary.skills.phrase(text, { keyword, label }))
        }),
    ),
  )
  return { keywordPhrases: phrases, implyingPhrases }
}
