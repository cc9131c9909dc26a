// A sentence in the search box of the talent pool becomes criteria, by the reader of job descriptions.
import { asksInWords, type TermKind } from '@fairlead/domain/candidate/pool-query'
import { acceptProposals, type Criteria } from '@fairlead/domain/project/accept-proposals'
import type { JobField, JobProposal } from '@fairlead/domain/project/job-proposal'
import { emptySettings, type ProjectSettings } from '@fairlead/domain/project/settings'
import { limits } from '@fairlead/domain/shared/limits'
import type { ReadTerm } from '@fairlead/matching/plan/read-query'
import type { TextReader } from '../../projects/intake/text-reader.ts'

export interface PoolSearch {
  words: string
  /** The criteria stand for the words, which aren't searched. */
  isRead: boolean
  titles: string[]
  skills: string[]
  locations: string[]
  radiusKm: number | null
  /** What else is asked for, as in a project. */
  criteria: Partial<ProjectSettings>
  tagIds: string[]
  /** Include people in the shared pool that the workspace has not added. */
  withShared: boolean
  /** Only people who have applied to the workspace before. */
  hasApplied: boolean
  /** Only people who were added then or later; null = at any time. */
  addedSince: Date | null
  page: number
  /** {@link poolPageSize} by default. */
  pageSize?: number | undefined
}

const kinds: Partial<Record<JobField, TermKind>> = { title: 'title', keyword: 'skill', location: 'place' }

const termOf = ({ field, value, evidence: { sentence, start, end } }: JobProposal): ReadTerm => ({
  text: sentence.slice(start, end),
  kind: kinds[field] ?? 'word',
  label: value,
  isNot: field === 'exclusion',
})

/** The search with the criteria that its sentence asks for; as it is where it has none, or keywords. */
export async function readSentence(
  { texts }: { texts: TextReader },
  workspaceId: string,
  search: PoolSearch,
): Promise<{ search: PoolSearch; terms: ReadTerm[] }> {
  const asIs = { search, terms: [] }
  if (search.isRead || !asksInWords(search.words)) return asIs
  const reading = await texts.readJob(search.words, limits.keywordsProposed, workspaceId)
  if (!('value' in reading) || reading.value.proposals.length === 0) return asIs
  const { proposals } = reading.value
  const { titles, skills, locations } = search
  const before: Criteria = { ...emptySettings, ...search.criteria, jobTitles: titles, keywordsRequired: skills, locations }
  const { jobTitles, keywordsRequired, locations: places, ...criteria } = { ...before, ...acceptProposals(before, proposals) }
  return {
    search: { ...search, isRead: true, titles: jobTitles, skills: keywordsRequired, locations: places, criteria },
    terms: proposals.map(termOf),
  }
}
