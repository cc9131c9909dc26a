// English texts of web/features/wizard/start.

// Check step
export const jobTitle = 'Job title'
export const projectName = 'Project name'
export const nameHint = 'What your team calls this search'
export const hiringCompany = 'Hiring company'
export const titleHint = 'Candidates see it in emails'
export const addCriteria = 'Add criteria'
export const criteria = 'Criteria'
export const jobTitles = 'Job titles'
export const titlesHint = 'Titles the right person has or had'
export const titlePlaceholder = 'Start typing a title'
export const locations = 'Locations'
export const emptyMeansAnywhere = 'Empty means anywhere'
export const placePlaceholder = 'City, state, or country'
export const mustHave = 'Must have'
export const mustHaveHint = 'No one without these is shown'
export const niceToHave = 'Nice to have'
export const leaveOut = 'Leave out'
export const back = 'Back'
export const allSettings = 'All settings'
export const findCandidates = 'Find candidates'

// Draft choice
export const createProject = 'Create project'
export const draftChoiceHint = 'Start a new one, or continue a draft.'
export const newProject = 'New project'
export const drafts = 'Drafts'
export const unsavedNote = 'Not saved yet. Stored in this browser.'
export const continueText = 'Continue'
export const discard = 'Discard'
export const edited = 'Edited'
export const byEditedby = (editedBy: string | number) => ` by ${editedBy}`
export const continueNameapart = (nameApart: string | number) => `Continue ${nameApart}`
export const discardNameapart = (nameApart: string | number) => `Discard ${nameApart}`

// Start form
export const criteriaReplaced = 'Criteria from the earlier text were replaced'
export const projectNotSaved = 'We couldn’t save the project. Please try again.'
export const savedWithoutSearch = 'The project was saved as a draft. We couldn’t start the search. Please try again.'
export const checkTheCriteria = 'Check the criteria'
export const descriptionLabel = 'Paste the job description'
export const intro = 'Everything here can be changed later.'
export const descriptionHint = 'Or say in a sentence who you’re looking for. We read the title, places, skills, and experience from it.'
export const jobDescription = 'Job description'
export const jobTextHint = 'Or a sentence, keywords, or the address of a page. You can also drop a file here.'
export const jobTextPlaceholder = 'Nurses in Ohio with ICU experience, BLS required, at least 3 years, no travel nurses'
export const startWithoutOne = 'Start without one'
export const findCriteria = 'Find criteria'

// Start steps
export const steps = 'Steps'
export const done = 'done'
export const paste = 'Paste'
export const theJobDescription = 'The job description'
export const check = 'Check'
export const foundCriteria = 'The criteria found in it'
export const review = 'Review'
export const firstBatchTitle = 'Your first ten candidates'

// Drafts
export const restoreFailed = 'We couldn’t restore the draft.'
export const draftDiscarded = 'Draft discarded. It’s in Archived.'
export const undo = 'Undo'
export const discardFailed = 'We couldn’t discard the draft. Please try again.'
export const savedAsDraft = (title: string) => `“${title}” was saved as a draft`
export const saveDraftFailed = 'We couldn’t save your earlier text as a draft. Please try again.'

// Use drafts
export const discarded = 'Discarded'
