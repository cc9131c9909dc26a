// A career: consecutive jobs, levels that rise over the years, employers that fit the work and the place.
import type { Ladder, Named, Rung } from './ladder.ts'
import type { City, Employer, World } from './people-world.ts'
import { weights } from './random.ts'
import type { Chance } from './random.ts'
import { fieldOf, type Vocation } from './vocation.ts'
import { groupIn } from './years.ts'

/** Months are counted from year 0: year * 12 + month index. */
export interface Job {
  title: string
  group: string
  rung: Rung
  /** Whether the job includes leading people. */
  leads: boolean
  employer: Employer
  city: City
  startMonth: number
  /** null = until today */
  endMonth: number | null
}

export interface CareerInput {
  vocation: Vocation
  home: City
  /** First and current month. */
  from: number
  today: number
}

const saints = ['Brendan', 'Clare', 'Lucia', 'Florian', 'Agnes', 'Martin', 'Odile']
const coined = [
  'Aldergate',
  'Brightwater',
  'Corvane',
  'Dunmarrow',
  'Elmsworth',
  'Fennholt',
  'Galdermoor',
  'Harrowfen',
  'Ironvale',
  'Juniperon',
  'Kestrelby',
  'Larkmere',
  'Moorhaven',
  'Northlyn',
  'Oakriven',
  'Pellworth',
  'Quillbrook',
  'Ravenmere',
  'Silverbeck',
  'Thornlea',
  'Umberfell',
  'Vantorre',
  'Westerloch',
  'Yarrowby',
  'Zephyrine',
  'Amberlode',
  'Birchmont',
  'Cindergrove',
  'Driftmark',
  'Evenhollow',
]

function localEmployer(roll: Chance, vocation: Vocation, city: City, world: World): Employer {
  const pattern = roll.pick(vocation.local.names)
  const name = pattern
    .replace('{name2}', roll.pick(coined))
    .replace('{name}', roll.pick(coined))
    .replace('{saint}', roll.pick(saints))
    .replace('{city}', city.name)
    .replace('{school}', () => world.school(roll, city.country, 0.5))
  return { name, industry: vocation.local.industry }
}

function employerIn(
  roll: Chance,
  { vocation, city, month, world }: { vocation: Vocation; city: City; month: number; world: World },
): Employer {
  const employers = vocation.peers ? world.employers(vocation.peers, city.country, Math.floor(month / 12)) : []
  return employers.length === 0 || roll.maybe(vocation.local.share) ? localEmployer(roll, vocation, city, world) : roll.pick(employers)
}

function rungAfter(roll: Chance, months: number, pace: number, leads: boolean): Rung {
  const years = (months / 12) * pace
  if (years < 2.2) return 0
  if (years < 5.5) return 1
  if (years < 9.5 || !(leads || roll.maybe(0.4))) return 2
  if (years < 14.5) return 3
  if (years < 20 || !leads) return 4
  return years < 26 ? 5 : 6
}

/** Jobs oldest first: they never overlap, levels never fall, and the last job may have ended. */
export function makeCareer(roll: Chance, input: CareerInput, ladder: Ladder, world: World): Job[] {
  const { home, from, today } = input
  const groups = weights(input.vocation.groups)
  const group = roll.weighted(groups)
  const vocation = fieldOf(input.vocation, group)
  const pace = 0.7 + roll.next() * 0.6
  const hasLead = vocation.lead.manager !== undefined || vocation.lead.director !== undefined
  const leads = hasLead && roll.maybe(0.42)
  const jobs: Job[] = []
  let month = from
  let city = roll.maybe(0.3) ? world.city(roll, home.country) : home
  let employer = employerIn(roll, { vocation, city, month, world })
  let rung: Rung = 0
  // Some start in a related job before their own.
  const licensed = ['medicine', 'law', 'master', 'doctor', 'trade'].includes(vocation.schooling) || vocation.local.industry === 'Healthcare'
  const title = ladder.name(roll, vocation, group, leads)
  let named = !licensed && roll.maybe(0.22) && !vocation.parts ? ladder.name(roll, vocation, roll.weighted(groups), leads) : title
  /** Names of the work before it had its present one. */
  const earlier = new Map<string, Named>()
  while (month < today - 2 || jobs.length === 0) {
    const remaining = today - month
    const length = Math.min(remaining, roll.int(13, 34) + (roll.maybe(0.35) ? roll.int(6, 40) : 0))
    const isLast = remaining - length < 9
    const reached = rungAfter(roll, month - from, pace, leads)
    if (reached > rung) rung = Math.min(reached, rung + 2) as Rung
    const group = groupIn(Math.floor(month / 12), named.group)
    const then = group === named.group ? named : (earlier.get(group) ?? ladder.name(roll, vocation, group, leads))
    earlier.set(group, then)
    const titled = ladder.title(roll, then, rung)
    if (isLast) {
      city = home
      if (!jobs.some((job) => job.employer.name === employer.name && job.city === home))
        employer = employerIn(roll, { vocation, city, month, world })
    }
    jobs.push({ ...titled, rung, employer, city, startMonth: month, endMonth: isLast ? null : month + length })
    if (isLast) break
    month += length
    named = title
    if (roll.maybe(0.3)) continue
    month += roll.maybe(0.25) ? roll.int(1, 5) : 0
    if (roll.maybe(0.25)) city = roll.maybe(0.6) ? home : world.city(roll, home.country)
    const before = employer.name
    for (let tries = 0; tries < 4 && employer.name === before; tries += 1) employer = employerIn(roll, { vocation, city, month, world })
  }
  const last = jobs.at(-1)
  // A few are between jobs.
  if (last && roll.maybe(0.06) && today - last.startMonth > 8) last.endMonth = today - roll.int(1, 4)
  return jobs
}
