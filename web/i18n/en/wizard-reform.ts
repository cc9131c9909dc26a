// English texts of web/features/wizard/reform.

// Reform dialog
export const searchAgain = 'Search again?'
export const theSearchHasChangedSince = 'The search has changed since it ran:'
export const notNow = 'Not now'
export const searchAgain2 = 'Search again'
