// English texts of web/features/panel/ReformedDialog.tsx.

export const theSearchHasChanged = 'The search has changed'
export const hasChangedWhatIsLooked = (name: string | number) => `${name} has changed what is looked for, and a new search has begun:`
export const candidatesYouHaventReviewedLeave =
  'Candidates you haven’t reviewed leave Review, and new ones are on their way. Your decisions stay.'
export const ok = 'Ok'
