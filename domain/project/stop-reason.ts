// Why a project is paused or archived: the five choices and when the popup may be submitted.
import { messages, messagesAbout } from '../shared/messages.ts'
import { checkLinkedinUrl } from '../shared/validation.ts'
import * as stopReasonTexts from './texts/en/stop-reason.ts'

export interface StopReason {
  /** 1 to 6; null = nothing chosen yet. */
  reason: number | null
  /** The LinkedIn profile of the hired person for 1, text for 5. */
  other: string
}

/** In the order offered; the first one names the product. */
export function stopReasons(product: string): { code: number; label: string }[] {
  return [
    { code: 1, label: messagesAbout.hiredThrough(product) },
    { code: 2, label: stopReasonTexts.candidateWasHiredThroughOtherSources },
    { code: 3, label: stopReasonTexts.thereAreEnoughCandidates },
    { code: 4, label: stopReasonTexts.iNoLongerNeedThisRole },
    { code: 5, label: 'Other' },
  ]
}

/** In addition to the specification's five: someone in this project's Hired stage. Only for archiving. */
export const hiredHere = 6

/** 'Filled: Ada Okafor was hired.', 'Filled: 3 candidates were hired.' */
export function hiredHereText(names: readonly string[]): string {
  return stopReasonTexts.filledBy(names)
}

/**
 * Errors by API field name; null when valid. `hired` = how many candidates are in Hired, 0 where
 * that reason isn't offered.
 */
export function checkStopReason({ reason, other }: StopReason, hired = 0): Record<string, string> | null {
  if (reason === null) return { paused_archived_reason: messages.required }
  if (reason === hiredHere && hired > 0) return null
  if (!Number.isInteger(reason) || reason < 1 || reason > 5) return { paused_archived_reason: messages.noSuchReason }
  if (reason !== 1 && reason !== 5) return null
  if (other.trim() === '') return { paused_archived_reason_other: messages.required }
  return reason === 1 && checkLinkedinUrl(other) ? { paused_archived_reason_other: messages.linkNotValid } : null
}

/** Why a project was stopped, in words; null when no one has said. */
export function stopReasonText(product: string, { reason, other }: { reason: number | null; other: string | null }): string | null {
  if (reason === hiredHere) return stopReasonTexts.filledByACandidate
  const label = stopReasons(product).find(({ code }) => code === reason)?.label ?? null
  return reason === 5 ? other?.trim() || label : label
}
