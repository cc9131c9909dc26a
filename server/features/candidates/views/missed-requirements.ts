// What a candidate misses of a search's requirements, in the reader's language.
import { rareMissingText, type Assessment } from '@fairlead/domain/candidate/assessment'
import type { Language } from '@fairlead/domain/shared/language'
import { readText, writeText } from '@fairlead/domain/shared/stored-text'
import { readersLabel } from '@fairlead/matching/plan/rare-terms'
import * as german from '@fairlead/matching/plan/texts/de/missed'
import * as english from '@fairlead/matching/plan/texts/en/missed'
import * as spanish from '@fairlead/matching/plan/texts/es/missed'
import * as french from '@fairlead/matching/plan/texts/fr/missed'
import { text as missedText } from '@fairlead/matching/plan/texts/missed'

export function missedRequirements(assessment: Assessment | null): string[] {
  const { missedMusts = [], missedTexts = [], rareMissing = [] } = assessment ?? {}
  return [
    ...missedMusts.map((phrase, index) => readText(missedText, missedTexts[index], phrase)),
    ...rareMissingText(rareMissing.map(readersLabel)),
  ]
}

/** The same for the candidate, each with the skill that they may have all the same; what almost no one has is only a skill. */
export function missedForCandidate(assessment: Assessment | null, language: Language): { text: string; label: string | null }[] {
  const { missedMusts = [], missedTexts = [], rareMissing = [] } = assessment ?? {}
  const catalog = { en: english, de: german, es: spanish, fr: french }[language]
  return [
    ...missedMusts.map((phrase, index) => {
      const stored = missedTexts[index]
      const label = stored?.[0] === 'noMention' ? String(stored[1]) : null
      return { text: (stored && writeText(catalog, stored)) || phrase, label }
    }),
    ...rareMissing.map((label) => ({ text: catalog.noMention(readersLabel(label)), label: readersLabel(label) })),
  ]
}
