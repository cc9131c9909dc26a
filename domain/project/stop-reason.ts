// Why a project is paused or archived: the five choices and when the popup may be submitted.
import { messages, messagesAbout } from '../shared/messages.ts'
import { checkLinkedinUrl } from '../shared/validation.ts'
import { text as stopReasonTexts } from './texts/stop-reason.ts'

/** The last one is in addition to the specification's: someone in this project's Hired stage. Only for archiving. */
export type StopReason = 'hired_through_us' | 'hired_elsewhere' | 'enough_candidates' | 'role_closed' | 'other' | 'hired_here'

export interface StopForm {
  /** null = nothing chosen yet. */
  reason: StopReason | null
  /** The LinkedIn profile of the person hired through us, or the other reason as text. */
  other: string
}

/** In the order offered; the first one names the product. */
export function stopReasons(product: string): { reason: StopReason; label: string }[] {
  return [
    { reason: 'hired_through_us', label: messagesAbout.hiredThrough(product) },
    { reason: 'hired_elsewhere', label: stopReasonTexts.hiredElsewhere },
    { reason: 'enough_candidates', label: stopReasonTexts.enoughCandidates },
    { reason: 'role_closed', label: stopReasonTexts.roleNotNeeded },
    { reason: 'other', label: stopReasonTexts.otherReason },
  ]
}

/** 'Filled: Ada Okafor was hired.', 'Filled: 3 candidates were hired.' */
export function hiredHereText(names: readonly string[]): string {
  return stopReasonTexts.filledBy(names)
}

/**
 * Errors by API field name; null when valid. `hired` = how many candidates are in Hired, 0 where
 * that reason isn't offered.
 */
export function checkStopReason({ reason, other: otherReason }: StopForm, hired = 0): Record<string, string> | null {
  if (reason === null) return { paused_archived_reason: messages.required }
  if (reason === 'hired_here') return hired > 0 ? null : { paused_archived_reason: messages.noSuchReason }
  if (reason !== 'hired_through_us' && reason !== 'other') return null
  if (otherReason.trim() === '') return { paused_archived_reason_other: messages.required }
  return reason === 'hired_through_us' && checkLinkedinUrl(otherReason) ? { paused_archived_reason_other: messages.linkNotValid } : null
}

/** Why a project was stopped, as text; null when no reason was given. */
export function stopReasonText(
  product: string,
  { reason, other: otherReason }: { reason: StopReason | null; other: string | null },
): string | null {
  if (reason === 'hired_here') return stopReasonTexts.hiredHere
  const label = stopReasons(product).find((entry) => entry.reason === reason)?.label ?? null
  return reason === 'other' ? otherReason?.trim() || label : label
}
