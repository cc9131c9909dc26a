// Proves from a person's jobs and texts that a computed criterion is met; what isn't proven isn't met.
import type { Claim } from '@fairlead/domain/candidate/claim'
import type { Evidence } from '@fairlead/domain/candidate/assessment'
import { doubtAbout } from '@fairlead/domain/candidate/own-claim'
import type { ComputedCriterion } from '@fairlead/domain/project/computed-criteria'
import { normalise, tokenise } from '@fairlead/domain/reference/normalise'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { fieldOf, must } from '@fairlead/domain/shared/records'
import { monthNumber } from '@fairlead/domain/shared/year-month'
import type { BaseModel } from '../plan/model.ts'
import { ledMost, ownTexts, promotionsOf, startOf, stintsOf, workOf, type TextSource } from '../skills/career.ts'
import { degreeLevels } from '../skills/education.ts'
import { monthsCovered, type JobReading, type MatchableProfile, type PersonReading } from '../skills/person.ts'
import { findPhrases, phraseTable } from '../skills/skills.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'
import { claimedText } from '../text/claimed.ts'
import type { Mentions } from './mentions.ts'
import type { ProvenQuotes } from './own-words.ts'
import { mayHaveEmployer, proveEmployer } from './prove-employer.ts'

/** Why a criterion is met: the quotes, and the claim that a checker computes again. */
export interface CareerProof {
  claim: Claim
  evidence: Evidence[]
}

interface Subject {
  vocabulary: Vocabulary
  person: PersonReading
  profile: MatchableProfile
  /** The month up to which current jobs count. */
  today: YearMonth
}

type Of<K extends ComputedCriterion['kind']> = Extract<ComputedCriterion, { kind: K }>
/** Of each proof at most so many jobs are quoted; all are counted. */
const mostQuoted = 6

function quote({ profile }: Subject, index: number, ...parts: ('title' | 'company' | 'start')[]): Evidence[] {
  return parts.flatMap((part) => {
    const text = fieldOf(profile.experiences[index], part)
    return typeof text === 'string' && text !== ''
      ? [{ field: 'experiences' as const, index, part, start: 0, end: text.length, quote: text }]
      : []
  })
}

function promoted(subject: Subject, { months, isRecent }: Of<'promoted'>): CareerProof | null {
  const { person, profile, today } = subject
  const since = (monthNumber(today) ?? 0) - (months ?? 0)
  for (const { before, after, months: took } of promotionsOf(person)) {
    if (months !== null && (isRecent ? startOf(after) < since : took > months)) continue
    const [from, to] = [profile.experiences[before.index], profile.experiences[after.index]]
    if (!from?.title || !to?.title || to.company === '') continue
    return {
      claim: {
        kind: 'rise',
        from: before.index,
        to: after.index,
        fromTitle: from.title,
        toTitle: to.title,
        company: to.company,
        months: took,
        isEstimate: before.isEstimate || after.isEstimate,
      },
      evidence: [...quote(subject, before.index, 'title', 'start'), ...quote(subject, after.index, 'title', 'company', 'start')],
    }
  }
  return null
}

function stayed(subject: Subject, { months, per }: Of<'stayed'>): CareerProof | null {
  const { person, profile, today } = subject
  const all = stintsOf(person)
  // a job that isn't over may still become long enough
  const over = all.filter((stint) => stint.isOver || stint.months >= months)
  const longest = all.filter(({ isOver }) => per === 'one' || !isOver).toSorted((a, b) => b.months - a.months)
  const stints = per === 'one' || per === 'present' ? longest.slice(0, 1) : per === 'each' ? over : all
  if (stints.length === 0) return null
  const sum = stints.reduce((total, stint) => total + stint.months, 0)
  const counted = per === 'each' ? Math.min(...stints.map((stint) => stint.months)) : Math.floor(sum / stints.length)
  if (counted < months || counted === 0) return null
  const jobs = stints.flatMap((stint) => stint.jobs)
  return {
    claim: {
      kind: 'stayed',
      per,
      jobs: jobs.map(({ index }) => index),
      employers: stints.length,
      months: counted,
      isEstimate: jobs.some(({ isEstimate }) => isEstimate),
      company: profile.experiences[must(jobs[0]).index]?.company ?? '',
      asOf: today,
    },
    evidence: jobs.slice(0, mostQuoted).flatMap(({ index }) => quote(subject, index, 'company', 'start')),
  }
}

function led({ profile }: Subject, { people }: Of<'led'>): CareerProof | null {
  const most = ledMost(profile)
  if (!most || (people !== null && (most.people ?? 0) < people)) return null
  return { claim: { kind: 'led', people: most.people }, evidence: [most.evidence] }
}

/** The job was at the employer, of the title, or in the industry of this name. */
function isSide({ companies, titles }: Vocabulary, job: JobReading, name: string): boolean {
  const title = titles.read(name)
  return (
    job.company.concept === companies.read(name).concept ||
    ` ${normalise(job.titleText)} `.includes(` ${normalise(name)} `) ||
    (title.isKnown && job.title.isKnown && job.title.concept === title.concept) ||
    (job.industryLabel !== null && normalise(job.industryLabel) === normalise(name))
  )
}

function moved(subject: Subject, { from, to }: Of<'moved'>): CareerProof | null {
  const jobs = workOf(subject.person).filter((job) => job.start !== null)
  const side = (name: string) => jobs.filter((job) => isSide(subject.vocabulary, job, name))
  for (const after of side(to))
    for (const before of side(from)) {
      const [first, second] = [subject.profile.experiences[before.index], subject.profile.experiences[after.index]]
      if (!first?.title || !second?.title || startOf(before) >= startOf(after)) continue
      return {
        claim: {
          kind: 'moved',
          from: { job: before.index, title: first.title, company: first.company, asked: from },
          to: { job: after.index, title: second.title, company: second.company, asked: to },
        },
        evidence: [before, after].flatMap(({ index }) => quote(subject, index, 'title', 'company', 'start')),
      }
    }
  return null
}

function worked(subject: Subject, { companies }: Of<'worked'>): CareerProof | null {
  const concepts = new Set(companies.map((name) => subject.vocabulary.companies.read(name).concept))
  const job = workOf(subject.person).find(({ company }) => concepts.has(company.concept))
  const company = job && subject.profile.experiences[job.index]?.company
  if (!job || !company) return null
  return { claim: { kind: 'company', job: job.index, isCurrent: job.current, company }, evidence: quote(subject, job.index, 'company') }
}

/** Where a text claims the name for its person, in any spelling: [start, end). */
function mentions({ vocabulary: { skills } }: Subject, text: string, name: string): [number, number][] {
  const table = phraseTable(skills.spellings(name).map((spelling) => skills.phrase(spelling, true)))
  const places: [number, number][] = []
  findPhrases(table, text, tokenise(claimedText(text)), (_, from, end) => {
    if (doubtAbout(text, from, end) === null) places.push([from, end])
  })
  return places
}

/** Characters around a license in which its state is named. */
const stateReach = 80
const clauseSign = /[\n;]|\.\s/

/** The words around a license, up to the ends of its clause: [start, end). */
function clauseAround(text: string, from: number, end: number): [number, number] {
  const before = text.slice(Math.max(0, from - stateReach), from)
  const cut = Math.max(before.lastIndexOf('\n'), before.lastIndexOf(';'), before.lastIndexOf('. '))
  const after = text.slice(end, end + stateReach)
  const stop = clauseSign.exec(after)?.index ?? after.length
  return [from - before.length + cut + 1, end + stop]
}

/** Countries whose states or provinces issue licenses. */
const federations = ['United States', 'Canada', 'Australia', 'Germany', 'Switzerland', 'India']

function licensed(subject: Subject, { license, state }: Of<'licensed'>): CareerProof | null {
  const { vocabulary, profile } = subject
  // New York is a city first
  const region = [state, ...federations.map((country) => `${state}, ${country}`)]
    .map((name) => vocabulary.places.read(name))
    .find((reading) => reading?.type === 'region')
  if (!region) return null
  // 'OH' is a state, 'or' and 'Oh' are words
  const isState = (words: string) =>
    /^\p{Lu}/u.test(words) &&
    (words.length > 3 || words === words.toUpperCase()) &&
    [words, `${words}, ${region.inCountry?.label}`].some((name) => vocabulary.places.read(name)?.own === region.own)
  const texts: [string, TextSource][] = [
    ...profile.skills.map((skill, index): [string, TextSource] => [skill, { field: 'skills', index, part: null }]),
    ...ownTexts(profile),
  ]
  for (const [text, source] of texts)
    for (const [from, end] of mentions(subject, text, license)) {
      const [first, last] = clauseAround(text, from, end)
      const words = tokenise(text.slice(first, last)).map((token) => ({ start: first + token.start, end: first + token.end }))
      for (const [index, { start }] of words.entries())
        for (const { end: until } of words.slice(index, index + 3)) {
          const isOther = (start < end && from < until) || !isState(text.slice(start, until))
          if (isOther || doubtAbout(text, start, until) !== null) continue
          const [begin, finish] = [Math.min(from, start), Math.max(end, until)]
          const evidence = [{ ...source, start: begin, end: finish, quote: text.slice(begin, finish) }]
          return { claim: { kind: 'licensed', license, state: region.label }, evidence }
        }
    }
  return null
}

function years(subject: Subject, { months, skill }: Of<'years'>): CareerProof | null {
  const evidence: Evidence[] = []
  const jobs = workOf(subject.person).filter(({ index }) =>
    (['description', 'title'] as const).some((part) => {
      const text = subject.profile.experiences[index]?.[part]
      const [place] = text ? mentions(subject, text, skill) : []
      if (!text || !place) return false
      return evidence.push({ field: 'experiences', index, part, start: place[0], end: place[1], quote: text.slice(...place) }) > 0
    }),
  )
  const counted = monthsCovered(jobs)
  if (counted < months || counted === 0) return null
  const claim: Claim = {
    kind: 'practice',
    label: skill,
    jobs: jobs.map(({ index }) => index),
    months: counted,
    isEstimate: jobs.some(({ isEstimate }) => isEstimate),
    asOf: subject.today,
  }
  return { claim, evidence }
}

/** The first degree that is enough. */
function degree({ person, profile }: Subject, { degree: level }: Of<'degree'>): CareerProof | null {
  const least = degreeLevels[level === 'bachelors' ? 'bachelor' : 'master']
  for (const { index } of person.schooling.filter((entry) => degreeLevels[entry.degree] >= least)) {
    const entry = profile.education[index]
    if (!entry?.degree || entry.school === '') continue
    const evidence = (['degree', 'fieldOfStudy', 'school'] as const).flatMap((part): Evidence[] => {
      const text = entry[part]
      return text ? [{ field: 'education', index, part, start: 0, end: text.length, quote: text }] : []
    })
    return {
      claim: { kind: 'degree', entry: index, school: entry.school, degree: entry.degree, field: entry.fieldOfStudy || null },
      evidence,
    }
  }
  return null
}

const provers: { [K in ComputedCriterion['kind']]: (subject: Subject, criterion: Of<K>) => CareerProof | null } = {
  promoted,
  stayed,
  led,
  moved,
  worked,
  employer: proveEmployer,
  licensed,
  years,
  degree,
}

const prove = <K extends ComputedCriterion['kind']>(subject: Subject, criterion: Of<K> & { kind: K }): CareerProof | null =>
  provers[criterion.kind](subject, criterion)

/** A computed criterion is true or not: it counts like a keyword with many mentions. */
const provenDepth = 6

/** The mentions with the proofs of what is computed from jobs; a criterion without a proof is not met, or not known. */
export function withCareer(
  mentioned: Mentions,
  model: Pick<BaseModel, 'keywords' | 'badCareers'>,
  subject: Subject & { quotes: ProvenQuotes | undefined },
): Mentions {
  const quoted = (criterion: string): CareerProof | null => {
    const evidence = subject.quotes?.get(criterion)
    return evidence ? { claim: { kind: 'quoted', criterion }, evidence: [evidence] } : null
  }
  const proofs = model.keywords.map(({ career, label }) => (career ? prove(subject, career) : quoted(label)))
  return {
    ...mentioned,
    keywords: mentioned.keywords.map((evidence, index) => proofs[index]?.evidence ?? evidence),
    depths: mentioned.depths.map((depth, index) => (proofs[index] ? provenDepth : depth)),
    claims: proofs.map((proof) => proof?.claim ?? null),
    unknown: model.keywords.flatMap(({ career }, index) =>
      career?.kind === 'employer' && !proofs[index] && mayHaveEmployer(subject.person, career) ? [index] : [],
    ),
    bad: [...mentioned.bad, ...model.badCareers.filter(({ career }) => prove(subject, career) !== null).map(({ label }) => label)],
  }
}
