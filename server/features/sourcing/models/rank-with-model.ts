// Lets an embeddings model move the people found by a few points, shown among the parts of the score.
import { TextEmbedderDown, type TextEmbedder } from '@fairlead/domain/ports/text-embedder'
import { judgedByModel } from '@fairlead/domain/project/model-trial'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { orderPeople, withModelPoints, type ScoredPerson } from '@fairlead/matching/judge-people'
import { modelPoints, similarity } from '@fairlead/matching/score/model-term'
import { personText, searchText } from '@fairlead/matching/score/model-text'
import type { SearchPlan } from '@fairlead/matching/plan/plan'
import { must } from '@fairlead/domain/shared/records'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { embedTexts } from './embedding-store.ts'

/** The search's text for the model. */
export const wordsOf = ({ jobTitles, keywordsRequired, keywordsOptional, jobDescription }: SearchPreferences): string =>
  searchText({ jobTitles, keywords: [...keywordsRequired, ...keywordsOptional], description: jobDescription })

/**
 * The first 200 people with the model's points, reordered; the rest keep their order. An unreachable model changes nothing and
 * sets `problem`.
 */
export async function rankWithModel(
  ctx: WorkspaceContext,
  embedder: TextEmbedder,
  { plan, preferences, ranked }: { plan: Pick<SearchPlan, 'model'>; preferences: SearchPreferences; ranked: readonly ScoredPerson[] },
): Promise<{ ranked: ScoredPerson[]; problem: string | null }> {
  const words = wordsOf(preferences)
  const first = ranked.slice(0, judgedByModel)
  if (words === '' || first.length < 2) return { ranked: [...ranked], problem: null }
  try {
    const { vectors } = await embedTexts(ctx, embedder, [words, ...first.map(({ profile }) => personText(profile) || '-')])
    const [queryVector, ...people] = vectors
    const points = modelPoints(people.map((vector) => similarity(must(queryVector), vector)))
    const moved = first.map((person, index) => withModelPoints(person, points[index] ?? 0))
    return { ranked: [...orderPeople(plan, moved), ...ranked.slice(judgedByModel)], problem: null }
  } catch (error) {
    if (!(error instanceof TextEmbedderDown)) throw error
    return { ranked: [...ranked], problem: error.message }
  }
}
