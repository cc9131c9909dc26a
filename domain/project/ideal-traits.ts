// Traits of ideal candidates, shared or individual, with stable keys.
import { normalise } from '../reference/normalise.ts'

export const traitKinds = ['title', 'skill', 'company', 'companyKind', 'industry', 'school', 'study'] as const
export type TraitKind = (typeof traitKinds)[number]

export interface IdealTrait {
  /** 'skill:python': the key stored when a user removes it. */
  key: string
  kind: TraitKind
  label: string
  /** Which of the ideal candidates have it, by position in the list. */
  from: number[]
}

export function traitKey(kind: TraitKind, label: string): string {
  return `${kind}:${normalise(label) || label.trim()}`.slice(0, 200)
}
