// English texts of the screen of decision records.
import { plural } from '@fairlead/domain/shared/language'

const people = (n: number) => plural('en', n, { one: '1 person', other: `${n.toLocaleString('en')} people` })

export const records = 'Decision records'
export const recordsTab = 'Records'
export const noProjects = 'Each batch is recorded in the project that searched for it.'
export const about =
  'Each batch is recorded when it is found: the criteria, the weights, what was read of each person, the score with its reasons, and who was below the cut. The record stays when the search is changed and when candidates move, are merged, or leave.'
export const howToCheck = 'A signed file can be checked without a connection:'
export const checker = 'check-shortlist.mjs'
export const checkCommand = 'node check-shortlist.mjs file.html'
export const years = 'Keep records for'
export const yearsOf = (n: number) => plural('en', n, { one: '1 year', other: `${n} years` })
export const yearsHint = 'Where the law wants them longer, they stay longer.'
export const retention = (n: number) => `Records are kept for ${yearsOf(n)}, and longer where the law wants it.`
export const yearsSaved = 'Saved.'
export const yearsNotSaved = 'We couldn’t save that. Please try again.'
export const loadFailed = 'We couldn’t load the records.'
export const noRecords = 'No records yet'
export const noRecordsHint = 'The first record is made when a search finds candidates.'
export const unrecorded = (n: number) =>
  plural('en', n, {
    one: 'One earlier batch was found before there were records.',
    other: `${n} earlier batches were found before there were records.`,
  })
export const batch = (n: number) => `Batch ${n}`
export const inBatch = (n: number) => `${people(n)} in the batch`
export const below = (n: number) => `${people(n)} below the cut`
export const erased = (n: number) => `${n} erased`
export const keptUntil = (day: string) => `Kept until ${day}`
export const kinds = { initial: 'First search', next: 'Next batch', reform: 'Changed search' }
export const criteria = 'Criteria'
export const noCriteria = 'None'
export const seenBy = 'Seen by'
export const notSeen = 'No one yet'
export const guest = 'a hiring manager with a link'
export const formerUser = 'a former user'
export const viewed = (name: string, first: string, last: string) => (first === last ? `${name}, ${first}` : `${name}, ${first} to ${last}`)
export const computedWith = 'Computed with'
export const compare = 'Compare with today'
export const hide = 'Hide the comparison'
export const download = 'Download signed file'
export const downloadFailed = 'We couldn’t download the file. Please try again.'
export const compareFailed = 'We couldn’t compare the batch.'
export const same = 'Computed again from the record: the same bytes as on that day, in the same order.'
export const notSame = 'Computed again from the record, the result isn’t the same.'
export const engineChanged = (before: string, now: string) => `The scoring has changed since: ${before}; now ${now}.`
export const notSameUnexplained = 'The scoring is the same version, so the record may have been changed.'
export const incomplete = 'An ideal candidate of this search was erased, so it can’t be computed as on that day.'
export const changes = 'What is different today'
export const noChanges = 'Nothing: today’s search would score these people the same.'
export const changed = {
  weights: 'The weights have changed.',
  criteria: 'The criteria or the ideal candidates have changed.',
  lessons: 'The search has learned from decisions.',
  pool: 'The talent pool has changed, and with it how rare words and titles are.',
  employers: 'What the workspace corrected about employers has changed.',
  month: 'Time has passed: current jobs count more months.',
  record: 'The records of people have changed.',
}
export const steps = {
  weights: 'weights',
  criteria: 'criteria',
  lessons: 'learned',
  pool: 'talent pool',
  employers: 'employers',
  month: 'months',
  record: 'record',
}
export const step = (name: string, points: number) => `${name} ${points > 0 ? '+' : '−'}${Math.abs(points)}`
export const fields: Record<string, string> = {
  headline: 'headline',
  summary: 'summary',
  place: 'place',
  experiences: 'jobs',
  skills: 'skills',
  estimatedSalary: 'pay',
  estimatedSalaryCurrency: 'currency of the pay',
  resumeText: 'résumé',
  education: 'education',
}
export const changedFields = (names: readonly string[]) => `changed: ${names.join(', ')}`
export const peopleOfBatch = 'People of the batch'
export const peopleExplained =
  'The score as recorded, today’s score of the same person, and what each change adds or takes. Model orders and quotes count as recorded.'
export const peopleSummary = (unchanged: number, all: number) =>
  unchanged === all ? 'Everyone has the same score today.' : `${all - unchanged} of ${all} have another score today.`
export const place = 'Place'
export const person = 'Person'
export const scoreThen = 'Score'
export const scoreNow = 'Score today'
export const placeNow = 'Place today'
export const differences = 'Why it differs'
export const decision = 'Decision'
export const erasedOn = (day: string) => `Erased ${day}`
export const noRecordNow = 'No record today'
export const byProduct = 'product or link'
export const decided = (event: string, by: string, day: string) => `${event}, ${by}, ${day}`
export const removed = (day: string) => `Left without a decision, ${day}`
export const undecided = 'None yet'
export const otherBytes = 'The recorded bytes don’t come out again'
