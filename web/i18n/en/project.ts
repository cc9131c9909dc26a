// English texts of web/project.

export const whatChanged = 'What changed'

// Project actions
export const nextBatchStarted = 'The search for your next batch has started'
export const searchStarted = 'A new search has started'
