// English texts of web/features/wizard/reform.

// Reform dialog
export function whatHappens(unseen: number): string {
  if (unseen === 0) return 'No one leaves the project. New candidates are added to Review.'
  const subject = unseen === 1 ? 'The one unreviewed candidate leaves' : `The ${unseen} unreviewed candidates leave`
  return `${subject} Review and may be found again. Everyone with a decision, a note, or an email stays.`
}
export const searchAgain = 'Search again?'
export const changesIntro = 'The search has changed since it ran:'
export const notNow = 'Not now'
export const submitSearchAgain = 'Search again'
