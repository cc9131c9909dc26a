// Recomputes a reason's claim from the stored profile and the lists, without the code that wrote it.
import type { Claim } from '@fairlead/domain/candidate/claim'
import { evidenceText, isProven, type Reason } from '@fairlead/domain/candidate/assessment'
import { doubtAbout } from '@fairlead/domain/candidate/own-claim'
import { alternativesOf } from '@fairlead/domain/project/alternatives'
import type { Employers } from '@fairlead/domain/reference/employers'
import { normalise } from '@fairlead/domain/reference/normalise'
import { seniorities, type ReferenceTables, type Seniority } from '@fairlead/domain/reference/tables'
import { countMonths, isEstimated, isStudy, unusableDates } from './months.ts'
import { openPlaceFacts } from './place-facts.ts'
import { openCareerChecks } from './check-career.ts'
import type { ClaimFault, ClaimProfile } from './claim-profile.ts'
import { sentenceOf } from './sentence.ts'
import { openWorkKinds } from './work-kinds.ts'

export interface ClaimChecker {
  /** null when the claim is computed true and the sentence says exactly that. */
  faultOf(profile: ClaimProfile, reason: Reason): ClaimFault | null
}

type Of<K extends Claim['kind']> = Extract<Claim, { kind: K }>

const legalForms =
  /(?: (?:inc|incorporated|l?lc|l?lp|ltd|limited|plc|corp|corporation|company|co|pllc|pc|gmbh|ag|kg|kgaa|se|mbh|ug|sa|sas|sarl|slu?|[bnc]v|spa|srl|ab|as|asa|oyj?|aps|pty|pte|bhd|sdn|tbk|kk|sro|ltda|sab|zrt|nyrt|p?jsc|ooo))+$/
const companyKey = (name: string) =>
  normalise(name.slice(0, 200))
    .replace(legalForms, '')
    .replace(/^the (?=.)/, '')

/** Opens a checker on the reference tables. It shares no code, word lists, or vectors with the score. */
export function openClaimChecker(tables: ReferenceTables & { employers?: Employers }): ClaimChecker {
  const kinds = openWorkKinds(tables)
  const places = openPlaceFacts(tables.places)
  const companies = new Map(tables.companies.toReversed().map((row) => [companyKey(row.name), row]))
  const ranks = new Map(tables.titles.map((row) => [normalise(row.title), row.seniority]))
  const spellings = new Map<string, Set<string>>()
  for (const { name, aliases } of tables.skills) {
    const names = new Set([name, ...aliases].map(normalise))
    for (const spelling of names) spellings.set(spelling, (spellings.get(spelling) ?? new Set()).union(names))
  }

  function ofTitle(profile: ClaimProfile, claim: Of<'title'>): ClaimFault | null {
    const { same, related, asOf, asked: requestedTitles, closeTo } = claim
    const job = profile.experiences[claim.job]
    if (job?.title !== claim.title) return 'job'
    const unusable = unusableDates(job, asOf)
    if ((unusable ?? undefined) !== claim.unusableDates) return 'dates'
    if (isStudy(job.title) || [...same.jobs, ...related.jobs].some((jobIndex) => isStudy(profile.experiences[jobIndex]?.title ?? '')))
      return 'study'
    if ((job.end === null && unusable === null) !== claim.isCurrent) return 'job'
    if (job.company !== claim.company) return 'company'
    const titleAt = (jobIndex: number) => profile.experiences[jobIndex]?.title ?? ''
    const isAskedOrNear = (title: string) => requestedTitles.some((requestedTitle) => kinds.isRelated(title, requestedTitle))
    if (same.jobs.some((jobIndex) => related.jobs.includes(jobIndex))) return 'months'
    if (!same.jobs.every((jobIndex) => kinds.isSame(titleAt(jobIndex), claim.title))) return 'other_work'
    if (same.jobs.length > 0 && !requestedTitles.some((requestedTitle) => kinds.isSame(claim.title, requestedTitle))) return 'other_work'
    if (closeTo !== null && !(requestedTitles.includes(closeTo) && kinds.isRelated(claim.title, closeTo))) return 'other_work'
    if (!related.jobs.every((jobIndex) => isAskedOrNear(titleAt(jobIndex)))) return 'other_work'
    const isCounted = [same, related].every(
      ({ jobs, months, isEstimate = false }) =>
        countMonths(profile.experiences, jobs, asOf) === months && isEstimated(profile.experiences, jobs) === isEstimate,
    )
    return isCounted ? null : 'months'
  }

  /** The keyword, one of its alternatives, or another listed spelling of the same skill. */
  const isNamed = (label: string, quote: string) =>
    [label, ...alternativesOf(label)].some((alternative) => {
      const [keyword, quoteKey] = [normalise(alternative), normalise(quote)]
      return keyword === quoteKey || (spellings.get(keyword)?.has(quoteKey) ?? false)
    })

  const career = openCareerChecks({ kinds, places: tables.places, companyKey, employers: tables.employers, isNamed })

  function ofKeywords(profile: ClaimProfile, { mentions }: Of<'keywords'>, reason: Reason): ClaimFault | null {
    for (const { label, evidence } of mentions) {
      const quotation = reason.evidence[evidence]
      if (!quotation) return 'keyword'
      const text = evidenceText(profile, quotation) ?? ''
      const entry = quotation.field === 'education' ? profile.education[quotation.index] : undefined
      const ofBoth = entry && quotation.part === 'degree' ? `${entry.degree ?? ''} in ${entry.fieldOfStudy ?? ''}` : ''
      const inBoth = ofBoth !== '' && ` ${normalise(ofBoth)} `.includes(` ${normalise(label)} `)
      const isInBoth = inBoth || (ofBoth !== '' && namedInside(label, ofBoth))
      if (!isNamed(label, quotation.quote) && !isInBoth) return 'keyword'
      if (isInsideWord(text, quotation.start, quotation.end)) return 'keyword'
      if (quotation.field === 'experiences' && isStudy(profile.experiences[quotation.index]?.title ?? '')) return 'study'
      if (quotation.field === 'education') continue
      const doubt = doubtAbout(text, quotation.start, quotation.end, quotation.part === 'title')
      if (doubt !== null) return doubt
    }
    return mentions.length > 0 ? null : 'keyword'
  }

  const namedInside = (label: string, text: string) =>
    alternativesOf(label).some((alternative) =>
      [...(spellings.get(normalise(alternative)) ?? [normalise(alternative)])].some((name) => ` ${normalise(text)} `.includes(` ${name} `)),
    )

  function ofCompany(profile: ClaimProfile, claim: Of<'company' | 'peer' | 'industry'>): ClaimFault | null {
    const job = profile.experiences[claim.job]
    if (!job) return 'job'
    if (unusableDates(job, null) !== null) return 'dates'
    if (job.company !== claim.company) return 'company'
    if (claim.kind !== 'industry' && (job.end === null) !== claim.isCurrent) return 'job'
    const row = companies.get(companyKey(job.company))
    if (claim.kind === 'industry') {
      const listed = row ? row.industry : tables.employers?.find(job.company)?.industry
      // the tables don't have what a team says of an employer
      if (claim.isCorrected === true) return claim.isStated ? 'company' : null
      return (claim.isStated ? job.industry : listed) === claim.industry ? null : 'company'
    }
    if (claim.kind === 'company') return null
    const isListed = (name: string) =>
      companies.get(companyKey(name))?.peerGroups.some((group) => group.replaceAll('-', ' ') === claim.group) ?? false
    return isListed(job.company) && (claim.like === null || isListed(claim.like)) ? null : 'company'
  }

  function ofPlace({ place }: ClaimProfile, claim: Of<'place'>): ClaimFault | null {
    if (place?.label !== claim.place || !places.names(place, claim.listed)) return 'place'
    if (claim.km === null) return places.liesIn(claim.listed, claim.asked) ? null : 'place'
    return places.kilometers(claim.listed, claim.asked) === claim.km ? null : 'place'
  }

  const rankNumber = (rank: Seniority) => seniorities.indexOf(rank)
  const rankByWords = (words: readonly string[]) =>
    Math.max(
      ...[
        ...words.flatMap((word) => rankWords.get(word) ?? []),
        ...(words.some((word) => rankWords.has(word)) ? [] : (['mid'] as const)),
      ].map(rankNumber),
    )

  /** By the words for rank if nothing else differs, else by the list, else by the words. */
  function isRise(from: string, to: string): boolean {
    const wordsOf = (title: string) => normalise(title).split(' ').slice(0, 12)
    const [before, after] = [wordsOf(from), wordsOf(to)]
    const bare = (words: string[]) => words.filter((word) => !rankWords.has(word)).join(' ')
    // a rank word in both titles doesn't count: 'Junior Executive Assistant' to 'Executive Assistant'
    const only = (words: string[], excluded: string[]) => words.filter((word) => !excluded.includes(word))
    if (bare(before) === bare(after)) return rankByWords(only(before, after)) < rankByWords(only(after, before))
    const rankOf = (words: string[]) => {
      const listed = ranks.get(words.join(' '))
      return listed === undefined
        ? rankByWords([...words, ...words.filter((word) => word === 'manager').map(() => 'lead')])
        : rankNumber(listed)
    }
    return rankOf(before) < rankOf(after)
  }

  function ofRise({ experiences }: ClaimProfile, claim: Of<'rise'>): ClaimFault | null {
    const [from, to] = [experiences[claim.from], experiences[claim.to]]
    if (!from || !to || from.title !== claim.fromTitle || to.title !== claim.toTitle) return 'job'
    if (to.company !== claim.company || companyKey(from.company) !== companyKey(to.company)) return 'company'
    if (from.start !== null && to.start !== null && from.start > to.start) return 'months'
    if ([from, to].some((job) => unusableDates(job, null) !== null)) return 'dates'
    if ([from, to].some(({ title }) => isStudy(title))) return 'study'
    if (claim.months !== undefined) {
      if (career.betweenStarts(experiences, claim.from, claim.to) !== claim.months) return 'months'
      if (isEstimated(experiences, [claim.from, claim.to]) !== (claim.isEstimate ?? false)) return 'months'
    }
    return isRise(from.title, to.title) ? null : 'rank'
  }

  function ofTenure({ experiences }: ClaimProfile, claim: Of<'tenure'>): ClaimFault | null {
    const job = experiences[claim.job]
    if (!job || job.end !== null) return 'job'
    if (job.company !== claim.company) return 'company'
    if (unusableDates(job, claim.asOf) !== null) return 'dates'
    if (isStudy(job.title)) return 'study'
    const isEstimate = isEstimated(experiences, [claim.job])
    return countMonths(experiences, [claim.job], claim.asOf) === claim.months && isEstimate === (claim.isEstimate ?? false)
      ? null
      : 'months'
  }

  function ofEducation({ education }: ClaimProfile, claim: Of<'school' | 'degree'>): ClaimFault | null {
    const entry = education[claim.entry]
    if (!entry || entry.school !== claim.school) return 'education'
    if (claim.kind === 'school') return null
    const isStored = (entry.degree || null) === claim.degree && (entry.fieldOfStudy || null) === claim.field
    return isStored && (claim.degree !== null || claim.field !== null) ? null : 'education'
  }

  function claimFault(profile: ClaimProfile, claim: Claim, reason: Reason): ClaimFault | null {
    switch (claim.kind) {
      case 'title':
        return ofTitle(profile, claim)
      case 'keywords':
        return ofKeywords(profile, claim, reason)
      case 'company':
      case 'peer':
      case 'industry':
        return ofCompany(profile, claim)
      case 'employer':
        return career.employer(profile, claim)
      case 'place':
        return ofPlace(profile, claim)
      case 'rise':
        return ofRise(profile, claim)
      case 'tenure':
        return ofTenure(profile, claim)
      case 'quoted':
        return career.quoted(profile, reason)
      case 'stayed':
        return career.stayed(profile, claim)
      case 'led':
        return career.led(profile, claim, reason)
      case 'moved':
        return career.moved(profile, claim)
      case 'licensed':
        return career.licensed(profile, claim, reason)
      case 'practice':
        return career.practice(profile, claim, reason)
      case 'school':
      case 'degree':
        return ofEducation(profile, claim)
      default:
        // written by a newer version: claims that can't be recomputed aren't shown
        return 'no_claim'
    }
  }

  return {
    faultOf(profile, reason) {
      if (!isProven(profile, reason)) return 'quote'
      if (!reason.claim) return 'no_claim'
      return claimFault(profile, reason.claim, reason) ?? (sentenceOf(reason.claim, reason.evidence) === reason.text ? null : 'sentence')
    },
  }
}

const letter = /[\p{L}\p{N}]/u

/** True when the piece is cut out of a longer word. */
function isInsideWord(text: string, start: number, end: number): boolean {
  const [before, first, last, after] = [text[start - 1] ?? '', text[start] ?? '', text[end - 1] ?? '', text[end] ?? '']
  return (letter.test(before) && letter.test(first)) || (letter.test(last) && letter.test(after))
}

const rankWords = new Map<string, Seniority>([
  ['intern', 'intern'],
  ['trainee', 'intern'],
  ['apprentice', 'entry'],
  ['junior', 'entry'],
  ['jr', 'entry'],
  ['graduate', 'entry'],
  ['associate', 'entry'],
  ['assistant', 'entry'],
  ['i', 'entry'],
  ['ii', 'mid'],
  ['iii', 'senior'],
  ['senior', 'senior'],
  ['sr', 'senior'],
  ['lead', 'staff'],
  ['staff', 'staff'],
  ['principal', 'principal'],
  ['group', 'principal'],
  ['master', 'senior'],
  ['head', 'director'],
  ['director', 'director'],
  ['vp', 'vp'],
  ['chief', 'c_level'],
])
