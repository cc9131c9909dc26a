// What a candidate misses of a search's requirements, in the reader's language.
import { rareMissingText, type Assessment } from '@fairlead/domain/candidate/assessment'
import { readText } from '@fairlead/domain/shared/stored-text'
import { readersLabel } from '@fairlead/matching/plan/rare-terms'
import { text as missedText } from '@fairlead/matching/plan/texts/missed'

export function missedRequirements(assessment: Assessment | null): string[] {
  const { missedMusts = [], missedTexts = [], rareMissing = [] } = assessment ?? {}
  return [
    ...missedMusts.map((phrase, index) => readText(missedText, missedTexts[index], phrase)),
    ...rareMissingText(rareMissing.map(readersLabel)),
  ]
}
