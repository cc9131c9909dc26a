// English texts of web/features/panel.

// Bulk bar
export const selectedCandidates = 'Selected candidates'
export const moveTo = 'Move to'
export const exportAsCsv = 'Export as CSV'
export const email = 'Email'
export const sendForReview = 'Send for review'
export const shareCandidates = 'Share Candidates'
export const selectAllIn = (total: string | number, label: string | number) => `Select all ${total} in ${label}`
export const shareLimit = (shareAtOnce: string | number) => `You can share up to ${shareAtOnce} candidates at once.`
export const reviewLimit = (reviewAtOnce: string | number) => `You can send up to ${reviewAtOnce} candidates for review at once.`
export const confirmEachNote = 'This project confirms each address before sending. Email candidates one by one.'
export const emailLimit = (emailAtOnce: string | number) => `You can email up to ${emailAtOnce} candidates at once.`

// Empty stage
export const review = 'Review'
export const oneWaitingCandidate = 'the waiting candidate'
export const waitingCandidates = (waiting: string | number) => `the ${waiting} waiting candidates`

// Find in list
export const findIn = (label: string | number) => `Find in ${label}`
export const clearSearch = 'Clear search'
export const foundAmongFirst = (count: string | number, loaded: string | number) => `${count} found among the first ${loaded}.`
export const ofFound = (count: string | number, total: string | number) => `${count} of ${total} found.`
export const searchAll = (total: string | number) => `Search all ${total}`

// List tools
export const show = 'Show'
export const sort = 'Sort'
export const layout = 'Layout'
export const everyone = 'Everyone'
export const cards = 'Cards'
export const rows = 'Rows'

// Move status
export const movingProgress = (done: string | number, value: string | number) => `Moving ${done} of ${value}…`
export const movedSoFar = 'Moved so far'
export const oneNotMoved = 'One candidate was not moved'
export const notMoved = (count: string | number) => `${count} candidates were not moved`
export const and = 'and'
export const moreNotMoved = 'more'
export const stop = 'Stop'
export const tryAgain = 'Try again'
export const dismiss = 'Dismiss'

// Single candidate
export const backToTheList = 'Back to the list'
export const move = 'Move'

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

// Stage list
export const oneWaiting = 'One candidate is waiting for your decision.'
export const manyWaiting = (total: string | number) => `${total} candidates are waiting for your decision.`
export const reviewAction = 'Review one by one'
export const noMatches = 'No matches'
export const showEveryone = 'Show everyone'
export const noCardContains = (loaded: string | number) => `None of the ${loaded} cards contains these words.`
export const noOneFits = 'No one in this list fits the filter.'

// Attention
export const openConversation = 'Open the conversation'
