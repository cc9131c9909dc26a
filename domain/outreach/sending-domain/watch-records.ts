// The consequences of checking a mailbox's DNS records: when to check next, whether a record broke, and which selectors to
// keep.
import type { RecordCheck, RecordKind, RecordState } from './record-check.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const weekMs = 7 * dayMs

/**
 * How soon to check a key that has waited this long for its record: often on the first day, hourly during the following week,
 * then daily.
 */
function waitingInterval(waitedMs: number): number {
  if (waitedMs < dayMs) return 5 * minuteMs
  return waitedMs < dayMs + weekMs ? hourMs : dayMs
}

/** `waitedMs`: how long the newest key has waited for its record; null when none waits. */
export function nextCheckIn(checks: readonly RecordCheck[], waitedMs: number | null): number {
  const usual = hasNoAnswer(checks) ? hourMs : weekMs
  return waitedMs === null ? usual : Math.min(usual, waitingInterval(waitedMs))
}

const hasNoAnswer = (checks: readonly RecordCheck[]) => checks.some(({ finding }) => finding.why === 'no_answer')

/** True when DNS returned nothing about any record. A key without a selector isn't queried. */
export const isUnanswered = (checks: readonly RecordCheck[]): boolean =>
  hasNoAnswer(checks) && checks.every(({ finding }) => finding.why === 'no_answer' || finding.why === 'unknown_selector')

/** The last certain state of each kind of record. */
export type DecidedStates = Partial<Record<RecordKind, Exclude<RecordState, 'unknown'>>>

/**
 * The states after a check, and whether a record that used to pass is now missing or wrong. While a new key waits for its
 * record, neither DKIM nor a DMARC policy that blocks for lack of it is decided.
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
  /** Selectors whose records were seen, the newest first. */
  selectors: string[]
  /** Learned from an unverified signature. */
  unprovenSelector: string | null
}

const maxSelectors = 5

/** A selector is kept once its record was seen. It is found only after those seen before have no record, so none of them is lost. */
export function keptSelectors(before: Selectors, checks: readonly RecordCheck[]): Selectors {
  const passing = checks.find(({ finding }) => finding.kind === 'dkim' && finding.why === 'passes')?.finding
  if (!passing || !('selector' in passing)) return before
  const { selector } = passing
  return {
    selectors: before.selectors.includes(selector) ? before.selectors : [selector, ...before.selectors].slice(0, maxSelectors),
    unprovenSelector: before.unprovenSelector === selector ? null : before.unprovenSelector,
  }
}
