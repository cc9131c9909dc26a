// English texts of web/features/analytics/ModelScreen.tsx.

export const trialNotStarted = 'We couldn’t start the trial. Please try again.'
export const rankedWithModel = 'The next search ranks with the model.'
export const rankedWithoutModel = 'The next search ranks without the model.'
export const modelNotChanged = 'We couldn’t save the change. Please try again.'
export const model = 'Model'
export const noProjectsForTrial = 'No projects to try a model on'
export const noProjectsForTrialHint = 'You can try a model on the decisions of any project you can search in.'
export const modelLoadFailed = 'We couldn’t load the model.'
export const noModelTitle = 'No model is set up'
export const noModelHint = 'Ranking works without one. To try an embeddings model, ask the operator to set MODEL_URL and EMBEDDING_MODEL.'
export const trialRunning = 'The trial is running. It takes up to a minute.'
export const trialNeedsDecisions = (model: string | number) => `${model} can be tried once a candidate has been approved or rejected.`
export const notTriedYet = (model: string | number) => `${model} has not been tried in this project.`
export const triedModel = (model: string | number) => `${model}, tried`
export const trying = 'Trying…'
export const tryAgain = 'Try again'
export const tryThisModel = 'Try this model'
export const trialFailedText = 'It stopped because of a problem on our side.'
export const nothingWasChanged = 'Nothing was changed.'
export const trialFailedTitle = 'The last trial failed'
export const useModelAction = 'Rank with this model'
export const modelStartsNextSearch = 'On from the next search'
export const off = 'Off'
export const modelUnreachableHint = 'If the model can’t be reached, the search ranks without it and says so above the batch.'
export const whatWouldChange = 'What would change'
export const thisTrialSent = (costText: string | number) => `This trial sent ${costText}.`
export const costHint = (costText: string | number) => `A search sends at most ${costText}. Text that was sent before is not sent again.`
export const modelTitle = 'What the model does'
export const modelExplained = (model: string | number) =>
  `${model} compares your search with the work in each profile. It adds or subtracts at most 5 of 100 points, shown as “Your model” in the score breakdown. It doesn’t change who is found or the reasons on a card.`
export const modelDataText =
  'We send it titles, descriptions, industries, degrees, and skills. We don’t send names, photos, places, schools, dates, pay, or résumés. The nightly fairness check scores candidates without the model.'
