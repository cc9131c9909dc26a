// What follows from a check of a mailbox's DNS records: when they are checked next, whether one broke, and which selectors are kept.
import type { RecordCheck, RecordKind, RecordState } from './record-check.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const weekMs = 7 * dayMs

/** How soon a key is looked for that has waited for its record that long: often on the first day, hourly in the week after it, then daily. */
function waitingInterval(waitedMs: number): number {
  if (waitedMs < dayMs) return 5 * minuteMs
  return waitedMs < dayMs + weekMs ? hourMs : dayMs
}

/** `waitedMs`: how long the newest key has waited for its record; null where none waits. */
export function nextCheckIn(checks: readonly RecordCheck[], waitedMs: number | null): number {
  const usual = hasNoAnswer(checks) ? hourMs : weekMs
  return waitedMs === null ? usual : Math.min(usual, waitingInterval(waitedMs))
}

const hasNoAnswer = (checks: readonly RecordCheck[]) => checks.some(({ finding }) => finding.why === 'no_answer')

/** Whether DNS answered nothing about any record. No one asks for a key without a selector. */
export const isUnanswered = (checks: readonly RecordCheck[]): boolean =>
  hasNoAnswer(checks) && checks.every(({ finding }) => finding.why === 'no_answer' || finding.why === 'unknown_selector')

/** The last state of each kind of record that was certain. */
export type DecidedStates = Partial<Record<RecordKind, Exclude<RecordState, 'unknown'>>>

/**
 * The states after a check, and whether a record that passed is missing or wrong now. While a new key waits for its record, DKIM isn't
 * decided, nor a DMARC policy that blocks for the want of it.
 */
export function decideStates(
  before: DecidedStates,
  checks: readonly RecordCheck[],
  isKeyWaiting: boolean,
): { states: DecidedStates; isBroken: boolean } {
  const states = { ...before }
  let isBroken = false
  for (const { state, finding } of checks) {
    const isPending = isKeyWaiting && state !== 'passes' && (finding.kind === 'dkim' || finding.why === 'blocks')
    if (state === 'unknown' || isPending) continue
    isBroken ||= before[finding.kind] === 'passes' && state !== 'passes'
    states[finding.kind] = state
  }
  return { states, isBroken }
}

export interface Selectors {
  /** Their records were seen, that of the newest first. */
  selectors: string[]
  /** Learned from a signature that no one has verified. */
  unprovenSelector: string | null
}

const mostSelectors = 5

/** A selector is kept once its record was seen. It is found only after those that were seen before have no record, so none of them is lost by it. */
export function keptSelectors(before: Selectors, checks: readonly RecordCheck[]): Selectors {
  const passing = checks.find(({ finding }) => finding.kind === 'dkim' && finding.why === 'passes')?.finding
  if (!passing || !('selector' in passing)) return before
  const { selector } = passing
  return {
    selectors: before.selectors.includes(selector) ? before.selectors : [selector, ...before.selectors].slice(0, mostSelectors),
    unprovenSelector: before.unprovenSelector === selector ? null : before.unprovenSelector,
  }
}
