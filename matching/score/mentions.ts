// Where the requested keywords occur in a profile, exactly.
import type { Claim } from '@fairlead/domain/candidate/claim'
import type { Evidence } from '@fairlead/domain/candidate/assessment'
import { doubtAbout } from '@fairlead/domain/candidate/own-claim'
import { tokenise, type Token } from '@fairlead/domain/reference/normalise'
import type { BaseModel } from '../plan/model.ts'
import { isStudy, type MatchableProfile } from '../skills/person.ts'
import { findPhrases } from '../skills/skills.ts'
import { claimedText } from '../text/claimed.ts'
import { claimedTitle } from '../text/not-own.ts'

export interface Mentions {
  /** By keyword: the best places, job descriptions first; [] = not mentioned. */
  keywords: Evidence[][]
  /** By keyword: the skill that implies it, if only that skill is in the profile; the evidence is then for that skill. */
  implying: (string | null)[]
  /**
   * By keyword: the number of places that mention it, or a skill that implies it, whichever is larger; each counted once: the
   * current job twice, past jobs by recency, a degree six times. 0 = not mentioned.
   */
  depths: number[]
  /** Unwanted keywords found. */
  bad: string[]
  /** By keyword: the claim that proves it, of those that are computed from the jobs. */
  claims: (Claim | null)[]
  /** The keywords, by position, of which the profile can't say whether they are met: neither met nor missed. */
  unknown: number[]
}

/** A degree is named once, however much it says. */
const degreeDepth = 6

/** Visits the texts that may contain a keyword, most significant first. */
function eachText(
  profile: MatchableProfile,
  visit: (text: string, source: Pick<Evidence, 'field' | 'index' | 'part'>, quoted?: string) => void,
): void {
  profile.experiences.forEach((job, index) => {
    if (job.description) visit(job.description, { field: 'experiences', index, part: 'description' })
  })
  profile.skills.forEach((skill, index) => visit(skill, { field: 'skills', index, part: null }))
  profile.experiences.forEach((job, index) => visit(job.title, { field: 'experiences', index, part: 'title' }))
  profile.education.forEach(({ degree, fieldOfStudy }, index) => {
    if (degree) visit(degree, { field: 'education', index, part: 'degree' })
    if (fieldOfStudy) visit(fieldOfStudy, { field: 'education', index, part: 'fieldOfStudy' })
    // 'Bachelor of Science' and 'Nursing' are separate fields but form one degree; quote the degree
    if (degree && fieldOfStudy) visit(`${degree} in ${fieldOfStudy}`, { field: 'education', index, part: 'degree' }, degree)
  })
  if (profile.headline) visit(profile.headline, { field: 'headline', index: 0, part: null })
  if (profile.summary) visit(profile.summary, { field: 'summary', index: 0, part: null })
}

/** Titles and listed skills recur from person to person. */
const recurring = new Map<string, readonly Token[]>()
const longestRecurring = 60
const maxRecurring = 20_000

function tokensOf(text: string): readonly Token[] {
  if (text.length > longestRecurring) return tokenise(text)
  const remembered = recurring.get(text)
  if (remembered) return remembered
  const tokens = tokenise(text)
  if (recurring.size >= maxRecurring) recurring.clear()
  recurring.set(text, tokens)
  return tokens
}

/** What a text says of the person: degrees deny nothing, and titles only describe others ('ICU Nurse Recruiter'). */
function ownText(text: string, { field, part }: Pick<Evidence, 'field' | 'part'>): string {
  if (field === 'education') return text
  return part === 'title' ? claimedTitle(text) : claimedText(text)
}

/**
 * Searches for all of the model's keywords in one pass over the profile's texts.
 * @param recencies the weight of each job, 2 for the current one; by their ends if absent
 */
export function findMentions(model: BaseModel, profile: MatchableProfile, recencies: readonly number[] = []): Mentions {
  const keywords: Evidence[][] = model.keywords.map(() => [])
  const implied: Evidence[][] = model.keywords.map(() => [])
  const implying: (string | null)[] = model.keywords.map(() => null)
  const depths = model.keywords.map(() => 0)
  const impliedDepths = model.keywords.map(() => 0)
  const claims: (Claim | null)[] = model.keywords.map(() => null)
  const bad = new Set<string>()
  if (model.keywordPhrases.size === 0 && model.badPhrases.size === 0) return { keywords, implying, depths, bad: [], claims, unknown: [] }
  const phrases: { has(word: string): boolean }[] = [model.keywordPhrases, model.implyingPhrases, model.badPhrases]
  eachText(profile, (text, source, quoted) => {
    const allTokens = tokensOf(text)
    // most texts name nothing that is asked for
    if (!allTokens.some(({ text: word }) => phrases.some((table) => table.has(word)))) return
    // study is no work, although a career lists it
    if (source.field === 'experiences' && isStudy(profile.experiences[source.index]?.title ?? '')) return
    // skills a person lacks or wants to learn aren't mentioned; positions in the text are preserved
    const claimed = allTokens.length === 1 ? text : ownText(text, source)
    const tokens = claimed === text ? allTokens : tokenise(claimed)
    const mentioned = new Set<number>()
    const impliedHere = new Set<number>()
    const note = (list: Evidence[] | undefined, start: number, end: number): boolean => {
      if (quoted !== undefined && (end <= quoted.length || start >= quoted.length)) return false
      if (!list || list.length >= 3) return true
      // a mention counts only where the check of reasons agrees that the person claims it
      const mayBeDoubted = quoted === undefined && source.field !== 'education' && end - start < text.length
      if (mayBeDoubted && doubtAbout(text, start, end, source.part === 'title')) return false
      if (quoted === undefined) list.push({ ...source, start, end, quote: text.slice(start, end) })
      else list.push({ ...source, start: 0, end: quoted.length, quote: quoted })
      return true
    }
    findPhrases(model.keywordPhrases, text, tokens, (keyword, start, end) => {
      if (note(keywords[keyword], start, end)) mentioned.add(keyword)
    })
    findPhrases(model.implyingPhrases, text, tokens, ({ keyword, label }, start, end) => {
      // the places are those of the skill found first, because one sentence names one skill
      if (implying[keyword] !== null && implying[keyword] !== label) return
      if (!note(implied[keyword], start, end)) return
      implying[keyword] = label
      impliedHere.add(keyword)
    })
    const usual = source.field === 'experiences' && profile.experiences[source.index]?.end === null ? 2 : 1
    const depth = source.field === 'education' ? degreeDepth : source.field === 'experiences' ? (recencies[source.index] ?? usual) : 1
    for (const keyword of mentioned) depths[keyword] = (depths[keyword] ?? 0) + depth
    for (const keyword of impliedHere) impliedDepths[keyword] = (impliedDepths[keyword] ?? 0) + depth
    if (model.badPhrases.size > 0) findPhrases(model.badPhrases, text, tokens, (label) => bad.add(label))
  })
  for (const [keyword, direct] of keywords.entries()) {
    // listing a skill as well doesn't reduce the work that implies it
    depths[keyword] = Math.max(depths[keyword] ?? 0, impliedDepths[keyword] ?? 0)
    if (direct.length > 0) implying[keyword] = null
    else if (implying[keyword] !== null) keywords[keyword] = implied[keyword] ?? []
  }
  return { keywords, implying, depths, bad: [...bad], claims, unknown: [] }
}
