// Previews a search: the count, the cost of each filter, and the best matches. Changes nothing.
import type { Condition, PeopleIndex } from '@fairlead/domain/ports/people-index'
import type { Coverage } from '@fairlead/domain/shared/coverage'
import type { Reason } from '@fairlead/domain/candidate/assessment'
import type { Profile } from '@fairlead/domain/shared/profile'
import { emptySettings, preferencesOf, type ProjectSettings } from '@fairlead/domain/project/settings'
import { filtersOf, type Filters } from '@fairlead/matching/plan/filters'
import { judge, scorePerson } from '@fairlead/matching/judge'
import type { FoundPerson } from '@fairlead/matching/judge-people'
import { noLessons } from '@fairlead/matching/learn/lessons'
import type { SearchPlan } from '@fairlead/matching/plan/plan'
import { text as filtersText } from '@fairlead/matching/plan/texts/filters'
import { nearTitles, type NearTitles } from '@fairlead/matching/plan/near-titles'
import { rankPeople } from '@fairlead/matching/score/rank'
import type { PlaceStep } from '@fairlead/matching/skills/place-steps'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { isPoolEmpty } from '../../candidates/people/index-store.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { costsOf, countMatches, type FilterCost } from '../index/count-matches.ts'
import type { SearchTools } from '../index/people-index.ts'
import { planInPool, rareTermsOf, type RareTerm } from '../planning/plan-in-pool.ts'
import { readHiddenPeople } from '../../candidates/people/hidden-people.ts'
import { readIdeals } from '../planning/read-ideals.ts'
import { readPool } from '../index/read-pool.ts'
import { readLessons } from '../lessons/read-lessons.ts'
import { countedTo, enoughPeople, relaxSearch, type Relaxation } from '../planning/relax-search.ts'
import { retrievePeople } from '../index/retrieve-people.ts'
import { teamVocabulary } from '../planning/team-vocabulary.ts'

export interface PreviewedPerson {
  personId: string
  profile: Profile
  score: number
  reasons: Reason[]
  /** Their name is hidden from this user. */
  isHidden: boolean
}

export interface PlaceCount {
  label: string
  people: number
  /** 'within' a distance of a place; 'near' without one. */
  kind: 'near' | 'within' | 'wider' | 'anywhere'
}

export interface SearchPreview {
  total: number
  /** If the total is an estimate: by how many percent it may be off; null = exact. */
  marginPercent: number | null
  isCostEstimated: boolean
  poolIsEmpty: boolean
  filterCount: number
  /** Most costly first. */
  filters: FilterCost[]
  nearTitles: NearTitles[]
  /** The requirements that almost no one of the title meets, rarest first: they rank and never filter. */
  rare: RareTerm[]
  /** The areas in which the search looks, nearest first, each with all of the ones before; [] = anywhere. */
  places: PlaceCount[]
  /** If few match: what to give up. */
  relaxation: Relaxation | null
  people: PreviewedPerson[]
  /** Which part of the talent pool responded. */
  coverage: Coverage
}

/** Scored for a preview; the search itself scores more people in the same order. */
const scored = 300
const maxShown = 5
export const reasonsShown = 3

export interface PreviewInput {
  /** null = not created yet */
  projectId: string | null
  /** The user's unsaved settings, which override the saved ones. */
  change: Partial<ProjectSettings>
}

export function previewSearch(ctx: ActorContext, tools: SearchTools, { projectId, change }: PreviewInput): Promise<SearchPreview> {
  const today = ctx.now().toISOString().slice(0, 7)
  return ctx.transaction(async (tx) => {
    const project = projectId === null ? null : await accessProject(tx, ctx.actor, projectId, 'read')
    const settings = { ...(project?.settings ?? emptySettings), ...change }
    const preferences = preferencesOf(settings)
    const vocabulary = await teamVocabulary(tx, tools.vocabulary, preferences)
    const ideals = await readIdeals(tx, settings.idealCandidates)
    const lessons = project ? (await readLessons(tx, vocabulary, project.id, today)).lessons : noLessons
    const pool = await readPool(tx, ctx.workspaceId, vocabulary, preferences)
    const index = tools.openIndex(tx, ctx.workspaceId, project?.id ?? '')
    const { plan, rare } = await planInPool(tx, index, vocabulary, { preferences, ideals, lessons, pool, today })
    const filterSet = filtersOf(vocabulary, preferences, plan.model)
    const { total, more, marginPercent, isCostEstimated } = await countMatches(index, filterSet, { all: false })
    const people = await retrieveFew(tx, index, plan)
    const poolIsEmpty = total === 0 && (await isPoolEmpty(tx))
    const country = plan.model.placeSteps.at(-1)
    // names can't be learned by previewing a search that would show them
    const isEveryoneHidden = settings.biasReducer || project?.settings.biasReducer === true
    const hidden = await readHiddenPeople(tx, ctx)
    return {
      total,
      marginPercent,
      isCostEstimated,
      poolIsEmpty,
      rare: rareTermsOf(rare),
      places: total < countedTo ? await countPlaces(index, filterSet, plan.model.placeSteps, preferences.locationRadiusKm || null) : [],
      relaxation:
        total < enoughPeople && !poolIsEmpty ? await relaxSearch(index, filterSet, country ? within(country.concepts) : null) : null,
      filterCount: filterSet.filters.length,
      filters: costsOf(filterSet, more),
      nearTitles: nearTitles(vocabulary, pool, preferences.jobTitles),
      people: rankPeople(
        plan,
        people.map((person) => ({ ...person, value: scorePerson(vocabulary, plan, person.profile, today) })),
        ({ personId: id, value, profile, hasApplied }) => ({ id, value, profile, hasApplied }),
      )
        .slice(0, maxShown)
        .map(({ personId, profile }) => {
          const { score, reasons } = judge(vocabulary, plan, profile, today)
          return { personId, profile, score, reasons, isHidden: isEveryoneHidden || hidden.has(personId) }
        }),
      coverage: index.coverage(),
    }
  })
}

/** Enough people to show: in the country, then with fewer requirements, then abroad; the search itself widens in smaller steps. */
async function retrieveFew(tx: Tx, index: PeopleIndex, plan: SearchPlan): Promise<FoundPerson[]> {
  let people = await retrievePeople(tx, index, plan, { limit: scored, exclude: [], isGlance: true })
  for (const wider of [plan.relaxations[plan.model.placeSteps.length - 2], plan.relaxations.at(-1), plan.anywhere]) {
    if (!wider || people.length >= maxShown) continue
    const personIds = people.map(({ personId }) => personId)
    people = [...people, ...(await retrievePeople(tx, index, wider, { limit: scored - people.length, exclude: personIds, isGlance: true }))]
  }
  return people
}

/** How many people meet everything else in each area, and anywhere. */
async function countPlaces(
  index: PeopleIndex,
  { conditions, filters }: Filters,
  steps: readonly PlaceStep[],
  radiusKm: number | null,
): Promise<SearchPreview['places']> {
  const place = filters.find(({ drop }) => drop && 'locations' in drop)
  if (!place) return []
  const elsewhere = conditions.filter((_, position) => position !== place.condition)
  const near = radiusKm === null ? ('near' as const) : ('within' as const)
  const areas = steps.map(({ kind, label, concepts }) => ({
    ...(kind === 'near' ? { label: place.label, kind: near } : { label, kind: 'wider' as const }),
    demand: [...elsewhere, within(concepts)],
  }))
  const all = [...areas, { label: filtersText.anywhere, kind: 'anywhere' as const, demand: elsewhere }]
  const counts = await index.countDemands(
    all.map(({ demand }) => demand),
    countedTo,
  )
  return all.map(({ label, kind }, position) => ({ label, kind, people: counts[position] ?? 0 }))
}

const within = (concepts: number[]): Condition => ({ kind: 'has', groups: [concepts], alternative: null })
