// What twenty real postings ask for, read by a person before the reader was written; the texts themselves are not kept here.
//
// labels.tsv has one label per line, with the posting's id and the field; a posting's first line says whether it is held out.
import { isOneOf } from '@fairlead/domain/shared/records'
import { readDataFile } from '../data-file.ts'

/**
 * A label is one thing to be found; equally good spellings are separated by '|'.
 * What a reader could leave as well as take is in `either` and counts neither for nor against.
 */
export interface Labels {
  id: string
  /** Never looked at while the reader was made better. */
  heldOut: boolean
  titles: string[]
  must: string[]
  nice: string[]
  years: [min: number | null, max: number | null]
  degrees: string[]
  /** 'Remote' stands for work from anywhere. */
  locations: string[]
  industries: string[]
  exclusions: string[]
  either: string[]
}

const sets = ['tuned', 'held out'] as const
const years = ['years_min', 'years_max'] as const
const lists = ['titles', 'must', 'nice', 'degrees', 'locations', 'industries', 'exclusions', 'either'] as const

const unlabeled = (id: string, heldOut: boolean): Labels => ({
  id,
  heldOut,
  titles: [],
  must: [],
  nice: [],
  years: [null, null],
  degrees: [],
  locations: [],
  industries: [],
  exclusions: [],
  either: [],
})

/** Whether the line is a label of a posting that `byId` has, or the first line of another. */
function addLabel(byId: Map<string, Labels>, line: string): boolean {
  const [id = '', field = '', value = '', ...rest] = line.split('\t')
  const labels = byId.get(id)
  if (id === '' || value === '' || rest.length > 0) return false
  if (!labels) {
    if (field !== 'set' || !isOneOf(sets, value)) return false
    byId.set(id, unlabeled(id, value === 'held out'))
  } else if (isOneOf(lists, field)) labels[field].push(value)
  else if (isOneOf(years, field) && /^\d{1,2}$/.test(value)) labels.years[field === 'years_min' ? 0 : 1] = Number(value)
  else return false
  return true
}

/** Below the header. @throws RangeError naming the file and the malformed line */
export function parseLabels(tsv: string, file: string): Labels[] {
  const byId = new Map<string, Labels>()
  for (const [index, line] of tsv.trimEnd().split('\n').entries()) {
    if (index > 0 && !addLabel(byId, line))
      throw new RangeError(`${file} line ${index + 1}: expected a posting, a field, and a value, not '${line.slice(0, 80)}'`)
  }
  return [...byId.values()]
}

export const labels = parseLabels(readDataFile(new URL('labels.tsv', import.meta.url)), 'labels.tsv')
