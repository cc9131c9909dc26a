// Puts into words why a person fits, each reason with quotes from the stored profile that prove it.
import type { Evidence, Reason } from '@fairlead/domain/candidate/judgement'
import { isAsked, isRelevant, isWithin } from './dimensions.ts'
import type { Facts } from './dimensions.ts'
import { monthsCovered } from './person.ts'
import type { JobReading } from './person.ts'
import { distanceKm } from './places.ts'
import { levels } from './titles.ts'
import type { Vocabulary } from './vocabulary.ts'

interface Weighed extends Reason {
  weight: number
}

type Part = NonNullable<Evidence['part']>
type Source = { field: 'experiences' | 'education'; index: number }

const list = (items: string[]): string => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`)
const years = (value: number): string => `${Math.floor(value)} ${Math.floor(value) === 1 ? 'year' : 'years'}`

/** The whole text of a part of an entry as evidence; [] when it is not there. */
function whole({ profile }: Facts, { field, index }: Source, part: Part): Evidence[] {
  const entry: object | undefined = profile[field][index]
  const text = entry ? (entry as Record<string, unknown>)[part] : null
  return typeof text === 'string' && text !== '' ? [{ field, index, part, start: 0, end: text.length, quote: text }] : []
}

const at = (job: JobReading): Source => ({ field: 'experiences', index: job.index })

/** The asked title that a job of other name is close to. */
function closeTo(vocabulary: Vocabulary, { model }: Facts, job: JobReading): string {
  const listed = [...model.titles.keys()].find((id) => vocabulary.titles.close(id).includes(job.title.concept))
  return (listed === undefined ? null : vocabulary.titles.label(listed)) ?? model.near.of(job.titleText).asked
}

/** Years of the work that was asked for and of work close to it are told apart. */
function titleReason(vocabulary: Vocabulary, facts: Facts): Weighed[] {
  const { model, person, profile } = facts
  const asked = person.jobs.filter((job) => isAsked(model, job))
  const relevant = person.jobs.filter((job) => isRelevant(model, job))
  const job = asked.find((one) => one === person.current) ?? asked[0] ?? relevant[0]
  if (!job || model.weights.title === 0) return []
  const entry = profile.experiences[job.index]
  if (!entry) return []
  const when = job.current ? 'Now' : 'Was'
  const isSame = asked.includes(job)
  const spent = monthsCovered(isSame ? asked : relevant) / 12
  const near = isSame ? monthsCovered(relevant.filter((one) => !asked.includes(one))) / 12 : 0
  const kind = isSame ? 'in this kind of work' : 'in such work'
  const span = spent >= 2 ? `, ${years(spent)} ${kind}` : ''
  const more = near >= 2 ? `; ${years(near)} in related work` : ''
  const other = isSame ? '' : closeTo(vocabulary, facts, job)
  const oldest = (near >= 2 ? relevant : isSame ? asked : relevant).at(-1)
  return [
    {
      group: 'Work',
      text: `${when} ${entry.title} at ${entry.company}${other ? `, close to ${other}` : ''}${span}${more}`,
      evidence: [
        ...whole(facts, at(job), 'title'),
        ...whole(facts, at(job), 'company'),
        ...((spent >= 2 || near >= 2) && oldest ? whole(facts, at(oldest), 'start') : []),
      ],
      weight: model.weights.title * (isSame ? 1.2 : 0.7),
    },
  ]
}

function keywordReason({ model, mentions }: Facts): Weighed[] {
  const found = model.keywords.flatMap((keyword, index) => {
    const evidence = mentions.keywords[index]?.[0]
    return evidence ? [{ label: keyword.label, evidence }] : []
  })
  if (found.length === 0) return []
  const shown = found.slice(0, 6)
  const inJobs = shown.filter(({ evidence }) => evidence.field === 'experiences')
  const names = list(shown.map(({ label }) => label))
  const studied = shown.some(({ evidence }) => evidence.field === 'education')
  const text = studied
    ? `Has ${names} in ${inJobs.length > 0 ? 'jobs, skills or education' : 'skills or education'}`
    : inJobs.length === shown.length
      ? `Has worked with ${names}`
      : inJobs.length > 0
        ? `Has ${names} in jobs or skills`
        : `Lists ${names}`
  return [
    {
      group: 'Work',
      text,
      evidence: shown.map(({ evidence }) => evidence),
      weight: model.weights.keywords * (0.5 + found.length / Math.max(1, model.keywords.length)),
    },
  ]
}

function companyReason(vocabulary: Vocabulary, facts: Facts): Weighed[] {
  const { model, person } = facts
  const direct = person.jobs.find((job) => model.companies.has(job.company.concept))
  if (direct)
    return [
      {
        group: 'Work',
        text: `${direct.current ? 'Works' : 'Worked'} at ${direct.company.label}`,
        evidence: whole(facts, at(direct), 'company'),
        weight: model.weights.similarCompanies * 1.2,
      },
    ]
  for (const job of person.jobs) {
    const peer = job.company.peers.find((id) => model.peers.has(id))
    if (peer === undefined) continue
    const like = model.peers.get(peer)
    const kind = vocabulary.companies.peerLabel(peer)
    return [
      {
        group: 'Work',
        text: `${job.current ? 'Works' : 'Worked'} at ${job.company.label}, ${like === job.company.label ? `known in ${kind}` : `like ${like} (${kind})`}`,
        evidence: whole(facts, at(job), 'company'),
        weight: model.weights.similarCompanies * 0.8,
      },
    ]
  }
  return []
}

function industryReason(facts: Facts): Weighed[] {
  const { model, person, profile } = facts
  const job = person.jobs.find((candidate) => candidate.industry !== null && model.industries.has(candidate.industry))
  const industry = job ? profile.experiences[job.index]?.industry : null
  if (!job || model.weights.industry === 0) return []
  const evidence = industry ? whole(facts, at(job), 'industry') : whole(facts, at(job), 'company')
  return [
    {
      group: 'Boost',
      text: `Knows the industry: ${industry ?? job.company.industry} at ${job.company.label}`,
      evidence,
      weight: model.weights.industry,
    },
  ]
}

function placeReason({ model, profile, place }: Facts): Weighed[] {
  const label = profile.place?.label
  if (!label || !place) return []
  const around = model.places.find((candidate) => place.concepts.includes(candidate.own))
  const near = model.places.find((candidate) => isWithin(model, candidate, distanceKm(place, candidate)))
  const asked = around ?? near
  if (!asked) return []
  const from = `${Math.round(distanceKm(place, asked))} km from ${asked.label.split(',')[0]}`
  const text = asked.label === place.label ? `Lives in ${label}` : `Lives in ${label}, ${around ? `within ${asked.label}` : from}`
  return [
    {
      group: 'Boost',
      text,
      evidence: [{ field: 'place', index: 0, part: null, start: 0, end: label.length, quote: label }],
      weight: model.weights.location,
    },
  ]
}

/** A rise at one employer says more than a title alone. */
function riseReason(facts: Facts): Weighed[] {
  const { person, profile } = facts
  for (const job of person.jobs) {
    const before = person.jobs.findLast((candidate) => candidate.company.concept === job.company.concept && candidate.index > job.index)
    if (!before || levels[job.title.seniority] <= levels[before.title.seniority]) continue
    const [from, to] = [profile.experiences[before.index]?.title, profile.experiences[job.index]?.title]
    if (!from || !to) continue
    return [
      {
        group: 'Boost',
        text: `Rose from ${from} to ${to} at ${job.company.label}`,
        evidence: [...whole(facts, at(before), 'title'), ...whole(facts, at(job), 'title'), ...whole(facts, at(job), 'company')],
        weight: 0.08,
      },
    ]
  }
  return []
}

function tenureReason(facts: Facts): Weighed[] {
  const { model, person } = facts
  const job = person.current
  if (!job?.current || job.start === null || job.end === null || job.end - job.start < 36 || !isRelevant(model, job)) return []
  return [
    {
      group: 'Boost',
      text: `${years((job.end - job.start) / 12)} in the present job at ${job.company.label}`,
      evidence: [...whole(facts, at(job), 'company'), ...whole(facts, at(job), 'start')],
      weight: 0.04,
    },
  ]
}

function educationReasons(facts: Facts): Weighed[] {
  const { model, person, profile } = facts
  const reasons: Weighed[] = []
  const top =
    person.schooling.find((entry) => model.schools.has(entry.school.concept)) ??
    person.schooling.find((entry) => entry.school.top10 || entry.school.top25)
  if (top) {
    const source: Source = { field: 'education', index: top.index }
    const school = profile.education[top.index]?.school ?? ''
    reasons.push({
      group: 'Education',
      text: `Studied at ${school}${top.school.top10 ? ', a top 10 school' : top.school.top25 ? ', a top 25 school' : ''}`,
      evidence: whole(facts, source, 'school'),
      weight: model.weights.schoolPrestige + 0.05,
    })
  }
  const studied = person.schooling.find((entry) => entry.major !== null && model.majors.has(entry.major))
  const highest = studied ?? person.schooling.find((entry) => entry.degree === person.highestDegree && entry.degree !== 'none')
  const entry = highest ? profile.education[highest.index] : undefined
  if (highest && entry && (entry.degree || studied)) {
    const source: Source = { field: 'education', index: highest.index }
    const field = entry.fieldOfStudy ? ` in ${entry.fieldOfStudy}` : ''
    reasons.push({
      group: 'Education',
      text: entry.degree ? `${entry.degree}${field} from ${entry.school}` : `Studied ${entry.fieldOfStudy} at ${entry.school}`,
      evidence: [...whole(facts, source, 'degree'), ...whole(facts, source, 'fieldOfStudy'), ...whole(facts, source, 'school')],
      weight: model.weights.education + 0.03,
    })
  }
  return reasons.slice(0, top && highest && top.index === highest.index ? 1 : 2)
}

const limits = { Work: 3, Boost: 2, Education: 2 } as const

/** The reasons to hire, most telling first: at most three for work, two boosts, two for education; none without proof. */
export function reasonsFor(vocabulary: Vocabulary, facts: Facts): Reason[] {
  const all = [
    ...titleReason(vocabulary, facts),
    ...keywordReason(facts),
    ...companyReason(vocabulary, facts),
    ...industryReason(facts),
    ...placeReason(facts),
    ...riseReason(facts),
    ...tenureReason(facts),
    ...educationReasons(facts),
  ].filter((reason) => reason.evidence.length > 0)
  const taken = { Work: 0, Boost: 0, Education: 0 }
  return all
    .toSorted((a, b) => b.weight - a.weight)
    .filter((reason) => (taken[reason.group] += 1) <= limits[reason.group])
    .map(({ group, text, evidence }) => ({ group, text, evidence }))
}
