// The sentences of what is computed from someone's jobs because the search asks for it.
import type { Claim } from '@fairlead/domain/candidate/claim'
import type { Evidence } from '@fairlead/domain/candidate/assessment'
import type { Facts } from '../score/dimensions.ts'
import { sentenceOf } from './claims/sentence.ts'
import type { Weighed } from './weighed.ts'

/** '2 years 4 months' */
function span(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const part = (count: number, unit: string) => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`])
  return [...part(years, 'year'), ...part(rest, 'month')].join(' ') || 'a month'
}

const job = ({ title, company }: { title: string; company: string }) => `${title}${company === '' ? '' : ` at ${company}`}`
const about = ({ isEstimate }: { isEstimate?: boolean }, text: string) => (isEstimate === true ? `About ${text}` : text)

/** What a computed claim says; null for claims that are not computed on request. */
function careerSentence(claim: Claim, evidence: readonly Evidence[]): string | null {
  switch (claim.kind) {
    case 'rise':
      return `Rose from ${claim.fromTitle} to ${claim.toTitle} at ${claim.company} in ${claim.isEstimate === true ? 'about ' : ''}${span(claim.months ?? 0)}`
    case 'stayed': {
      const employers = `${claim.employers} ${claim.employers === 1 ? 'employer' : 'employers'}`
      if (claim.per === 'one' || claim.per === 'present') return about(claim, `${span(claim.months)} with ${claim.company}`)
      if (claim.per === 'average') return about(claim, `${span(claim.months)} per employer on average (${employers})`)
      return about(claim, `${span(claim.months)} or more with each of ${employers}`)
    }
    case 'led':
      return `${claim.people === null ? 'Led a team' : `Led ${claim.people} people`}: “${evidence[0]?.quote ?? ''}”`
    case 'moved':
      return `Moved from ${job(claim.from)} to ${job(claim.to)}`
    case 'licensed':
      return `${claim.license} license for ${claim.state.split(',')[0]}: “${evidence[0]?.quote ?? ''}”`
    case 'quoted':
      return `${claim.criterion}, as your model reads: “${evidence[0]?.quote ?? ''}”`
    case 'practice':
      return about(claim, `${span(claim.months)} in jobs with ${claim.label}`)
    case 'degree':
      return `${claim.degree}${claim.field === null ? '' : ` in ${claim.field}`} from ${claim.school}`
    case 'company':
      return `${claim.isCurrent ? 'Works' : 'Worked'} at ${claim.company}`
    case 'employer':
      return sentenceOf(claim, evidence)
    default:
      return null
  }
}

/** What the search asks to be computed from the jobs: a requirement before anything else. */
export function careerReasons({ model, mentions }: Facts): Weighed[] {
  return model.keywords.flatMap(({ required }, index) => {
    const [claim, evidence] = [mentions.claims[index], mentions.keywords[index] ?? []]
    const text = claim ? careerSentence(claim, evidence) : null
    if (!claim || text === null) return []
    return [{ group: 'Work', text, claim, evidence, weight: model.weights.keywords * (required ? 2 : 1) }]
  })
}
