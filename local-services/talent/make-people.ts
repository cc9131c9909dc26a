// Makes the fictional people of the talent pool: the same tables, size and seed always give the same people.
import { makeCareer, type Job } from './career.ts'
import { coreSkillLines } from './core-skills.data.ts'
import { countryFacts, originLanguages } from './countries.data.ts'
import { makeLadder } from './ladder.ts'
import { makeWorld } from './people-world.ts'
import { chance, type Chance } from './random.ts'
import { makeSchooling } from './schooling.ts'
import type { FictionalPerson, TalentTables } from './tables.ts'
import { fieldOf, type Vocation, schoolings } from './vocation.ts'
import { describeJob, headlineFor, praiseFor, summaryFor } from './wording.ts'
import business from './vocations/business.json' with { type: 'json' }
import digital from './vocations/digital.json' with { type: 'json' }
import hands from './vocations/hands.json' with { type: 'json' }

/** The compiler checks the JSON files, but types every text in them as a string. */
type Row = Omit<Vocation, 'schooling'> & { schooling: string }

/** @throws RangeError for an unknown minimum education */
function vocationOf(name: string, row: Row): Vocation {
  const schooling = schoolings.find((level) => level === row.schooling)
  if (schooling === undefined) throw new RangeError(`${name}: unknown schooling '${row.schooling}'`)
  return { ...row, schooling }
}

const rows: Record<string, Row> = { ...digital, ...business, ...hands }

/** All fields of work by name. */
export const vocations: Record<string, Vocation> = Object.fromEntries(
  Object.entries(rows).map(([name, row]) => [name, vocationOf(name, row)]),
)

export interface PeopleWanted {
  tables: TalentTables
  size: number
  /** A whole number; another seed gives other people. */
  seed: number
  /** Only people in one field of work, in some of its job groups (with weights), and in some countries by code. */
  focus?: { vocation: string; groups: string; countries: readonly string[] }
  /** The last month of all careers; fixed by default, so that a pool doesn't change with the calendar. */
  today?: string
}

const coreSkills = new Map(
  coreSkillLines
    .trim()
    .split('\n')
    .map((line) => {
      const [group = '', skills = ''] = line.split(': ')
      return [group, skills.split(', ')] as const
    }),
)

const two = (value: number): string => String(value).padStart(2, '0')
const yearMonth = (month: number): string => `${Math.floor(month / 12)}-${two((month % 12) + 1)}`

function monthIndex(text: string): number {
  const [year, month] = text.split('-').map(Number)
  if (!year || !month || month > 12) throw new RangeError(`not a month: '${text}'`)
  return year * 12 + month - 1
}

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Skills of the last jobs first; a person's descriptions use only these. */
function skillsOf(roll: Chance, vocation: Vocation, jobs: Job[]): { all: string[]; byGroup: Map<string, string[]> } {
  const all = new Set<string>()
  const byGroup = new Map<string, string[]>()
  for (const job of jobs.toReversed()) {
    if (byGroup.has(job.group)) continue
    const core = coreSkills.get(job.group) ?? []
    const chosen = core.filter((_, index) => roll.maybe(index < 4 ? 0.85 : 0.6))
    const ownSkills = chosen.length >= 2 ? chosen : core.slice(0, 3)
    byGroup.set(job.group, ownSkills)
    for (const skill of ownSkills) all.add(skill)
  }
  for (const skill of roll.sample(vocation.extraSkills.split(', '), roll.int(2, 4))) all.add(skill)
  return { all: [...all], byGroup }
}

function sharesOf(focus: PeopleWanted['focus']) {
  const all = Object.entries(vocations).filter(([name]) => !focus || name === focus.vocation)
  return all.map(
    ([walk, vocation]) => [{ walk, vocation: focus ? { ...vocation, groups: focus.groups } : vocation }, vocation.share] as const,
  )
}

const languageCategories = new Set(['Programming language'])
const platformCategories = new Set([
  'Cloud & DevOps',
  'Databases',
  'Data & analytics',
  'AI & machine learning',
  'Security',
  'Frontend',
  'Backend',
  'Mobile',
  ...languageCategories,
])

function technicalOf({ skills = [] }: TalentTables) {
  const named = (categories: ReadonlySet<string>) =>
    new Set(skills.flatMap(({ name, category }) => (categories.has(category) ? [name] : [])))
  return { languages: named(languageCategories), platforms: named(platformCategories) }
}

function salary(roll: Chance, vocation: Vocation, job: Job, country: string): [number, number] {
  const steps = [0.72, 1, 1.26, 1.5, 1.8, 2.15, 2.6]
  const { pay = 0.5, perDollar = 1 } = countryFacts[country] ?? {}
  const middle = vocation.pay * (steps[job.rung] ?? 1) * pay * (0.9 + roll.next() * 0.2) * perDollar
  // a salary has two or three significant digits in any currency
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(middle)) - 2))
  const rounded = (thousands: number) => Math.round(thousands / step) * step * 1000
  return [rounded(middle * 0.92), rounded(middle * 1.1)]
}

/**
 * Makes `size` people one by one; the person at a position is the same whatever the size.
 * None of them exists: email addresses are in reserved `.example` domains and LinkedIn slugs end in '-fl' and a number.
 * @throws RangeError when size is not a whole number >= 0, or the month is malformed
 */
export function* makePeople(options: PeopleWanted): Iterable<FictionalPerson> {
  for (const { person } of makePeopleWithTruth(options)) yield person
}

/** The generator's ground truth; benchmarks may use it, but the product never sees it. */
export interface Truth {
  vocation: string
  /** Newest first: the planned group of the job, without reading its title. */
  jobs: { group: string; rung: number; months: number; current: boolean }[]
}

/** The same people as {@link makePeople}, each with their ground truth. */
export function* makePeopleWithTruth({
  tables,
  size,
  seed,
  focus,
  today = '2026-11',
}: PeopleWanted): Iterable<{ person: FictionalPerson; truth: Truth }> {
  if (!Number.isInteger(size) || size < 0) throw new RangeError(`size must be a whole number, not ${size}`)
  const world = makeWorld(tables)
  const ladder = makeLadder(tables)
  const now = monthIndex(today)
  const shares = sharesOf(focus)
  const countries = focus ? world.countries.filter(([code]) => focus.countries.includes(code)) : world.countries
  const technical = technicalOf(tables)
  for (let index = 0; index < size; index += 1) {
    const roll = chance(seed, index)
    const { walk, vocation: wide } = roll.weighted(shares)
    const country = roll.weighted(countries)
    const origin = roll.weighted(world.origins(country))
    const list = world.names[origin] ?? world.names.anglo
    if (!list) throw new RangeError(`no names for ${origin}`)
    const firstName = roll.pick(roll.maybe(0.5) ? list.givenF : list.givenM)
    const lastName = roll.pick(list.family)
    const home = world.city(roll, country)
    const months = Math.round(6 + 400 * roll.next() ** 1.75)
    const jobs = mergeRepeats(makeCareer(roll, { vocation: wide, home, from: now - months, today: now }, ladder, world))
    const last = jobs.at(-1)
    const first = jobs[0]
    if (!last || !first) throw new RangeError('a career without a job')
    const vocation = fieldOf(wide, first.group)
    const { all: skills, byGroup } = skillsOf(roll, vocation, jobs)
    const language = originLanguages[origin] ?? countryFacts[country]?.language
    if (language && roll.maybe(country === 'US' || country === 'GB' ? 0.3 : 0.45)) skills.push(language)
    const things: string[] = []
    const usedSentences = new Set<string>()
    const id = `fl${two(seed % 100)}${String(index).padStart(6, '0')}`
    const handle = `${slug(firstName) || 'a'}-${slug(lastName) || 'b'}`
    const person: FictionalPerson = {
      id,
      firstName,
      lastName,
      headline: headlineFor(roll, last, skills),
      summary: summaryFor(roll, { vocation, jobs, skills, years: Math.floor(months / 12) }),
      place: { label: home.label, city: home.name, state: home.state, country: world.countryName(country) },
      experiences: jobs.toReversed().map((job) => {
        if (things.length < 2) things.push(...roll.sample(vocation.things, vocation.things.length))
        return {
          title: job.title,
          company: job.employer.name,
          start: yearMonth(job.startMonth),
          end: job.endMonth === null ? null : yearMonth(job.endMonth),
          location: job.city.label,
          description: describeJob(roll, vocation, job, { skills: byGroup.get(job.group) ?? skills, things, technical, usedSentences }),
          industry: job.employer.industry,
        }
      }),
      education: makeSchooling(
        roll,
        {
          vocation,
          group: last.rung >= 3 ? first.group : last.group,
          country,
          origin,
          workYear: Math.floor(first.startMonth / 12),
          leads: last.rung >= 3,
          todayYear: Math.floor(now / 12),
        },
        world,
      ),
      skills,
      recommendations: roll.maybe(0.3)
        ? Array.from({ length: roll.int(1, 2) }, () => ({
            by: `${roll.pick(list.givenF)} ${roll.pick(list.family)}`,
            content: praiseFor(roll, vocation, firstName, skills),
          }))
        : [],
      linkedinUrl: `https://www.linkedin.com/in/${handle}-${id}`,
      personalEmails: [`${handle.replace('-', '.')}.${id}@people.fairlead.example`],
      workEmails: roll.maybe(0.4) ? [`${slug(firstName) || 'a'}.${id}@work.fairlead.example`] : [],
      pictureUrl: null,
      estimatedSalary: salary(roll, vocation, last, country),
      estimatedSalaryCurrency: countryFacts[country]?.currency ?? 'USD',
    }
    const truth: Truth = {
      vocation: walk,
      jobs: jobs.toReversed().map((job) => ({
        group: job.group,
        rung: job.rung,
        months: (job.endMonth ?? now) - job.startMonth,
        current: job.endMonth === null,
      })),
    }
    yield { person, truth }
  }
}

/** The same title at the same employer twice in a row is one job. */
function mergeRepeats(jobs: Job[]): Job[] {
  const merged: Job[] = []
  for (const job of jobs) {
    const before = merged.at(-1)
    if (before && before.title === job.title && before.employer.name === job.employer.name) {
      before.endMonth = job.endMonth
      before.rung = job.rung
    } else merged.push({ ...job })
  }
  return merged
}
