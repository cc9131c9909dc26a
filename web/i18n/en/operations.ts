// English texts of web/features/operations.
import { plural } from '@fairlead/domain/shared/language'

// Audit screen
export const auditLog = 'Audit log'
export const searchTheLog = 'Search the log'
export const logLoadFailed = 'We couldn’t load the log.'
export const everything = 'Everything'

// Board list
export const projects = 'Projects'
export const untitledProject = 'Untitled project'
export const manualHealth = (healthLabel: string | number, rulesWhy: string | number) =>
  `Set by hand; the rules say ${healthLabel}: ${rulesWhy}`
export const onlyProjectsOf = (ownerEmail: string | number) => `Only projects of ${ownerEmail}`
export const staffNotes = (notesCount: number) => `${notesCount} staff ${plural('en', notesCount, { one: 'note', other: 'notes' })}`

// Board project
export const projectNotLoaded = 'We couldn’t load the project.'
export const project = 'Project'
export const close = 'Close'
export const noLongerLive = 'No longer live'
export const projectClosedText = 'It was archived or returned to draft. The notes remain.'
export const setBy = (byHand: string | number) => `Set by ${byHand}`
export const theRulesSay = (healthLabel: string | number) => `The rules say ${healthLabel}`
export const reason = 'Why'
export const company = 'Company'
export const workspace = 'Workspace'
export const kind = 'Kind'
export const owner = 'Owner'
export const opened = 'Opened'
export const teamLastActive = 'Team last active'
export const notYet = 'Not yet'
export const openSession = 'Open the owner’s session'

// Board screen
export const operationsBoard = 'Operations board'
export const healthRulesTitle = 'How health is determined'
export const boardLoadFailed = 'We couldn’t load the board.'
export const noMatchingProjects = 'No matching projects'
export const noLiveProjectsYet = 'No live projects yet'
export const boardEmptyText = 'Submitted projects of all workspaces appear here.'
export const showAll = 'Show all'
export const projectCount = (visibleCount: string | number, total: number) =>
  `${visibleCount} ${plural('en', total, { one: 'project', other: 'projects' })}`
export const health = 'Health'
export const all = 'All'
export const searchProjects = 'Search projects'
export const boardSearchPlaceholder = 'Project, company, or owner'
export const order = 'Order'
export const ofOwner = (owner: string | number) => `Owner: ${owner}`
export const everyKind = 'Every kind'

// Email screen
export const changeFailed = 'That didn’t work. Please try again.'
export const restoreReasons: Readonly<Record<string, string>> = {
  asked: 'AFTER_RESTORE was set.',
  went_back: 'The database is older than the last one used with this data folder.',
  new_place: 'The database hadn’t been used for a while and was started in a new location.',
  found_sent: 'The Sent folder holds emails that this database has not sent yet.',
}
export const readingTheMailbox = 'Reading the whole mailbox.'
export const comparingEmails = 'Comparing due emails with the Sent folder.'
export const emailsCompared = 'All due emails have been compared.'
export const sendingResumed = 'Sending has been resumed.'
export const countedEmails = (count: number) => `${count} ${plural('en', count, { one: 'email', other: 'emails' })}`
export const resendMessage = (count: number) => `${countedEmails(count)} will be sent again.`
export const markedAsSent = (count: number) => `${countedEmails(count)} marked as sent.`
export const email = 'Email'
export const emailStatusLoadFailed = 'We couldn’t load the email status.'
export const restoredTitle = 'Restored from a backup'
export const nothingSentSince = 'Nothing has been sent since'
export const restoreCounts = (
  step: string | number,
  emails: string | number,
  notSent: string | number,
  unknown: string | number,
  repliesRead: number,
) =>
  `${step} ${emails} already sent, ${notSent} not sent yet, ${unknown} with unknown delivery, ${repliesRead} ${plural('en', repliesRead, { one: 'reply', other: 'replies' })} read since the backup.`
export const resumeSending = 'Resume sending'
export const sending = 'Sending'
export const pausedByRelay = 'Paused: the mail server refuses our email. The queue is kept.'
export const mailServerUnreachable = 'We can’t reach the mail server right now. We’ll keep trying.'
export const working = 'Working.'
export const since = 'Since'
export const noEmailsAreWaiting = 'No emails are waiting.'
export const waitingSince = (emails: string | number) => `${emails} waiting, the oldest since `
export const resume = 'Resume'
export const tryNow = 'Try now'
export const waitingForADecision = 'Waiting for a decision'
export const noEmailsNeedADecision = 'No emails need a decision.'
export const refusedCount = (emails: string | number) => `${emails} not sent: the mail server refused them, or sending failed too often.`
export const sendAllAgain = 'Send all again'
export const unknownCount = (emails: string | number) =>
  `Delivery unknown for ${emails}: the mail server never confirmed them. Candidates may already have them.`
export const markAllAsSent = 'Mark all as sent'
export const resendUnknown = (emails: string | number) => `Send ${emails} again, possibly twice`
export const resendAllAction = 'Send all again…'
export const mailbox = 'Mailbox'
export const mailboxNotReadYet = 'Not read yet. Emails to candidates wait until it has been read once.'
export const lastFullRead = 'Last read in full'
export const sentFolderIncomplete = (foundCount: string | number, requestedCount: string | number) =>
  `The Sent folder contained ${foundCount} of the last ${requestedCount} accepted emails. We rely on it only when it contains all of the last 3.`
export const sentFolderUnused = 'We haven’t needed the Sent folder yet.'

// Health rules
export const healthRulesText =
  'The first rule that applies sets the status each time the board loads. A status set by hand stays until you choose Use the rules.'

// Messages screen
export const messageNotUpdated = 'We couldn’t update the message. Please try again.'
export const messages = 'Messages'
export const whichMessages = 'Which messages'
export const messagesLoadFailed = 'We couldn’t load the messages.'
export const noHandledMessages = 'No handled messages'
export const noOpenMessages = 'No open messages'
export const contactMessagesEmpty = 'Messages from the contact page appear here.'
export const replyByEmail = 'Reply by email'
export const markAsHandled = 'Mark as handled'
export const openAgain = 'Reopen'
export const openTab = (open: string | number) => `Open ${open}`
export const handled = 'Handled'
export const yourMessageTo = (product: string) => `Your message to ${product}`

// Operations frame
export const operations = 'Operations'
export const board = 'Board'

// Pages
export const pages = 'Pages'
export const previous = 'Previous'
export const emptyPage = 'Nothing on this page'
export const firstPage = 'Go to the first page'
export const pagePage = (page: string | number) => `Page ${page}`
export const next = 'Next'

// Plans screen
export const requestNotUpdated = 'We couldn’t update the request. Please try again.'
export const open = 'Open'
export const openCount = (count: number) => `Open ${count}`
export const settled = 'Settled'
export const planStates = {
  requested: 'Waiting',
  accepted: 'Accepted',
  paid: 'Paid',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}
export const plans = 'Plans'
export const whichRequests = 'Which requests'
export const requestsLoadFailed = 'We couldn’t load the requests.'
export const noSettledRequests = 'No settled requests'
export const noPendingRequests = 'No pending requests'
export const planRequestsEmpty = 'Plan requests from teams appear here.'
export const planRequestSummary = (searches: number, name: string | number, email: string | number) =>
  `${searches} ${plural('en', searches, { one: 'search', other: 'searches' })} at a time · ${name} · ${email}`
export const accept = 'Accept'
export const acceptCompany = (company: string | number) => `Accept, ${company}`
export const decline = 'Decline'
export const declineCompany = (company: string | number) => `Decline, ${company}`
export const writeToThem = 'Email them'
export const paymentPageOpen = 'A payment page is open.'

// Security screen
export const newestEventsOnly = 'The file holds the newest 10,000 events. Filter to get older ones.'
export const logNotExported = 'We couldn’t export the log. Try again in a moment.'
export const allEvents = 'All events'
export const auditLogIntro =
  'Who did what in your workspace, and from where: sign-ins, members and rights, exports, emails, settings, and what staff did.'
export const emailOrIpAddress = 'Email, project, or IP address'
export const kindOfEvent = 'Kind of event'
export const exportCsv = 'Export CSV'
export const noMatchingEvents = 'No matching events'
export const noEventsYet = 'No events yet'
export const tryAnotherFilter = 'Try another filter.'
export const someone = 'Someone'

// System screen
export const tryingAgain = 'Trying again.'
export const eventsNotRetried = 'We couldn’t retry the events. Please try again.'
export const system = 'System'
export const systemLoadFailed = 'We couldn’t load the system status.'
export const failedEvents = 'Failed events'
export const noFailedEvents = 'No failed events.'
export const event = 'Event'
export const recorded = 'Recorded'
export const lastError = 'Last error'
export const tryAllAgain = 'Try all again'
export const processes = 'Processes'
export const notResponding = 'Not responding'
export const mbMemorymb = (memoryMb: string | number) => `${memoryMb} MB`
export const msLoopdelayms = (loopDelayMs: string | number) => `${loopDelayMs} ms`
export const secondsShort = (seconds: number) => `${seconds} s`
export const minutesShort = (minutes: number) => `${minutes} min`
export const hoursShort = (hours: number) => `${hours} h`
export const emailsDue = 'Emails due'
export const oldestDueFor = (since: string | number) => `Oldest due for ${since}`
export const noneWaiting = 'None waiting'
export const emailsHeld = 'Emails held'
export const deliveryUnknown = 'Delivery unknown'
export const notReadYet = 'Not read yet'
export const sinceLastRead = 'Since it was last read in full'
export const noWorker = 'No worker is reading it'
export const openEvents = 'Open events'
export const oldestEvent = (since: string | number) => `Oldest from ${since} ago`
export const queuedJobs = 'Queued jobs'
export const searchesAndImports = 'Searches and imports'
export const failedJobs = 'Failed jobs'
export const lastDay = 'In the last 24 hours'
export const parts = 'Parts'
export const machine = 'Machine'
export const version = 'Version'
export const started = 'Started'
export const memory = 'Memory'
export const eventLoop = 'Event loop'

// Trial
export const freeTrial = 'Free trial'
export const contactLimitLabel = 'Candidates it can contact'
export const asUsual = 'Default'
export const saveTheTrial = 'Save the trial'

// Unmatched screen
export const emailAlreadyHandled = 'Someone else has already handled this email.'
export const emailDeleted = 'Deleted'
export const emailMoved = 'Moved to the workspace'
export const emailNotUpdated = 'We couldn’t update the email. Please try again.'
export const searching = 'Searching…'
export const noWorkspaceFound = 'No workspace found'
export const unmatchedEmail = 'Unmatched email'
export const unmatchedLoadFailed = 'We couldn’t load unmatched email.'
export const noUnmatchedEmail = 'No unmatched email'
export const unmatchedEmpty = 'Email from unknown senders that belongs to no workspace appears here.'
export const unknownSender = 'Unknown sender'
export const removeText = 'The text and the sender are removed and can’t be restored here. The message stays in the mailbox.'
export const assignAction = 'Assign to a workspace'
export const deleteText = 'Delete'
export const assign = 'Assign'
export const deleteEmail = 'Delete email'
export const cancel = 'Cancel'
export const assignWorkspaceHint = 'Its members can then assign the email to a candidate under Unmatched email.'
export const nameOrEmailAddress = 'Name or email address'

// Users screen
export const accountNotUpdated = 'We couldn’t update the account. Please try again.'
export const saved = 'Saved'
export const accountEnabled = 'Account enabled'
export const accountDisabled = 'Account disabled, and all its sessions ended'
export const signedOutEverywhere = 'Signed out everywhere'
export const timesTheDefault = (factor: number) => (factor === 1 ? 'Default' : `${factor} times the default`)
export const accountKinds = {
  customer: 'Customer',
  collaborator: 'Collaborator',
  super_admin: 'Super admin',
  staff: 'Staff',
  self_serve: 'Self-serve',
  v2: 'V2',
  recruiter_profile: 'Recruiter profile',
}
export const users = 'Users'
export const userEmailLabel = 'Email of the user'
export const userSearchPlaceholder = 'Email address or part of it'
export const findSomeone = 'Find a user'
export const userSearchHint = 'Search by email address or part of it, in any workspace.'
export const usersLoadFailed = 'We couldn’t load the users.'
export const noUsersFound = 'No users found'
export const disabled = 'Disabled'
export const sinceEmailWorkspacename = (email: string | number, workspaceName: string | number) => `${email} · ${workspaceName} · since`
export const selfServe = 'Self-serve'
export const products = 'Products'
export const emailLimits = 'Daily email limits of the workspace'
export const enableTheAccount = 'Enable the account'
export const disableTheAccount = 'Disable the account'
export const signOutEverywhere = 'Sign out everywhere'
