// English texts of web/features/analytics.

// Analytics frame
export const counting = 'Counting…'
export const updatedAt = (clock: string | number) => `Updated at ${clock}`
export const print = 'Print'
export const weCouldntLoadTheAnalytics = 'We couldn’t load the analytics.'
export const noProjectsYet = 'No projects yet'
export const nothingInThisPeriod = 'Nothing in this period'
export const analyticsAppearOnceYouReview = 'Analytics appear once you review candidates in a project.'
export const tryALongerPeriodOr = 'Try a longer period, or all projects.'
export const analyticsAppearWithTheFirst = 'Analytics appear with the first candidates.'
export const showEverything = 'Show everything'

// Analytics tabs
export const analytics = 'Analytics'

// Bar list
export const moreInTheTable = 'more in the table'

// Demographics
export const somethingWentWrong = 'Something went wrong. Please try again in a moment.'
export const demographics = 'Demographics'
export const theyAreShownOneProject = 'Demographics are shown one project at a time'
export const chooseAProject = 'Choose a project'
export const answersAreInTheFigures = (answers: string | number) => `Based on ${answers} answers.`
export const fewerThanHaveAnsweredSo = (smallestGroup: string | number) => `Results appear once ${smallestGroup} candidates have answered.`
export const gender = 'Gender'
export const ethnicity = 'Ethnicity'
export const offerTheFormToCandidates = 'Offer the form to candidates in this project'
export const itIsOfferedOnceTo = 'Each candidate gets it once, after sending the information you requested.'
export const anOwnerOrAdminOf = 'Only an owner or admin of the project can change this.'

// Fairness screen
export const checkStarted = 'The check has started.'
export const checkRunning = 'A check is already running.'
export const checkNotStarted = 'We couldn’t start the check. Please try again.'
export const fairness = 'Fairness'
export const project = 'Project'
export const theProjectsCouldNotBe = 'We couldn’t load the projects.'
export const eachProjectInWhichYou = 'Checks run for each project in which you can review candidates.'
export const theChecksCouldNotBe = 'We couldn’t load the checks.'
export const nothingToCheckYet = 'Nothing to check yet'
export const theFirstCheckRunsIn = 'The first check runs the night after a search finds candidates for this project.'
export const checking = 'Checking…'
export const runNow = 'Run now'
export const aCheckIsUnderWay = 'A check is running. It takes a few seconds.'
export const notCheckedYetACheck = 'Not checked yet. A check runs every night.'
export const lastChecked = 'Last checked'
export const itStoppedBecauseOfA = 'It stopped because of a problem on our side and has no results. Run it again.'
export const theLastCheckFailed = 'The last check failed'
export const whatWasChanged = 'What was changed'
export const whatThisMeans = 'What this means'
export const everyNightWeJudgeUp = (mostPeople: string | number, mostBatches: string | number) =>
  `Every night, we score up to ${mostPeople} of the newest candidates (at most ${mostBatches} batches) again, with your criteria and what your decisions taught the search. Each time, we change one thing that must not affect the score.`
export const n0Of10ScoresMoved =
  '“0 of 10 scores moved” means that all ten would keep their score and rank. If a score moves, something in the profile’s text tells the search what it should not know. Check your keywords first.'
export const theCheckDoesNotSay =
  'The check doesn’t tell you whether your criteria treat groups differently, and it doesn’t cover people the search never found.'
export const whatTheRankingNeverReads = 'What the ranking never reads'
export const textsSuchAsASummary =
  'The ranking reads summaries and résumés, which may repeat some of this. That’s why the checks change their text, too.'
export const checks = 'Checks'

// Figure
export const whatMeans = (title: string | number, means: string | number) => `What ${title} means: ${means}`
export const hideTable = 'Hide table'
export const showTable = 'Show table'
export const saveAsCsv = 'Save as CSV'
export const saveAsCsv2 = (title: string | number) => `Save ${title} as CSV`
export const asATable = (title: string | number) => `${title} as a table`

// Filters
export const projects = 'Projects'
export const allProjects = 'All projects'
export const period = 'Period'
export const from = 'From'
export const to = 'To'

// Funnel
export const funnel = 'Funnel'

// Losses
export const whereCandidatesDropOut = 'Where candidates drop out'

// Mailing
export const templates = 'Templates'
export const steps = 'Steps'
export const subjects = 'Subjects'
export const waysOfContact = 'Outreach channels'

// Model screen
export const trialNotStarted = 'We couldn’t start the trial. Please try again.'
export const rankedWithModel = 'The next search ranks with the model.'
export const rankedWithoutModel = 'The next search ranks without the model.'
export const modelNotChanged = 'We couldn’t save the change. Please try again.'
export const model = 'Model'
export const noProjectsToTryA = 'No projects to try a model on'
export const aModelIsTriedOn = 'You can try a model on the decisions of any project you can search in.'
export const theModelCouldNotBe = 'We couldn’t load the model.'
export const noModelIsSetUp = 'No model is set up'
export const rankingWorksWithoutOneTo =
  'Ranking works without one. To try an embeddings model, ask the operator to set MODEL_URL and EMBEDDING_MODEL.'
export const theTrialIsRunningIt = 'The trial is running. It takes up to a minute.'
export const canBeTriedOnceA = (model: string | number) => `${model} can be tried once a candidate has been approved or rejected.`
export const hasNotBeenTriedIn = (model: string | number) => `${model} has not been tried in this project.`
export const triedModel = (model: string | number) => `${model}, tried`
export const trying = 'Trying…'
export const tryAgain = 'Try again'
export const tryThisModel = 'Try this model'
export const itStoppedBecauseOfAProblem = 'It stopped because of a problem on our side.'
export const nothingWasChanged = 'Nothing was changed.'
export const theLastTrialFailed = 'The last trial failed'
export const rankWithThisModel = 'Rank with this model'
export const onFromTheNextSearch = 'On from the next search'
export const off = 'Off'
export const ifTheModelCannotBe = 'If the model can’t be reached, the search ranks without it and says so above the batch.'
export const whatWouldChange = 'What would change'
export const thisTrialSent = (costText: string | number) => `This trial sent ${costText}.`
export const aSearchSendsAtMost = (costText: string | number) =>
  `A search sends at most ${costText}. Text that was sent before is not sent again.`
export const whatTheModelDoes = 'What the model does'
export const comparesTheWordsOfThe = (model: string | number) =>
  `${model} compares your search with the work in each profile. It adds or subtracts at most 5 of 100 points, shown as “Your model” in the score breakdown. It doesn’t change who is found or the reasons on a card.`
export const itIsSentTitlesDescriptions =
  'We send it titles, descriptions, industries, degrees, and skills. We don’t send names, photos, places, schools, dates, pay, or résumés. The nightly fairness check scores candidates without the model.'

// People screen
export const candidatesInGroups = 'Candidates in groups'
export const sources = 'Sources'
export const whyWeReject = 'Why we reject'
export const whyTheyDecline = 'Why they decline'

// Pipeline screen
export const pipelinePerformance = 'Pipeline performance'
export const sourceOfTheFunnel = 'Funnel source'
export const allSources = 'All sources'
export const whatTheFunnelCounts = 'What to count'
export const waitingForTheTeam = 'Waiting for your team'

// Reviewers
export const reviewers = 'Reviewers'

// Stage times
export const timeInStage = 'Time in stage'

// Trend
export const overTime = 'Over time'
export const whatIsShownOverTime = 'Step to show'
