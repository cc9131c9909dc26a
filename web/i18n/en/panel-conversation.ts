// English texts of web/features/panel/conversation.

// Chat tab
export const chat = 'Chat'
export const allResolved = 'all resolved'
export const openOpen = (open: string | number) => `${open} open`
export const theCommentsCouldNotBe = 'The comments could not be loaded.'
export const noCommentsYetOnlyYour = 'No comments yet. Only your team sees them.'
export const comment = 'Comment'
export const writeACommentToYour = 'Write a comment to your team'
export const assignTo = 'Assign to'
export const assignTo2 = 'Assign to…'

// Comment entry
export const openAgain = 'Open again'
export const resolve = 'Resolve'
export const moreForThisComment = 'More for this comment'
export const edit = 'Edit'
export const deleteText = 'Delete'
export const editComment = 'Edit comment'
export const cancel = 'Cancel'
export const save = 'Save'
export const forText = 'For'

// Confirm send
export const toTo = (to: string | number) => `To ${to}`
export const yes = 'Yes'

// Draft sources
export const nothingWasDrafted = 'Nothing was drafted.'
export const hideWhereTheDraftComes = 'Hide where the draft comes from'

// Follow ups
export const notChangedPleaseTryAgain = 'Not changed. Please try again.'
export const enableFollowUps = 'Enable follow-ups'
export const pauseFollowUps = 'Pause follow-ups'
export const notChangedPleaseTryAgain2 = ' Not changed. Please try again.'
export const enable = 'Enable'

// History tab
export const activityHistory = 'Activity history'
export const nothingHasHappenedYet = 'Nothing has happened yet.'
export const scheduled = ' (scheduled)'

// Mail tab
export const theConversationCouldNotBe = 'The conversation could not be loaded.'
export const updateEmail = 'Update email'
export const noEmailYet = 'No email yet'
export const nothingHasBeenWrittenTo = (name: string | number) =>
  `Nothing has been written to ${name}. Open the card and choose 'Write email'.`
export const nothingHasBeenWrittenToApprove = (name: string | number) =>
  `Nothing has been written to ${name}. Approve & send in Review starts the conversation.`
export const mail = 'Mail'

// Notes tab
export const notes = 'Notes'
export const whatShouldTheTeamKnow = 'What should the team know?'
export const saveNote = 'Save Note'

// Person line
export const noDataAvailable = 'No data available'

// Quick answers
export const quickAnswers = 'Quick answers'
export const whatsYourTeamsAnswer = 'What’s your team’s answer?'
export const saveInsert = 'Save & Insert'
export const insert = 'Insert'

// Reply editor
export const yourReply = 'Your reply'
export const typeYourMessageHere = 'Type Your Message Here'
export const sendLater = 'Send later'
export const send = 'Send'

// Reply tools
export const draftAnAnswer = 'Draft an answer'

// Side panel
export const conversation = 'Conversation'
export const close = 'Close'
export const finishCalibrationToUnlockMessaging = 'Finish calibration to unlock messaging'
export const mailChatNotesAndHistory = 'Mail, chat, notes, and history open after you review the first ten candidates.'
export const whatYouWroteIsKept = (candidateGone: string | number) => `${candidateGone} What you wrote is kept on this device.`
export const backToTheList = 'Back to the list'

// Staff note
export const notesFrom = (product: string | number) => `Notes from ${product}`
export const notesToTheHiringManager = 'Notes to the hiring manager'
export const onlyStaffCanWriteHere = (product: string | number) => `Only ${product} staff can write here. Your team can read it.`
export const saveForTheHiringManager = 'Save for the hiring manager'

// Steps
export const previousCandidate = 'Previous candidate'
export const nextCandidate = 'Next candidate'

// Thread entry
export const paused = ' (paused)'
export const reply = 'Reply'
export const toToemail = (toEmail: string | number) => `To: ${toEmail}`
export const mailFrom = (who: string | number) => `Mail from ${who}`
export const correctedByYourTeam = 'corrected by your team'
export const becauseOf = (because: string | number) => `because of “${because}”`
export const pleaseCheckItYourself = 'Please check it yourself.'
export const changeTime = 'Change time'
export const cancelThisEmail = 'Cancel this email'
export const markAsSent = 'Mark as sent'
export const sendAgain = 'Send again'
export const weCouldntVerifyThatThis = 'We couldn’t verify that this email comes from'
export const itsSender = 'its sender'
export const checkItBeforeYouReply = '. Check it before you reply.'
export const demoWrittenByAFictional = 'Demo: written by a fictional candidate.'

// Update email dialog
export const newEmailAddress = 'New email address'
export const allFutureConversationGoesTo = 'All future conversation goes to the new address.'

// Waiting line
export const waitingValue = (value: string | number) => `Waiting: ${value}`
export const weCheckForRepliesBefore = 'We check for replies before we send.'
export const itStaysInTheQueue = 'It stays in the queue.'
export const since = 'since'
