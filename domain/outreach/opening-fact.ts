// A truthful opening for a first email: one fact from the candidate's profile, and where it was read.
import { evidenceText, isProven, type Evidence, type Reason } from '../candidate/assessment.ts'
import { currentExperience, type Profile } from '../shared/profile.ts'
import { listed, type Language } from '../shared/language.ts'
import { outreachTexts } from './texts/outreach-texts.ts'

export interface OpeningFact {
  /** A whole sentence: "Your work with Kafka at Northwind caught my eye." */
  sentence: string
  /** The passages of the profile that support it, verbatim. */
  evidence: Evidence[]
}

const skillsNamed = 2
/** Longer passages are descriptions, not names of skills. */
const longestName = 40

/**
 * The fact in a profile that matters most for the job, or null when there is none to open with. `reasons` are those of the
 * candidate's assessment: requested skills that were used in a job come first, then the current job, then requested skills the
 * profile only lists. A reason whose quotes are no longer in the profile is ignored.
 */
export function openingFact(profile: Profile, reasons: readonly Reason[], language: Language = 'en'): OpeningFact | null {
  const texts = outreachTexts(language)
  const skills = requestedSkills(profile, reasons)
  const current = currentExperience(profile)
  const job = skillsOfJob(profile, skills, current ? profile.experiences.indexOf(current) : -1)
  if (job)
    return {
      sentence: texts.workedWith(listed(language, job.skills.map(nameOf)), job.company),
      evidence: job.skills.map(({ evidence }) => evidence),
    }
  const [title, company] = [clean(current?.title), clean(current?.company)]
  if (current && title && company) {
    const index = profile.experiences.indexOf(current)
    return {
      sentence: texts.worksAs(title, company),
      evidence: (['title', 'company'] as const).map((part) => {
        const quote = current[part] ?? ''
        return { field: 'experiences', index, part, start: 0, end: quote.length, quote }
      }),
    }
  }
  const listedSkills = distinctNames(skills.filter(({ evidence }) => evidence.field === 'skills')).slice(0, skillsNamed)
  if (listedSkills.length === 0) return null
  return { sentence: texts.listsSkills(listed(language, listedSkills.map(nameOf))), evidence: listedSkills.map(({ evidence }) => evidence) }
}

interface RequestedSkill {
  /** In the project's spelling. */
  label: string
  evidence: Evidence
}

function requestedSkills(profile: Profile, reasons: readonly Reason[]): RequestedSkill[] {
  return reasons.flatMap((reason) => {
    const { claim, evidence } = reason
    if (claim?.kind !== 'keywords' || !isProven(profile, reason)) return []
    return claim.mentions.flatMap(({ label, evidence: position }) => {
      const quote = evidence[position]
      return quote && quote.quote.length <= longestName && !/[\n{}]/.test(quote.quote) ? [{ label, evidence: quote }] : []
    })
  })
}

export interface Receipt {
  /** The passage with the surrounding words, as in the profile. */
  quote: string
  /** The job or section of the profile: 'Data Engineer at Northwind', 'Skills'. */
  source: string
}

const wordsAround = 70

/** Where the profile states the fact, each passage once. */
export function receiptsOf(profile: Profile, fact: OpeningFact): Receipt[] {
  const receipts = joinPassages(profile, fact.evidence).flatMap((evidence): Receipt[] => {
    const text = evidenceText(profile, evidence)
    if (text === null) return []
    if (evidence.field === 'skills') return [{ quote: evidence.quote, source: outreachTexts('en').skillsOfProfile }]
    const job = evidence.field === 'experiences' ? profile.experiences[evidence.index] : undefined
    const source = [clean(job?.title), clean(job?.company)].filter(Boolean).join(' at ')
    return [{ quote: evidence.part === 'description' ? around(text, evidence) : source, source }]
  })
  return receipts.filter(({ quote }, index) => receipts.findIndex((receipt) => receipt.quote === quote) === index)
}

/** Passages on one line are merged when their surrounding words overlap. */
function joinPassages(profile: Profile, evidence: readonly Evidence[]): Evidence[] {
  const joined: Evidence[] = []
  for (const next of evidence.toSorted((a, b) => a.index - b.index || a.start - b.start)) {
    const last = joined.at(-1)
    const text = evidenceText(profile, next) ?? ''
    const isSameText = last?.field === next.field && last.index === next.index && last.part === next.part && next.part === 'description'
    if (last && isSameText && next.start - last.end <= 2 * wordsAround && !text.slice(last.end, next.start).includes('\n')) {
      const end = Math.max(last.end, next.end)
      joined[joined.length - 1] = { ...last, end, quote: text.slice(last.start, end) }
    } else joined.push(next)
  }
  return joined
}

/** Up to `wordsAround` characters on both sides, cut between words; cuts are marked. */
function around(text: string, { start, end }: Evidence): string {
  const line = { from: text.lastIndexOf('\n', start) + 1, to: text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end) }
  let from = Math.max(line.from, start - wordsAround)
  let to = Math.min(line.to, end + wordsAround)
  while (from > line.from && text[from - 1] !== ' ') from--
  while (to < line.to && text[to] !== ' ') to++
  return `${from > line.from ? '… ' : ''}${text.slice(from, to).trim()}${to < line.to ? ' …' : ''}`
}

/** The job whose description names most of the skills; between equals the current one, then the earlier entry of the profile. */
function skillsOfJob(
  profile: Profile,
  skills: readonly RequestedSkill[],
  current: number,
): { company: string; skills: RequestedSkill[] } | null {
  const jobs = profile.experiences.flatMap((entry, index) => {
    const company = clean(entry.company)
    const named = skills.filter(
      ({ evidence }) => evidence.field === 'experiences' && evidence.index === index && evidence.part === 'description',
    )
    return company && named.length > 0 ? [{ company, index, skills: distinctNames(named).slice(0, skillsNamed) }] : []
  })
  const rank = (job: (typeof jobs)[number]) => job.skills.length * 2 + Number(job.index === current)
  return jobs.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}

/** One word may prove two requested skills: 'PostgreSQL' shows SQL as well. */
function distinctNames(skills: readonly RequestedSkill[]): RequestedSkill[] {
  const names = skills.map((skill) => nameOf(skill).toLowerCase())
  return skills.filter((skill, index) => names.indexOf(nameOf(skill).toLowerCase()) === index)
}

/** The project's spelling if only the case differs, else the profile's own words. */
function nameOf({ label, evidence: { quote } }: RequestedSkill): string {
  return label.toLowerCase() === quote.toLowerCase() ? label : quote
}

function clean(text: string | null | undefined): string {
  const line = (text ?? '').replace(/\s+/g, ' ').trim()
  return /[{}]/.test(line) ? '' : line
}
