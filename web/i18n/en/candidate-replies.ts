// English texts of web/candidate/replies.

// Close request
export const closeTheRequest = 'Close the request'
export const dataRequestText =
  'We won’t send this person anything else, in any project. Record what was deleted or answered, when, and how they were notified.'
export const whatWasDone = 'What was done'
export const cancel = 'Cancel'
export const closeRequest = 'Close request'

// Label menu
export const readAsCorrect = (meaning: string | number) => `Read as: ${meaning}. Correct`
export const correctMeaningTitle = 'What does it really mean?'
export const meaningTitle = 'What does it mean?'

// Pause line
export const resumed = 'Follow-ups resumed'
export const notResumed = 'Not resumed. Please try again.'
export const theyWrote = (quote: string | number) => `They wrote: “${quote}”`
export const resumeNow = 'Resume now'

// Reply news
export const rightPersonAction = 'This is the right person'
export const withHost = (hostName: string | number) => `with ${hostName},`
export const rated = (ratingLabel: string | number) => `Rated ${ratingLabel}`
export const reasonReasons = (reasons: string | number) => `Reason: ${reasons}`
export const less = 'less'
export const more = 'more'

// Task line
export const someone = 'someone'
export const dueBy = (isLate: boolean, day: string) => `: ${isLate ? 'was due on' : 'answer by'} ${day}`
export const checkBackTitle = 'Time to check back'
export const quotedNote = (quote: string | number) => ` · they wrote “${quote}”`
export const noDateGiven = ' · no date given'
export const changeDay = 'Change day'
export const done = 'Done'
export const noReminder = 'No reminder'
export const reminderDateLabel = 'Remind the team on'
export const save = 'Save'
export const recommendsWho = (candidateName: string | number) => `Recommends ${candidateName}`
export const addToProject = 'Add to project'
export const thankYouAction = 'Write a thank-you'
export const dismiss = 'Dismiss'
export const name = 'Name'
export const email = 'Email'
export const addOnlyAction = 'Add without emailing'
export const dataRequestTitle = 'Asks about their personal data'
export const sendingStoppedNote = ' · we won’t send them anything else'
export const adminClosesNote = ' · a workspace admin closes this in Tasks'
export const closeInTasks = 'Close in Tasks'
export const comeBackOn = (day: string) => `Check back on ${day}`
export const checkBackOnDate = 'Check back on a date you choose'

// Reply actions
export const corrected = (meaning: string) => `Read as: ${meaning}. Similar replies will be read the same way.`
export const notChanged = 'Not changed. Please try again.'
export const reminderChanged = 'Reminder changed'
export const dismissed = 'Dismissed'
export const notClosed = 'Not closed. Please try again.'
export const referredAdded = (name: string, inProject: boolean) =>
  inProject ? `${name} is already in the project` : `${name} was added to Approved. Nothing was sent.`
export const notAdded = 'Not added. Please try again.'
export const unflagged = 'Your projects can write to them again'

export const correctionUndone = 'Correction undone'

// Reply words
export const replyLabels = {
  interested: 'Interested',
  question: 'Question',
  not_interested: 'Not interested',
  not_now: 'Not now',
  referral: 'Recommends someone else',
  wrong_person: 'Wrong person',
  data_request: 'Personal data request',
  out_of_office: 'Out of office',
  unsubscribe: 'Unsubscribe',
  unclear: 'Unclear',
  thank_you: 'Thanks',
}
export const percentSure = (percent: number) => `${percent}% sure`
export const stepName = (step: number) => (step === 0 ? 'Initial outreach' : `Follow-Up #${step}`)
export const reply = 'Reply'
export const heldBy = {
  mailbox_day: 'The mailbox sends no more emails before that.',
  domain_hour: 'The mailbox has written enough to this domain for now.',
  weekend: 'It’s the weekend where they live.',
  holiday: 'It’s a public holiday where they live.',
  night: 'It’s outside working hours where they live.',
}
export const plannedFor = (name: string, date: string) => `${name} planned for ${date}`
export const onDate = (name: string, date: string) => `${name} on ${date}`
export const noDateYet = (name: string) => `${name}, no date yet`

// Disputes
export const disputeTitle = 'Says that something about them is wrong'
export const decideDispute = 'Decide'
export const disputeHeading = 'What the candidate says is wrong'
export const disputeLoadFailed = 'We couldn’t load this.'
export const disputedClaim = 'Claim'
export const requestedChange = 'Correction they ask for'
export const theirWords = 'In their words'
export const disputeDocument = 'Document'
export const scoreIfAccepted = 'Score'
export const scoreChange = (before: string | number, after: string | number) => `${before} now, ${after} with the correction`
export const scoreStays = (score: string | number) => `${score}, the same with the correction`
export const notScored = 'Software didn’t rank them here.'
export const cardScore = (score: string | number) => `The card shows ${score}, from the search that found them.`
export const nowMet = (musts: string) => `Then met: ${musts}`
export const nowMissed = (musts: string) => `Then missed: ${musts}`
export const factGone = 'This fact is no longer in the profile, so the correction can’t be accepted.'
export const disputeReason = 'Reason, sent to the candidate'
export const acceptDispute = 'Accept and correct'
export const declineDispute = 'Decline'
export const disputeAccepted = 'Corrected. They get your answer by email.'
export const disputeDeclined = 'Declined. They get your answer by email.'
