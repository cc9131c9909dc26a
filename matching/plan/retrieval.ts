// The fetching side of a plan: plain data that any store of concept lists can execute.
import { alternativesOf } from '@fairlead/domain/project/alternatives'
import type { Boost, Ladder, Retrieval } from '@fairlead/domain/ports/people-index'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { hashedId } from '../skills/concepts.ts'
import { employerGroups } from '../skills/employer-concepts.ts'
import { groupsOf, unique, unwantedOf, type Group } from './groups.ts'
import type { Model } from './model.ts'
import { fetchNearness } from './near-work.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

/** Words in the job description used for fetching. */
const maxWords = 40
/** Words of which one is enough once the title no longer has to fit. */
const tellingWords = 12

/** The value of a past title relative to a current one. */
const shareOfPast = (period: Model['titlesWhen']) => (period === 'current' ? 0.4 : 0.75)

/**
 * Only the steps that distinguish people let through by the title: having held a title just close enough to be fetched is
 * the minimum for all. The steps below contain most of the titles, and reading them took longer than all others (352).
 */
const tellingSteps = (all: Ladder[][], { weights, titlesWhen }: Model): Ladder[][] => {
  const min = fetchNearness * shareOfPast(titlesWhen) * weights.title
  return all.map((steps) => steps.filter(({ weight }) => weight >= min))
}

function ladders({ near, weights, titlesWhen }: Model): Ladder[][] {
  const past = shareOfPast(titlesWhen)
  const steps = near.steps.flatMap(({ nearness, current, held: heldConcepts }) => [
    { concepts: current, weight: nearness },
    { concepts: heldConcepts, weight: nearness * past },
  ])
  const sorted = steps.filter(({ concepts }) => concepts.length > 0).toSorted((a, b) => b.weight - a.weight)
  return sorted.length === 0 ? [] : [sorted.map((step) => ({ ...step, weight: Math.round(step.weight * weights.title * 1e6) / 1e6 }))]
}

function boosts(vocabulary: Vocabulary, model: Model): Boost[] {
  const sum = new Map<number, number>()
  const add = (concept: number, weight: number): void => void sum.set(concept, (sum.get(concept) ?? 0) + weight)
  const { weights } = model
  for (const id of model.titles.keys()) {
    add(vocabulary.titles.currentOf(id), weights.title * 0.6)
    add(id, weights.title * 0.4)
  }
  for (const id of model.closeTitles) add(id, weights.title * 0.3)
  const perKeyword = weights.keywords / Math.max(1, model.keywords.length)
  for (const keyword of model.keywords) {
    const ids = keyword.career?.kind === 'employer' ? employerGroups(keyword.career).flatMap(({ met }) => met) : [keyword.concept]
    for (const id of ids) add(id, perKeyword)
    for (const id of vocabulary.skills.related(keyword.concept)) add(id, perKeyword * 0.2)
    const parts = keyword.career ? [] : alternativesOf(keyword.label)
    if (parts.length > 1) for (const part of parts) add(vocabulary.skills.read(part).concept, perKeyword)
  }
  for (const id of model.companies) add(id, weights.similarCompanies * 0.7)
  for (const id of model.peers.keys()) add(id, weights.similarCompanies * 0.3)
  for (const id of model.industries) add(id, weights.industry)
  for (const id of model.schools) add(id, weights.schoolPrestige)
  for (const id of model.majors) add(id, weights.education)
  for (const place of model.places) add(place.own, weights.location)
  for (const features of model.ideals) {
    const total = [...features.values()].reduce((a, b) => a + b, 0) * model.ideals.length
    for (const [concept, weight] of features) add(concept, (weights.similarity * weight) / total)
  }
  if (model.text) {
    const rarest = [...model.text.terms].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, maxWords)
    const total = rarest.reduce((all, [, weight]) => all + weight, 0)
    for (const [word, weight] of rarest) add(hashedId('word', word), (weights.text * weight) / total)
  }
  return [...sum]
    .map(([concept, weight]) => ({ concept, weight: Math.round(weight * 1e6) / 1e6 }))
    .toSorted((a, b) => b.weight - a.weight || a.concept - b.concept)
}

/** Pools up to this size are ranked whole. */
const smallPool = 2000

export interface PlannedRetrieval extends Retrieval {
  /** Increasingly wide retrievals, to be tried in order when too few people are found; each one includes the earlier ones. */
  relaxations: Retrieval[]
  /** In a small pool: everyone who keeps the other requirements and shares a weighty word or a remotely similar title; else null. */
  whole: Retrieval | null
  /** The widest relaxation, in other countries, too: for a search that would find almost no one; null without a place. */
  anywhere: Retrieval | null
}

/** @param poolSize people in the pool; 0 = unknown */
export function planRetrieval(vocabulary: Vocabulary, preferences: SearchPreferences, model: Model, poolSize: number): PlannedRetrieval {
  const groups = groupsOf(vocabulary, preferences, model)
  const title = groups.find((group) => group.name === 'title')
  const unwanted = unwantedOf(vocabulary, preferences).map(({ concept }) => concept)
  // what was learned orders and leaves out people once they are fetched, so that it can't bring in people who miss more
  const noneOf = unique(unwanted)
  const boost = boosts(vocabulary, model)
  const allSteps = ladders(model)
  const state: Retrieval = {
    anyOf: [],
    noneOf,
    yearsMin: preferences.yearsMin,
    yearsMax: preferences.yearsMax,
    boost,
    ladders: title ? tellingSteps(allSteps, model) : allSteps,
  }
  const relaxations: Retrieval[] = []
  let remaining: Group[] = groups
  const snapshot = (): Retrieval => ({ ...state, anyOf: remaining.map((group) => group.concepts) })
  const first = snapshot()
  const widen = (): void => void relaxations.push(snapshot())

  // farther away before anyone who misses a requirement of the work
  for (const { concepts } of model.placeSteps.slice(1)) {
    remaining = remaining.map((group) => (group.name === 'location' ? { ...group, concepts } : group))
    widen()
  }
  if (state.yearsMin !== null || state.yearsMax !== null) {
    state.yearsMin = state.yearsMin === null ? null : Math.max(0, state.yearsMin - 1)
    state.yearsMax = state.yearsMax === null ? null : state.yearsMax + 3
    widen()
  }
  for (const name of ['school', 'degree', 'track'] as const) {
    const named = remaining.filter((group) => group.name === name)
    if (named.length === 0) continue
    remaining = remaining.filter((group) => group.name !== name)
    widen()
  }
  const keywordLabels = [...new Set(remaining.filter((group) => group.name === 'keyword').map((group) => group.label))]
  for (const label of keywordLabels.toReversed()) {
    remaining = remaining.filter((group) => group.name !== 'keyword' || group.label !== label)
    widen()
  }
  if (state.yearsMin !== null || state.yearsMax !== null) {
    state.yearsMin = null
    state.yearsMax = null
    widen()
  }
  // a required title is kept, and wider titles would add no one who has held it
  const isTitleOpen = title !== undefined && model.requiredTitles === null
  const withTitles = (among: readonly Group[], ids: readonly number[]): Group[] =>
    among.map((group) => (group.name === 'title' ? { ...group, concepts: unique([...group.concepts, ...ids]) } : group))
  const similar = [...model.titles.keys(), ...model.closeTitles, ...model.families, ...model.near.steps.flatMap((step) => step.held)]
  const wordIds = (text: Model['text'], count: number): number[] =>
    [...(text?.terms ?? [])]
      .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
      .slice(0, count)
      .map(([word]) => hashedId('word', word))
  if (isTitleOpen && (model.families.size > 0 || model.near.steps.length > 0)) {
    remaining = withTitles(remaining, similar)
    state.ladders = allSteps
    widen()
  }
  if (isTitleOpen && model.text) {
    remaining = withTitles(remaining, wordIds(model.text, tellingWords))
    state.ladders = allSteps
    widen()
  }
  const abroad = remaining.filter(({ name }) => name !== 'location')
  const anywhere = model.placeSteps.length > 0 ? { ...state, anyOf: abroad.map(({ concepts }) => concepts) } : null
  const isSmall = isTitleOpen && poolSize > 0 && poolSize <= smallPool
  const wholeGroups = withTitles(groups, [...similar, ...wordIds(model.words, maxWords)])
  const whole = isSmall ? { ...first, ladders: allSteps, anyOf: wholeGroups.map(({ concepts }) => concepts) } : null
  return { ...first, relaxations, whole, anywhere }
}
