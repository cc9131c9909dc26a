// English texts of web/features/talent.
import { plural } from '@fairlead/domain/shared/language'

// Add person dialog
export const alreadyInPool = 'This person was already in your talent pool. We added what you entered.'
export const addedToPool = 'Added to your talent pool'
export const personNotSaved = 'We couldn’t save this person. Please try again.'
export const addAPerson = 'Add a person'
export const linkedinProfile = 'LinkedIn profile'
export const linkedinPlaceholder = 'https://www.linkedin.com/in/…'
export const eMail = 'Email'
export const name = 'Name'
export const currentTitle = 'Current title'
export const company = 'Company'
export const location = 'Location'
export const cancel = 'Cancel'
export const addPerson = 'Add person'

// Add to project dialog
export const partlyAdded = (count: number) =>
  count === 1
    ? 'Only one person was added. Please try again for the others.'
    : `Only ${count} people were added. Please try again for the others.`
export const nothingAdded = 'Nothing was added. Please try again.'
export const noSuchProject = 'No project with this name'
export const countedPeople = (count: number) =>
  `${count.toLocaleString('en-US')} ${plural('en', count, { one: 'person', other: 'people' })}`
export const addToAProject = (subject: string | number) => `Add ${subject} to a project`
export const project = 'Project'
export const loading = 'Loading…'
export const chooseAProject = 'Choose a project'
export const projectsLoadFailed = 'We couldn’t load your projects.'
export const addedTo = 'added to'
export const addedSuffix = ', in Approved. Nothing was sent.'
export const open = 'Open'
export const emailThem = 'Email them'
export const addHint = 'They appear in Approved. Nothing is sent until you write to them.'
export const done = 'Done'
export const moreLikeThis = 'More like this'
export const addToProject = 'Add to project'
export const addAnyway = 'Add anyway'

// Bulk actions
export const selectedPeople = 'Selected people'
export const exportCsv = 'Export CSV'
export const adminOnly = 'Only an admin of your workspace can delete people.'
export const deleteLimit = (count: number) => `You can delete up to ${count} people at once.`
export const deleteText = 'Delete'

// Delete people dialog
export const whoDeleted = (subject: string) => `${subject} deleted`
export const nothingDeleted = 'Nothing was deleted. Please try again.'
export const deleteWho = (subject: string | number) => `Delete ${subject}?`
export const deletedForGood = 'Deleted for good'
export const profileDeleted = 'Profile, contact data, résumés and their text'
export const deletedNotes = 'Notes, tags, and comments about'
export const inPronoun = 'them'
export const eachOfThem = 'each of them'
export const emailsDeleted = 'Emails sent and received, in every project of your workspace'
export const waitingEmailsCanceled = 'Emails waiting to be sent are canceled'
export const whatStays = 'What stays'
export const keptStages = 'Stages and dates in projects, under “Deleted person,” to keep your analytics correct'
export const addressHashKept = 'A one-way hash of their addresses, so that no one in your workspace writes to them or adds them again'
export const keptCopies = 'Copies in your applicant tracking system and in mailboxes: delete those there'
export const confirmLabel = 'I understand that this can’t be undone'
export const keep = 'Keep'
export const deleteConfirm = (subject: string | number) => `Delete ${subject}`

// Edit person dialog
export const saved = 'Saved'
export const profileNotSaved = 'We couldn’t save the profile. Please try again.'
export const editProfile = 'Edit profile'
export const headline = 'Headline'
export const cityCountry = 'City, country'
export const emails = 'Emails'
export const skills = 'Skills'
export const save = 'Save'

// Import dialog
export const importPeople = 'Import people'
export const dropTitle = 'Drop résumés or a table here'
export const dropHint =
  'or choose files. Résumés (PDF, DOCX, text or JSON Resume) become profiles right away, up to 500 at once, also from a folder or a ZIP. For a table (CSV or Excel), you match its columns before anything is saved; résumés next to it are read first.'
export const reading = 'Reading'
export const theFile = 'the file'
export const files = 'Files'
export const anotherFile = 'Another file'
export const importValue = (value: string | number) => `Import ${value}`
export const person = 'person'
export const people = 'people'
export const close = 'Close'
export const importDone = 'Imported. Importing the same file again won’t create duplicates.'

// Import plan
export const columns = 'Columns'
export const columnLabel = 'Column of the file'
export const forExample = 'For example'
export const becomes = 'Becomes'
export const fieldFor = (title: string | number) => `Field for ${title}`
export const rejectedRows = 'Rejected rows'
export const lineError = (line: string | number, message: string | number) => `Line ${line}: ${message}`
export const headerInLine = (line: number) => `. The titles of the columns are in line ${line}; lines before it are left out.`
export const encodingUnsure = 'Check the letters'
export const encodingQuestion = 'In which line do the names look right?'
export const lettersWrong = 'Do letters look wrong?'
export const cellsLeftOut = 'Cells left out'
export const greetings = 'Greetings'
export const greetingOf = (name: string, greeting: string) => `${name}: “Hi ${greeting},”`
export const doubtfulGreetings = (count: number) =>
  plural('en', count, { one: '1 greeting doesn’t look like a name', other: `${count} greetings don’t look like names` })
export const doubtfulGreetingHint =
  'Correct these names in the file, or after the import. Until you confirm such a greeting, no first email is sent to them.'
export const andMore = (value: string | number) => `and ${value} more`
export const leaveOut = 'Leave out'
export const linkedinUrl = 'LinkedIn URL'
export const firstName = 'First name'
export const lastName = 'Last name'
export const fullName = 'Full name'
export const school = 'School'
export const degree = 'Degree'
export const summary = 'Summary'
export const applicationColumns = {
  job_applied_for: 'Job applied for',
  application_stage: 'Stage reached',
  application_status: 'Status of the application',
  applied_on: 'Applied on',
  application_ended_on: 'Rejected on',
  rejection_reason: 'Reason for rejection',
  application_source: 'Source of the application',
  application_id: 'ID of the application',
}
export const recognisedAs = (system: string) => `Recognized as an export of ${system}`
export const columnsRemembered = 'Columns as your team last corrected them'
export const rows = 'Rows'
export const wouldBeAdded = 'Would be added'
export const added = 'Added'
export const wouldBeUpdated = 'Would be updated'
export const updated = 'Updated'
export const unchanged = 'Unchanged'
export const refused = 'Refused'

// Import progress
export const importStates = {
  queued: 'Waiting to start',
  running: 'Importing',
  completed: 'Imported',
  failed: 'Import failed',
  cancelled: 'Import canceled',
  undoing: 'Undoing the import',
  undone: 'Import undone',
}
export const lastImports = 'Your last imports'
export const undoImport = 'Undo import'
export const undoRest = 'Check again'
export const undoImportQuestion = (fileName: string) =>
  `Undo the import of ${fileName}? People it added are removed, unless someone has worked with them since. Details it changed go back, unless they were changed since.`
export const notUndone = 'We couldn’t undo the import. Please try again.'
export const undoProgress = 'You can close this page: undoing continues, and survives a restart of the service.'
export const undoneCounts = (removed: string, restored: string) =>
  `${removed} removed, ${restored} with their earlier details again. Applications from this file are gone.`
export const keptPeople = (count: number) => plural('en', count, { one: '1 person stays', other: `${count} people stay` })
export const keptReasons = {
  contacted: 'contacted since',
  project: 'in a project',
  tagged: 'tagged since',
  noted: 'has notes',
  resume: 'has a résumé',
  imported: 'also in another import',
  edited: 'edited since',
  ideal: 'ideal candidate of a project',
}
export const downloadRefused = 'Download rejected rows'
export const notCanceled = 'We couldn’t cancel the import. Please try again.'
export const cancelImport = 'Cancel import'
export const importProgress = (read: string | number, total: string | number) =>
  `${read} of ${total} rows. You can close this page: the import continues, and survives a restart of the service.`
export const importCanceled = (read: string | number, total: string | number) =>
  `${read} of ${total} rows were read before it was canceled. People added so far stay.`

// Person history
export const history = 'History'
export const noProjects = 'Not in any of your projects yet.'
export const untitledProject = 'Untitled project'
export const archived = 'Archived'

// Person notes
export const writeANote = 'Write a note.'
export const noteNotSaved = 'We couldn’t save the note. Please try again.'
export const noteNotRestored = 'We couldn’t restore the note. Please try again.'
export const noteDeleted = 'Note deleted'
export const noteNotDeleted = 'We couldn’t delete the note. Please try again.'
export const undo = 'Undo'
export const notes = 'Notes'
export const newNote = 'New note'
export const notePlaceholder = 'Add a note for your team'
export const addNote = 'Add note'
export const aFormerColleague = 'A former colleague'
export const deleteThisNote = 'Delete this note'

// Person screen
export const talentPool = 'Talent pool'
export const personNotFound = 'This person is not in your talent pool'
export const personMissingText = 'They may have been deleted, or the link is from another workspace.'
export const profileLoadFailed = 'We couldn’t load this profile.'
export const yours = 'Yours'
export const sharedPool = 'Shared pool'
export const linkedin = 'LinkedIn'
export const linkedinLinkLabel = (name: string | number) => `${name} on LinkedIn, opens in a new tab`
export const moreActions = 'More actions'
export const deleteAction = 'Delete…'
export const hiddenNameText = (hiddenBy: string | number) =>
  `Names are hidden in ${hiddenBy}, where this person is a candidate. Their name, addresses and files are not shown here either.`
export const resumes = 'Résumés'
export const noWorkHistory = 'No work history yet. Edit the profile or import a résumé.'
export const wrongPerson = 'Marked as the wrong person. No one in your workspace can write to them.'
export const dataRequest = 'Asked about their personal data. No one in your workspace can write to them.'
export const objectedText = 'Objected to the use of their data. No one in your workspace can write to them.'
export const laterText = 'Asked not to be contacted until a later day. No one in your workspace can write to them before.'
export const unsubscribedText = 'Unsubscribed. No one in your workspace can email them.'
export const personTitle = (name: string | number) => `${name} – Talent pool`

// Pool row
export const selectName = (name: string | number) => `Select ${name}`
export const nameHidden = 'Name hidden'
export const noJobOrPlaceKnown = 'No job or location'
export const nameMatchLabel = 'Found by name or address'

// Saved searches
export const searchSaved = (name: string) => `Saved “${name}” for your workspace`
export const searchNotSaved = 'We couldn’t save the search. Please try again.'
export const searchDeleted = (name: string) => `Deleted the search “${name}”`
export const searchNotDeleted = 'We couldn’t delete the search. Please try again.'
export const searchNotRestored = 'We couldn’t restore the search. Please try again.'
export const savedSearches = 'Saved searches'
export const searchesFailed = 'We couldn’t load your saved searches.'
export const noSavedSearchesYet = 'No saved searches yet'
export const saveThisSearch = 'Save this search…'
export const saveSearchTitle = 'Save this search'
export const savedSearchShared = 'Everyone in your workspace can use it.'
export const saveSearch = 'Save search'

// Search bar
export const peopleHeading = 'People'
export const searchPeople = 'Search people'
export const searchPlaceholder = 'Nurses in Ohio with ICU experience, a name, kubernetes AND berlin, or a job description'
export const readPosting = 'Find criteria'
export const niceToHave = 'Nice to have'
export const filters = 'Filters'
export const whereToLook = 'Where to look'
export const titles = 'Titles'
export const anyTitle = 'Any title'
export const skillsLabel = 'Skills, all of them'
export const anySkill = 'Any skill'
export const places = 'Places'
export const anywhere = 'Anywhere'
export const howFarAway = 'How far away'
export const filterByTags = 'Filter by tags'
export const termsLabel = 'How your words were understood'
export const readAs = 'Read as'
export const not = 'not '
export const asAWord = 'as a word'
export const asWordLabel = (text: string | number) => `Search ${text} as a word instead`
export const metropolitanArea = 'Metropolitan area'
export const inTheCity = 'In the city'
export const withinKm = (km: string | number) => `Within ${km} km`
export const termName = 'Name'
export const title = 'Title'
export const place = 'Place'
export const skill = 'Skill'
export const word = 'Word'
export const bothPools = 'Yours and shared pool'

// Talent screen
export const columnNames = {
  skills: 'Skills',
  emails: 'Email addresses',
  tags: 'Tags',
  added: 'Source and date',
  linkedin: 'LinkedIn',
}
export const noEmail = 'No email address'
export const idealCandidates = 'Ideal candidates'
export const templateLibrary = 'Template library'
export const importText = 'Import'
export const partialResults = (partsAnswered: string | number, parts: string | number) =>
  `Only ${partsAnswered} of ${parts} parts of the talent pool answered. Some people may be missing.`
export const poolLoadFailed = 'We couldn’t load the talent pool.'
export const peopleTotal = (total: number) => `${plural('en', total, { one: 'person', other: 'people' })}`
export const newestFirst = ', newest first'
export const bestMatchFirst = ', best match first'
export const loadMore = 'Load more'
export const importOf = (fileName: string | number) => `Import of ${fileName}`
export const emptyTitle = 'No one here yet'
export const emptyText =
  'People you add or import appear here, with their history across your projects. Drop résumés or a table anywhere on this page.'
export const chooseFiles = 'Choose files'
export const searchSharedPool = 'Search the shared pool'
export const noMatches = 'No matches'
export const noCriteriaMatchText = 'Remove a criterion above, make it nice to have, or look in a larger area.'
export const noMatchText = 'Try fewer words, OR between them, or a larger area.'
export const noOwnMatchText = 'None of your people match. Try fewer words, or search the shared pool, too.'
export const clearTheSearch = 'Clear the search'

// People CSV
/** The talent pool's import recognizes these titles. */
export const csvColumns = [
  'Name',
  'Title',
  'Company',
  'Location',
  'Emails',
  'LinkedIn',
  'Skills',
  'Tags',
  'Source',
  'Added',
  'Earlier applications',
]
export const csvSharedPool = 'shared pool'

// Person addresses
export const emailAddresses = 'Email addresses'
