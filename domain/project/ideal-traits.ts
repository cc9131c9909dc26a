// What ideal candidates have, in common or by themselves, by a key that stays the same however often they are read.
import { normalise } from '../reference/normalise.ts'

export const traitKinds = ['title', 'skill', 'company', 'companyKind', 'industry', 'school', 'study'] as const
export type TraitKind = (typeof traitKinds)[number]

export interface IdealTrait {
  /** 'skill:python': what the settings keep when someone takes it out. */
  key: string
  kind: TraitKind
  label: string
  /** Which of the ideal candidates have it, by their place in the list. */
  from: number[]
}

export function traitKey(kind: TraitKind, label: string): string {
  return `${kind}:${normalise(label) || label.trim()}`.slice(0, 200)
}
