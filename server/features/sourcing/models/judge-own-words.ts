// Asks the customer's language model about criteria that nothing else reads, and counts only what the profiles prove.
import { JobModelDown, type JobModel } from '@fairlead/domain/ports/job-model'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { orderPeople, scoreFound, type ScoredPerson } from '@fairlead/matching/judge-people'
import type { SearchPlan } from '@fairlead/matching/plan/plan'
import { personText } from '@fairlead/matching/score/model-text'
import { ownWordsOf, proveVerdicts } from '@fairlead/matching/score/own-words'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { TextOf } from '@fairlead/domain/shared/stored-text'
import { must } from '@fairlead/domain/shared/records'
import type * as notesText from '../texts/en/notes.ts'

/** People that a model reads in one search; each is one request. */
const readByModel = 40
const atOnce = 4
/** No further person is asked about after this time. */
const longestMs = 60_000

type NoteText = TextOf<typeof notesText>

interface OwnWords {
  ranked: ScoredPerson[]
  /** What the model said and how much of it was dropped; [] = it was not asked. */
  notes: NoteText[]
}

/** The first people scored again with what the model's quotes prove; the others keep their order. */
export async function judgeOwnWords(
  model: JobModel,
  { vocabulary, plan, today }: { vocabulary: Vocabulary; plan: SearchPlan; today: YearMonth },
  ranked: readonly ScoredPerson[],
): Promise<OwnWords> {
  const criteria = ownWordsOf(plan.model)
  if (criteria.length === 0 || ranked.length === 0) return { ranked: [...ranked], notes: [] }
  const first: ScoredPerson[] = ranked.slice(0, readByModel)
  const until = Date.now() + longestMs
  let [read, proven, dropped, next] = [0, 0, 0, 0]
  const problems: JobModelDown[] = []
  const work = async (): Promise<void> => {
    while (next < first.length && problems.length === 0 && Date.now() < until) {
      const place = next
      next += 1
      const person = must(first[place])
      try {
        const verdicts = await model.judge(criteria, personText(person.profile))
        const proof = proveVerdicts(criteria, person.profile, verdicts)
        read += 1
        proven += proof.quotes.size
        dropped += proof.dropped
        if (proof.quotes.size > 0) first[place] = scoreFound(vocabulary, plan, { ...person, quotes: proof.quotes }, today)
      } catch (error) {
        if (!(error instanceof JobModelDown)) throw error
        problems.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const down = problems.slice(0, 1).map(({ message }): NoteText => ['ownWordsDown', message])
  const notes: NoteText[] = [...(read > 0 ? [['ownWords', read, proven, dropped] satisfies NoteText] : []), ...down]
  return { ranked: [...orderPeople(plan, first), ...ranked.slice(readByModel)], notes }
}
