// Spanish sentences of claims, and how their years were counted, for candidates who read about themselves.
import type { ClaimSentences } from '@fairlead/domain/candidate/assessment'
import { employerText } from '@fairlead/domain/candidate/employer-text'
import { listed } from '@fairlead/domain/shared/language'

type Estimated = { isEstimate?: boolean }

/** '6 años 10 meses' */
function lengthOf(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return [years > 0 ? `${years} ${years === 1 ? 'año' : 'años'}` : '', rest > 0 ? `${rest} ${rest === 1 ? 'mes' : 'meses'}` : '']
    .filter(Boolean)
    .join(' ')
}
const yearsIn = (months: number) => lengthOf(months - (months % 12))
const about = (work: Estimated): string => (work.isEstimate === true ? 'unos ' : '')
const aboutFirst = (work: Estimated): string => (work.isEstimate === true ? 'Unos ' : '')
const jobWith = (title: string, company: string) => (company === '' ? title : `${title} en ${company}`)
const employersOf = (count: number) => (count === 1 ? '1 empresa' : `${count} empresas`)

const employer = employerText('es-ES', {
  range: (from, to) => `${from} a ${to} personas`,
  exactly: (count) => `${count} personas`,
  upTo: (count) => `hasta ${count} personas`,
  atLeast: (count) => `al menos ${count} personas`,
  team: 'el equipo de selección',
})
const kinds = {
  public: 'una empresa que cotiza en bolsa',
  startup: 'una startup',
  nonprofit: 'una organización sin ánimo de lucro',
  government: 'un organismo público',
  hospital: 'un hospital',
  bank: 'un banco',
  insurer: 'una aseguradora',
  retailer: 'un comercio minorista',
  staffing: 'una empresa de trabajo temporal',
  fintech: 'una fintech',
  pharma: 'una farmacéutica',
  consultancy: 'una consultora',
}

export const sentences = {
  title(claim) {
    const when = claim.unusableDates === undefined ? `${claim.isCurrent ? 'Ahora' : 'Antes'} ` : ''
    const parts = [`${when}${jobWith(claim.title, claim.company)}`]
    if (claim.closeTo !== null) parts.push(`, próximo a ${claim.closeTo}`)
    if (claim.same.months >= 24) parts.push(`, ${about(claim.same)}${yearsIn(claim.same.months)} en este trabajo`)
    if (claim.related.months >= 24)
      parts.push(`${claim.same.months >= 24 ? ';' : ','} ${about(claim.related)}${yearsIn(claim.related.months)} en un trabajo similar`)
    if (claim.unusableDates !== undefined) parts.push(`, fechas no utilizables: ${claim.unusableDates.replace(' to ', ' a ')}`)
    return parts.join('')
  },
  keywords({ mentions }, evidence) {
    const names = listed(
      'es',
      mentions.map(({ label }) => label),
    )
    const fields = mentions.flatMap(({ evidence: index }) => evidence[index]?.field ?? [])
    if (fields.includes('education'))
      return fields.includes('experiences')
        ? `${names} en la experiencia, los conocimientos o la formación`
        : `${names} en los conocimientos o la formación`
    if (fields.every((field) => field === 'experiences')) return `Ha trabajado con ${names}`
    return fields.includes('experiences') ? `${names} en la experiencia o los conocimientos` : `Menciona ${names}`
  },
  company: ({ isCurrent, company }) => `${isCurrent ? 'Trabaja' : 'Trabajó'} en ${company}`,
  employer(claim) {
    const { people, year, country, sources } = employer(claim)
    const duringJob = claim.size?.isOfJob === true && !claim.isCurrent
    const noun = claim.type ? kinds[claim.type] : 'una organización'
    const size = people === null || duringJob ? '' : ` con ${people} en ${year}`
    const about = `${noun}${country === null ? '' : ` (sede: ${country})`}${size}`
    const isAbout = claim.type !== null || country !== null || size !== ''
    return `${claim.isCurrent ? 'Trabaja' : 'Trabajó'} en ${claim.company}${duringJob ? ` cuando tenía ${people} (${year})` : ''}${isAbout ? `, ${about}` : ''}; fuente: ${sources}`
  },
  peer({ isCurrent, company, like, group }) {
    const relation = like === null ? `conocida en ${group}` : `similar a ${like} (${group})`
    return `${isCurrent ? 'Trabaja' : 'Trabajó'} en ${company}, ${relation}`
  },
  industry: ({ industry, company }) => `Conoce el sector: ${industry} en ${company}`,
  place({ place, listed: name, km, ...claim }) {
    if (claim.asked === name) return `Vive en ${place}`
    const [city] = claim.asked.split(',')
    return km === null ? `Vive en ${place}, dentro de ${claim.asked}` : `Vive en ${place}, a ${km} km de ${city}`
  },
  rise(claim) {
    const time = claim.months === undefined ? '' : ` en ${about(claim)}${lengthOf(claim.months) || 'un mes'}`
    return `Pasó de ${claim.fromTitle} a ${claim.toTitle} en ${claim.company}${time}`
  },
  tenure: (claim) => `${aboutFirst(claim)}${yearsIn(claim.months)} en el puesto actual en ${claim.company}`,
  stayed(claim) {
    const length = `${aboutFirst(claim)}${lengthOf(claim.months)}`
    if (claim.per === 'one' || claim.per === 'present') return `${length} en ${claim.company}`
    return claim.per === 'each'
      ? `${length} o más en cada una de ${employersOf(claim.employers)}`
      : `${length} por empresa de media (${employersOf(claim.employers)})`
  },
  led: ({ people }, evidence) => `Dirigió ${people === null ? 'un equipo' : `a ${people} personas`}: «${evidence[0]?.quote}»`,
  moved: ({ from, to }) => `Pasó de ${jobWith(from.title, from.company)} a ${jobWith(to.title, to.company)}`,
  licensed({ license, state }, evidence) {
    const [name] = state.split(',')
    return `Licencia ${license} para ${name}: «${evidence[0]?.quote}»`
  },
  practice: (claim) => `${aboutFirst(claim)}${lengthOf(claim.months)} en puestos con ${claim.label}`,
  quoted: ({ criterion }, evidence) => `${criterion}, según un modelo de lenguaje: «${evidence[0]?.quote}»`,
  school: ({ school }) => `Estudió en: ${school}`,
  degree({ degree, field, school }) {
    if (degree === null) return `Estudió ${field ?? ''} (${school})`
    return `${degree}${field ? `, ${field}` : ''}, ${school}`
  },
} satisfies ClaimSentences

/** A reason without a claim shows only its quotes. */
export const fromProfile = (quotes: readonly string[]) => `De sus datos: ${quotes.map((quote) => `«${quote}»`).join(', ')}`

// How years were counted
export const monthOf = (month: number, year: string) =>
  `${'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.'.split(' ')[month - 1] ?? ''} ${year}`.trim()
export const jobBetween = (title: string, start: string, end: string) => `${title}, ${start} – ${end}`
export const jobFrom = (title: string, start: string) => `${title} desde ${start}`
export const counted = (jobs: readonly string[], rest: number, months: number, isEstimate: boolean) =>
  `${jobs.join('; ')}${rest > 0 ? `; y ${rest} más` : ''}: ${about({ isEstimate })}${lengthOf(months)}`
export const relatedWork = (jobs: string) => `Trabajo similar: ${jobs}`
