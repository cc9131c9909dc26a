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

// signed shortlists
export const shortlist = 'Shortlist'
export const batch = (n: number) => `Batch ${n}`
export const computedOn = (day: string) => `Computed ${day}`
export const signedOn = (day: string, fingerprint: string) => `Signed ${day} with the key ${fingerprint}.`
export const howToCheck =
  'To check this file, run “node check-shortlist.mjs” with its name. The checker works offline; it tells whether a byte was changed and whether the points add up.'
export const keyPage = 'The key is published here:'
export const madeWith = 'Made with'
export const criteria = 'Criteria'
export const noCriteria = 'None'
export const candidate = (place: number) => `${place}.`
export const pointsOf100 = (score: number) => `${score} of 100 points`
export const points = 'Points'
export const reasonsHeading = 'Claims and what they rest on'
export const noReasons = 'None'
export const missing = 'Requirements not met'
export const decisionsHeading = 'Decisions'
export const noDecision = 'None yet'
export const removedUnreviewed = (day: string) => `Left the project without a decision on ${day}`
export const byProduct = 'the product, or a hiring manager with a link'
export const erasedEntry = (day: string) => `This person’s data was erased on ${day}. The score and the decisions stay.`
export const belowCut = (n: number) =>
  plural('en', n, {
    one: 'One more person was scored and isn’t in this batch. The file lists the score with a keyed hash.',
    other: `${n} more people were scored and aren’t in this batch. The file lists their scores with keyed hashes.`,
  })
export const namesHidden = 'This project hides names, and the file quotes what candidates wrote. A workspace admin can download it.'
export const unknownKey = 'No workspace of this installation signs with this key.'
export const keyText = (fingerprint: string, day: string) =>
  `The key ${fingerprint} signs the shortlists of a workspace of this installation since ${day}.`
