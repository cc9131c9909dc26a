// German sentences of claims, and how their years were counted.
import type { ClaimSentences } from '@fairlead/domain/candidate/assessment'
import { kinds } from '@fairlead/domain/project/texts/de/employer-criterion'
import { employerText } from '@fairlead/domain/candidate/employer-text'

type Estimated = { isEstimate?: boolean }

/** '6 Jahre 10 Monate'; 'Jahren' and 'Monaten' behind 'in'. */
function lengthOf(months: number, isDative = false): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const ending = isDative ? 'n' : ''
  return [
    years > 0 ? `${years} ${years === 1 ? 'Jahr' : `Jahre${ending}`}` : '',
    rest > 0 ? `${rest} ${rest === 1 ? 'Monat' : `Monate${ending}`}` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
const yearsIn = (months: number) => lengthOf(months - (months % 12))
const about = (work: Estimated): string => (work.isEstimate === true ? 'etwa ' : '')
const aboutFirst = (work: Estimated): string => (work.isEstimate === true ? 'Etwa ' : '')
const jobWith = (title: string, company: string) => (company === '' ? title : `${title} bei ${company}`)
const employersOf = (count: number) => (count === 1 ? '1 Arbeitgeber' : `${count} Arbeitgebern`)

const employer = employerText('de-DE', {
  range: (from, to) => `${from} bis ${to} Beschäftigten`,
  exactly: (count) => `${count} Beschäftigten`,
  upTo: (count) => `bis zu ${count} Beschäftigten`,
  atLeast: (count) => `mindestens ${count} Beschäftigten`,
  team: 'Recruiting-Team',
})

export const sentences = {
  title(claim) {
    const when = claim.unusableDates === undefined ? `${claim.isCurrent ? 'Aktuell' : 'Früher'} ` : ''
    const parts = [`${when}${jobWith(claim.title, claim.company)}`]
    if (claim.closeTo !== null) parts.push(`, verwandt mit ${claim.closeTo}`)
    if (claim.same.months >= 24) parts.push(`, ${about(claim.same)}${yearsIn(claim.same.months)} in dieser Art von Arbeit`)
    if (claim.related.months >= 24)
      parts.push(`${claim.same.months >= 24 ? ';' : ','} ${about(claim.related)}${yearsIn(claim.related.months)} in verwandter Arbeit`)
    if (claim.unusableDates !== undefined) parts.push(`, Daten nicht verwertbar: ${claim.unusableDates.replace(' to ', ' bis ')}`)
    return parts.join('')
  },
  keywords({ mentions }, evidence) {
    const labels = mentions.map(({ label }) => label)
    const fields = mentions.flatMap(({ evidence: index }) => evidence[index]?.field ?? [])
    const names = labels.length < 3 ? labels.join(' und ') : `${labels.slice(0, -1).join(', ')} und ${labels.at(-1)}`
    if (fields.includes('education'))
      return fields.includes('experiences') ? `${names} in Stellen, Kenntnissen oder Ausbildung` : `${names} in Kenntnissen oder Ausbildung`
    if (fields.every((field) => field === 'experiences')) return `Hat mit ${names} gearbeitet`
    return fields.includes('experiences') ? `${names} in Stellen oder Kenntnissen` : `Nennt ${names}`
  },
  company: ({ isCurrent, company }) => `${isCurrent ? 'Arbeitet' : 'Arbeitete'} bei ${company}`,
  employer(claim) {
    const { people, year, country, sources } = employer(claim)
    const duringJob = claim.size?.isOfJob === true && !claim.isCurrent
    const noun = claim.type ? kinds[claim.type] : 'einem Arbeitgeber'
    const size = people === null || duringJob ? '' : ` mit ${people} im Jahr ${year}`
    const about = `${noun}${country === null ? '' : ` (Sitz: ${country})`}${size}`
    const isAbout = claim.type !== null || country !== null || size !== ''
    return `${claim.isCurrent ? 'Arbeitet' : 'Arbeitete'} bei ${claim.company}${duringJob ? `, in dieser Zeit (${year}) mit ${people}` : ''}${isAbout ? `, ${about}` : ''}; Quelle: ${sources}`
  },
  peer({ isCurrent, company, like, group }) {
    const relation = like === null ? `bekannt in ${group}` : `ähnlich wie ${like} (${group})`
    return `${isCurrent ? 'Arbeitet' : 'Arbeitete'} bei ${company}, ${relation}`
  },
  industry: ({ industry, company }) => `Kennt die Branche: ${industry} bei ${company}`,
  place({ place, listed, km, ...claim }) {
    if (claim.asked === listed) return `Wohnt in ${place}`
    const [city] = claim.asked.split(',')
    return km === null ? `Wohnt in ${place}, liegt in ${claim.asked}` : `Wohnt in ${place}, ${km} km von ${city}`
  },
  rise(claim) {
    const time = claim.months === undefined ? '' : ` in ${about(claim)}${lengthOf(claim.months, true) || 'einem Monat'}`
    return `Bei ${claim.company}${time} von ${claim.fromTitle} zu ${claim.toTitle} aufgestiegen`
  },
  tenure: (claim) => `${aboutFirst(claim)}${yearsIn(claim.months)} in der jetzigen Stelle bei ${claim.company}`,
  stayed(claim) {
    const length = lengthOf(claim.months)
    const number = claim.employers === 1 ? '1 Arbeitgeber' : `${claim.employers} Arbeitgeber`
    if (claim.per === 'one' || claim.per === 'present') return `${aboutFirst(claim)}${length} bei ${claim.company}`
    if (claim.per === 'average') return `${aboutFirst(claim)}${length} pro Arbeitgeber im Schnitt (${number})`
    const eachEmployer = claim.employers === 1 ? `bei ${employersOf(1)}` : `bei jedem von ${employersOf(claim.employers)}`
    return `${aboutFirst(claim)}${length} oder länger ${eachEmployer}`
  },
  led: ({ people }, evidence) => `Führte ${people === null ? 'ein Team' : `${people} Personen`}: „${evidence[0]?.quote}“`,
  moved: ({ from, to }) => `Wechselte von ${jobWith(from.title, from.company)} zu ${jobWith(to.title, to.company)}`,
  licensed({ license, state }, evidence) {
    const [name] = state.split(',')
    return `Zulassung ${license} für ${name}: „${evidence[0]?.quote}“`
  },
  practice: (claim) => `${aboutFirst(claim)}${lengthOf(claim.months)} in Stellen mit ${claim.label}`,
  quoted: ({ criterion }, evidence) => `${criterion}, so liest es Ihr Modell: „${evidence[0]?.quote}“`,
  school: ({ school }) => `Studierte an: ${school}`,
  degree({ degree, field, school }) {
    if (degree === null) return `Studierte ${field ?? ''} (${school})`
    return `${degree}${field ? ` in ${field}` : ''}, ${school}`
  },
} satisfies ClaimSentences

/** A reason without a claim shows only its quotes. */
export const fromProfile = (quotes: readonly string[]) => `Aus dem Profil: ${quotes.map((quote) => `„${quote}“`).join(', ')}`

// How years were counted
export const monthOf = (month: number, year: string) =>
  `${'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.'.split(' ')[month - 1] ?? ''} ${year}`.trim()
export const jobBetween = (title: string, start: string, end: string) => `${title}, ${start} bis ${end}`
export const jobFrom = (title: string, start: string) => `${title} ab ${start}`
/** 'Registered Nurse, 2020 bis Nov. 2026; 2 weitere: 6 Jahre 10 Monate' */
export const counted = (jobs: readonly string[], rest: number, months: number, isEstimate: boolean) =>
  `${jobs.join('; ')}${rest > 0 ? `; ${rest} weitere` : ''}: ${about({ isEstimate })}${lengthOf(months)}`
export const relatedWork = (jobs: string) => `Verwandte Arbeit: ${jobs}`
