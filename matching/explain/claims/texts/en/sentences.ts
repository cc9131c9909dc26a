// English sentences of claims, and how their years were counted.
import type { ClaimSentences } from '@fairlead/domain/candidate/assessment'
import { kinds } from '@fairlead/domain/project/texts/en/employer-criterion'
import { employerText } from '@fairlead/domain/candidate/employer-text'

type Estimated = { isEstimate?: boolean }

/** '6 years 10 months'; empty for none */
function lengthOf(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const parts = [
    years > 0 ? `${years} ${years === 1 ? 'year' : 'years'}` : '',
    rest > 0 ? `${rest} ${rest === 1 ? 'month' : 'months'}` : '',
  ]
  return parts.filter(Boolean).join(' ')
}

function yearsIn(months: number): string {
  const count = (months - (months % 12)) / 12
  return count === 1 ? '1 year' : `${count} years`
}
const about = (work: Estimated): string => (work.isEstimate === true ? 'about ' : '')
const aboutFirst = (work: Estimated): string => (work.isEstimate === true ? 'About ' : '')
const jobWith = (title: string, company: string) => (company === '' ? title : `${title} at ${company}`)

const employer = employerText('en-US', {
  range: (from, to) => `${from} to ${to} people`,
  exactly: (count) => `${count} people`,
  upTo: (count) => `up to ${count} people`,
  atLeast: (count) => `at least ${count} people`,
  team: 'the hiring team',
})

export const sentences = {
  title(claim) {
    const when = claim.unusableDates === undefined ? `${claim.isCurrent ? 'Now' : 'Was'} ` : ''
    const parts = [`${when}${jobWith(claim.title, claim.company)}`]
    if (claim.closeTo !== null) parts.push(`, close to ${claim.closeTo}`)
    if (claim.same.months >= 24) parts.push(`, ${about(claim.same)}${yearsIn(claim.same.months)} in this kind of work`)
    if (claim.related.months >= 24)
      parts.push(`${claim.same.months >= 24 ? ';' : ','} ${about(claim.related)}${yearsIn(claim.related.months)} in related work`)
    if (claim.unusableDates !== undefined) parts.push(`, dates not usable: ${claim.unusableDates}`)
    return parts.join('')
  },
  keywords({ mentions }, evidence) {
    const labels = mentions.map(({ label }) => label)
    const fields = mentions.flatMap(({ evidence: index }) => evidence[index]?.field ?? [])
    const names = labels.length < 3 ? labels.join(' and ') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
    if (fields.includes('education'))
      return fields.includes('experiences') ? `Has ${names} in jobs, skills or education` : `Has ${names} in skills or education`
    if (fields.every((field) => field === 'experiences')) return `Has worked with ${names}`
    return fields.includes('experiences') ? `Has ${names} in jobs or skills` : `Lists ${names}`
  },
  company: ({ isCurrent, company }) => `${isCurrent ? 'Works' : 'Worked'} at ${company}`,
  employer(claim) {
    const { people, year, country, sources } = employer(claim)
    const duringJob = claim.size?.isOfJob === true && !claim.isCurrent
    const noun = claim.type ? kinds[claim.type] : 'an employer'
    const size = people === null || duringJob ? '' : ` with ${people} in ${year}`
    const about = `${noun}${country === null ? '' : ` based in ${country}`}${size}`
    const isAbout = claim.type !== null || country !== null || size !== ''
    return `${claim.isCurrent ? 'Works' : 'Worked'} at ${claim.company}${duringJob ? ` while it had ${people} (${year})` : ''}${isAbout ? `, ${about}` : ''}; source: ${sources}`
  },
  peer({ isCurrent, company, like, group }) {
    const relation = like === null ? `known in ${group}` : `like ${like} (${group})`
    return `${isCurrent ? 'Works' : 'Worked'} at ${company}, ${relation}`
  },
  industry: ({ industry, company }) => `Knows the industry: ${industry} at ${company}`,
  place({ place, listed, km, ...claim }) {
    if (claim.asked === listed) return `Lives in ${place}`
    const [city] = claim.asked.split(',')
    return km === null ? `Lives in ${place}, within ${claim.asked}` : `Lives in ${place}, ${km} km from ${city}`
  },
  rise(claim) {
    const rise = `Rose from ${claim.fromTitle} to ${claim.toTitle} at ${claim.company}`
    return claim.months === undefined ? rise : `${rise} in ${about(claim)}${lengthOf(claim.months) || 'a month'}`
  },
  tenure: (claim) => `${aboutFirst(claim)}${yearsIn(claim.months)} in the present job at ${claim.company}`,
  stayed(claim) {
    const length = `${aboutFirst(claim)}${lengthOf(claim.months)}`
    const employers = claim.employers === 1 ? '1 employer' : `${claim.employers} employers`
    if (claim.per === 'one' || claim.per === 'present') return `${length} with ${claim.company}`
    return claim.per === 'each' ? `${length} or more with each of ${employers}` : `${length} per employer on average (${employers})`
  },
  led: ({ people }, evidence) => `Led ${people === null ? 'a team' : `${people} people`}: “${evidence[0]?.quote}”`,
  moved: ({ from, to }) => `Moved from ${jobWith(from.title, from.company)} to ${jobWith(to.title, to.company)}`,
  licensed({ license, state }, evidence) {
    const [name] = state.split(',')
    return `${license} license for ${name}: “${evidence[0]?.quote}”`
  },
  practice: (claim) => `${aboutFirst(claim)}${lengthOf(claim.months)} in jobs with ${claim.label}`,
  quoted: ({ criterion }, evidence) => `${criterion}, as your model reads: “${evidence[0]?.quote}”`,
  school: ({ school }) => `Studied at ${school}`,
  degree({ degree, field, school }) {
    if (degree === null) return `Studied ${field ?? ''} at ${school}`
    return `${degree}${field ? ` in ${field}` : ''} from ${school}`
  },
} satisfies ClaimSentences

/** A reason without a claim shows only its quotes. */
export const fromProfile = (quotes: readonly string[]) => `From the profile: ${quotes.map((quote) => `“${quote}”`).join(', ')}`

// How years were counted
export const monthOf = (month: number, year: string) =>
  `${'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')[month - 1] ?? ''} ${year}`.trim()
export const jobBetween = (title: string, start: string, end: string) => `${title}, ${start} to ${end}`
export const jobFrom = (title: string, start: string) => `${title} from ${start}`
/** 'Registered Nurse, 2020 to Nov 2026; 2 more: 6 years 10 months' */
export const counted = (jobs: readonly string[], rest: number, months: number, isEstimate: boolean) =>
  `${jobs.join('; ')}${rest > 0 ? `; ${rest} more` : ''}: ${about({ isEstimate })}${lengthOf(months)}`
export const relatedWork = (jobs: string) => `Related work: ${jobs}`
