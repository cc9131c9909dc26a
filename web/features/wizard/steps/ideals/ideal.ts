// An ideal candidate on the screen: the same one however they were added.
import type { ReadIdealCandidates } from '@fairlead/contract/v2/projects/ideal_candidates'
import type { StepProps } from '../../step.ts'

export type Ideal = StepProps['settings']['ideal_candidates'][number]
export type Resume = NonNullable<Ideal['resume']>
export type IdealPerson = ReadIdealCandidates['answer']['people'][number]
export type Trait = ReadIdealCandidates['answer']['traits'][number]

export const keyOf = ({ core_candidate_id, linkedin_profile_url, resume }: Ideal): string =>
  core_candidate_id ?? linkedin_profile_url ?? JSON.stringify(resume)

const isSame = (a: Ideal, b: Ideal) =>
  (a.core_candidate_id !== null && a.core_candidate_id === b.core_candidate_id) ||
  (a.linkedin_profile_url !== null && a.linkedin_profile_url === b.linkedin_profile_url) ||
  (a.resume !== null && JSON.stringify(a.resume) === JSON.stringify(b.resume))

/** The list extended by new people up to the limit, and how many exceeded it. */
export function addIdeals(ideals: readonly Ideal[], more: readonly Ideal[], max: number): { ideals: Ideal[]; notAdded: Ideal[] } {
  const next = [...ideals]
  const notAdded: Ideal[] = []
  for (const ideal of more) {
    if (next.some((existing) => isSame(ideal, existing))) continue
    if (next.length < max) next.push(ideal)
    else notAdded.push(ideal)
  }
  return { ideals: next, notAdded }
}
