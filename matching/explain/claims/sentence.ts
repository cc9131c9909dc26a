// The exact sentence a claim allows: a reason with any other text says more or less than was computed.
import type { Claim } from '@fairlead/domain/candidate/claim'
import type { Evidence } from '@fairlead/domain/candidate/assessment'
import { lengthOf } from './months.ts'

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
    case 'rise': {
      const rise = `Rose from ${claim.fromTitle} to ${claim.toTitle} at ${claim.company}`
      return claim.months === undefined ? rise : `${rise} in ${about(claim)}${lengthOf(claim.months) || 'a month'}`
    }
    case 'tenure':
      return `${claim.isEstimate === true ? 'About ' : ''}${yearsIn(claim.months)} in the present job at ${claim.company}`
    case 'stayed': {
      const length = `${claim.isEstimate === true ? 'About ' : ''}${lengthOf(claim.months)}`
      const employers = claim.employers === 1 ? '1 employer' : `${claim.employers} employers`
      if (claim.per === 'one' || claim.per === 'present') return `${length} with ${claim.company}`
      return claim.per === 'each' ? `${length} or more with each of ${employers}` : `${length} per employer on average (${employers})`
    }
    case 'led':
      return `Led ${claim.people === null ? 'a team' : `${claim.people} people`}: “${evidence[0]?.quote}”`
    case 'moved': {
      const [from, to] = [claim.from, claim.to].map(({ title, company }) => (company === '' ? title : `${title} at ${company}`))
      return `Moved from ${from} to ${to}`
    }
    case 'licensed': {
      const [state] = claim.state.split(',')
      return `${claim.license} license for ${state}: “${evidence[0]?.quote}”`
    }
    case 'quoted':
      return `${claim.criterion}, as your model reads: “${evidence[0]?.quote}”`
    case 'practice':
      return `${claim.isEstimate === true ? 'About ' : ''}${lengthOf(claim.months)} in jobs with ${claim.label}`
    case 'school':
      return `Studied at ${claim.school}`
    case 'degree':
      if (claim.degree === null) return `Studied ${claim.field ?? ''} at ${claim.school}`
      return `${claim.degree}${claim.field ? ` in ${claim.field}` : ''} from ${claim.school}`
  }
}
