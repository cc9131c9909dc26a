// English texts of web/features/operations.
import { plural } from '@fairlead/domain/shared/language'

// Audit screen
export const auditLog = 'Audit log'
export const whatTheStaffOfThis = 'What the staff of this service did with accounts and sessions in your workspace.'
export const searchTheLog = 'Search the log'
export const whoOrWhoseAccount = 'Who, or whose account'
export const whoWhoseAccountWhichProject = 'Who, whose account, which project or workspace'
export const whatHappened = 'What happened'
export const theLogCouldNotBe = 'The log could not be loaded.'
export const nothingFits = 'Nothing fits'
export const nothingHasHappenedYet = 'Nothing has happened yet'
export const noStaffActivityInYour = 'No staff activity in your workspace.'
export const staffActionsOnCustomerProjects = 'Staff actions on customer projects and accounts appear here.'

// Board list
export const projects = 'Projects'
export const untitledProject = 'Untitled project'
export const setByHandTheRules = (healthLabel: string | number, rulesWhy: string | number) =>
  `Set by hand; the rules say ${healthLabel}: ${rulesWhy}`
export const onlyProjectsOf = (ownerEmail: string | number) => `Only projects of ${ownerEmail}`
export const staffNotes = (notesCount: number) => `${notesCount} staff ${plural('en', notesCount, { one: 'note', other: 'notes' })}`

// Board project
export const project = 'Project'
export const close = 'Close'
export const noLongerLive = 'No longer live'
export const itWasArchivedOrReturned = 'It was archived or returned to draft. The notes remain.'
export const setBy = (byHand: string | number) => `Set by ${byHand}`
export const theRulesSay = (healthLabel: string | number) => `The rules say ${healthLabel}`
export const why = 'Why'
export const company = 'Company'
export const workspace = 'Workspace'
export const kind = 'Kind'
export const owner = 'Owner'
export const opened = 'Opened'
export const teamLastActive = 'Team last active'
export const notYet = 'Not yet'
export const openTheOwnersSession = 'Open the owner’s session'

// Board screen
export const operationsBoard = 'Operations board'
export const howHealthIsDecided = 'How health is decided'
export const theBoardCouldNotBe = 'The board could not be loaded.'
export const noMatchingProjects = 'No matching projects'
export const noLiveProjectsYet = 'No live projects yet'
export const submittedProjectsOfAllWorkspaces = 'Submitted projects of all workspaces appear here.'
export const showAll = 'Show all'
export const projectsTotalTotal2 = (total: string | number, total2: number) =>
  `${total} ${plural('en', total2, { one: 'project', other: 'projects' })}`
export const health = 'Health'
export const all = 'All'
export const searchProjects = 'Search projects'
export const projectCompanyOrOwner = 'Project, company or owner'
export const order = 'Order'
export const ofOwner = (owner: string | number) => `Of ${owner}`

// Email screen
export const email = 'Email'
export const theStateOfEmailCould = 'The state of email could not be loaded.'
export const restoredFromABackup = 'Restored from a backup'
export const nothingHasBeenSentSince = 'Nothing has been sent since'
export const alreadySentNotSentYet = (
  step: string | number,
  emails: string | number,
  notSent: string | number,
  parked: string | number,
  repliesRead: number,
) =>
  `${step} ${emails} already sent, ${notSent} not sent yet, ${parked} with unknown delivery, ${repliesRead} ${plural('en', repliesRead, { one: 'reply', other: 'replies' })} read since the backup.`
export const resumeSending = 'Resume sending'
export const sending = 'Sending'
export const pausedTheMailServerRefuses = 'Paused: the mail server refuses us. The queue is kept.'
export const theMailServerCannotBe = 'The mail server cannot be used right now. We keep trying.'
export const working = 'Working.'
export const since = 'Since'
export const noEmailsAreWaiting = 'No emails are waiting.'
export const waitingTheOldestSince = (emails: string | number) => `${emails} waiting, the oldest since `
export const resume = 'Resume'
export const tryNow = 'Try now'
export const waitingForADecision = 'Waiting for a decision'
export const noEmailsNeedADecision = 'No emails need a decision.'
export const notSentTheMailServer = (emails: string | number) =>
  `${emails} not sent: the mail server refused them, or sending failed too often.`
export const sendAllAgain = 'Send all again'
export const deliveryUnknownForTheMail = (emails: string | number) =>
  `Delivery unknown for ${emails}: the mail server never confirmed them. Candidates may already have them.`
export const markAllAsSent = 'Mark all as sent'
export const sendAgainSomePerhapsTwice = (emails: string | number) => `Send ${emails} again, some perhaps twice`
export const sendAllAgain2 = 'Send all again…'
export const mailbox = 'Mailbox'
export const notReadYetEmailsTo = 'Not read yet: emails to candidates wait until it has been read once.'
export const lastReadToItsEnd = 'Last read to its end'
export const theSentFolderHeldOf = (found: string | number, asked: string | number) =>
  `The Sent folder held ${found} of the last ${asked} accepted emails. It is believed only when it holds all of the last 3.`
export const theSentFolderHasNot = 'The Sent folder has not been needed yet to settle an email.'

// Health rules
export const theFirstRuleThatApplies =
  'The first rule that applies sets the status each time the board loads. A status set by hand stays until you choose Use the rules.'

// Messages screen
export const messages = 'Messages'
export const whichMessages = 'Which messages'
export const theMessagesCouldNotBe = 'The messages could not be loaded.'
export const nothingHasBeenHandledYet = 'Nothing has been handled yet'
export const noOneIsWaitingFor = 'No one is waiting for an answer'
export const messagesFromTheContactPage = 'Messages from the contact page appear here.'
export const replyByEmail = 'Reply by email'
export const markAsHandled = 'Mark as handled'
export const openAgain = 'Open again'

// Operations frame
export const operations = 'Operations'

// Pages
export const pages = 'Pages'
export const previous = 'Previous'
export const pagePage = (page: string | number) => `Page ${page}`
export const next = 'Next'

// Plans screen
export const plans = 'Plans'
export const whichRequests = 'Which requests'
export const theRequestsCouldNotBe = 'The requests could not be loaded.'
export const nothingHasBeenSettledYet = 'Nothing has been settled yet'
export const noPendingRequests = 'No pending requests'
export const planRequestsFromTeamsAppear = 'Plan requests from teams appear here.'
export const searchesAtATime = (searches: number, name: string | number, email: string | number) =>
  `${searches} ${plural('en', searches, { one: 'search', other: 'searches' })} at a time · ${name} · ${email}`
export const accept = 'Accept'
export const acceptCompany = (company: string | number) => `Accept, ${company}`
export const decline = 'Decline'
export const declineCompany = (company: string | number) => `Decline, ${company}`
export const writeToThem = 'Write to them'
export const aPaymentPageIsOpen = 'A payment page is open.'

// Security screen
export const securityLog = 'Security log'
export const signInsInvitationsSharesExports =
  'Sign-ins, invitations, shares, exports, and changes of accounts and rights in your workspace.'
export const emailOrIpAddress = 'Email or IP address'
export const kindOfEvent = 'Kind of event'
export const exportCsv = 'Export CSV'
export const noMatchingEvents = 'No matching events'
export const noEventsYet = 'No events yet'
export const tryAnotherFilter = 'Try another filter.'
export const someone = 'Someone'

// System screen
export const system = 'System'
export const theStateOfTheSystem = 'The state of the system could not be loaded.'
export const failedEvents = 'Failed events'
export const noEventHasFailedEvery = 'No event has failed every time.'
export const event = 'Event'
export const recorded = 'Recorded'
export const lastError = 'Last error'
export const tryAllAgain = 'Try all again'
export const processes = 'Processes'
export const notResponding = 'Not responding'
export const mbMemorymb = (memoryMb: string | number) => `${memoryMb} MB`
export const msLoopdelayms = (loopDelayMs: string | number) => `${loopDelayMs} ms`

// Trial
export const freeTrial = 'Free trial'
export const candidatesItCanContact = 'Candidates it can contact'
export const asUsual = 'As usual'
export const saveTheTrial = 'Save the trial'

// Unmatched screen
export const unmatchedEmail = 'Unmatched email'
export const unmatchedEmailCouldNotBe = 'Unmatched email could not be loaded.'
export const noUnmatchedEmail = 'No unmatched email'
export const emailFromStrangersThatBelongs = 'Email from strangers that belongs to no workspace appears here.'
export const unknownSender = 'Unknown sender'
export const theTextAndTheSender = 'The text and the sender are removed and cannot be restored here. The message stays in the mailbox.'
export const assignToAWorkspace = 'Assign to a workspace'
export const deleteText = 'Delete'
export const assign = 'Assign'
export const deleteEmail = 'Delete email'
export const cancel = 'Cancel'
export const itsMembersThenFindThe = 'Its members then find the email under Unmatched mail and assign it to a candidate.'
export const nameOrEmailAddress = 'Name or email address'

// Users screen
export const users = 'Users'
export const emailOfTheUser = 'Email of the user'
export const emailAddressOrPartOf = 'Email address or part of it'
export const findSomeone = 'Find someone'
export const byTheirEmailAddressOr = 'By their email address or a part of it, in any workspace.'
export const theUsersCouldNotBe = 'The users could not be loaded.'
export const noOneHasThisAddress = 'No one has this address'
export const disabled = 'Disabled'
export const sinceEmailWorkspacename = (email: string | number, workspaceName: string | number) => `${email} · ${workspaceName} · since`
export const selfServe = 'Self-serve'
export const products = 'Products'
export const dailyEmailLimitsOfThe = 'Daily email limits of the workspace'
export const enableTheAccount = 'Enable the account'
export const disableTheAccount = 'Disable the account'
export const signOutEverywhere = 'Sign out everywhere'
