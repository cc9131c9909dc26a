// English texts of server/features/sourcing: answers, notifications, and emails.
import { plural } from '@fairlead/domain/shared/language'

// outside-index
export const theOutsideIndexOfPeople = 'The outside index of people has not been built yet.'

// change-lessons
export const oneOfTheseLessonsIsGone = 'One of these lessons is gone. Reload to see the latest.'

// check-fairness
export const noSearchHasFoundCandidates = 'No search has found candidates for this project yet, so there is nothing to check.'

// expand-search
export const thisProjectIsArchived = 'This project is archived.'
export const chooseAtLeastOne = 'Choose at least one.'

// run-search
export const noOneMatchesThisSearchWiden =
  'No one matches this search. Widen it with fewer required titles or keywords, more locations, or other titles.'

// try-model
export const noEmbeddingsModelIsSetUp = 'No embeddings model is set up.'
export const noCandidateInThisProject = 'No candidate in this project has been approved or rejected yet, so there is nothing to replay.'
export const thisModelWasTriedLessThan = (trialWaitMinutes: string | number) =>
  `This model was tried less than ${trialWaitMinutes} minutes ago. Try again in a moment.`
export const tryThisModelOnTheDecisions = 'Try this model on the decisions of this project first.'
export const thisModelIsNoLongerSet = 'This model is no longer set up.'
export const theTrialStoppedBecause = 'The trial stopped because of a problem on our side.'
export const checkedRecently = (waitMinutes: number, minutes: number) =>
  `This project was checked less than ${waitMinutes} minutes ago. Try again in ${plural('en', minutes, { one: 'a minute', other: `${minutes} minutes` })}.`
