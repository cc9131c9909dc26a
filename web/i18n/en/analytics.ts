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
export const demographics = 'Demographics'
export const theyAreShownOneProject = 'They are shown one project at a time'
export const chooseAProject = 'Choose a project'
export const answersAreInTheFigures = (answers: string | number) => `${answers} answers are in the figures.`
export const fewerThanHaveAnsweredSo = (smallestGroup: string | number) =>
  `Fewer than ${smallestGroup} have answered so far, so nothing is shown.`
export const gender = 'Gender'
export const ethnicity = 'Ethnicity'
export const offerTheFormToCandidates = 'Offer the form to candidates of this project'
export const itIsOfferedOnceTo = 'It is offered once to each candidate, after they have sent what they were asked for.'
export const anOwnerOrAdminOf = 'An owner or admin of the project decides this.'

// Fairness screen
export const fairness = 'Fairness'
export const project = 'Project'
export const theProjectsCouldNotBe = 'The projects could not be loaded.'
export const eachProjectInWhichYou = 'Each project in which you may decide has its own checks.'
export const theChecksCouldNotBe = 'The checks could not be loaded.'
export const nothingToCheckYet = 'Nothing to check yet'
export const theFirstCheckRunsIn = 'The first check runs in the night after a search has found candidates for this project.'
export const checking = 'Checking…'
export const runNow = 'Run now'
export const aCheckIsUnderWay = 'A check is under way. It takes a few seconds.'
export const notCheckedYetACheck = 'Not checked yet. A check runs every night.'
export const lastChecked = 'Last checked'
export const itStoppedBecauseOfA = 'It stopped because of a problem on our side, and nothing was found out. Run it again.'
export const theLastCheckFailed = 'The last check failed'
export const whatWasChanged = 'What was changed'
export const whatThisMeans = 'What this means'
export const everyNightWeJudgeUp = (mostPeople: string | number, mostBatches: string | number) =>
  `Every night we judge up to ${mostPeople} of the newest candidates (${mostBatches} batches at most) again, with your criteria and what your decisions taught the search. Each time one thing is different that must not count.`
export const n0Of10ScoresMoved =
  '“0 of 10 scores moved” means that all ten would have the same score and the same place. If a score moves, something in the text of a profile tells the search what it should not know: look at your keywords first.'
export const theCheckDoesNotSay =
  'The check does not say whether your criteria themselves treat groups differently, and it does not look at who was never found.'
export const whatTheRankingNeverReads = 'What the ranking never reads'
export const textsSuchAsASummary =
  'Texts such as a summary or a résumé are read and may repeat some of this. That is why the checks change texts, too.'
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
export const waysOfContact = 'Ways of contact'

// Model screen
export const model = 'Model'
export const noProjectsToTryA = 'No projects to try a model on'
export const aModelIsTriedOn = 'A model is tried on the decisions of a project that you may search with.'
export const theModelCouldNotBe = 'The model could not be loaded.'
export const noModelIsSetUp = 'No model is set up'
export const rankingWorksWithoutOneTo =
  'Ranking works without one. To try an embeddings model, anyone who runs this service sets MODEL_URL and EMBEDDING_MODEL.'
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
export const ifTheModelCannotBe = 'If the model cannot be reached, a search ranks without it and says so above the batch.'
export const whatWouldChange = 'What would change'
export const thisTrialSent = (costText: string | number) => `This trial sent ${costText}.`
export const aSearchSendsAtMost = (costText: string | number) =>
  `A search sends at most ${costText}. Texts that were sent before are not sent again.`
export const whatTheModelDoes = 'What the model does'
export const comparesTheWordsOfThe = (model: string | number) =>
  `${model} compares the words of the search with the work in each profile. It adds or takes at most 5 points of 100, shown as “Your model” among the parts of a score. Who is found, and every reason on a card, stay as they are without it.`
export const itIsSentTitlesDescriptions =
  'It is sent titles, descriptions, industries, degrees and skills. Names, photos, places, schools, dates, pay and résumés are not sent. The nightly fairness check judges the ranking without the model.'

// People screen
export const candidatesInGroups = 'Candidates in groups'
export const sources = 'Sources'
export const whyWeReject = 'Why we reject'
export const whyTheyDecline = 'Why they decline'

// Pipeline screen
export const pipelinePerformance = 'Pipeline performance'
export const sourceOfTheFunnel = 'Source of the funnel'
export const allSources = 'All sources'
export const whatTheFunnelCounts = 'What the funnel counts'
export const waitingForTheTeam = 'Waiting for the team'

// Reviewers
export const reviewers = 'Reviewers'

// Stage times
export const timeInStage = 'Time in stage'

// Trend
export const overTime = 'Over time'
export const whatIsShownOverTime = 'What is shown over time'
