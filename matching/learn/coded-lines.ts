// Lessons from rejection reasons.
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import type { LessonChange } from '@fairlead/domain/project/lessons'
import { currentExperience, minSalaryInDollars } from '@fairlead/domain/shared/profile'
import { conceptId, kinds } from '../skills/concepts.ts'
import { degreeLevels } from '../skills/education.ts'
import type { Feedback } from './feedback.ts'
import { inEnglish, type LessonLine, type LessonText } from './lessons.ts'
import type { PersonReading } from '../skills/person.ts'
import { yearsConcept, yearsSteps } from '../skills/person-concepts.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

/** One decision, with the person's concepts. */
export interface Read {
  /** Its position in the feedback. */
  at: number
  feedback: Feedback
  person: PersonReading
  has: Set<number>
}

interface Counted {
  concept: number
  /** Completes 'Fewer people …'. */
  phrase: LessonText
}

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
const placesOf = (reads: readonly Read[]): number[] => reads.map(({ at: index }) => index)

/** A line without a number, or with one that its text doesn't state. */
export function line(
  key: string,
  change: LessonChange,
  text: LessonText | null,
  explanation: LessonText,
  from: readonly Read[],
  effect: LessonLine['effect'],
  factor?: number,
): LessonLine {
  return {
    key,
    change,
    why: inEnglish(explanation),
    whyText: explanation,
    from: placesOf(from),
    effect,
    unit: factor === undefined ? null : 'factor',
    amount: factor ?? null,
    textFor: () => text ?? explanation,
  }
}

/** Groups people by concept, most frequent first. */
function tally(reads: Read[], conceptsOf: (read: Read) => Counted[]): (Counted & { reads: Read[] })[] {
  const counts = new Map<number, Counted & { reads: Read[] }>()
  for (const read of reads)
    for (const item of conceptsOf(read)) {
      const entry = counts.get(item.concept) ?? { ...item, reads: [] }
      entry.reads.push(read)
      counts.set(item.concept, entry)
    }
  return [...counts.values()].toSorted((a, b) => b.reads.length - a.reads.length || a.concept - b.concept)
}

// A first rejection is a hint, a third a rule: 0.75, 0.56, 0.42 … never below 0.25.
const softened = (count: number): number => Math.max(0.25, 0.75 ** count)

function fewer(
  reads: Read[],
  approved: Read[],
  reason: 'title' | 'company' | 'industry' | 'handsOn' | 'level',
  min: number,
  countedIn: (read: Read) => Counted[],
  lowest = 0,
): LessonLine[] {
  return tally(reads, countedIn)
    .filter((item) => item.reads.length >= min && !approved.some((read) => read.has.has(item.concept)))
    .map((item) =>
      line(
        `concept:${item.concept}`,
        'weakened',
        ['fewer', item.phrase],
        ['rejectedFor', item.reads.length, reason],
        item.reads,
        { kind: 'concept', concept: item.concept },
        Math.max(lowest, softened(item.reads.length)),
      ),
    )
}

/** Titles and companies named in a rejection are excluded from the search, unless an approved person has them. */
export function namedLines(vocabulary: Vocabulary, rejected: Read[], approved: Read[]): LessonLine[] {
  const naming = (field: 'badJobTitles' | 'badCompanies', name: string) => rejected.filter((read) => read.feedback[field]?.includes(name))
  const namesOf = (field: 'badJobTitles' | 'badCompanies') => [...new Set(rejected.flatMap((read) => read.feedback[field] ?? []))]
  const exclude = (concept: number, phrase: LessonText, cause: LessonText, reads: Read[]) =>
    line(`exclude:${concept}`, 'excluded', ['noMore', phrase], cause, reads, { kind: 'exclude', concept })
  return [
    ...namesOf('badJobTitles').map((title) =>
      exclude(vocabulary.titles.read(title).currentConcept, ['titled', title], ['namedTitle'], naming('badJobTitles', title)),
    ),
    ...namesOf('badCompanies').map((company) =>
      exclude(vocabulary.companies.read(company).currentConcept, ['workAt', company], ['namedCompany'], naming('badCompanies', company)),
    ),
  ].filter(({ effect }) => effect.kind !== 'exclude' || !approved.some(({ has }) => has.has(effect.concept)))
}

const isCountry = (concept: number): boolean => Math.floor(concept / 0x1000000) === kinds.country

/**
 * Rejected locations are excluded from the search: a country from its second rejection on, else the city. Never where an
 * approved person lives or where the search asks for people.
 */
function misplacedLines(vocabulary: Vocabulary, misplaced: Read[], approved: Read[], requested: ReadonlySet<number>): LessonLine[] {
  const placeOf = ({ feedback }: Read) => vocabulary.places.readPlace(feedback.profile.place)
  const approvedConcepts = new Set([...requested, ...approved.flatMap((read) => placeOf(read)?.concepts ?? [])])
  const wider = tally(misplaced, (read) => {
    const country = placeOf(read)?.concepts.find(isCountry)
    const name = read.feedback.profile.place?.country
    return country === undefined || !name || approvedConcepts.has(country) ? [] : [{ concept: country, phrase: ['inPlace', name] }]
  }).filter((item) => item.reads.length >= 2)
  const covered = new Set(wider.flatMap((item) => item.reads))
  const cities = tally(
    misplaced.filter((read) => !covered.has(read)),
    (read) => {
      const place = placeOf(read)
      return place && !isCountry(place.own) && !approvedConcepts.has(place.own)
        ? [{ concept: place.own, phrase: ['inPlace', place.label] }]
        : []
    },
  )
  return [...wider, ...cities].map(({ concept, phrase, reads }) =>
    line(`exclude:${concept}`, 'excluded', ['noMore', phrase], ['rejectedFor', reads.length, 'location'], reads, {
      kind: 'exclude',
      concept,
    }),
  )
}

/**
 * One line per rejection reason.
 * @param requested concepts that the search asks for
 */
export function codedLines(vocabulary: Vocabulary, rejected: Read[], approved: Read[], requested: ReadonlySet<number>): LessonLine[] {
  const withCode = (...reasons: RejectionReason[]): Read[] =>
    rejected.filter((read) => read.feedback.rejectionReasons.some((reason) => reasons.includes(reason)))
  const lines: LessonLine[] = []
  lines.push(
    ...fewer(withCode('job_title'), approved, 'title', 1, ({ person, feedback: entry }) =>
      person.current && !entry.badJobTitles?.length
        ? [{ concept: person.current.title.currentConcept, phrase: ['fromJobs', person.current.title.label] }]
        : [],
    ),
    ...fewer(withCode('company'), approved, 'company', 1, ({ person, feedback: entry }) =>
      person.current && !entry.badCompanies?.length
        ? [{ concept: person.current.company.currentConcept, phrase: ['fromCompany', person.current.company.label] }]
        : [],
    ),
    ...fewer(withCode('company'), approved, 'company', 2, ({ person }) =>
      (person.current?.company.kinds ?? []).map((concept) => {
        const kind = vocabulary.companies.peerLabel(concept)
        return { concept, phrase: kind === null ? ['fromSimilar'] : ['fromCompany', kind] }
      }),
    ),
    ...fewer(withCode('industry'), approved, 'industry', 1, ({ person, feedback: entry }) => {
      if (!person.current?.industry) return []
      const name = currentExperience(entry.profile)?.industry ?? person.current.company.industry ?? null
      return [{ concept: person.current.industry, phrase: name === null ? ['fromThatIndustry'] : ['fromIndustry', name] }]
    }),
  )

  lines.push(
    ...fewer(withCode('not_hands_on'), approved, 'handsOn', 1, ({ person }) =>
      person.current && person.current.title.track !== 'ic'
        ? [{ concept: conceptId('track', person.current.title.track), phrase: ['leadPeople'] }]
        : [],
    ),
    ...misplacedLines(vocabulary, withCode('location'), approved, requested),
  )

  const light = withCode('underqualified')
  const heavy = withCode('overqualified')
  const yearsOf = (list: Read[]): number => median(list.map((read) => read.person.months / 12))
  const askedYears = Math.max(0, ...yearsSteps.filter((step) => requested.has(yearsConcept(step))))
  // someone with more years than the approved lacks something else
  const isBelow = (list: Read[]) => approved.length === 0 || yearsOf(list) < yearsOf(approved)
  const isAbove = (list: Read[]) => approved.length === 0 || yearsOf(list) > yearsOf(approved)
  if (light.length > 0 && isBelow(light))
    lines.push({
      ...line('yearsMin', 'added', null, ['peopleRejected', light.length, 'underqualified'], light, { kind: 'yearsMin' }),
      unit: 'years',
      amount: Math.round(yearsOf(light)) + 1,
      textFor: (years) => ['moreExperience', years],
    })
  if (heavy.length > 0 && isAbove(heavy))
    lines.push({
      ...line('yearsMax', 'added', null, ['peopleRejected', heavy.length, 'overqualified'], heavy, { kind: 'yearsMax' }),
      unit: 'years',
      amount: Math.max(1, askedYears + 1, Math.round(yearsOf(heavy)) - 1),
      textFor: (years) => ['lessExperience', years],
    })
  for (const group of [light, heavy])
    lines.push(
      ...fewer(
        group,
        approved,
        'level',
        2,
        ({ person }) =>
          person.current
            ? [
                {
                  concept: conceptId('seniority', person.current.title.seniority),
                  phrase: ['atLevel', person.current.title.seniority],
                },
              ]
            : [],
        0.6,
      ),
    )

  const dear = withCode('compensation').filter((read) => minSalaryInDollars(read.feedback.profile) !== null)
  const dearest = Math.min(...dear.map((read) => minSalaryInDollars(read.feedback.profile) ?? Infinity)) - 1
  if (dear.length > 0 && !approved.some((read) => (minSalaryInDollars(read.feedback.profile) ?? 0) > dearest))
    lines.push({
      ...line('salaryMax', 'added', null, ['peopleRejected', dear.length, 'compensation'], dear, { kind: 'salaryMax' }),
      unit: 'dollars',
      amount: dearest,
      textFor: () => ['lowerPay'],
    })
  const skills = withCode('required_keywords', 'missing_skills')
  if (skills.length > 0)
    lines.push(
      line(
        'keywordWeight',
        'strengthened',
        ['keywordsCount'],
        ['peopleRejected', skills.length, 'skills'],
        skills,
        { kind: 'keywordWeight' },
        Math.min(2, 1 + 0.2 * skills.length),
      ),
    )
  const prestige = withCode('prestige')
  if (prestige.length > 0)
    lines.push(
      line(
        'prestigeWeight',
        'strengthened',
        ['schoolsCount'],
        ['peopleRejected', prestige.length, 'school'],
        prestige,
        { kind: 'prestigeWeight' },
        Math.min(4, 1 + prestige.length),
      ),
    )
  const degrees = withCode('higher_degrees')
  if (degrees.length > 0) {
    const level = Math.min(degreeLevels.doctorate, Math.max(...degrees.map((read) => degreeLevels[read.person.highestDegree])) + 1)
    const cause: LessonText = ['peopleRejected', degrees.length, 'degree']
    lines.push(line('degreeLevel', 'strengthened', ['degreesCount'], cause, degrees, { kind: 'degreeLevel', level }))
  }
  const sponsorship = withCode('sponsorship')
  if (sponsorship.length > 0)
    lines.push(
      line('sponsorship', 'added', ['sponsorshipAsked'], ['nothingChanged'], sponsorship, {
        kind: 'none',
      }),
    )
  return lines
}
