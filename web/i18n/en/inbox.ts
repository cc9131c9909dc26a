// English texts of web/features/inbox.

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
