// English texts of web/features/panel.

// Analytics menu
export const analytics = 'Analytics'
export const oneCandidateSoFar = 'One candidate so far'
export const candidatesSoFar = (all: string | number) => `${all} candidates so far`
export const pipelinePerformance = 'Pipeline performance'
export const candidateDemographics = 'Candidate demographics'
export const fairness = 'Fairness'
export const records = 'Decision records'
export const model = 'Model'

// Duplicate dialog
export const duplicate = 'Duplicate'

// Import candidate dialog
export const importCandidate = 'Import candidate'

// Kit dialog
export const interviewKit = 'Interview kit'

// More menu
export const more = 'More'
export const nextBatch = 'Next batch'
export const expandTheSearch = 'Expand the search'
export const whatItLearned = 'What it learned'
export const reviewLinks = 'Review links'
export const reactivate = 'Reactivate'
export const pause = 'Pause'
export const restore = 'Restore'
export const archive = 'Archive'
export const setupUnfinished = 'The setup is not finished.'
export const projectArchived = 'The project is archived.'
export const finishCalibrationFirst = 'Finish calibration first: review the candidates in Review.'
export const searchRunning = 'A search is running.'

// Panel head
export const untitledProject = 'Untitled project'
export const autopilot = 'Autopilot'
export const paused = 'Paused'
export const archived = 'Archived'

// Panel screen
export const accountFailed = 'We couldn’t load your account.'
export const projectMissing = 'This project does not exist.'
export const projectMissingText = 'It may have been deleted, or you don’t have access.'
export const projectsLink = 'Go to your projects'
export const someone = 'Someone'

// Panel skeleton
export const loading = 'Loading'

// Panel tabs
export const stages = 'Stages'
export const waitingCount = 'Candidates waiting for your decision'

// Permissions note
export const mailboxReadOnly = (product: string | number) => `${product} can read your mailbox but can’t send from it.`
export const sendNotAllowed = (product: string | number) => `${product} can’t send email as you.`
export const additionalPermissions = 'Additional Permissions'

// Project note
export const archivedText = 'Searching and sending have stopped. All candidates are still here.'
export const restoreProject = 'Restore project'
export const archivedTitle = 'This project is archived.'
export const pausedText = 'Nothing new is sent while it’s paused. Existing candidates stay where they are.'
export const reactivateProject = 'Reactivate project'
export const pausedTitle = 'This project is paused.'
export const reasonText = (text: string | number) => `Reason: ${text}`
export const reasonShort = (reason: string | number) => `Reason: ${reason}`

// Settings menu
export const settings = 'Settings'

// Tours
export const tourName = (name: string) => `Tour: ${name}`
export const tourNames = {
  self_serve_send_email: 'Candidates with questions',
  self_serve_interested: 'Interested candidates',
  autopilot_golive: 'Your project is live',
}

// Welcome
export const createProject = 'Create project'
export const welcomeTo = (team: string) => `Welcome to ${team}`
export const noProjectsYet = 'Your team’s projects appear here once a teammate adds you to one. You can also create a project of your own.'

// Single dialogs
export const writingTo = (name: string, after: string | null) => (after ? `Writing to ${name} in ${after}` : `Writing to ${name}`)
