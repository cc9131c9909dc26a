// English texts of web/candidate/card.
import { plural } from '@fairlead/domain/shared/language'

// Background
export const education = 'Education'
export const skills = 'Skills'
export const showFewer = 'Show fewer'
export const summary = 'Summary'
export const theSummary = 'the summary'
export const recommendations = 'Recommendations'
export const theRecommendation = 'the recommendation'

// Candidate row
export const selectName = (name: string | number) => `Select ${name}`
export const noScore = 'No score'
export const scoreOf100 = (round: string | number) => `Score ${round} of 100`
export const mail = 'Mail'
export const move = 'Move'

// Card facts
export const hardRequirements = 'Hard requirements'
export const theHardRequirements = 'the hard requirements'
export const theTolowercase = (toLowerCase: string | number) => `the ${toLowerCase}`
export const hiringManagersAssessment = "Hiring manager's assessment"
export const hiringManagersAssessment2 = 'Hiring manager’s assessment'
export const rejectionDetails = 'Rejection details'
export const chooseReasons = 'Choose reasons'
export const lastConversation = 'Last conversation'
export const openConversation = 'Open conversation'

// Card head
export const onLinkedinOpensInA = (name: string | number) => `${name} on LinkedIn, opens in a new tab`
export const of100 = 'of 100'
export const strongMatch = 'Strong match'

// Card menu
export const moreActionsFor = (name: string | number) => `More actions for ${name}`
export const activityHistory = 'Activity history'
export const chat = 'Chat'
export const note = 'Note'
export const shareCandidates = 'Share Candidates'
export const exportAsCsv = 'Export as CSV'

// Clamped
export const less = ' less'
export const more = 'more'
export const showLessOf = (what: string | number) => `Show less of ${what}`
export const showMoreOf = (what: string | number) => `Show more of ${what}`

// Closing line
export const hiredStarts = (dayText: string | number) => `Hired, starts ${dayText}`
export const offerMadeOn = (dayText: string | number) => `Offer made on ${dayText}`

// Compact card
export const now = 'now'
export const keywords = 'Keywords'

// Debrief dialog
export const scorecardsFor = (name: string | number) => `Scorecards for ${name}`
export const openedEarlyBy = (openedBy: string | number) => `Opened early by ${openedBy}. `
export const stillMissing = (missing: string | number) => `Still missing: ${missing}.`
export const interviewer = 'Interviewer'
export const recommendation = 'Recommendation'
export const why = 'Why'

// Experience
export const experience = 'Experience'

// Interview line
export const interviewWith = (hostName: string | number, value: string | number) => `Interview with ${hostName}, ${value}:`
export const cancelInterview = 'Cancel interview'
export const cancelTheInterviewWith = (name: string | number) => `Cancel the interview with ${name}?`
export const weNotifyThemRightAway = 'We notify them right away, with the reason, and they can choose another time.'
export const reason = 'Reason'
export const optional = 'Optional'
export const keepIt = 'Keep it'
export const cancelTheInterview = 'Cancel the interview'

// Reasons
export const whyName = (name: string | number) => `Why ${name}`
export const whyThisPerson = 'Why this person'
export const noReasonCouldBeVerified = 'No reason could be verified in the profile.'
export const moreRest = (rest: string | number) => `${rest} more`
export const requiredAndNotMet = (missedRequirements: string | number) => `Required, and not met: ${missedRequirements}`
export const found = 'found'
export const notFound = 'not found'

// Resume section
export const resume = 'Résumé'
export const download = 'Download'
export const upload = 'Upload'
export const replace = 'Replace'

// Score bars
export const scoreBreakdown = 'Score breakdown'
export const scoreByPart = 'Score by part'

// Scorecards
export const scorecards = 'Scorecards'
export const ofWrittenLength = (written: string | number, length: string | number) => `${written} of ${length}`
export const you = ' (you)'
export const submitted = 'Submitted'
export const notSubmittedYet = 'Not submitted yet'
export const openYours = 'Open yours'
export const writeYours = 'Write yours'
export const compareScorecards = 'Compare scorecards'
export const openDebriefNow = 'Open debrief now'

// Sources
export const source = 'Source'

// Stage line
export const withEmail = (email: string | number) => `With ${email}`
export const sinceToday = 'since today'
export const forDays = (days: number) => `for ${days} ${plural('en', days, { one: 'day', other: 'days' })}`
export const remindedOn = (shortDate: string | number) => `, reminded on ${shortDate}`
export const countMore = (count: number) => `${count} more`
