// States why a person fits, each reason with quotes from the stored profile and the claim that a checker recomputes.
import { workspaceSource } from '@fairlead/domain/reference/employers'
import type { Reason } from '@fairlead/domain/candidate/assessment'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { isRelevant, isWithin } from '../score/dimensions.ts'
import type { Facts } from '../score/dimensions.ts'
import { careerReasons } from './career-reasons.ts'
import { educationReasons } from './education-reasons.ts'
import { wholeOf, type Source, type Weighed } from './weighed.ts'
import { monthsCovered } from '../skills/person.ts'
import type { JobReading } from '../skills/person.ts'
import { distanceKm } from '../skills/places.ts'
import { levels } from '../skills/title-ranks.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

const list = (items: string[]): string => (items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`)
const years = (value: number): string => `${Math.floor(value)} ${Math.floor(value) === 1 ? 'year' : 'years'}`
const about = (jobs: readonly JobReading[]): string => (jobs.some((job) => job.isEstimate) ? 'about ' : '')

const sourceOf = (job: JobReading): Source => ({ field: 'experiences', index: job.index })

/** '1076' for a job since then, '2020 to 2018' for one with both dates. */
const yearsAsWritten = ({ start, end }: { start: string | null; end: string | null }): string =>
  [start, end].flatMap((date) => date?.slice(0, 4) ?? []).join(' to ')

/** Years of the named work if requested; years of other requested or close work are counted separately. */
function titleReason(facts: Facts, today: YearMonth): Weighed[] {
  const { model, person, profile } = facts
  const relevant = person.jobs.filter((job) => job.discounted !== 'study' && isRelevant(model, job))
  // nearness that only the encoder knows ranks people, and is no claim
  const closeTo = (job: JobReading) => (job.title.isKnown ? model.near.of(job.titleText).closeTo : null)
  const requestedJobs = relevant.filter((job) => model.titles.has(job.title.concept))
  const isFirst = (candidate: JobReading) => candidate === person.current
  const job = requestedJobs.find(isFirst) ?? requestedJobs.find(({ discounted }) => discounted === null) ?? requestedJobs[0] ?? relevant[0]
  if (!job || model.weights.title === 0) return []
  const entry = profile.experiences[job.index]
  if (!entry) return []
  const isSame = requestedJobs.includes(job)
  const isDated = (candidate: JobReading) => candidate.discounted === null
  const same = isSame ? requestedJobs.filter((candidate) => isDated(candidate) && candidate.title.concept === job.title.concept) : []
  const related = relevant.filter((candidate) => isDated(candidate) && !same.includes(candidate) && closeTo(candidate) !== null)
  const [months, near] = [monthsCovered(same), monthsCovered(related)]
  const spans = [
    ...(months >= 24 ? [`${about(same)}${years(months / 12)} in this kind of work`] : []),
    ...(near >= 24 ? [`${about(related)}${years(near / 12)} in related work`] : []),
  ]
  const closeTitle = isSame ? null : closeTo(job)
  const counted = [...(months >= 24 ? same : []), ...(near >= 24 ? related : [])]
  const oldest = counted.toSorted((a, b) => (a.start ?? Infinity) - (b.start ?? Infinity))[0]
  const unusableDates = job.discounted === 'dates' ? yearsAsWritten(entry) : undefined
  const now = `${unusableDates === undefined ? `${job.current ? 'Now' : 'Was'} ` : ''}${entry.title}${entry.company ? ` at ${entry.company}` : ''}`
  return [
    {
      group: 'Work',
      text: `${now}${closeTitle === null ? '' : `, close to ${closeTitle}`}${spans.length > 0 ? `, ${spans.join('; ')}` : ''}${unusableDates === undefined ? '' : `, dates not usable: ${unusableDates}`}`,
      evidence: [
        ...wholeOf(facts, sourceOf(job), 'title'),
        ...wholeOf(facts, sourceOf(job), 'company'),
        ...(oldest ? wholeOf(facts, sourceOf(oldest), 'start') : []),
      ],
      claim: {
        kind: 'title',
        job: job.index,
        isCurrent: job.current,
        title: entry.title,
        company: entry.company,
        asked: model.near.asked,
        closeTo: closeTitle,
        same: { jobs: same.map(({ index }) => index), months, isEstimate: same.some((sameJob) => sameJob.isEstimate) },
        related: { jobs: related.map(({ index }) => index), months: near, isEstimate: related.some((relatedJob) => relatedJob.isEstimate) },
        asOf: today,
        ...(unusableDates === undefined ? {} : { unusableDates }),
      },
      weight: model.weights.title * (isSame ? 1.2 : 0.7),
    },
  ]
}

function keywordReason({ model, mentions }: Facts): Weighed[] {
  const matches = model.keywords.flatMap((keyword, index) => {
    const evidence = mentions.keywords[index]?.[0]
    return evidence && !mentions.claims[index] ? [{ label: mentions.implying[index] ?? keyword.label, evidence }] : []
  })
  if (matches.length === 0) return []
  // a requested skill that also implies another one is named once
  const distinct = matches.filter(({ label }, index) => matches.findIndex((match) => match.label === label) === index).slice(0, 6)
  const inJobs = distinct.filter(({ evidence }) => evidence.field === 'experiences')
  const names = list(distinct.map(({ label }) => label))
  const studied = distinct.some(({ evidence }) => evidence.field === 'education')
  const text = studied
    ? `Has ${names} in ${inJobs.length > 0 ? 'jobs, skills or education' : 'skills or education'}`
    : inJobs.length === distinct.length
      ? `Has worked with ${names}`
      : inJobs.length > 0
        ? `Has ${names} in jobs or skills`
        : `Lists ${names}`
  return [
    {
      group: 'Work',
      text,
      evidence: distinct.map(({ evidence }) => evidence),
      claim: { kind: 'keywords', mentions: distinct.map(({ label }, evidence) => ({ label, evidence })) },
      weight: model.weights.keywords * (0.5 + matches.length / Math.max(1, model.keywords.length)),
    },
  ]
}

function companyReason(vocabulary: Vocabulary, facts: Facts): Weighed[] {
  const { model, person, profile } = facts
  const nameAt = (job: JobReading) => profile.experiences[job.index]?.company ?? ''
  const worked = person.jobs.filter(({ discounted }) => discounted === null)
  const direct = worked.find((job) => model.companies.has(job.company.concept))
  if (direct)
    return [
      {
        group: 'Work',
        text: `${direct.current ? 'Works' : 'Worked'} at ${nameAt(direct)}`,
        evidence: wholeOf(facts, sourceOf(direct), 'company'),
        claim: { kind: 'company', job: direct.index, isCurrent: direct.current, company: nameAt(direct) },
        weight: model.weights.similarCompanies * 1.2,
      },
    ]
  for (const job of worked) {
    const peer = job.company.peers.find((id) => model.peers.has(id))
    if (peer === undefined) continue
    const [company, group] = [model.peers.get(peer), vocabulary.companies.peerLabel(peer)]
    if (company === undefined || group === null) continue
    const like = company === job.company.label ? null : company
    return [
      {
        group: 'Work',
        text: `${job.current ? 'Works' : 'Worked'} at ${nameAt(job)}, ${like === null ? `known in ${group}` : `like ${like} (${group})`}`,
        evidence: wholeOf(facts, sourceOf(job), 'company'),
        claim: { kind: 'peer', job: job.index, isCurrent: job.current, company: nameAt(job), like, group },
        weight: model.weights.similarCompanies * 0.8,
      },
    ]
  }
  return []
}

function industryReason(facts: Facts): Weighed[] {
  const { model, person, profile } = facts
  const job = person.jobs.find(
    (candidate) => candidate.discounted === null && candidate.industry !== null && model.industries.has(candidate.industry),
  )
  const entry = job && profile.experiences[job.index]
  const industry = entry?.industry || job?.company.industry
  if (!job || !entry || !industry || model.weights.industry === 0) return []
  return [
    {
      group: 'Boost',
      text: `Knows the industry: ${industry} at ${entry.company}`,
      evidence: wholeOf(facts, sourceOf(job), entry.industry ? 'industry' : 'company'),
      claim: {
        kind: 'industry',
        job: job.index,
        company: entry.company,
        industry,
        isStated: Boolean(entry.industry),
        ...(!entry.industry && job.company.facts?.sources.includes(workspaceSource) ? { isCorrected: true } : {}),
      },
      weight: model.weights.industry,
    },
  ]
}

function placeReason({ model, profile, place }: Facts): Weighed[] {
  const label = profile.place?.label
  if (!label || !place) return []
  const around = model.places.find((candidate) => place.concepts.includes(candidate.own))
  const near = model.places.find((candidate) => isWithin(model, candidate, distanceKm(place, candidate)))
  const target = around ?? near
  if (!target) return []
  const km = around ? null : Math.round(distanceKm(place, target))
  const distance = km === null ? `within ${target.label}` : `${km} km from ${target.label.split(',')[0]}`
  return [
    {
      group: 'Boost',
      text: target.label === place.label ? `Lives in ${label}` : `Lives in ${label}, ${distance}`,
      evidence: [{ field: 'place', index: 0, part: null, start: 0, end: label.length, quote: label }],
      claim: { kind: 'place', place: label, listed: place.label, asked: target.label, km },
      weight: model.weights.location,
    },
  ]
}

/** A promotion at one employer says more than a title by itself. */
function riseReason(facts: Facts): Weighed[] {
  const { person, profile } = facts
  const worked = person.jobs.filter(({ discounted }) => discounted === null)
  for (const job of worked) {
    const before = worked.findLast((candidate) => candidate.company.concept === job.company.concept && candidate.index > job.index)
    if (!before || levels[job.title.seniority] <= levels[before.title.seniority]) continue
    const [from, to] = [profile.experiences[before.index]?.title, profile.experiences[job.index]?.title]
    const company = profile.experiences[job.index]?.company
    if (!from || !to || !company) continue
    return [
      {
        group: 'Boost',
        text: `Rose from ${from} to ${to} at ${company}`,
        claim: { kind: 'rise', from: before.index, to: job.index, fromTitle: from, toTitle: to, company },
        evidence: [
          ...wholeOf(facts, sourceOf(before), 'title'),
          ...wholeOf(facts, sourceOf(job), 'title'),
          ...wholeOf(facts, sourceOf(job), 'company'),
        ],
        weight: 0.08,
      },
    ]
  }
  return []
}

function tenureReason(facts: Facts, today: YearMonth): Weighed[] {
  const { model, person, profile } = facts
  const job = person.current
  const company = job && profile.experiences[job.index]?.company
  if (!job?.current || job.start === null || job.end === null || job.end - job.start < 36 || !isRelevant(model, job) || !company) return []
  const months = job.end - job.start
  return [
    {
      group: 'Boost',
      text: job.isEstimate
        ? `About ${years(months / 12)} in the present job at ${company}`
        : `${years(months / 12)} in the present job at ${company}`,
      claim: { kind: 'tenure', job: job.index, company, months, isEstimate: job.isEstimate, asOf: today },
      evidence: [...wholeOf(facts, sourceOf(job), 'company'), ...wholeOf(facts, sourceOf(job), 'start')],
      weight: 0.04,
    },
  ]
}

/** Reasons that the search asks for, beyond the usual ones. */
const mostCareer = 4
const limits = { Work: 3, Boost: 2, Education: 2 } as const

/**
 * The reasons to hire, most important first: at most three for work, two boosts, two for education; none without proof.
 * @param today the month up to which current jobs count
 */
export function reasonsFor(vocabulary: Vocabulary, facts: Facts, today: YearMonth): Reason[] {
  const career = careerReasons(facts)
  const isStated = ({ claim }: Weighed) => career.some((stated) => stated.claim.kind === claim.kind)
  const all = [
    ...titleReason(facts, today),
    ...keywordReason(facts),
    ...career,
    ...companyReason(vocabulary, facts).filter((reason) => !isStated(reason)),
    ...industryReason(facts),
    ...placeReason(facts),
    ...riseReason(facts).filter((reason) => !isStated(reason)),
    ...tenureReason(facts, today),
    ...educationReasons(facts).filter((reason) => !isStated(reason)),
  ].filter((reason) => reason.evidence.length > 0)
  const taken = { Work: -Math.min(mostCareer, career.length), Boost: 0, Education: 0 }
  return all
    .toSorted((a, b) => b.weight - a.weight)
    .filter((reason) => (taken[reason.group] += 1) <= limits[reason.group])
    .map(({ group, text, evidence, claim }) => ({ group, text, evidence, claim }))
}
