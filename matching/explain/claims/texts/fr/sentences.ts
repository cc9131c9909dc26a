// French sentences of claims, and how their years were counted, for candidates who read about themselves.
import type { ClaimSentences } from '@fairlead/domain/candidate/assessment'
import { employerText } from '@fairlead/domain/candidate/employer-text'
import { listed } from '@fairlead/domain/shared/language'

type Estimated = { isEstimate?: boolean }

/** '6 ans 10 mois' */
function lengthOf(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  return [years > 0 ? `${years} ${years === 1 ? 'an' : 'ans'}` : '', rest > 0 ? `${rest} mois` : ''].filter(Boolean).join(' ')
}
const yearsIn = (months: number) => lengthOf(months - (months % 12))
const about = (work: Estimated): string => (work.isEstimate === true ? 'environ ' : '')
const aboutFirst = (work: Estimated): string => (work.isEstimate === true ? 'Environ ' : '')
const jobWith = (title: string, company: string) => (company === '' ? title : `${title} chez ${company}`)
const employersOf = (count: number) => (count === 1 ? '1 employeur' : `${count} employeurs`)

const employer = employerText('fr-FR', {
  range: (from, to) => `${from} à ${to} personnes`,
  exactly: (count) => `${count} personnes`,
  upTo: (count) => `${count} personnes au plus`,
  atLeast: (count) => `au moins ${count} personnes`,
  team: "l'équipe de recrutement",
})
const kinds = {
  public: 'une société cotée en bourse',
  startup: 'une start-up',
  nonprofit: 'une organisation à but non lucratif',
  government: 'une administration',
  hospital: 'un hôpital',
  bank: 'une banque',
  insurer: "une compagnie d'assurance",
  retailer: 'une enseigne de distribution',
  staffing: "une agence d'intérim",
  fintech: 'une fintech',
  pharma: 'un groupe pharmaceutique',
  consultancy: 'un cabinet de conseil',
}

export const sentences = {
  title(claim) {
    const when = claim.unusableDates === undefined ? `${claim.isCurrent ? 'Actuellement' : 'Auparavant'} ` : ''
    const parts = [`${when}${jobWith(claim.title, claim.company)}`]
    if (claim.closeTo !== null) parts.push(`, proche de ${claim.closeTo}`)
    if (claim.same.months >= 24) parts.push(`, ${about(claim.same)}${yearsIn(claim.same.months)} dans ce métier`)
    if (claim.related.months >= 24)
      parts.push(
        `${claim.same.months >= 24 ? '\u00A0;' : ','} ${about(claim.related)}${yearsIn(claim.related.months)} dans un métier proche`,
      )
    if (claim.unusableDates !== undefined) parts.push(`, dates inutilisables\u00A0: ${claim.unusableDates.replace(' to ', ' à ')}`)
    return parts.join('')
  },
  keywords({ mentions }, evidence) {
    const names = listed(
      'fr',
      mentions.map(({ label }) => label),
    )
    const fields = mentions.flatMap(({ evidence: index }) => evidence[index]?.field ?? [])
    if (fields.includes('education'))
      return fields.includes('experiences')
        ? `${names} dans l’expérience, les compétences ou la formation`
        : `${names} dans les compétences ou la formation`
    if (fields.every((field) => field === 'experiences')) return `A travaillé avec ${names}`
    return fields.includes('experiences') ? `${names} dans l’expérience ou les compétences` : `Mentionne ${names}`
  },
  company: ({ isCurrent, company }) => `${isCurrent ? 'Travaille' : 'A travaillé'} chez ${company}`,
  employer(claim) {
    const { people, year, country, sources } = employer(claim)
    const duringJob = claim.size?.isOfJob === true && !claim.isCurrent
    const noun = claim.type ? kinds[claim.type] : 'un employeur'
    const size = people === null || duringJob ? '' : ` comptant ${people} en ${year}`
    const about = `${noun}${country === null ? '' : ` (siège : ${country})`}${size}`
    const isAbout = claim.type !== null || country !== null || size !== ''
    return `${claim.isCurrent ? 'Travaille' : 'A travaillé'} chez ${claim.company}${duringJob ? ` lorsque l'entreprise comptait ${people} (${year})` : ''}${isAbout ? `, ${about}` : ''} ; source : ${sources}`
  },
  peer({ isCurrent, company, like, group }) {
    const relation = like === null ? `connu dans ${group}` : `semblable à ${like} (${group})`
    return `${isCurrent ? 'Travaille' : 'A travaillé'} chez ${company}, ${relation}`
  },
  industry: ({ industry, company }) => `Connaît le secteur\u00A0: ${industry} chez ${company}`,
  place({ place, listed: name, km, ...claim }) {
    if (claim.asked === name) return `Habite à ${place}`
    const [city] = claim.asked.split(',')
    return km === null ? `Habite à ${place}, dans la zone ${claim.asked}` : `Habite à ${place}, à ${km} km de ${city}`
  },
  rise(claim) {
    const time = claim.months === undefined ? '' : ` en ${about(claim)}${lengthOf(claim.months) || 'un mois'}`
    return `Passage de ${claim.fromTitle} à ${claim.toTitle} chez ${claim.company}${time}`
  },
  tenure: (claim) => `${aboutFirst(claim)}${yearsIn(claim.months)} au poste actuel chez ${claim.company}`,
  stayed(claim) {
    const length = `${aboutFirst(claim)}${lengthOf(claim.months)}`
    if (claim.per === 'one' || claim.per === 'present') return `${length} chez ${claim.company}`
    return claim.per === 'each'
      ? `${length} ou plus chez chacun de ${employersOf(claim.employers)}`
      : `${length} par employeur en moyenne (${employersOf(claim.employers)})`
  },
  led: ({ people }, evidence) =>
    `A dirigé ${people === null ? 'une équipe' : `${people} personnes`}\u00A0: «\u00A0${evidence[0]?.quote}\u00A0»`,
  moved: ({ from, to }) => `Passage de ${jobWith(from.title, from.company)} à ${jobWith(to.title, to.company)}`,
  licensed({ license, state }, evidence) {
    const [name] = state.split(',')
    return `Autorisation ${license} pour ${name}\u00A0: «\u00A0${evidence[0]?.quote}\u00A0»`
  },
  practice: (claim) => `${aboutFirst(claim)}${lengthOf(claim.months)} à des postes avec ${claim.label}`,
  quoted: ({ criterion }, evidence) => `${criterion}, selon un modèle de langage\u00A0: «\u00A0${evidence[0]?.quote}\u00A0»`,
  school: ({ school }) => `A étudié à\u00A0: ${school}`,
  degree({ degree, field, school }) {
    if (degree === null) return `A étudié ${field ?? ''} (${school})`
    return `${degree}${field ? `, ${field}` : ''}, ${school}`
  },
} satisfies ClaimSentences

/** A reason without a claim shows only its quotes. */
export const fromProfile = (quotes: readonly string[]) =>
  `Dans vos données\u00A0: ${quotes.map((quote) => `«\u00A0${quote}\u00A0»`).join(', ')}`

// How years were counted
export const monthOf = (month: number, year: string) =>
  `${'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.'.split(' ')[month - 1] ?? ''} ${year}`.trim()
export const jobBetween = (title: string, start: string, end: string) => `${title}, ${start} – ${end}`
export const jobFrom = (title: string, start: string) => `${title} depuis ${start}`
export const counted = (jobs: readonly string[], rest: number, months: number, isEstimate: boolean) =>
  `${jobs.join('\u00A0; ')}${rest > 0 ? `\u00A0; et ${rest} de plus` : ''}\u00A0: ${about({ isEstimate })}${lengthOf(months)}`
export const relatedWork = (jobs: string) => `Métier proche\u00A0: ${jobs}`
