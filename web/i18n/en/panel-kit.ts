// English texts of web/features/panel/KitDialog.tsx.

export const cancel = 'Cancel'
export const loadingTheKit = 'Loading the kit'
export const intro = 'Every interviewer gets a link to these questions and a scorecard with their invitation.'
export const suggestedHint = ' These are suggestions based on the search criteria.'
export const attributesToRate = 'Attributes to rate'
export const attributesHint = '3 to 6, one per line'
export const questionsToAsk = 'Questions to ask'
export const onePerLine = 'One per line'
export const close = 'Close'
export const saveKit = 'Save kit'

// Kit dialog
export const saved = 'Interview kit saved'
export const notSaved = 'We couldn’t save the kit. Please try again.'
