// English texts of web/app/Palette.tsx.

// Palette
export const searchOrJump = 'Search or jump to'
export const searchLabel = 'Search projects, candidates, and actions'
export const searchPlaceholder = 'Projects, candidates, actions'
export const findCandidatesBy = 'Find candidates by'
export const results = 'Results'
export const searching = 'Searching…'
export const nothingFound = 'Nothing found.'
export const candidate = 'Candidate'

// Commands
export const operationsBoard = 'Operations board'
export const projectSettings = 'Project settings'

// Use palette commands
export const action = 'Action'
export const draft = 'Draft'
export const project = 'Project'
