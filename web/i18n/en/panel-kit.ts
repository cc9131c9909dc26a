// English texts of web/features/panel/KitDialog.tsx.

export const cancel = 'Cancel'
export const loadingTheKit = 'Loading the kit'
export const everyInterviewerGetsALink = 'Every interviewer gets a link to these questions and a scorecard with their invitation.'
export const thisIsAProposalMade = ' This is a proposal made from the criteria of the search.'
export const attributesToRate = 'Attributes to rate'
export const n3To6OnePer = '3 to 6, one per line'
export const questionsToAsk = 'Questions to ask'
export const onePerLine = 'One per line'
export const close = 'Close'
export const saveKit = 'Save kit'
