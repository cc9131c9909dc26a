// Permanent deletion of a person: the name left on the emptied row, and the errors afterward.
import { text as erasureText } from './texts/erasure.ts'

/** Replaces the name. */
export const erasedName = 'Deleted person'

export const erasedSentences = {
  /** The error for any change to a candidate whose person was deleted. */
  get noChange() {
    return erasureText.noChange
  },
  /** The error for adding or importing them again. */
  get notAddedAgain() {
    return erasureText.notAddedAgain
  },
} as const

/** Why a person cannot be deleted now: an interview is booked. */
export const cancelInterviewFirst = (day: string, project: string | null): string => erasureText.cancelInterviewFirst(day, project)
