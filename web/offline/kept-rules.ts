// What of the server's answers is kept in the browser for the time without a connection, and when it may be shown again.
import { fieldOf } from '@fairlead/domain/shared/records'

export interface Kept {
  /** Whose, and the question. */
  id: string
  owner: string
  /** Which build asked: another one may read answers otherwise. */
  build: string
  /** '' for what belongs to no project. */
  project: string
  /** Whether names were hidden in that project when this was answered. */
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
const mostPages = 2

export function isKept([path]: readonly unknown[]): boolean {
  return keptPaths.has(path)
}

export function projectOf([, input]: readonly unknown[]): string {
  return String(fieldOf(input, 'project_id') ?? '')
}

/** Of the longest lists only what was met first. */
export function trimmed(answer: unknown): unknown {
  const [pages, pageParams] = [fieldOf(answer, 'pages'), fieldOf(answer, 'pageParams')]
  if (!Array.isArray(pages) || !Array.isArray(pageParams) || pages.length <= mostPages) return answer
  return { pages: pages.slice(0, mostPages), pageParams: pageParams.slice(0, mostPages) }
}

/** The project whose people were read last. */
export function projectReadLast(read: readonly { question: readonly unknown[]; at: number }[]): string {
  const newest = read.filter(({ question }) => question[0] === candidates).toSorted((a, b) => b.at - a.at)[0]
  return newest ? projectOf(newest.question) : ''
}

type ProjectFacts = readonly { project_id: string; bias_reducer: boolean }[] | undefined

/** Whether names are hidden there now, as far as the projects say. */
export function isBlind(projects: ProjectFacts, projectId: string): boolean {
  return projects?.find(({ project_id }) => project_id === projectId)?.bias_reducer ?? false
}

/** What may be shown again: one's own, of this build, not too old, and with no name that the project hides by now. */
export function showable(all: readonly Kept[], owner: string, build: string, now: number): Kept[] {
  const ownEntries = all.filter((entry) => entry.owner === owner && entry.build === build && now - entry.at < longestMs)
  const projects = ownEntries.find(({ question }) => question[0] === 'v1/projects')?.answer as ProjectFacts
  return ownEntries.filter(
    ({ project, blind }) =>
      project === '' || (projects?.some(({ project_id }) => project_id === project) && blind === isBlind(projects, project)),
  )
}
