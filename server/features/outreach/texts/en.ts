// English texts of server/features/outreach: answers, notifications, and emails.

// access-scheduled
export const notWaiting = 'This email is no longer waiting.'

// send-booking-link
export const onlyInScheduling = 'This candidate is not in Scheduling.'
export const noCalendarToBook = 'No interviewer has a synced calendar, so there are no times to book.'

// approve-and-send
export const contactedAlready = 'This candidate has already been contacted or decided on.'
export const unknownTemplate = 'This template does not exist.'

// choose-template
export const testChanged = 'The test of your templates has changed. Look at the email again before you send it.'

// start-template-test, end-template-test
export const testRunning = 'A test of this project is running. End it first.'
export const testEnded = 'This test has ended. Reload to see its result.'

// send-test-email
export const senderNotAllowed = (email: string) => `${email} hasn’t allowed sending email as them, so no test can be sent either.`
export const enoughTestEmails = (max: number) => `You’ve sent ${max} tests within an hour. Wait a while before you send the next one.`
export const sendingPaused = 'Sending is paused for the whole installation, so the test wasn’t sent.'
export const mailboxPaused = (address: string, reason: string) => `The test wasn’t sent: ${address} is paused. ${reason}`

// attach-file
export const noFile = 'Choose a file.'
export const tooManyUnsent = (max: number) =>
  `You’ve uploaded ${max} files that no email uses yet. Remove files from drafts, or wait: unused files are deleted after a week.`

// choose-files
export const filesOfFollowUp = (step: number, problem: string) => `Follow-Up #${step}: ${problem}`

// change-follow-up-files
export const noSuchFollowUp = 'This follow-up isn’t planned, so it can’t have files.'

// snippet-store
export const snippetNameTaken = 'Another snippet has this name.'
export const snippetDeleted = 'Someone deleted this snippet. Copy the text to keep it.'
export const snippetsMax = (max: number) => `${max} snippets max. Delete one first.`

// team-template-store
export const unknownTeamTemplate = 'This team template does not exist.'
export const unknownTemplateVersion = 'This version no longer exists.'
export const teamTemplateNameTaken = 'Another team template has this name.'
export const teamTemplateNameGone = (name: string) => `Another team template is called “${name}” now. Rename it first.`
export const teamTemplateDeleted = 'Someone deleted this team template. Copy the text to keep it.'
export const teamTemplatesMax = (max: number) => `${max} team templates max. Delete one first.`

// take-team-template
export const tooManyTemplates = (max: number) => `This project has ${max} templates, which is the most. Delete one first.`

// check-emails
export const leftApproved = 'They are no longer in Approved.'
export const teamInTouch = (first: string | number) => `Your team is already in touch with them: ${first}.`
export const sameAddress = 'Another candidate you selected has the same address.'
export const noValue = (value: string | number) => `No value for ${value}.`
export const trialUsedUp = 'The free trial is used up.'
export const emailPlanned = 'An email to them is already planned or sent.'

// contact-by-linkedin
export const sendingUnknown = 'We don’t know whether it was sent. Check LinkedIn before you write again.'

// receive-information
export const linkUsed = 'This link has been used or has expired.'

// send-scheduled-linkedin
export const stoppedWhileSending = 'The service was stopped while it was being sent.'

// deliver-linkedin
export const linkedinNames = { inmail: 'InMail', invitation: 'LinkedIn invitation' }
export const linkedinNotSent = (name: string, reason: string) => `The ${name} was not sent. ${reason}`
export const notSent = 'We couldn’t send it'
export const linkedinDue = (name: string | number) => `The ${name} is due. Choose it again to open the profile and paste the text.`
export const linkedinSignInAgain = (name: string | number) => `The ${name} was not sent: LinkedIn asks you to sign in again.`
export const linkedinUnknown = (name: string | number) =>
  `We don’t know whether the ${name} was sent. Check LinkedIn before you write again.`

// keep-candidate
export const requiredField = 'This field is required.'

// preview-notice
export const brokenLinkInFollowUp = (step: number, sentence: string) =>
  `Follow-Up #${step} has a broken link. ${sentence} It is sent as planned unless you cancel it.`
export const theyHaveWithdrawn = 'They have withdrawn.'
export const noOneHired = 'No one is hired in this project yet.'
export const notInSearch = 'They are no longer in this search.'
export const notInTouch = 'They have not been in touch with you.'

// verify-address
export const notTheirAddress = 'This candidate doesn’t have that address.'
export const noFinderChecksAddresses = 'No email finder that verifies addresses is set up.'
