// English texts of web/features/panel/ReformedDialog.tsx.

export const title = 'The search has changed'
export const changedBy = (name: string | number) => `${name} changed the search, and a new one has started:`
export const unreviewedLeave = 'Candidates you haven’t reviewed leave Review, and new ones are on their way. Your decisions stay.'
export const ok = 'Ok'
