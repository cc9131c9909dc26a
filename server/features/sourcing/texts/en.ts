// English texts of server/features/sourcing: answers, notifications, and emails.
import { plural } from '@fairlead/domain/shared/language'

// outside-index
export const indexNotBuilt = 'The outside index of people has not been built yet.'

// change-lessons
export const lessonGone = 'One of these lessons is gone. Reload to see the latest.'

// check-fairness
export const nothingToCheck = 'No search has found candidates for this project yet, so there is nothing to check.'

// expand-search
export const projectArchived = 'This project is archived.'
export const chooseOne = 'Choose at least one.'

// try-model
export const noEmbeddings = 'No embeddings model is set up.'
export const nothingToReplay = 'No candidate in this project has been approved or rejected yet, so there is nothing to replay.'
export const triedRecently = (trialWaitMinutes: string | number) =>
  `This model was tried less than ${trialWaitMinutes} minutes ago. Try again in a moment.`
export const tryModelFirst = 'Try this model on the decisions of this project first.'
export const modelGone = 'This model is no longer set up.'
export const trialStopped = 'The trial stopped because of a problem on our side.'
export const checkedRecently = (waitMinutes: number, minutes: number) =>
  `This project was checked less than ${waitMinutes} minutes ago. Try again in ${plural('en', minutes, { one: 'a minute', other: `${minutes} minutes` })}.`
