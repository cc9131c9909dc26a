// English sentences about a counterfactual run.
import { plural } from '@fairlead/domain/shared/language'
import { findingOf, swapTexts, type SwapResult } from '@fairlead/domain/project/fairness'

const counted = (n: number, singular: string): string =>
  `${n.toLocaleString('en')} ${plural('en', n, { one: singular, other: `${singular}s` })}`

/** 'by less than 0.01 points', 'by up to 3.2 points' */
function byHowMuch(most: number): string {
  if (most < 0.01) return 'by less than 0.01 points'
  return `by up to ${most.toLocaleString('en', { maximumFractionDigits: 2 })} points of 100`
}

/** One kind of swap: '0 of 10 scores moved.' */
export function swapSentence(result: SwapResult): string {
  const { kind, people, moved, most, places } = result
  if (people === 0) return swapTexts[kind].none
  const scores = `${moved.toLocaleString('en')} of ${counted(people, 'score')} moved${moved > 0 ? ` ${byHowMuch(most)}` : ''}.`
  return places === 0 ? scores : `${scores} ${counted(places, 'candidate')} would change rank in the batch.`
}

/** The whole run: what changed, what didn't, and what couldn't be tested. */
export function runSentence({ people, left_out, swaps }: { people: number; left_out: number; swaps: readonly SwapResult[] }): string {
  const tested = swaps.filter(({ people: n }) => n > 0)
  const moved = tested.filter((swap) => findingOf(swap) === 'moved')
  const result =
    tested.length === 0
      ? 'Nothing could be tested.'
      : moved.length === 0
        ? `No score moved: ${counted(people, 'candidate')}, ${counted(tested.length, 'kind')} of change.`
        : `${counted(moved.length, 'kind')} of change moved scores: ${moved.map(({ kind }) => swapTexts[kind].name.toLowerCase()).join(', ')}.`
  const untested = swaps.length - tested.length
  return [
    result,
    untested > 0 && tested.length > 0 ? `${counted(untested, 'kind')} could not be tested.` : '',
    left_out > 0 ? `The check didn’t reach ${counted(left_out, 'candidate')} in these batches.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}

// Fairness screen
export const sameScores = 'Same scores'
export const scoresMoved = 'Scores moved'
export const notTested = 'Not tested'
export const untitledProject = 'Untitled project'
export const noSuchProject = 'No such project'
export const swapsExplained =
  'Each candidate is scored again with one thing changed and everything else the same. Scores are compared before rounding.'
export const change = 'Change'
export const candidates = 'Candidates'
export const largestChangeLabel = 'Largest change in points'
export const changedRank = 'Changed rank'
export const nightly = 'Nightly'
export const byHand = 'By hand'
export const waiting = 'Waiting'
export const running = 'Running'
export const failed = 'Failed'
export const lastChecks = (value: number) =>
  plural('en', value, { one: 'One check so far.', other: `The last ${value} checks. Checks are kept for 13 months.` })
export const scoreCountHint = 'Scores are counted once per change: a candidate scored again with six changes counts six times.'
export const when = 'When'
export const started = 'Started'
export const version = 'Version'
export const movedOfTested = (moved: string | number, tested: string | number) => `${moved} of ${tested}`
