// Which server responses are stored in the browser for offline use, and when they may be shown again.
import { fieldOf } from '@fairlead/domain/shared/records'

export interface Kept {
  /** The user and the request. */
  id: string
  owner: string
  /** The requesting build: another one may interpret responses differently. */
  build: string
  /** '' without a project. */
  project: string
  /** Whether names in that project were hidden at the time. */
  blind: boolean
  question: readonly unknown[]
  answer: unknown
  at: number
}

const candidates = 'v2/projects/candidates'
const keptPaths: ReadonlySet<unknown> = new Set([
  'v1/projects',
  'v1/projects/settings',
  'v1/projects/hard_requirements',
  'v1/notifications',
  'v1/users/settings',
  candidates,
  `${candidates}/one`,
  `${candidates}/conversation`,
])
const longestMs = 7 * 86_400_000
const maxPages = 2

export function isKept([path]: readonly unknown[]): boolean {
  return keptPaths.has(path)
}

export function projectOf([, input]: readonly unknown[]): string {
  return String(fieldOf(input, 'project_id') ?? '')
}

/** Only the first part of the longest lists. */
export function trimmed(answer: unknown): unknown {
  const [pages, pageParams] = [fieldOf(answer, 'pages'), fieldOf(answer, 'pageParams')]
  if (!Array.isArray(pages) || !Array.isArray(pageParams) || pages.length <= maxPages) return answer
  return { pages: pages.slice(0, maxPages), pageParams: pageParams.slice(0, maxPages) }
}

/** The project whose people were loaded last. */
export function projectReadLast(read: readonly { question: readonly unknown[]; at: number }[]): string {
  const newest = read.filter(({ question }) => question[0] === candidates).toSorted((a, b) => b.at - a.at)[0]
  return newest ? projectOf(newest.question) : ''
}

type ProjectFacts = readonly { project_id: string; bias_reducer: boolean }[] | undefined

/** Whether names are hidden there now, according to the projects. */
export function isBlind(projects: ProjectFacts, projectId: string): boolean {
  return projects?.find(({ project_id }) => project_id === projectId)?.bias_reducer ?? false
}

/** What may be shown again: the user's own, from this build, recent enough, and without names that the project now hides. */
export function showable(all: readonly Kept[], owner: string, build: string, now: number): Kept[] {
  const ownEntries = all.filter((entry) => entry.owner === owner && entry.build === build && now - entry.at < longestMs)
  const projects = ownEntries.find(({ question }) => question[0] === 'v1/projects')?.answer as ProjectFacts
  return ownEntries.filter(
    ({ project, blind }) =>
      project === '' || (projects?.some(({ project_id }) => project_id === project) && blind === isBlind(projects, project)),
  )
}
