// Filters that can be given up, and how many more people each would add.
import { expand, expansionsOf, type ExpansionKey } from '@fairlead/domain/project/expansion'
import type { Condition, Retrieval } from '@fairlead/domain/ports/people-index'
import { mayExpand } from '@fairlead/domain/project/project'
import { preferencesOf, type ProjectSettings } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import { planSearch } from '@fairlead/matching/plan/plan'
import type { ActorContext } from '../../../platform/context.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import type { SearchTools } from '../index/people-index.ts'
import { readIdeals } from '../planning/read-ideals.ts'
import { readPool } from '../index/read-pool.ts'
import { readLessons } from '../lessons/read-lessons.ts'
import { teamVocabulary } from '../planning/team-vocabulary.ts'

export interface Expansions {
  people: number
  expansions: { key: ExpansionKey; label: string; more: number }[]
}

const counted = 2000

/** The requirements that a plan has for everyone. */
const conditionsOf = ({ anyOf, noneOf, yearsMin, yearsMax }: Retrieval): Condition[] => [
  { kind: 'has', groups: anyOf, alternative: null },
  ...noneOf.map((concept): Condition => ({ kind: 'lacks', concept })),
  ...(yearsMin === null ? [] : [{ kind: 'at_least' as const, years: yearsMin }]),
  ...(yearsMax === null ? [] : [{ kind: 'at_most' as const, years: yearsMax }]),
]

export function readExpansions(ctx: ActorContext, { vocabulary, openIndex }: SearchTools, projectId: string): Promise<Expansions> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'administer')
    if (!mayExpand(project, ctx.actor)) throw new Refusal('not_permitted')
    const ideals = await readIdeals(tx, project.settings.idealCandidates)
    const { lessons } = await readLessons(tx, vocabulary, project.id, ctx.now().toISOString().slice(0, 7))
    const index = openIndex(tx, ctx.workspaceId, project.id)
    const reached = async (settings: ProjectSettings) => {
      const preferences = preferencesOf(settings)
      const corrected = await teamVocabulary(tx, vocabulary, preferences)
      const pool = await readPool(tx, ctx.workspaceId, corrected, preferences)
      return (await index.countDemands([conditionsOf(planSearch(corrected, preferences, ideals, lessons, pool))], counted))[0] ?? 0
    }
    const people = await reached(project.settings)
    const expansions: Expansions['expansions'] = []
    for (const { key, label } of expansionsOf(project.settings)) {
      const wider = await reached({ ...project.settings, ...expand(project.settings, [key]) })
      expansions.push({ key, label, more: Math.max(0, wider - people) })
    }
    return { people, expansions }
  })
}
