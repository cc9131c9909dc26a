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

// run-search
export const noMatches = 'No one matches this search. Widen it with fewer required titles or keywords, more locations, or other titles.'

export const allLeftOut =
  'Everyone left who meets your requirements is left out by what your decisions taught. Undo it under What it learned, or change the search.'

/** 'Almost no one has PCU (3) or SAP (0). Such requirements rank people and exclude no one.' */
export const rareNote = (rare: ReadonlyMap<string, number>) => {
  const names = [...rare].map(([label, people]) => `${label} (${people})`)
  return `Almost no one has ${names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`}. This affects the order and excludes no one.`
}

// judge-own-words
/** 'Your model read 40 people for the criteria in your own words. 12 of its 15 quotes are in their profiles and count; 3 (20%) were dropped.' */
export const ownWordsNote = ({ people, proven, dropped }: { people: number; proven: number; dropped: number }) => {
  const quotes = proven + dropped
  const read = `Your model read ${plural('en', people, { one: 'one person', other: `${people} people` })} for the criteria in your own words.`
  if (quotes === 0) return `${read} It found no one who meets them.`
  return `${read} ${proven} of its ${plural('en', quotes, { one: 'one quote', other: `${quotes} quotes` })} ${proven === 1 ? 'is' : 'are'} in their profiles and count; ${dropped} (${Math.round((100 * dropped) / quotes)}%) ${dropped === 1 ? 'was' : 'were'} dropped.`
}
export const ownWordsDown = (reason: string) => `Your model stopped reading people: ${reason}`

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
