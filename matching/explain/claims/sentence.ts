// The exact sentence a claim allows: a reason with any other text says more or less than was computed.
import type { Claim } from '@fairlead/domain/candidate/claim'
import type { Evidence } from '@fairlead/domain/candidate/assessment'

function yearsIn(months: number): string {
  const count = (months - (months % 12)) / 12
  return count === 1 ? '1 year' : `${count} years`
}

const about = (work: { isEstimate?: boolean }): string => (work.isEstimate === true ? 'about ' : '')

function ofKeywords(labels: string[], fields: Evidence['field'][]): string {
  const names = labels.length < 3 ? labels.join(' and ') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
  if (fields.includes('education'))
    return fields.includes('experiences') ? `Has ${names} in jobs, skills or education` : `Has ${names} in skills or education`
  if (fields.every((field) => field === 'experiences')) return `Has worked with ${names}`
  return fields.includes('experiences') ? `Has ${names} in jobs or skills` : `Lists ${names}`
}

/** @param evidence the reason's quotes, which keyword claims refer to */
export function sentenceOf(claim: Claim, evidence: readonly Evidence[]): string {
  switch (claim.kind) {
    case 'title': {
      const when = claim.unusableDates === undefined ? `${claim.isCurrent ? 'Now' : 'Was'} ` : ''
      const parts = [`${when}${claim.title}${claim.company === '' ? '' : ` at ${claim.company}`}`]
      if (claim.closeTo !== null) parts.push(`, close to ${claim.closeTo}`)
      if (claim.same.months >= 24) parts.push(`, ${about(claim.same)}${yearsIn(claim.same.months)} in this kind of work`)
      if (claim.related.months >= 24)
        parts.push(`${claim.same.months >= 24 ? ';' : ','} ${about(claim.related)}${yearsIn(claim.related.months)} in related work`)
      if (claim.unusableDates !== undefined) parts.push(`, dates not usable: ${claim.unusableDates}`)
      return parts.join('')
    }
    case 'keywords':
      return ofKeywords(
        claim.mentions.map(({ label }) => label),
        claim.mentions.flatMap(({ evidence: index }) => evidence[index]?.field ?? []),
      )
    case 'company':
      return `${claim.isCurrent ? 'Works' : 'Worked'} at ${claim.company}`
    case 'peer': {
      const relation = claim.like === null ? `known in ${claim.group}` : `like ${claim.like} (${claim.group})`
      return `${claim.isCurrent ? 'Works' : 'Worked'} at ${claim.company}, ${relation}`
    }
    case 'industry':
      return `Knows the industry: ${claim.industry} at ${claim.company}`
    case 'place': {
      if (claim.asked === claim.listed) return `Lives in ${claim.place}`
      const [city] = claim.asked.split(',')
      return claim.km === null ? `Lives in ${claim.place}, within ${claim.asked}` : `Lives in ${claim.place}, ${claim.km} km from ${city}`
    }
    case 'rise':
      return `Rose from ${claim.fromTitle} to ${claim.toTitle} at ${claim.company}`
    case 'tenure':
      return `${claim.isEstimate === true ? 'About ' : ''}${yearsIn(claim.months)} in the present job at ${claim.company}`
    case 'school':
      return `Studied at ${claim.school}`
    case 'degree':
      if (claim.degree === null) return `Studied ${claim.field ?? ''} at ${claim.school}`
      return `${claim.degree}${claim.field ? ` in ${claim.field}` : ''} from ${claim.school}`
  }
}
