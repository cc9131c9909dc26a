// English texts of web/project/ask.
import { plural } from '@fairlead/domain/shared/language'

// Box
export const chooseFile = 'Choose a PDF, DOCX, or text file'
export const readingFailed = 'We couldn’t read the job description. Please try again.'
export const uses = {
  title: 'Job title',
  place: 'Place',
  must: 'Must have',
  nice: 'Nice to have',
  avoid: 'Leave out',
  years: 'Years',
  unused: 'Not used',
}
export const legend = 'What the colors mean'

// Chips
export const criteria = 'Criteria read in your words'
export const edit = 'Edit'
export const without = (more: number, isEstimate: boolean) => `${isEstimate ? 'about ' : ''}${more.toLocaleString('en-US')} more without`
export const withoutLong = (more: number, isEstimate: boolean) =>
  `${isEstimate ? 'About ' : ''}${more.toLocaleString('en-US')} more ${plural('en', more, { one: 'person matches', other: 'people match' })} without it.`
export const value = 'Criterion'
export const appliesAs = 'Applies as'
export const save = 'Save'
export const remove = 'Remove'
export const removed = (words: string) => `Removed ${words}`
export const use = (words: string) => `Use ${words}`
export const notUsed = 'Not used:'
export const moreChips = (count: number) => `${count} more`
export const fewerChips = 'Fewer'
export const nearTitles = (title: string) => `Closest to “${title}” in the pool:`
export const quoted = (sentence: string) => `“${sentence}”`
export const notUsedAsCriteria = 'Not used as criteria'

// Words of criteria
export const degrees = { bachelors: 'Bachelor’s degree', advanced_degree: 'Advanced degree', mba: 'MBA', phd: 'PhD' }
const years = (count: string) => `${count} ${count === '1' ? 'year' : 'years'}`
export const atLeastYears = (count: string) => `At least ${years(count)}`
export const atMostYears = (count: string) => `At most ${years(count)}`
export const within = (kilometers: string) => `Within ${kilometers} km`
export const remoteWork = 'Remote work'
export const relevantYears = (count: string) => `At least ${years(count)} in this kind of work`
export const leadsATeam = 'Leads a team'
export const language = (name: string, isRequired: boolean) => `${name}, ${isRequired ? 'required' : 'nice to have'}`
export const noSponsorship = 'No visa sponsorship'
export const sponsorship = 'Visa sponsorship offered'
