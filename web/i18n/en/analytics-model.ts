// English sentences of a trial of an embeddings model.
import { plural } from '@fairlead/domain/shared/language'

/** The parts of a trial's result used in sentences. */
export interface TrialFigures {
  approved: number
  rejected: number
  pairs: number
  /** Null when there are no decisions to compare with. */
  agreement_before: number | null
  agreement_after: number | null
  compared: number
  moved: number
  entered: number
  reasons_before: number
  reasons_after: number
}

const percent = (share: number): string => `${Math.round(share * 100)}%`
const number = (value: number): string => value.toLocaleString('en-US')

/** Fewer pairs say little: one more decision can reverse the result. */
export const fewPairs = 50

export function agreementSentence({ agreement_before: before, agreement_after: after, pairs, approved, rejected }: TrialFigures): string {
  if (before === null || after === null)
    return 'Agreement needs at least one approved and one rejected candidate. Decide on a few more, then try again.'
  const change = Math.round(after * 100) - Math.round(before * 100)
  const verdict =
    change > 0
      ? `The model agrees with your team more often: ${percent(after)}, up from ${percent(before)}.`
      : change < 0
        ? `The model agrees with your team less often: ${percent(after)}, down from ${percent(before)}.`
        : `The model agrees with your team as often as the ranking without it: ${percent(before)}.`
  const basis = `Measured on ${number(pairs)} ${plural('en', pairs, { one: 'pair', other: 'pairs' })} of ${approved} approved and ${rejected} rejected candidates.`
  return `${verdict} ${basis}${pairs < fewPairs ? ' That is too few to rely on.' : ''}`
}

export function moveSentence({ moved, compared, entered }: TrialFigures): string {
  if (compared === 0) return 'No one is left for the next batch, so we couldn’t measure a change in order.'
  return `${number(moved)} of the next ${number(compared)} people move by 10 places or more, and ${entered} of the first 20 are different people.`
}

export function reasonsSentence({ reasons_before: before, reasons_after: after }: TrialFigures): string {
  if (after === before) return `The first 20 cards would show as many reasons as today: ${number(before)}.`
  return after < before
    ? `The first 20 cards would show ${number(before - after)} ${plural('en', before - after, { one: 'reason', other: 'reasons' })} fewer: ${number(after)} instead of ${number(before)}.`
    : `The first 20 cards would show ${number(after - before)} more reasons: ${number(after)} instead of ${number(before)}.`
}

/** '$0.0041', '$1.20', 'nothing'; only tokens when the price is unknown. */
export function costText({ texts, tokens, cost }: { texts: number; tokens: number; cost: number | null }): string {
  const size = `${number(texts)} ${plural('en', texts, { one: 'text', other: 'texts' })}, ${number(tokens)} tokens`
  if (cost === null) return size
  if (cost === 0) return `${size}: nothing`
  return `${size}: $${cost < 0.1 ? cost.toPrecision(2) : cost.toFixed(2)}`
}

// Model screen
export const replayHint = (maxReplayed: string | number) =>
  `Up to ${maxReplayed} of the project’s newest decisions are replayed with the current criteria, without what was learned from these decisions.`
export const candidate = 'Candidate'
export const placeNow = 'Place now'
export const modelPlaceLabel = 'Place with the model'
