// English texts of web/features/analytics.
import { plural } from '@fairlead/domain/shared/language'

// Analytics frame
export const counting = 'Counting…'
export const updatedAt = (clock: string | number) => `Updated at ${clock}`
export const print = 'Print'
export const loadFailed = 'We couldn’t load the analytics.'
export const noProjectsYet = 'No projects yet'
export const emptyPeriodTitle = 'Nothing in this period'
export const noReviewsHint = 'Analytics appear once you review candidates in a project.'
export const emptyPeriodHint = 'Try a longer period, or all projects.'
export const emptyStateHint = 'Analytics appear with the first candidates.'
export const createProject = 'Create project'
export const showEverything = 'Show everything'

// Analytics tabs
export const analytics = 'Analytics'
export const overview = 'Overview'
export const pipeline = 'Pipeline'
export const candidates = 'Candidates'

// Bar list
export const moreRows = 'more in the table'

// Demographics
export const somethingWentWrong = 'Something went wrong. Please try again in a moment.'
export const demographics = 'Demographics'
export const demographicsScope = 'Demographics are shown one project at a time'
export const chooseAProject = 'Choose a project'
export const answerCount = (answers: string | number) => `Based on ${answers} answers.`
export const tooFewAnswers = (smallestGroup: string | number) => `Results appear once ${smallestGroup} candidates have answered.`
export const gender = 'Gender'
export const ethnicity = 'Ethnicity'
export const selfIdentificationLabel = 'Offer the form to candidates in this project'
export const selfIdentificationHint = 'Each candidate gets it once, after sending the information you requested.'
export const selfIdentificationLocked = 'Only an owner or admin of the project can change this.'
export const demographicsExplained = (smallestGroup: string | number) =>
  `Answers to a voluntary form. Individual answers are never shown: groups of fewer than ${smallestGroup} are combined, and the figures change only after ${smallestGroup} more answers. The search doesn’t use them.`
export const untitledProject = 'Untitled project'
export const otherAnswersCombined = 'Other answers combined'
export const groupsTooSmall = 'The groups are too small to be shown.'
export const group = 'Group'
export const share = 'Share'

// Fairness screen
export const checkStarted = 'The check has started.'
export const checkRunning = 'A check is already running.'
export const checkNotStarted = 'We couldn’t start the check. Please try again.'
export const fairness = 'Fairness'
export const project = 'Project'
export const projectsLoadFailed = 'We couldn’t load the projects.'
export const checkedProjectsHint = 'Checks run for each project in which you can review candidates.'
export const checksLoadFailed = 'We couldn’t load the checks.'
export const noChecksTitle = 'Nothing to check yet'
export const noCheckYetHint = 'The first check runs the night after a search finds candidates for this project.'
export const checking = 'Checking…'
export const runNow = 'Run now'
export const checkRunningText = 'A check is running. It takes a few seconds.'
export const notChecked = 'Not checked yet. A check runs every night.'
export const lastChecked = 'Last checked'
export const checkFailedHint = 'It stopped because of a problem on our side and has no results. Run it again.'
export const checkFailedTitle = 'The last check failed'
export const whatWasChanged = 'What was changed'
export const whatThisMeans = 'What this means'
export const nightlyCheckText = (maxPeople: string | number, maxBatches: string | number) =>
  `Every night, we score up to ${maxPeople} of the newest candidates (at most ${maxBatches} batches) again, with your criteria and what your decisions taught the search. Each time, we change one thing that must not affect the score.`
export const noMoveExplanation =
  '“0 of 10 scores moved” means that all ten would keep their score and rank. If a score moves, the profile’s text reveals something the search should ignore. Check your keywords first.'
export const checkLimits =
  'The check doesn’t tell you whether your criteria treat groups differently, and it doesn’t cover people the search never found.'
export const unreadFieldsTitle = 'What the ranking never reads'
export const summaryTextNote =
  'The ranking reads summaries and résumés, which may repeat some of this. That’s why the checks change their text, too.'
export const checks = 'Checks'

// Figure
export const definition = (title: string | number, meaning: string | number) => `What ${title} means: ${meaning}`
export const hideTable = 'Hide table'
export const showTable = 'Show table'
export const saveAsCsv = 'Save as CSV'
export const saveCsvLabel = (title: string | number) => `Save ${title} as CSV`
export const tableLabel = (title: string | number) => `${title} as a table`

// Filters
export const projects = 'Projects'
export const allProjects = 'All projects'
export const period = 'Period'
export const from = 'From'
export const to = 'To'
export const last30Days = 'Last 30 days'
export const last90Days = 'Last 90 days'
export const last12Months = 'Last 12 months'
export const allTime = 'All time'
export const fromTo = 'From … to …'
export const aProject = 'A project'
export const archivedProject = (name: string) => `${name} (archived)`
export const clearSelection = 'Clear selection'
export const noSuchProject = 'No such project'

// Funnel
export const funnel = 'Funnel'
export const funnelByAddedHint = (stepNames: string | number) =>
  `Candidates added in the period, and how many have reached each step or a later one. ${stepNames}`
export const funnelByEventHint =
  'Candidates by the day they first reached each step, regardless of when they were added. The steps count different people, so there are no percentages.'
export const everythingInPeriod = 'Everything that happened in this period, regardless of when candidates were added.'
export const reachedStep = (added: number, reached: number, step: string) =>
  `Of ${added.toLocaleString('en')} candidates added in this period, ${reached.toLocaleString('en')} reached ${step}.`
export const step = 'Step'
export const previousStepShare = 'Of the previous step'
export const ofAllAdded = 'Of all added'
export const shareOf = (share: string | number, total: string | number) => `${share} of ${total}`

// Losses
export const dropOutTitle = 'Where candidates drop out'
export const lossesExplained =
  'Candidates by the furthest step they reached. Out: rejected, declined, or moved to another project. The striped part is still in progress.'
export const largestDropOut = (
  label: string | number,
  value: string | number,
  rejected: string | number,
  declined: string | number,
  moved: string | number,
) => `Most drop out after ${label}: ${value} (${rejected} rejected, ${declined} declined, ${moved} moved to another project).`
export const noOneDroppedOut = 'No one has dropped out so far.'
export const reached = 'Reached'
export const rejected = 'Rejected'
export const declined = 'Declined'
export const movedOn = 'Moved on'
export const inProgress = 'In progress'
export const outOf = (value: string | number) => `${value} out`
export const countInProgress = (value: string | number) => `${value} in progress`

// Mailing
export const templates = 'Templates'
export const steps = 'Steps'
export const subjects = 'Subjects'
export const outreachChannels = 'Outreach channels'
export const replied = 'Replied'
export const replyRate = 'Reply rate'
export const interested = 'Interested'
export const interestRate = 'Interest rate'
export const repliedLower = 'replied'
export const templatesExplained =
  'Candidates whose first email used the template, by send date. Replied: they replied to any of its emails. Interested: they reached Interested or a later stage.'
export const highestReplyRate = (templateLabel: string | number, shareText: string | number, contacted: string | number) =>
  `${templateLabel} has the highest reply rate: ${shareText} of ${contacted} candidates.`
export const tooFewEmails = (enoughForPercent: string | number) =>
  `Not enough emails to compare: percentages need at least ${enoughForPercent}.`
export const noFirstEmails = 'No first emails were sent in this period.'
export const template = 'Template'
export const medianTimeToReply = 'Median time to reply'
export const sequenceExplained =
  'Each email of a sequence: how many candidates received it, and how many replied. A reply counts for the last email before it, once per candidate.'
export const bestStep = (
  mailStepLabel: string | number,
  templateLabel: string | number,
  shareText: string | number,
  contacted: string | number,
) => `${mailStepLabel} of ${templateLabel} gets the most replies: ${shareText} of ${contacted}.`
export const noSequenceEmails = 'No sequence emails were sent in this period.'
export const subjectsExplained =
  'Subject lines of first emails, with their variables. Emails sent before this was recorded are not included.'
export const bestSubjectText = (subject: string | number, shareText: string | number, contacted: string | number) =>
  `“${subject}” has the highest reply rate: ${shareText} of ${contacted}.`
export const noSubjects = 'No subjects in this period.'
export const subject = 'Subject'
export const channelsExplained =
  'How candidates were first contacted, and how many reached Interested or a later stage. LinkedIn replies aren’t read, so this counts where your team moved them.'
export const noOneContacted = 'No one was contacted in this period.'
export const channel = 'Channel'
export const contacted = 'Contacted'
export const interestedLower = 'interested'

// People screen
export const candidatesInGroups = 'Candidates in groups'
export const sources = 'Sources'
export const whyWeReject = 'Why we reject'
export const whyTheyDecline = 'Why they decline'
export const sourcesExplained =
  'How candidates added in this period were sourced, and how far they have come. The bar shows the share approved; the share that reached Interested or later is next to it.'
export const bestSource = (sourceLabel: string | number, shareText: string | number, value: string | number) =>
  `${sourceLabel} brings the most interested candidates: ${shareText} of ${value} added.`
export const tooFewCandidates = (enoughForPercent: string | number) =>
  `Not enough candidates to compare: percentages need at least ${enoughForPercent}.`
export const noOneAdded = 'No one was added in this period.'
export const source = 'Source'
export const approvedShare = 'Approved share'
export const interestedShare = 'Interested share'
export const countAdded = (value: string | number) => `${value} added`
export const shareApproved = (shareText: string | number) => `${shareText} approved`
export const shareInterested = (shareText: string | number) => `${shareText} interested`
export const rejectionsExplained =
  'Rejection reasons for candidates rejected in this period. A candidate can have several, so shares add up to more than 100%. The striped part was rejected after review.'
export const rejectedMostOften = (
  rejected: string | number,
  afterReview: string | number,
  label: string | number,
  shareText: string | number,
) => `${rejected} rejected, ${afterReview} of them after the review. Most often: ${label} (${shareText}).`
export const rejectedWithoutReasons = (value: string | number) => `${value} rejected, no reasons given.`
export const noOneRejected = 'No one was rejected in this period.'
export const reason = 'Reason'
export const inReview = 'In review'
export const later = 'Later'
export const shareOfRejected = 'Share of rejected'
export const declinedExplained = 'Reasons of candidates who declined in this period, as read from their replies or chosen by a teammate.'
export const declinedMostOften = (value: string | number, label: string | number, shareText: string | number) =>
  `${value} declined. Most often: ${label} (${shareText}).`
export const declinedWithoutReasons = (value: string | number) => `${value} declined, no reasons given.`
export const noOneDeclined = 'No one declined in this period.'
export const shareOfDeclined = 'Share of declined'

// Pipeline screen
export const pipelinePerformance = 'Pipeline performance'
export const funnelSourceLabel = 'Funnel source'
export const allSources = 'All sources'
export const funnelCountLabel = 'What to count'
export const waitingTitle = 'Waiting for your team'
export const byDayAdded = 'By day added'
export const byEventDay = 'By day it happened'
export const longestWaitsHint =
  'Candidates who have waited longest for your team’s next step, in active projects, regardless of the period.'
export const waitedLongest = (name: string | number, value: string | number) => `${name} has waited longest, in ${value}.`
export const noOneWaiting = 'No candidates are waiting for your team.'
export const candidate = 'Candidate'
export const stage = 'Stage'
export const since = 'Since'

// Reviewers
export const reviewers = 'Reviewers'
export const reviewersExplained =
  'Decisions on candidates in review, by reviewer and time. Time to decision starts when the candidate joins the project. Undone decisions count only as undone.'
export const decisionsByReviewers = (decisions: number, reviewers: number) =>
  `${decisions.toLocaleString('en')} ${plural('en', decisions, { one: 'decision', other: 'decisions' })} by ${reviewers} ${plural('en', reviewers, { one: 'reviewer', other: 'reviewers' })}. The striped part was rejected.`
export const noDecisions = 'No decisions in this period.'
export const reviewer = 'Reviewer'
export const reviewed = 'Reviewed'
export const undone = 'Undone'
export const medianTimeToDecision = 'Median time to decision'
export const ninetiethPercentile = '90th percentile'
export const timeToDecision = (durationText: string | number) => `${durationText} to a decision`

// Stage times
export const timeInStage = 'Time in stage'
export const stageTimesExplained =
  'Stays that ended in this period: half were shorter than the median, nine in ten shorter than the 90th percentile (both within 5%). Waiting: candidates in the stage now, and for how many full days. The CSV has times in seconds.'
export const stayLongestIn = (stage: string, median: string, count: number) =>
  `Candidates stay longest in ${stage}: a median of ${median} over ${count.toLocaleString('en')} ${plural('en', count, { one: 'stay', other: 'stays' })}.`
export const noOneLeftStage = 'No one has left a stage in this period.'
export const stays = 'Stays'
export const median = 'Median'
export const waitingNow = 'Waiting now'
export const medianWait = 'Median wait'
export const ninetiethPercentileWait = '90th percentile wait'
export const countWaitingNow = (value: string | number) => `${value} waiting now`
export const noOneLeftYet = 'no one has left yet'

// Trend
export const overTime = 'Over time'
export const trendStepLabel = 'Step to show'
export const firstReachedBy = (unit: 'week' | 'month', step: string, meaning: string) =>
  `Candidates by the ${unit} in which they first reached a step (UTC). ${step}: ${meaning}`
export const trendSummary = (count: number, step: string, unit: 'week' | 'month', periods: number) =>
  `${count.toLocaleString('en')} candidates ${step.toLowerCase()} in ${periods} ${plural('en', periods, { one: unit, other: `${unit}s` })}.`
export const busiestPeriod = (unit: 'week' | 'month', period: string, count: number) =>
  unit === 'week' ? `Most in the week of ${period} (${count}).` : `Most in ${period} (${count}).`
export const weekOfDate = (date: string) => `Week of ${date}`
export const nothingHappened = 'Nothing happened in this period.'
export const weekOf = 'Week of'
export const month = 'Month'

// Overview screen
export const added = 'Added'
export const approved = 'Approved'
export const ofReviewed = (shareText: string | number) => `${shareText} of reviewed`
export const ofEmailed = (value: string | number) => `of ${value} emailed`
export const timeToReply = 'Time to reply'

export const shareOfStep = (share: string, step: string) => `${share} of ${step.toLowerCase()}`
export const reachedIn = (time: string, n: string, step: string) => `${time}: ${n} ${step.toLowerCase()}`
export const interestedByWay = (ways: readonly string[]) => `${ways.join('; ')} interested.`
