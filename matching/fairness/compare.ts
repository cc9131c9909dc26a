// Scores people again with one thing swapped, and counts whose score or rank changes.
import type { Profile, YearMonth } from '@fairlead/domain/shared/profile'
import { swapKinds, type SwapResult } from '@fairlead/domain/project/fairness'
import { orderPeople, scoreFound, type ScoredPerson } from '../judge-people.ts'
import type { SearchPlan } from '../plan/plan.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'
import { swapPerson, type SwapTools } from './swaps.ts'

export interface ComparedPerson {
  personId: string
  profile: Profile
}

interface Comparison {
  vocabulary: Vocabulary
  plan: Pick<SearchPlan, 'model'>
  tools: SwapTools
  /** The month up to which current jobs count, 'YYYY-MM'. */
  today: YearMonth
}

const placeOf = (people: readonly ScoredPerson[], personId: string): number => people.findIndex((person) => person.personId === personId)

/**
 * Scores each person in each batch unchanged and with every kind of swap, the rest of the batch unchanged. Yields after each
 * person, so that the caller can yield or stop; the value is the result so far.
 */
export function* compareSwaps(
  { vocabulary, plan, tools, today }: Comparison,
  batches: readonly (readonly ComparedPerson[])[],
): Generator<{ people: number; swaps: SwapResult[] }> {
  const swaps = swapKinds.map((kind): SwapResult => ({ kind, people: 0, moved: 0, most: 0, places: 0 }))
  let people = 0
  for (const batch of batches) {
    const judged = orderPeople(
      plan,
      batch.map((person) => scoreFound(vocabulary, plan, person, today)),
    )
    for (const [place, person] of judged.entries()) {
      for (const result of swaps) {
        const variants = swapPerson(tools, result.kind, person.profile, person.personId).map((profile) =>
          scoreFound(vocabulary, plan, { personId: person.personId, profile }, today),
        )
        if (variants.length === 0) continue
        const max = Math.max(...variants.map(({ score }) => Math.abs(score - person.score)))
        const isMoved = variants.some((variant) => {
          const ranking = judged.map((entry) => (entry === person ? variant : entry))
          return placeOf(orderPeople(plan, ranking), person.personId) !== place
        })
        result.people += 1
        result.moved += max > 0 ? 1 : 0
        result.most = Math.max(result.most, Math.round(max * 10_000) / 10_000)
        result.places += isMoved ? 1 : 0
      }
      people += 1
      yield { people, swaps }
    }
  }
}
