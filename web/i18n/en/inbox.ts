// English texts of web/features/inbox.
import { listed } from '@fairlead/domain/shared/language'

// Candidate picker
export const project = 'Project'
export const candidate = 'Candidate'
export const nameOrEmail = 'Name or email'
export const searching = 'Searching…'
export const noMatches = 'No matching candidates in this project.'

// Inbox screen
export const addedToConversation = 'Added to the conversation'
export const dismissed = 'Dismissed'
export const notUpdated = 'We couldn’t update the email. Please try again.'
export const unmatchedEmail = 'Unmatched email'
export const intro = 'Email we couldn’t match to a conversation. Assign it to a candidate, or dismiss it.'
export const inboxLoadFailed = 'We couldn’t load the inbox.'
export const noUnmatchedEmail = 'No unmatched email'
export const emptyStateHint = 'Every reply was matched to its conversation.'
export const cancel = 'Cancel'
export const assignAction = 'Assign to a candidate'
export const dismiss = 'Dismiss'

// Team inbox
export const inbox = 'Inbox'
export const about = 'Conversations in all your projects. Those that need an answer come first.'
export const show = 'Show'
export const views = { open: 'Open', snoozed: 'Snoozed', done: 'Done', unmatched: 'Unmatched' }
export const allProjects = 'All projects'
export const reply = 'Reply'
export const allReplies = 'All replies'
export const assignee = 'Assignee'
export const everyone = 'Everyone'
export const me = 'Me'
export const noOne = 'No one'
export const mentions = 'Mentions'
export const allComments = 'All comments'
export const mentionsMe = 'Mentions me'
export const mailbox = 'Mailbox'
export const allMailboxes = 'All mailboxes'
export const nothingFound = 'No matching conversations'
export const changeTheFilters = 'Change or clear the filters.'
export const empty = { open: 'Nothing to answer', snoozed: 'Nothing snoozed', done: 'Nothing done yet' }
export const emptyHint = {
  open: 'Replies from candidates appear here.',
  snoozed: 'Conversations you snooze appear here until their time comes.',
  done: 'Conversations that you mark as done appear here until the candidate writes again.',
}
export const hasMore = (count: number) => `These are the first ${count} conversations. Use the filters to find others.`
export const position = (name: string, place: number, count: number) => `${name}, conversation ${place} of ${count}`
export const needsAnswer = 'Needs an answer'
export const needsCheck = 'Check the reply'
export const perhaps = (label: string) => `${label}?`
export const correct = 'Correct'
export const snoozedUntil = 'Snoozed until'
export const keys = (key: string) => `Press ${key} for keyboard shortcuts.`
export const labelFor = (act: string, name: string) => `${act}: ${name}`
export const done = 'Done'
export const reopen = 'Reopen'
export const snooze = 'Snooze'
export const assign = 'Assign'
export const history = 'History'
export const endSnooze = 'End snooze'
export const inThreeHours = 'In 3 hours'
export const tomorrow = 'Tomorrow morning'
export const nextMonday = 'Next Monday'
export const inAMonth = 'In a month'
export const markedAsDone = 'Marked as done'
export const reopened = 'Reopened'
export const snoozed = (until: string) => `Snoozed until ${until}`
export const snoozeEnded = 'Snooze ended'
export const assignedTo = (name: string) => `Assigned to ${name}`
export const assignedToNoOne = 'No longer assigned'
export const notSorted = 'We couldn’t update the conversation. Try again in a moment.'

export const selectName = (name: string) => `Select ${name}`
export const selectedConversations = 'Selected conversations'
export const ofSeveral = (count: number, sentence: string) => `${sentence}: ${count} conversations`
export const notSortedNames = (names: readonly string[], sentence: string) => `Not changed: ${listed('en', names)}. ${sentence}`

// Conversation pane
export const conversation = 'Conversation'
export const conversationWith = (name: string) => `Conversation with ${name}`
export const parts = { conversation: 'Conversation', history: 'History' }
export const close = 'Close'
export const openInProject = 'Open in the project'
export const write = 'Write'
export const replyOrComment = { reply: 'Reply', comment: 'Comment' }
export const conversationLoadFailed = 'We couldn’t load this conversation.'
export const conversationGone = 'This conversation isn’t available'
export const conversationGoneText = 'The candidate is no longer in this project, or you can no longer open it.'
export const mailClosed = 'You can read and write comments here. Only reviewers and editors of this project can read its email.'
export const nothingYet = 'No emails or comments yet.'
export const earlier = (count: number) => (count === 1 ? 'Show 1 earlier email' : `Show ${count} earlier emails`)
export const emailsAndComments = 'Emails and comments'
