// The facts that a correction can begin with, and the form's fields for each kind.
import type { DisputeYourData, WireFactChange } from '@fairlead/contract/v2/your_data'
import { factLine, textFacts, type FactChange } from '@fairlead/domain/candidate/fact-change'
import type { YourRecord } from './use-your-data.ts'

type Job = YourRecord['jobs'][number]
type School = YourRecord['schools'][number]

/** A fact as it is now, null for one to be added. */
export type Seed =
  | { kind: 'text'; field: (typeof textFacts)[number]; before: string | null }
  | { kind: 'job'; before: Job | null }
  | { kind: 'school'; before: School | null }
  | { kind: 'skill'; before: string | null; proposal?: string }

/** What a correction is about, and the facts to choose from. */
export interface Subject {
  kind: DisputeYourData['input']['about']
  /** The reason or requirement in the page's language; null for a fact. */
  claim: string | null
  candidateId: string | null
  position: number
  seeds: Seed[]
}

export const ofFact = (seed: Seed): Subject => ({ kind: 'fact', claim: null, candidateId: null, position: 0, seeds: [seed] })

/** The facts that a reason rests on, each once. */
export function seedsOf(record: YourRecord, facts: readonly { field: string; index: number }[]): Seed[] {
  const seeds = facts.flatMap(({ field, index }): Seed[] => {
    const [job, school, skill] = [record.jobs[index], record.schools[index], record.skills[index]]
    if (field === 'experiences') return job ? [{ kind: 'job', before: job }] : []
    if (field === 'education') return school ? [{ kind: 'school', before: school }] : []
    if (field === 'skills') return skill === undefined ? [] : [{ kind: 'skill', before: skill }]
    const text = textFacts.find((name) => name === field)
    return text ? [{ kind: 'text', field: text, before: record.texts[text] }] : []
  })
  const keys = seeds.map((seed) => JSON.stringify(seed))
  return seeds.filter((_, index) => !keys.slice(0, index).some((key) => key === keys[index]))
}

/** Anything that may meet a requirement for which no single fact stands. */
export const anySeeds = (record: YourRecord): Seed[] => [
  { kind: 'text', field: 'place', before: record.texts.place },
  ...record.jobs.map((before): Seed => ({ kind: 'job', before })),
  { kind: 'job', before: null },
  { kind: 'school', before: null },
  { kind: 'skill', before: null },
]

export const schoolFacts = ({ school, degree, field_of_study: fieldOfStudy }: School) => ({ school, degree, fieldOfStudy })

export const seedLine = (seed: Seed): string | null =>
  seed.before === null ? null : seed.kind === 'school' ? factLine(schoolFacts(seed.before)) : factLine(seed.before)

export type Values = Record<string, string>

export function valuesOf(seed: Seed): Values {
  if (seed.kind === 'job') return { title: '', company: '', ...text(seed.before) }
  if (seed.kind === 'school') return { school: '', ...text(seed.before) }
  return { text: seed.before ?? (seed.kind === 'skill' ? (seed.proposal ?? '') : '') }
}

const text = (fact: object | null): Values =>
  Object.fromEntries(Object.entries(fact ?? {}).map(([name, value]) => [name, String(value ?? '')]))
const orNull = (value: string | undefined) => value?.trim() || null

/** The change that the form describes, for the API and for its rule. */
export function changeOf(seed: Seed, values: Values, isRemoved: boolean): { wire: WireFactChange; change: FactChange } {
  if (seed.kind === 'job') {
    const { title = '', company = '', start, end } = values
    const after = isRemoved ? null : { title: title.trim(), company: company.trim(), start: orNull(start), end: orNull(end) }
    const change = { kind: 'job' as const, before: seed.before, after }
    return { wire: change, change }
  }
  if (seed.kind === 'school') {
    const after = isRemoved
      ? null
      : { school: (values.school ?? '').trim(), degree: orNull(values.degree), field_of_study: orNull(values.field_of_study) }
    return {
      wire: { kind: 'school', before: seed.before, after },
      change: { kind: 'school', before: seed.before && schoolFacts(seed.before), after: after && schoolFacts(after) },
    }
  }
  const after = isRemoved ? null : (values.text ?? '').trim()
  if (seed.kind === 'skill') {
    const change = { kind: seed.kind, before: seed.before, after }
    return { wire: change, change }
  }
  const change = { kind: seed.kind, field: seed.field, before: seed.before, after }
  return { wire: change, change }
}
