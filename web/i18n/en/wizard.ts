// English texts of web/features/wizard.

// Conflict note
export const changedByBoth = (fields: string | number) => `You and someone else both changed: ${fields}.`
export const useTheirs = 'Use theirs'
export const keepMine = 'Keep mine'
export const theirsFieldwords = (fieldWords: string | number) => `${fieldWords}, theirs: `
export const theirValue = 'Theirs: '
export const othersChanged = (fields: string | number) => `Someone else changed: ${fields}. You see the newest version.`
export const ok = 'OK'

// New project screen
export const projectNotSaved = 'We couldn’t save the project. Please try again.'
export const startedOver = 'Started over'
export const undo = 'Undo'
export const unknownProjectType = 'Unknown project type'
export const createProject = 'Create project'
export const chooseProjectType = 'Choose Autopilot, FastTrack, Navigator, or self-serve.'
export const earlierInputNote = 'You typed this earlier in this browser. It isn’t saved as a project yet.'
export const startOver = 'Start over'
export const projectDetails = 'Project Details'
export const continueText = 'Continue'

// Run by choice
export const flowQuestion = 'Who runs this search?'
export const myTeam = 'My team'
export const selfServeText = 'You review, write, and reply.'
export const recruitersOf = (name: string | number) => `Recruiters of ${name}`
export const recruitersHint =
  'They are notified by email when you submit, then review, write, and reply for you. You decide on interested candidates.'
export const noRecruiters = 'No recruiters are set up here to run searches for you.'

// Save mark
export const saveFailedRetry = 'Not saved. Try again'
export const notSaved = 'Not saved'
export const saving = 'Saving…'
export const saved = 'Saved'

// Step rail
export const steps = 'Steps'
export const done = 'done'
export const step = 'Step'
export const stepOf = (step: string | number, total: string | number, title: string | number) => `${step} of ${total}: ${title}`

// Wizard foot
export const back = 'Back'
export const searchAgain = 'Search again'
export const searchNow = 'Search now'
export const doneLabel = 'Done'
export const findCandidates = 'Find candidates'

// Missing fields
export const fieldNeedsChange = 'This field needs a change.'
export const stepIncomplete = 'Something on this step is missing or wrong.'

// Project wizard
export const projectNotSubmitted = 'We couldn’t submit the project. Please try again.'
