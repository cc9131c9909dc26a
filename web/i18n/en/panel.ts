// English texts of web/features/panel.

// Analytics menu
export const analytics = 'Analytics'
export const oneCandidateSoFar = 'One candidate so far'
export const candidatesSoFar = (all: string | number) => `${all} candidates so far`

// Bulk bar
export const moveTo = 'Move to'
export const exportAsCsv = 'Export as CSV'
export const email = 'Email'
export const sendForReview = 'Send for review'
export const shareCandidates = 'Share Candidates'
export const allInAreSelected = (total: string | number, label: string | number) => `All ${total} in ${label} are selected.`
export const allOnThisPageAre = (count: string | number) => `All ${count} on this page are selected.`
export const selectAllIn = (total: string | number, label: string | number) => `Select all ${total} in ${label}`

// Duplicate dialog
export const duplicateProject = 'Duplicate project'
export const nameOfTheCopy = 'Name of the copy'
export const whatTheSearchLearned = 'What the search learned'
export const keepIt = 'Keep it'
export const theCopyStartsWithWhat = 'The copy starts with what your approvals and rejections taught.'
export const startWithoutIt = 'Start without it'
export const theCopyLearnsFromIts = 'The copy learns from its own decisions only.'
export const settingsTeamAndTemplatesAre =
  'Settings, team, and templates are copied, candidates are not. Anyone rejected in this project isn’t suggested in the copy.'
export const cancel = 'Cancel'
export const duplicate = 'Duplicate'

// Empty stage
export const review = 'Review'
export const theWaitingCandidate = 'the waiting candidate'
export const theWaitingCandidates = (waiting: string | number) => `the ${waiting} waiting candidates`

// Find in list
export const findIn = (label: string | number) => `Find in ${label}`
export const clearSearch = 'Clear search'
export const foundAmongTheFirst = (found: string | number, loaded: string | number) => `${found} found among the first ${loaded}.`
export const ofFound = (found: string | number, total: string | number) => `${found} of ${total} found.`
export const lookThroughAll = (total: string | number) => `Look through all ${total}`

// Import candidate dialog
export const importCandidate = 'Import candidate'
export const linkedinProfile = 'LinkedIn profile'
export const httpsWwwLinkedinComIn = 'https://www.linkedin.com/in/…'
export const eMail = 'E-mail'
export const findEmail = 'Find Email'
export const referredByEmailAddThe = 'Referred by email: add the message to their conversation'
export const senderOfTheEmail = 'Sender of the email'
export const subject = 'Subject'
export const text = 'Text'
export const importText = 'Import'

// Kit dialog
export const interviewKit = 'Interview kit'
export const loadingTheKit = 'Loading the kit'
export const everyInterviewerGetsALink = 'Every interviewer gets a link to these questions and a scorecard with their invitation.'
export const thisIsAProposalMade = ' This is a proposal made from the criteria of the search.'
export const attributesToRate = 'Attributes to rate'
export const n3To6OnePer = '3 to 6, one per line'
export const questionsToAsk = 'Questions to ask'
export const onePerLine = 'One per line'
export const close = 'Close'
export const saveKit = 'Save kit'

// List tools
export const show = 'Show'
export const sort = 'Sort'
export const layout = 'Layout'

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

// Move status
export const movingOf = (done: string | number, value: string | number) => `Moving ${done} of ${value}…`
export const movedSoFar = 'Moved so far'
export const oneCandidateWasNotMoved = 'One candidate was not moved'
export const candidatesWereNotMoved = (length: string | number) => `${length} candidates were not moved`
export const and = 'and'
export const more2 = 'more'

// Panel head
export const untitledProject = 'Untitled project'
export const autopilot = 'Autopilot'
export const paused = 'Paused'
export const archived = 'Archived'

// Panel screen
export const yourAccountCouldNotBe = 'Your account could not be loaded.'
export const thisProjectDoesNotExist = 'This project does not exist.'
export const itMayHaveBeenDeleted = 'It may have been deleted, or you don’t have access.'

// Panel skeleton
export const loading = 'Loading'

// Panel tabs
export const stages = 'Stages'
export const candidatesWaitingForYourDecision = 'Candidates waiting for your decision'

// Permissions note
export const canReadYourMailboxBut = (product: string | number) => `${product} can read your mailbox but can’t send from it.`
export const cantSendEmailAsYou = (product: string | number) => `${product} can’t send email as you.`
export const additionalPermissions = 'Additional Permissions'

// Project note
export const nothingIsSearchedAndNothing = 'Nothing is searched and nothing is sent. Everybody who was found is still here.'
export const restoreProject = 'Restore project'
export const thisProjectIsArchived = 'This project is archived.'
export const nothingNewIsSentThe = 'Nothing new is sent. The people you already know stay where they are.'
export const reactivateProject = 'Reactivate project'
export const thisProjectIsPaused = 'This project is paused.'
export const reasonText = (text: string | number) => `Reason: ${text}`
export const reasonShort = (short: string | number) => `Reason: ${short}`

// Reason dialog
export const whyAreYouPausingThis = 'Why are you pausing this project?'
export const whyAreYouArchivingThis = 'Why are you archiving this project?'
export const reason = 'Reason'
export const linkedinProfileOfThePerson = 'LinkedIn profile of the person you hired'
export const whatIsTheReason = 'What is the reason?'
export const pauseProject = 'Pause project'
export const archiveProject = 'Archive project'

// Reformed dialog
export const theSearchHasChanged = 'The search has changed'
export const hasChangedWhatIsLooked = (name: string | number) => `${name} has changed what is looked for, and a new search has begun:`
export const candidatesYouHaventReviewedLeave =
  'Candidates you haven’t reviewed leave Review, and new ones are on their way. Your decisions stay.'
export const ok = 'Ok'

// Review links dialog
export const hiringManagersReviewCandidatesThrough =
  'Hiring managers review candidates through links sent by email, without an account. A revoked link stops working at once. When an address has no link left, reminders to it stop too.'
export const noOpenReviewLinksLinks = 'No open review links. Links are created when you send a candidate for review.'

// Settings menu
export const settings = 'Settings'

// Single candidate
export const backToTheList = 'Back to the list'
export const move = 'Move'

// Single dialogs
export const rejectName = (name: string | number) => `Reject ${name}`

// Single head
export const previousCandidate = 'Previous candidate'
export const nextCandidate = 'Next candidate'
export const chat = 'Chat'
export const note = 'Note'
export const history = 'History'
export const print = 'Print'
export const reject = 'Reject'
export const schedule = 'Schedule'
export const writeEmail = 'Write email'
export const mail = 'Mail'

// Staff signs
export const typeTypeValue = (type: string | number, value: string | number) => `Type ${type} · ${value}`
export const peqProject = 'PEQ project'
export const staffNotes = 'Staff notes'

// Stage list
export const oneCandidateIsWaitingFor = 'One candidate is waiting for your decision.'
export const candidatesAreWaitingForYour = (total: string | number) => `${total} candidates are waiting for your decision.`
export const reviewOneByOne = 'Review one by one'
export const noMatches = 'No matches'
export const showEveryone = 'Show everyone'

// Welcome
export const createProject = 'Create project'
