// A reason with its claim and weight, before the best are chosen.
import type { Claim } from '@fairlead/domain/candidate/claim'
import type { Evidence, Reason } from '@fairlead/domain/candidate/assessment'
import { fieldOf } from '@fairlead/domain/shared/records'
import type { Facts } from '../score/dimensions.ts'

export interface Weighed extends Reason {
  claim: Claim
  weight: number
}

type Part = NonNullable<Evidence['part']>
/** An entry of a profile. */
export type Source = { field: 'experiences' | 'education'; index: number }

/** The whole text of a part of an entry as evidence; [] when it is missing. */
export function wholeOf({ profile }: Facts, { field, index }: Source, part: Part): Evidence[] {
  const text = fieldOf(profile[field][index], part)
  return typeof text === 'string' && text !== '' ? [{ field, index, part, start: 0, end: text.length, quote: text }] : []
}
