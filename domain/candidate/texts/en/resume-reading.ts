// English texts of domain/candidate/resume-reading.ts.
import { plural } from '../../../shared/language.ts'

const most = 10

/** 'Page 2', 'Pages 2 and 3', 'Pages 1, 2, 3, and more'; 'Part of this file' without numbers. */
function pagesText(pages: readonly number[]): string {
  if (pages.length === 0) return 'Part of this file'
  const numbers = pages.slice(0, most).map(String)
  const list = pages.length > most ? [...numbers, 'more'] : numbers
  return `${list.length === 1 ? 'Page' : 'Pages'} ${new Intl.ListFormat('en', { type: 'conjunction' }).format(list)}`
}

export const withoutText = (pages: readonly number[]) =>
  `${pagesText(pages)} ${pages.length > 1 ? 'have' : 'has'} no text that we can read. Is it a scan? Open the file to see it.`
export const broken = (pages: readonly number[]) => `${pagesText(pages)} couldn’t be read because the file is damaged there.`
export const garbled = (pages: readonly number[]) =>
  `${pagesText(pages)} couldn’t be read because the font doesn’t say which letters it shows. Open the file to see it.`

export const jobs = (n: number) => `${n} ${plural('en', n, { one: 'job', other: 'jobs' })}`
export const skills = (n: number) => `${n} ${plural('en', n, { one: 'skill', other: 'skills' })}`
export const schools = (n: number) => `${n} ${plural('en', n, { one: 'school', other: 'schools' })}`
export const read = (counts: string) => `Read: ${counts}`
