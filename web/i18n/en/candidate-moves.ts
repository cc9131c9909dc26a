// English texts of web/candidate/moves.
import { plural } from '@fairlead/domain/shared/language'

// Ask for item dialog
export const askForSomething = (name: string | number) => `Ask ${name} for something`
export const whatIsMissing = 'What is missing?'
export const theyGetAnEmailWith = 'They get an email with a link to send it and stay in Awaiting Reply until they do.'
export const describeWhatYouNeed = 'Describe what you need'
export const twoReferences = 'two references'
export const cancel = 'Cancel'
export const askAndKeep = 'Ask and keep'

// Calendar dialogs
export const goToCalendarPage = 'Go to Calendar Page'
export const calibrationIsDoneYouAre =
  'Calibration is done. You are the interviewer of this project: sync your calendar, so that the people you approve can book time with you.'
export const ok = 'OK'
export const refreshAfterChanges = 'Refresh after changes.'
export const projectSettings = 'Project settings'
export const refresh = 'Refresh'

// Cancels interview
export const theInterviewWithOnIs = (hostName: string | number, exactDate: string | number) =>
  `The interview with ${hostName} on ${exactDate} is cancelled. The candidate and everyone who interviews each get an email about it.`

// Choose reasons dialog
export const chooseReasons = 'Choose Reasons'

// Confirm interview dialog
export const confirmTheInterview = 'Confirm the interview'
export const moveToInterviewDoThis = (who: string | number) =>
  `Move ${who} to Interview? Do this once the interview is agreed: today becomes its date in the activity history, and follow-ups stop.`
export const confirmInterview = 'Confirm interview'

// Confirm move dialog
export const reject = 'Reject'
export const moveToScheduling = 'Move to Scheduling'

// Email choice
export const theEmailCouldNotBe = 'The email could not be shown. What the project has set applies.'
export const noEmailIsSentTo = (name: string | number, whyNot: string | number) => `No email is sent to ${name}. ${whyNot}`
export const emailToValueCc = (to: string | number, value: string | number, cc: string | number) => `Email ${to}: ${value}${cc}`
export const hideTheEmail = 'Hide the email'
export const theEmail = 'The email'

// Hire dialog
export const moveToHired = (who: string | number) => `Move ${who} to Hired`
export const startDate = 'Start date'
export const noEmailIsSentOther = (length: number) =>
  `No email is sent. Other projects won’t write to ${plural('en', length, { one: 'them', other: 'these candidates' })} unless someone takes over.`
export const moveToHired2 = 'Move to Hired'

// Move menu
export const sendForReview = 'Send for review…'
export const askForSomethingFirst = 'Ask for something first…'
export const anotherProject = 'Another project…'

// Move to project dialog
export const moveToAnotherProject = 'Move to another project'
export const project = 'Project'
export const thereIsNoOtherProject = 'There is no other project'
export const chooseAProject = 'Choose a project'
export const tab = 'Tab'
export const interested = 'Interested'
export const needsAttention = 'Needs Attention'
export const move = 'Move'

// Not interested dialog
export const whyIsTheCandidateNot = 'Why is the candidate not interested?'
export const reasons = 'Reasons'
export const tellUsMore = 'Tell us more'
export const moveToNotInterested = 'Move to Not Interested'

// Offer dialog
export const moveToOffer = (who: string | number) => `Move ${who} to Offer`
export const offerMadeOn = 'Offer made on'
export const note = 'Note'
export const optionalOnlyYourTeamSees = 'Optional. Only your team sees it.'
export const salaryTitleAnswerExpectedBy = 'Salary, title, answer expected by …'
export const noEmailIsSent = 'No email is sent.'
export const moveToOffer2 = 'Move to Offer'

// Reject form
export const titlesThatDoNotFit = 'Titles that do not fit'
export const companiesToLeaveOut = 'Companies to leave out'
export const brieflySayWhatWasMissing = 'Briefly say what was missing.'

// Schedule dialog
export const scheduleAnInterviewWith = (name: string | number) => `Schedule an interview with ${name}`
export const howStrongIsTheMatch = 'How strong is the match?'
export const whatDoYouLike = 'What do you like?'
export const feedback = 'Feedback'
export const forTheInterviewerOnlyOptional = 'For the interviewer only; optional.'
export const chooseARatingAndAt = 'Choose a rating and at least one thing you like.'
export const scheduleInterview = 'Schedule interview'

// Send to manager dialog
export const sendToTheHiringManager = (who: string | number) => `Send ${who} to the hiring manager`
export const theEmailCouldNotBePrepared = 'The email could not be prepared.'
export const candidatesInThisEmail = 'Candidates in this email'
export const to = 'To'
export const cc = 'Cc'
export const subject = 'Subject'
export const message = 'Message'
export const send = 'Send'
export const showTheEmail = 'Show the email'
export const showTheEmailTo = (name: string) => `Show the email to ${name}`
