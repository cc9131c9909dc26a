// English texts of web/features/panel/outreach.
import { listed, plural } from '@fairlead/domain/shared/language'

// Address field
export const to = 'To'
export const noEmailAddressFound = 'No email address found'
export const chooseAnAddress = 'Choose an address'
export const findAnAddress = 'Find an address'

// Refusals
export const cureLabels = {
  open_suppressions: 'Open the suppression list',
  take_over: 'Take over',
  add_address: 'Add an address',
  resume_project: 'Open the project',
  restore_project: 'Open the project',
  turn_on_follow_ups: 'Open the candidate',
  clear_flag: 'Open the candidate',
  edit_text: 'Edit the text',
  verify_address: 'Verify your address',
  add_postal_address: 'Add a postal address',
  change_recontact_rule: 'See the rule',
  check_address: 'Verify the address',
  accept_guess: 'Write to them',
  confirm_greeting: 'Confirm the greeting',
}

// Below the email
export const signatureBelow = 'Your signature is added below the email:'
export const addressBelow = 'Your workspace’s postal address is added below the email:'

// Before writing
export const inTouchTitle = 'Your team is already in touch with this person'
export const takeOver = 'Take over: stop the other conversation and write anyway. Both histories will show it.'
export const timeThere = {
  weekend: 'It’s the weekend there.',
  holiday: 'It’s a public holiday there.',
  night: 'It’s outside working hours there.',
}
export const limitReached = {
  mailbox_day: (date: string) => `The mailbox has reached its daily limit. The email is sent on ${date}.`,
  domain_hour: (date: string) => `The mailbox has written enough to this domain for now. The email is sent on ${date}.`,
}
export const sendNowAnyway = 'Send now anyway'
export const otherwiseSentOn = (now: string | number, plannedText: string | number) =>
  `${now} Otherwise the email is sent on ${plannedText}.`
export const followUpsLabel = (count: string | number, dates: string | number) => `Send ${count} unless they reply: ${dates}`
export const earliestDatesHint = 'Earliest dates if the first email is sent now. A reply stops them.'
export const followUps = (value: number) => plural('en', value, { one: '1 follow-up', other: `${value} follow-ups` })

// Bulk email dialog
export const countedEmails = (count: number) => plural('en', count, { one: '1 email', other: `${count} emails` })
export const emailsWillBeSent = (count: number) => `${countedEmails(count)} will be sent`
export const emailOneCandidate = 'Email 1 candidate'
export const emailCandidates = (value: string | number) => `Email ${value} candidates`
export const notSentCount = (emails: string | number) => `${emails} could not be sent`
export const sentFromSuffix = (address: string) => `will be sent from ${address}`
export const mailboxLimit = (perDay: number) =>
  ` This mailbox sends ${plural('en', perDay, { one: '1 email', other: `${perDay} emails` })} today; the others wait.`
export const lastSentOn = (plannedText: string | number) => `, the last one on ${plannedText}`
export const waitForProject = ' The project is paused: they wait until it resumes.'
export const countOfEmails = (position: string | number, emails: string | number) => `${position} of ${emails}`
export const oneNotEmailed = '1 candidate won’t be emailed'
export const notEmailed = (count: string | number) => `${count} candidates won’t be emailed`
export const oneFollowUpLabel = 'Send 1 follow-up unless they reply'
export const daysAfterFirst = (days: readonly number[]) =>
  `${listed('en', days.map(String))} ${plural('en', days.at(-1) ?? 0, { one: 'day', other: 'days' })} after the first email, at the earliest.`
export const sendFollowUps = (followUps: string | number) => `Send ${followUps} follow-ups unless they reply`
export const sendingProgress = (done: string | number, value: string | number) => `Sending ${done} of ${value}…`
export const sentSoFar = 'Sent so far'
export const stop = 'Stop'
export const cancel = 'Cancel'
export const sendEmails = (emails: string | number) => `Send ${emails}`
export const previewFor = (name: string | number) => `As ${name} will see it`
export const leftOutByYou = 'You left them out.'
export const takeBackIn = 'Write to them after all'
export const leaveOut = 'Don’t write to them'
export const readSoFar = (read: number, total: number) => `You’ve read ${read} of ${total}.`
export const previousEmail = 'Previous email'
export const ofCount = (count: string | number) => `of ${count}`
export const nextEmail = 'Next email'
export const emailTo = (name: string | number) => `Email to ${name}`

export const doubtfulGreetings = (count: number) =>
  plural('en', count, { one: '1 greeting doesn’t look like a name', other: `${count} greetings don’t look like names` })
export const doubtfulGreetingHint = 'These emails aren’t sent until you confirm the greeting or correct the name.'
export const greets = (greeting: string) => `The email greets them as “${greeting}”`
export const nameOf = (name: string) => `Name of ${name}`
export const saveName = 'Save name'
export const nameNotSaved = 'We couldn’t save the name. Please try again.'
export const greetingIsRight = 'Greeting is right'
export const doubtfulGreeting = (greeting: string) =>
  greeting === ''
    ? 'The first name in the greeting doesn’t look like a name. Check the email before you send it.'
    : `The email greets them as “${greeting}”, which doesn’t look like a name. Check the email before you send it.`

export const oneGuessedAddress = '1 address was guessed and not verified'
export const guessedAddresses = (count: number) => `${count} addresses were guessed and not verified`
export const guessesLeftOut = 'Emails to several candidates at once leave guessed addresses out. '
export const verifyThem = 'Verify them, or write to these candidates one by one.'
export const writeOneByOne = 'Write to these candidates one by one.'
export const verifyAddresses = (count: number) => plural('en', count, { one: 'Verify address', other: 'Verify addresses' })
export const verifyingProgress = (done: number, total: number) => `Verifying ${done} of ${total}…`
export const notAllVerified = (reason: string) => `Not all addresses could be verified. ${reason}`
export const verifyFailed = 'Please try again.'

// By hand form
export const byHandHint = 'Call, meet, or email the candidate yourself. They move to Contacted, and we send nothing.'
export const markAsContacted = 'Mark as contacted'

// Linkedin form
export const pasteOnLinkedin = 'We don’t send this for you. Open the profile and paste the text. The candidate is in Contacted.'
export const text = 'Text'
export const copied = 'Copied'
export const copyText = 'Copy the text'
export const openProfile = 'Open profile'
export const done = 'Done'
export const subject = 'Subject'
export const message = 'Message'
export const characterCount = (count: string | number, invitationLength: string | number) => `${count} of ${invitationLength} characters`
export const noLinkedinProfile = 'No LinkedIn profile is known for this candidate.'
export const sendInmail = 'Send InMail'
export const sendInvitation = 'Send invitation'

// Mail form
export const emailFailed = 'We couldn’t prepare the email.'
export const namesHiddenHint =
  'Names and addresses are hidden in this project. The email uses the real name and goes to the best known address.'
export const missingValue = (name: string | number, names: string | number) => `${name} has no value for ${names}. Fill it in or remove it.`
export const cantBeSentYet = 'This email can’t be sent yet'
export const previewHint = 'As they will see it, with their full name'
export const emailPreview = 'Email preview'
export const undoHint = (text: string | number) => `You can undo for ${text}.`
export const sendLater = 'Send later'
export const approveAndSend = 'Approve & send'

// Mailbox permission
export const permissionNotSaved = 'We couldn’t save the permission. Please try again.'
export const permissionToSend = 'Allow sending email'
export const permissionMissing = (product: string | number) =>
  `${product} doesn’t have permission to send email as you. Allow it to send this email.`
export const notNow = 'Not now'
export const allowAndSend = 'Allow and send'

// Other ways
export const otherWays = 'Other ways'

// Send later
export const date = 'Date'
export const time = 'Time'
export const yourClock = (ownZone: string | number) => `Your clock: ${ownZone}`
export const close = 'Close'
export const schedule = 'Schedule'

// Variable picker
export const variables = 'Variables'
export const variablesFailed = 'We couldn’t load the variables.'
export const notKnown = 'not known'

// Who and what
export const from = 'From'
export const template = 'Template'
export const waitingForHours = (count: number) =>
  `${plural('en', count, { one: '1 email waits', other: `${count} emails wait` })} for working hours where the candidate lives.`
export const projectSender = 'Project sender'

// Sent
export const notSent = 'The email wasn’t sent.'

// Insert text
export const clickInText = 'Click in the text first to choose where to insert it.'

// Bulk email
export const stoppedBefore = 'You stopped sending before this email.'

// First email
export const plannedFor = (date: string) => `Planned for ${date}`
export const undo = 'Undo'
