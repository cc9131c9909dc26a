// People with a career, made up from the reference tables.
import type { Education, Experience } from '@fairlead/domain/shared/profile'
import { readDataFile } from '../data-file.ts'
import { pick } from '../titles/random.ts'

export interface Person {
  origin: string
  first: string
  family: string
  generation: string
  jobs: (Experience & { from: number; to: number })[]
  schools: Education[]
  city: string
  country: string
  phones: string[]
  handle: string
  personalEmail: string
  url: string
}

export type Random = () => number
export const chance = (random: Random, probability: number) => random() < probability
export const oneOf = <T>(random: Random, list: readonly T[]): T => list[pick(random, list.length)]!

const rowsOf = (name: string, columns: readonly string[]) => {
  const [header = '', ...lines] = readDataFile(new URL(`../../domain/reference/data/${name}`, import.meta.url)).split('\n')
  const places = columns.map((column) => header.split('\t').indexOf(column))
  return lines.filter(Boolean).map((line) => {
    const cells = line.split('\t')
    return places.map((place) => cells[place] ?? '')
  })
}
interface Origin {
  given_f: string[]
  given_m: string[]
  family: string[]
}
export const origins: Record<string, Origin> = JSON.parse(readDataFile(new URL('../../domain/reference/data/names.json', import.meta.url)))
const originNames = Object.keys(origins).filter((name) => name !== '_note')
const companies = rowsOf('companies.tsv', ['name']).map(([name = '']) => name)
const titles = rowsOf('job_titles.tsv', ['title']).map(([title = '']) => title)
const cities =
  'Austin:United States,Houston:United States,Berlin:Germany,Leeds:United Kingdom,Toronto:Canada,Lyon:France,Sydney:Australia,Dublin:Ireland,Madrid:Spain,Chicago:United States,Denver:United States,Pune:India'
    .split(',')
    .map((entry) => entry.split(':'))
const schools =
  'Ohio State University,University of Leeds,TU Berlin,University of Texas at Austin,McGill University,University of Sydney,Trinity College Dublin,IIT Bombay,University of Toronto,Arizona State University,University of Lagos,Sorbonne'.split(
    ',',
  )
export const domains = ['gmail.com', 'gmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'gmx.de', 'proton.me']

/** The present of the generated world, in months. */
export const today = 2026 * 12 + 9
export const monthOf = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
export const plainLetters = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
export const digits = (random: Random, count: number) => Array.from({ length: count }, () => pick(random, 10)).join('')
const newPhone = (random: Random) =>
  `+${oneOf(random, ['1', '44', '49', '33', '91'])} ${2 + pick(random, 7)}${digits(random, 2)} ${digits(random, 3)} ${digits(random, 4)}`

export function newPerson(random: Random): Person {
  const origin = oneOf(random, originNames)
  const { given_f: women, given_m: men, family } = origins[origin]!
  const first = oneOf(random, chance(random, 0.5) ? women : men)
  const last = oneOf(random, family)
  const place = oneOf(random, cities)
  const [city = '', country = ''] = place
  const person: Person = {
    origin,
    first,
    family: last,
    generation: '',
    jobs: newCareer(random, city),
    schools: [],
    city,
    country,
    phones: [newPhone(random), newPhone(random)],
    handle: '',
    personalEmail: '',
    url: '',
  }
  const start = person.jobs.at(-1)!.from
  const count = 1 + (chance(random, 0.35) ? 1 : 0)
  person.schools = Array.from({ length: count }, (_, index) => ({
    school: oneOf(random, schools),
    degree: index === 0 ? 'BSc' : 'MSc',
    fieldOfStudy: null,
    startYear: null,
    endYear: Math.floor(start / 12) - pick(random, 3) + index,
    activities: null,
  }))
  nameAddresses(random, person)
  return person
}

/** Addresses of their own: a name, a name with a number, or a handle. */
export function nameAddresses(random: Random, person: Person): void {
  const [first, last] = [plainLetters(person.first), plainLetters(person.family)]
  const style = random()
  person.handle =
    style < 0.5
      ? `${first}.${last}`
      : style < 0.8
        ? `${first[0]}${last}${digits(random, 2)}`
        : `${oneOf(random, ['blue', 'hike', 'tango', 'pixel', 'river'])}${first.slice(0, 3)}${digits(random, 3)}`
  person.personalEmail = `${person.handle}@${oneOf(random, domains)}`
  person.url = `https://www.linkedin.com/in/${first}-${last}-${digits(random, 6)}`
}

function newCareer(random: Random, city: string): Person['jobs'] {
  const jobs: Person['jobs'] = []
  let from = today - 12 * (2 + pick(random, 25)) - pick(random, 12)
  const work = oneOf(random, titles)
  while (from < today - 3) {
    const to = Math.min(from + 9 + pick(random, 60), today)
    const base = {
      company: oneOf(random, companies),
      title: chance(random, 0.6) ? work : oneOf(random, titles),
      location: city,
      description: null,
      industry: null,
    }
    jobs.unshift({ ...base, start: monthOf(from), end: to >= today ? null : monthOf(to), from, to })
    from = to + (chance(random, 0.7) ? 1 : 4 + pick(random, 10))
  }
  return jobs
}
