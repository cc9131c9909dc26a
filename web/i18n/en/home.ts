// English texts of web/features/home and of what waits in a project.

export const home = 'Home'
export const about = 'What waits for you, in all your projects.'
export const loadFailed = 'We couldn’t load what waits for you.'
export const keys = (key: string) => `Press ${key} for keyboard shortcuts.`

// Empty
export const nothingWaits = 'Nothing waits for you'
export const nothingWaitsText =
  'Candidates to review, replies, decisions, and today’s interviews appear here. Start another search, or come back after the next reply.'
export const welcome = 'Find your first candidates'
export const welcomeText = 'Paste a job description. We show you matching people, and from then on this page lists what waits for you.'
export const newSearch = 'New search'

// Groups
export const groups = {
  trouble: 'Not working',
  interviews: 'Interviews today',
  answers: 'Needs an answer',
  review: 'To review',
  decisions: 'Decisions',
  approvals: 'Offer letters to approve',
  scorecards: 'Scorecards to write',
  mentions: 'Comments for you',
  tasks: 'Tasks',
  notices: 'People to tell',
  searches: 'Searches to decide about',
  newPeople: 'New in your saved searches',
  drafts: 'Drafts',
} as const
export const jumpTo = 'Jump to'
export const showAll = (count: number) => `Show all ${count}`
export const showFewer = 'Show fewer'
export const restInInbox = (listed: number, count: number) => `The first ${listed} of ${count}. See all in the inbox.`
/** For screen readers: where a row is. */
export const position = (group: string, index: number, count: number) => `${group}, ${index} of ${count}`

// Rows
export const people = (count: number) => (count === 1 ? '1 candidate' : `${count} candidates`)
export const troubles = {
  mailbox: (name: string) => `Your mailbox ${name}`,
  shared_mailbox: (name: string) => `The team’s mailbox ${name}`,
  domain: (name: string) => `The sending domain ${name}`,
  calendar: (name: string) => `Your calendar ${name}`,
} as const
export const troubleReasons = {
  mailbox: 'It can’t send or read email.',
  shared_mailbox: 'It can’t send or read email.',
  domain: 'Its DNS records are missing or wrong, so servers may refuse your email.',
  calendar: 'It can’t be read, so candidates may book times when you’re busy.',
} as const
export const from = (start: string, end: string) => `${start} – ${end}`
export const toTell = (count: number) =>
  count === 1 ? 'One person must be told that you have their data' : `${count} people must be told that you have their data`
export const tellOverdue = (count: number) => `${count} overdue`
export const tellSoon = 'within 7 days'
export const withInterviewers = (names: string) => `with ${names}`
export const join = 'Join'
export const joinOf = (name: string) => `Join the interview with ${name}`
export const phone = (number: string) => `by phone, ${number}`
export const moreInAttention = (count: number) => `${people(count)} in Needs Attention`
export const assignedTo = (name: string) => `assigned to ${name}`
export const newPeople = (count: number) => (count === 1 ? '1 new person' : `${count} new people`)
export const toReview = (count: number) => `${people(count)} to review`
export const batchReady = 'found'
export const yourDecision = (count: number) => `${people(count)} for you to decide on`
export const waitForDecision = (count: number) => (count === 1 ? '1 interested candidate' : `${count} interested candidates`)
export const waitingFor = (names: string) => `waiting for ${names}`
export const noOneAsked = 'no decision yet'
export const addedSince = 'since'
export const since = 'since'
export const writeScorecard = 'interview'
export const saysBy = (name: string, text: string) => `${name}: ${text}`
export const dueOn = (day: string) => `due ${day}`
export const problems = {
  failed: 'The search failed. Start it again.',
  found_no_one: 'The search found no one. Change the criteria, or expand the search.',
} as const
export const editedAt = 'edited'
export const untitled = 'Untitled project'

// A project in the list
export const reviewCount = (count: number) => `${count} to review`
export const answerCount = (count: number) => `${count} to answer`
export const decisionCount = (count: number) => (count === 1 ? '1 decision' : `${count} decisions`)
export const letterBy = (name: string) => `Offer letter by ${name}`
