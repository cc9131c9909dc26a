// English texts of the queue of possible duplicates.
import { plural } from '@fairlead/domain/shared/language'

export const title = 'Possible duplicates'
export const titleWithCount = (count: string) => `Possible duplicates (${count})`
export const intro = 'Certain matches are merged automatically. Decide the others here; every decision can be undone.'
export const loadFailed = 'We couldn’t load the possible duplicates.'
export const noneTitle = 'No possible duplicates'
export const noneText = 'Everyone in your talent pool has one record.'
export const comparing = (count: string) => `${count} records are still being compared.`
export const position = (place: string, total: string) => `${place} of ${total}`
export const pairOf = (first: string, second: string) => `${first} and ${second}`
export const confidence = (percent: string) => `${percent} likely one person`
export const reasonsFor = 'For one person'
export const reasonsAgainst = 'Against it'
export const recordAdded = 'Added'
export const inProjects = (count: number) => `in ${count} ${plural('en', count, { one: 'project', other: 'projects' })}`
export const differs = 'Different'
export const shownAfterMerge = 'Shown after merging'
export const notStated = 'Not stated'
export const previous = 'Previous'
export const next = 'Next'
export const merge = 'Merge'
export const different = 'Different people'
export const merged = 'Merged into one record.'
export const keptApart = 'Remembered as different people.'
export const undone = 'Undone.'
export const notSaved = 'Your decision wasn’t saved. Please try again.'
export const notUndone = 'We couldn’t undo this. Please try again.'
export const mergedRecords = 'Merged records'
export const mergedInto = (merged: string, survivor: string) => `${merged} into ${survivor}`
export const mergedItself = (percent: string) => `merged automatically, ${percent} likely`
export const mergedBy = (name: string) => `merged by ${name}`
export const undoMerge = 'Undo merge'
export const undoMergeOf = (name: string) => `Undo merge: ${name}`
export const undoQuestion = (name: string, since: number) =>
  since === 0
    ? `Undo the merge? ${name} becomes a record of its own again.`
    : `Undo the merge? ${name} becomes a record of its own again. What was added since the merge (${since}) stays with this record.`
export const staysHere = (count: number) =>
  `${count} ${plural('en', count, { one: 'addition', other: 'additions' })} since then ${plural('en', count, { one: 'stays', other: 'stay' })} if you undo it`
export const fields = {
  name: 'Name',
  headline: 'Headline',
  place: 'Place',
  linkedin: 'LinkedIn',
  emails: 'Email',
  experiences: 'Experience',
  education: 'Education',
  skills: 'Skills',
  summary: 'Summary',
} as const
export const trust = {
  teammate: 'by your team',
  resume: 'by the candidate',
  list: 'from a list',
  lookup: 'looked up',
} as const
