// English texts of web/features/panel/conversation.

// Chat tab
export const chat = 'Chat'
export const allResolved = 'all resolved'
export const openCount = (open: string | number) => `${open} open`
export const commentsFailed = 'We couldn’t load the comments.'
export const noComments = 'No comments yet. Only your team sees them.'
export const comment = 'Comment'
export const commentPlaceholder = 'Write a comment to your team'
export const assignTo = 'Assign to'
export const assignToPlaceholder = 'Assign to…'

// Comment entry
export const reopen = 'Reopen'
export const resolve = 'Resolve'
export const commentMenuLabel = 'More for this comment'
export const edit = 'Edit'
export const deleteText = 'Delete'
export const editComment = 'Edit comment'
export const cancel = 'Cancel'
export const save = 'Save'
export const assignedTo = 'For'

// Confirm send
export const recipient = (to: string | number) => `To ${to}`
export const yes = 'Yes'

// Draft sources
export const nothingWasDrafted = 'Nothing was drafted.'
export const hideDraftSources = 'Hide draft sources'
export const draftSources = 'Sources of the draft'
export const fromYourAnswer = (topic: string) => `from: your team’s answer about ${topic}`
export const fromQuickAnswer = (topic: string) => `from: your quick answer about ${topic}`
export const fromProject = (topic: string) => `from: ${topic} of the project`
export const fromJobDescription = (topic: string) => `from: ${topic} in the job description`
export const fromReply = (line: string) => `from: their words “${line}”`
export const answerKept = 'Kept with the project and used in every draft.'
const languageNames: Record<string, string> = { de: 'German', fr: 'French', es: 'Spanish' }
export const answerKeptIn = (language: string) =>
  `In ${languageNames[language] ?? language}. Kept with the project and used in every draft.`
export const saveAnswer = 'Save answer'
export const answerNotSaved = 'We couldn’t save the answer. Please try again.'

// Follow ups
export const notChanged = 'Not changed. Please try again.'
export const enableFollowUps = 'Enable follow-ups'
export const pauseFollowUps = 'Pause follow-ups'
export const notChangedSuffix = ' Not changed. Please try again.'
export const enable = 'Enable'

// History tab
export const activityHistory = 'Activity history'
export const scheduled = ' (scheduled)'

// Mail tab
export const conversationFailed = 'We couldn’t load the conversation.'
export const updateEmail = 'Update email'
export const noEmailYet = 'No email yet'
export const emptyWithCard = (name: string | number) => `Nothing has been written to ${name}. Open the card and choose 'Write email'.`
export const openCard = 'Open the card'
export const emptyInReview = (name: string | number) =>
  `Nothing has been written to ${name}. Approve & send in Review starts the conversation.`
export const mail = 'Mail'
export const noEmailAddressFound = 'No email address found'

// Notes tab
export const notes = 'Notes'
export const notePlaceholder = 'What should the team know?'
export const saveNote = 'Save Note'

// Person line
export const noDataAvailable = 'No data available'
export const titleAtCompany = (title: string | number, company: string | number) => `${title} at ${company}`

// Quick answers
export const quickAnswers = 'Quick answers'
export const answerPlaceholder = 'What’s your team’s answer?'
export const saveAndInsert = 'Save & Insert'
export const insert = 'Insert'
export const resumeRequestText = 'Could you send me your résumé?'

// Reply editor
export const yourReply = 'Your reply'
export const replyPlaceholder = 'Type Your Message Here'
export const sendLater = 'Send later'
export const send = 'Send'
export const ctrlEnterHint = 'Press Ctrl + Enter to send.'
export const signature = 'Signature:'
export const draftSaved = 'Draft saved on this device.'

// Reply tools
export const draftAnAnswer = 'Draft an answer'

// Side panel
export const conversation = 'Conversation'
export const close = 'Close'
export const lockedTitle = 'Finish calibration to unlock messaging'
export const lockedText = 'Mail, chat, notes, and history open after you review the first ten candidates.'
export const draftKept = (candidateGone: string | number) => `${candidateGone} What you wrote is kept on this device.`
export const backToTheList = 'Back to the list'
export const history = 'History'

// Staff note
export const notesFrom = (product: string | number) => `Notes from ${product}`
export const notesToManager = 'Notes to the hiring manager'
export const staffOnlyHint = (product: string | number) => `Only ${product} staff can write here. Your team can read it.`
export const saveForManager = 'Save for the hiring manager'

// Steps
export const previousCandidate = 'Previous candidate'
export const nextCandidate = 'Next candidate'

// Unwritten follow-ups
export const laterFollowUps = 'Later follow-ups'
export const afterEarlierEmail = 'Written once the previous email is sent.'

// Thread entry
export const paused = ' (paused)'
export const reply = 'Reply'
export const toAddress = (toEmail: string | number) => `To: ${toEmail}`
export const mailFrom = (name: string | number) => `Email from ${name}`
export const correctedMark = 'corrected by your team'
export const becauseOf = (because: string | number) => `because of “${because}”`
export const pleaseCheck = 'Please check it yourself.'
export const changeTime = 'Change time'
export const cancelThisEmail = 'Cancel this email'
export const markAsSent = 'Mark as sent'
export const sendAgain = 'Send again'
export const senderUnverified = 'We couldn’t verify that this email comes from'
export const itsSender = 'its sender'
export const checkBeforeReplying = '. Check it before you reply.'
export const demoReply = 'Demo: written by a fictional candidate.'
export const sendingInAMoment = 'Sending in a moment'
export const sending = 'Sending'
export const deliveryUnknown = 'Delivery unknown'
export const notSent = 'Not sent'
export const canceled = 'Canceled'
export const you = 'You'
export const heldAfterRestore = 'this installation was restored from a backup, and sending has not been resumed'
export const heldSenderUnproven = 'the person it is sent for hasn’t verified their email address'
export const heldMailboxStopped = 'the mailbox it is sent from doesn’t work'
export const heldRelayPaused = 'the mail server refuses our email, and sending is paused'
export const heldRelayUnreachable = 'we can’t reach the mail server'
export const heldNoWorker = 'the email worker isn’t running'
export const heldMailboxUnread = 'the mailbox hasn’t been read'

// Update email dialog
export const addressNotSaved = 'We couldn’t save the address. Please try again.'
export const newEmailAddress = 'New email address'
export const newAddressHint = 'All future conversation goes to the new address.'
export const guessedAddress = (address: string) => `${address} is a guess. Do you know that it’s right?`
export const useGuess = 'Use this address'

// Waiting line
export const waitingBecause = (value: string | number) => `Waiting: ${value}`
export const repliesCheckedFirst = 'We check for replies before we send.'
export const staysInQueue = 'It stays in the queue.'
export const since = 'since'

// Comments
export const commentFailed = 'The comment was not saved. Please try again.'

// Scheduled and unconfirmed emails
export const plannedFor = (date: string) => `Planned for ${date}`
export const timeFailed = 'We couldn’t change the time. Please try again.'
export const emailCanceled = 'Canceled. It won’t be sent.'
export const cancelFailed = 'We couldn’t cancel the email. Please try again.'
export const markedAsSent = 'Marked as sent'
export const willBeSentAgain = 'It will be sent again'
export const emailFailed = 'We couldn’t update the email. Please try again.'

// Note
export const noteFailed = 'Not saved. Your note is kept here; please save it again.'

// Reply
export const sendingUndone = 'Sending undone. Your text is back in the editor.'
export const tooLateToUndo = 'It’s too late to undo this.'
export const undoFailed = 'We couldn’t undo this. Please try again.'
export const undo = 'Undo'
export const firstVersionSent = 'Your first version was already sent. The edited one is back in the editor.'
export const replyPlannedFor = (date: string) => `Your reply is planned for ${date}`
export const replySending = 'Your reply is on its way'
export const replySentIn = (time: string) => `Your reply will be sent in ${time}`
export const replyFailed = 'Not sent. Your text is kept; please send it again.'

// Use reply
export const replySubject = (subject: string | number) => `Re: ${subject}`
