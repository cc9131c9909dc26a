// English texts of what a search reports: its progress, why it failed, and what to know about its batch.
import { plural } from '@fairlead/domain/shared/language'

// Progress
export const searching = 'Searching the talent pool'
export const comparing = (people: number) => `Comparing ${people.toLocaleString('en')} people`
export const compared = (people: number, all: number) => `Compared ${people.toLocaleString('en')} of ${all.toLocaleString('en')} people`
export const checking = 'Checking every reason'

// Failed
export const searchFailed = 'The search failed because of a problem on our side. Start it again.'
export const noMatches = 'No one matches this search. Widen it with fewer required titles or keywords, more locations, or other titles.'

export const allLeftOut =
  'Everyone left who meets your requirements is left out by what your decisions taught. Undo it under What it learned, or change the search.'

/** 'Your model read 40 people for the criteria in your own words. 12 of its 15 quotes are in their profiles and count; 3 (20%) were dropped.' */
export const ownWords = (people: number, proven: number, dropped: number) => {
  const quotes = proven + dropped
  const read = `Your model read ${plural('en', people, { one: 'one person', other: `${people} people` })} for the criteria in your own words.`
  if (quotes === 0) return `${read} It found no one who meets them.`
  return `${read} ${proven} of its ${plural('en', quotes, { one: 'one quote', other: `${quotes} quotes` })} ${proven === 1 ? 'is' : 'are'} in their profiles and count; ${dropped} (${Math.round((100 * dropped) / quotes)}%) ${dropped === 1 ? 'was' : 'were'} dropped.`
}
export const ownWordsDown = (reason: string) => `Your model stopped reading people: ${reason}`

export const modelDown = (reason: string) => `Your model wasn’t available, so this batch was ranked without it. ${reason}`
