// Writes a career as text: headline, summary, job descriptions, and recommendations.
import type { Job } from './career.ts'
import type { Chance } from './random.ts'
import type { Vocation } from './vocation.ts'
import { skillYears } from './years.ts'

/** Skills of the person by job group, all of which are in the skills list. */
export type SkillsFor = (group: string) => string[]

/** Languages and platforms for services; the sentence makes no sense with other skills. */
export interface Technical {
  languages: ReadonlySet<string>
  platforms: ReadonlySet<string>
}

/** A sentence that fits any skill. */
const plain = 'Improved the {thing} step by step, with {a} and {b}; complaints fell by {p}.'

function sayable(pattern: string, a: string, b: string, { languages, platforms }: Technical): boolean {
  if (/(?:Wrote [^.]{0,60}|written) in \{a\}|hot path with \{a\}/.test(pattern)) return languages.has(a)
  if (
    !/(?:moving|migration|move|[Ii]ntroduced|[Rr]un|[Bb]uilt|[Rr]ebuilt)\b.* (?:to|on|around) \{a\}|Introduced \{a\}|monolith|mostly \{a\}/.test(
      pattern,
    )
  )
    return true
  return platforms.has(a) && (!pattern.includes('{b}') || platforms.has(b))
}

function fill(
  roll: Chance,
  template: string,
  { things, skills, technical }: { things: string[]; skills: string[]; technical?: Technical },
): string {
  const [a = 'planning', b = 'teamwork'] = roll.sample(skills, 2)
  const thing = things.pop() ?? 'team'
  const pattern = technical && !sayable(template, a, b, technical) ? plain : template
  return pattern
    .replace('{thing}', thing)
    .replace('{a}', a)
    .replace('{b}', b)
    .replace('{n}', String(roll.int(3, 24)))
    .replace('{y}', String(roll.int(2, 6)))
    .replace('{p}', `${roll.int(6, 48)}%`)
}

const leading = [
  'Lead {n} people; we rebuilt the {thing} and I still read the details of {a}.',
  'Responsible for a group of {n} and the {thing}, with {a} high on the list.',
  'Hired {n} people, set goals for the {thing} and brought {a} into every review.',
  'Set direction for the {thing}; results rose by {p} after we put {a} first.',
]
const beginning = [
  'Learned {a} on the {thing} and took over a part of it within {n} months.',
  'Supported the {thing} and picked up {a} and {b}.',
]

/** For the time before the person's tools. */
const timeless = [
  'Responsible for the {thing}, from plan to daily use.',
  'Kept the {thing} running; complaints fell by {p}.',
  'Took over the {thing} within {n} months and cut its costs by {p}.',
]

/** One or two sentences about a job; every named skill is the person's own. */
export function describeJob(
  roll: Chance,
  vocation: Vocation,
  job: Job,
  { skills, things, technical, usedSentences }: { skills: string[]; things: string[]; technical: Technical; usedSentences: Set<string> },
): string {
  const lastYear = Math.floor((job.endMonth ?? Infinity) / 12)
  const existed = skills.filter((skill) => (skillYears.get(skill) ?? 0) < lastYear)
  if (existed.length < 2) return fill(roll, roll.pick(timeless), { things, skills: existed, technical })
  const fresh = vocation.did.filter((sentence) => !usedSentences.has(sentence))
  // juniors lead no one
  const patterns = roll
    .sample(fresh.length >= 2 ? fresh : vocation.did, 2)
    .map((sentence) => {
      usedSentences.add(sentence)
      return sentence
    })
    .map((sentence) => (job.rung <= 1 && /^(?:Lead|Led|Coach|Hired|Mentor|Teach|Taught|Trained)\b/.test(sentence) ? plain : sentence))
  const first = job.leads && roll.maybe(0.7) ? roll.pick(leading) : job.rung === 0 && roll.maybe(0.4) ? roll.pick(beginning) : patterns[0]
  const sentences = [fill(roll, first ?? leading[0] ?? '', { things, skills: existed, technical })]
  if (roll.maybe(0.55)) sentences.push(fill(roll, patterns[1] ?? '', { things, skills: existed, technical }))
  return sentences.filter(Boolean).join(' ')
}

export function headlineFor(roll: Chance, job: Job, skills: string[]): string {
  const [a, b, c] = skills
  return roll.pick([
    `${job.title} at ${job.employer.name}`,
    `${job.title} at ${job.employer.name}`,
    `${job.title} | ${[a, b, c].filter(Boolean).join(', ')}`,
    `${job.title} · ${job.employer.industry}`,
    `${job.title}, ${job.city.name}`,
    `${job.title} @ ${job.employer.name} | ${a}`,
    job.endMonth === null ? `${job.title} with a focus on ${a}` : `${job.title}, open to new work`,
  ])
}

const openings = [
  '{years} years in the trade, the last of them as {title} at {company}.',
  '{title} in {city} with {years} years behind me.',
  'I started out as {first} and am now {title} at {company}.',
  '{title} who has worked for {companies}.',
  'Most of my {years} years went into work like the {thing}.',
  'After {years} years I still like the work itself.',
]
const middles = [
  'My strongest tools are {a}, {b} and {c}.',
  'People come to me with questions about {a} and {b}.',
  'Day to day that means {a}, {b} and {c}.',
  'Before that I was {first} at {firstCompany}, where I learned {a}.',
  'The work I am proudest of: the {thing}.',
]
const endings = [
  'I care about {care}.',
  'What matters to me: {care}.',
  'Happy to talk about {care}.',
  'I like teams that value {care} and {care2}.',
  'Away from work I mentor newcomers to {a}.',
]

/** Two to four sentences in the first person, or null for those who leave it empty. */
export function summaryFor(
  roll: Chance,
  { vocation, jobs, skills, years }: { vocation: Vocation; jobs: Job[]; skills: string[]; years: number },
): string | null {
  const last = jobs.at(-1)
  const first = jobs[0]
  if (!last || !first || roll.maybe(0.12)) return null
  const companies = [...new Set(jobs.map((job) => job.employer.name))].slice(-3)
  const tools = roll.sample(skills, skills.length)
  const tool = () => tools.pop() ?? 'planning'
  const [care = '', care2 = ''] = roll.sample(vocation.cares, 2)
  const usable = openings.filter(
    (text) =>
      (years >= 3 || !text.includes('{years}')) &&
      (first.title !== last.title || !text.includes('{first}')) &&
      (companies.length > 1 || !text.includes('{companies}')),
  )
  const sentences = [roll.pick(usable.length > 0 ? usable : [`{title} at {company}.`])]
  const inner = middles.filter((text) => companies.length > 1 || !text.includes('{firstCompany}'))
  sentences.push(...roll.sample(inner, roll.int(1, 2)))
  if (roll.maybe(0.75)) sentences.push(roll.pick(endings))
  const things = roll.sample(vocation.things, 3)
  return sentences
    .map((text) =>
      text
        .replaceAll('{years}', String(years))
        .replace('{title}', last.title)
        .replace('{company}', last.employer.name)
        .replace(
          '{companies}',
          companies.length > 1 ? `${companies.slice(0, -1).join(', ')} and ${companies.at(-1)}` : (companies[0] ?? ''),
        )
        .replace('{city}', last.city.name)
        .replace('{first}', first.title)
        .replace('{firstCompany}', first.employer.name)
        .replace('{thing}', () => things.pop() ?? 'work')
        .replace(/\{[abc]\}/g, tool)
        .replace('{care2}', care2)
        .replace('{care}', care),
    )
    .join(' ')
}

const praise = [
  '{first} brought {a} to our team and left it better than it was.',
  'I worked with {first} for {y} years. Calm, precise, and the person to ask about {a}.',
  'When the {thing} was in trouble, {first} took it on without being asked.',
  '{first} explains {a} so that everyone in the room understands it.',
  'One of the most dependable colleagues I have had; the {thing} would not exist without {first}.',
]

export function praiseFor(roll: Chance, vocation: Vocation, firstName: string, skills: string[]): string {
  return fill(roll, roll.pick(praise), { things: roll.sample(vocation.things, 1), skills: skills.slice(0, 8) }).replaceAll(
    '{first}',
    firstName,
  )
}
