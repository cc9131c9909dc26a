// Explains why a batch would be scored otherwise today: one input after another is replaced by today's, and the score computed again.
import { evidenceText } from '@fairlead/domain/candidate/assessment'
import { inputKinds, type InputKind } from '@fairlead/domain/project/record-changes'
import { canonicalJson } from '@fairlead/domain/shared/canonical-json'
import { must } from '@fairlead/domain/shared/records'
import { computeBatch, orderBatch, planOf, type Computed, type PersonInputs, type SearchInputs } from './recompute.ts'
import type { Vocabulary } from './skills/vocabulary.ts'

export interface ComparedInputs {
  before: SearchInputs
  after: SearchInputs
  /** `after` = null: the record is gone, and the stored one counts. The ID decides between equals. */
  people: { id: string; before: PersonInputs; after: PersonInputs['profile'] | null }[]
}

export interface Comparison {
  /** The inputs that differ, whether or not a score does. */
  kinds: InputKind[]
  /** With the stored inputs, in the order of the people. */
  before: Computed[]
  after: Computed[]
  /** IDs, best first. */
  orderBefore: string[]
  orderAfter: string[]
  /** What each input changes, by person; adds up to the difference of the scores. */
  steps: { kind: InputKind; points: number }[][]
}

/** A quote that a model named counts as long as the record has it. */
function withProfile(person: PersonInputs, profile: PersonInputs['profile'] | null): PersonInputs {
  if (!profile) return person
  const quotes = person.quotes.filter(([, { start, end, quote, ...place }]) => evidenceText(profile, place)?.slice(start, end) === quote)
  return { ...person, profile, quotes }
}

const isSame = (a: unknown, b: unknown): boolean => canonicalJson(a) === canonicalJson(b)

type State = { inputs: SearchInputs; people: PersonInputs[] }

const replace: Record<InputKind, (state: State, compared: ComparedInputs) => State> = {
  weights: ({ inputs, people }, { after: now }) => ({
    people,
    inputs: { ...inputs, fit: now.fit, preferences: { ...inputs.preferences, weights: now.preferences.weights } },
  }),
  // words that the stored search never asked about have today's answer
  criteria: ({ inputs, people }, { after: now }) =>
    isSame([inputs.preferences, inputs.ideals], [now.preferences, now.ideals])
      ? { inputs, people }
      : {
          people,
          inputs: {
            ...inputs,
            preferences: now.preferences,
            ideals: now.ideals,
            rare: now.rare,
            pool: {
              people: inputs.pool.people,
              counts: { ...now.pool.counts, ...inputs.pool.counts },
              near: { ...now.pool.near, ...inputs.pool.near },
            },
          },
        },
  lessons: ({ inputs, people }, { after: now }) => ({ people, inputs: { ...inputs, lessons: now.lessons } }),
  pool: ({ inputs, people }, { after: now }) => ({ people, inputs: { ...inputs, pool: now.pool, rare: now.rare } }),
  employers: ({ inputs, people }, { after: now }) => ({ people, inputs: { ...inputs, employers: now.employers } }),
  month: ({ inputs, people }, { after: now }) => ({ people, inputs: { ...inputs, today: now.today } }),
  record: ({ inputs }, { people }) => ({ inputs, people: people.map((person) => withProfile(person.before, person.after)) }),
}

/** @throws RangeError when a month is malformed */
export function compareInputs(vocabulary: Vocabulary, compared: ComparedInputs): Comparison {
  const first: State = { inputs: compared.before, people: compared.people.map((person) => person.before) }
  const before = computeBatch(vocabulary, first.inputs, first.people)
  let state = first
  let last = before
  const kinds: InputKind[] = []
  const steps: Comparison['steps'] = compared.people.map(() => [])
  for (const kind of inputKinds) {
    const next = replace[kind](state, compared)
    if (isSame(next, state)) continue
    const computed = computeBatch(vocabulary, next.inputs, next.people)
    kinds.push(kind)
    for (const [index, { assessment }] of computed.entries()) {
      const points = assessment.score - must(last[index]).assessment.score
      if (points !== 0) must(steps[index]).push({ kind, points })
    }
    state = next
    last = computed
  }
  const orderOf = ({ inputs, people }: State, results: readonly Computed[]) =>
    orderBatch(
      planOf(vocabulary, inputs),
      people.map((person, index) => ({ ...person, ...must(results[index]), personId: must(compared.people[index]).id })),
    )
  return { kinds, before, after: last, steps, orderBefore: orderOf(first, before), orderAfter: orderOf(state, last) }
}
