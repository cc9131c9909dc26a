// Deleting a person for good: what their empty row is called, and what is answered about them from then on.

/** What stands where the name was. */
export const erasedName = 'Deleted person'

export const erasedSentences = {
  /** Answers every change of a candidate whose person was deleted. */
  noChange: 'This person was deleted from your workspace, so nothing can be changed.',
  /** Answers adding or importing them again. */
  notAddedAgain: 'This person was deleted from your workspace and can’t be added again.',
} as const

/** Why a person cannot be deleted now: an interview is booked. */
export const cancelInterviewFirst = (day: string, project: string | null): string =>
  `An interview is booked for ${day}${project === null ? ' in another project' : ` in ${project}`}. Cancel it first.`
