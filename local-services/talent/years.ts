// Since when technologies, kinds of work, and employers exist: no one used, did, or joined one before.
import { readFileSync } from 'node:fs'

const rowsOf = (file: string): string[][] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const yearsOf = (file: string): ReadonlyMap<string, number> => new Map(rowsOf(file).map(([name = '', year]) => [name, Number(year)]))

/** The year from which people at work used a technology or spoke of a method. */
export const skillYears = yearsOf('skill-years.tsv')
/** When an employer was founded; from open data, see NOTICE.md. */
export const employerYears = yearsOf('employer-years.tsv')
const groupYears = new Map(rowsOf('group-years.tsv').map(([group = '', year, before = '']) => [group, { year: Number(year), before }]))

/** The job group as it was in a year: an iOS engineer's first job, in 2001, was in software. */
export function groupIn(year: number, group: string): string {
  const row = groupYears.get(group)
  return row && year < row.year ? groupIn(year, row.before) : group
}
