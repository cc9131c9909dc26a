// The project list: its sections, how each is grouped and sorted, and which project opens by default.
import type { ProjectFlags, ProjectStatus } from './project.ts'
import { text } from './texts/project-list.ts'

export type SectionFacts = { status: ProjectStatus } & Pick<ProjectFlags, 'isProcessing' | 'outreachPause' | 'isArchived'>

/** In display order. */
export const sections = ['active', 'processing', 'paused', 'archived', 'draft'] as const
export type Section = (typeof sections)[number]

/** 'Active (3)', the section's heading. */
export function sectionTitle(section: Section, count: number): string {
  return `${text.sections[section]} (${count})`
}

const isProcessing = (project: SectionFacts) =>
  (project.isProcessing && !project.isArchived) ||
  project.status === 'queued' ||
  project.status === 'preparing' ||
  project.status === 'calibrating'

/** The rule of each section, verbatim; `isV2` is the user's mode. A project may match more than one. */
export function fitsSection(project: SectionFacts, section: Section, isV2: boolean): boolean {
  switch (section) {
    case 'active':
      return isV2
        ? project.status === 'active'
        : !(['processing', 'paused', 'archived'] as const).some((otherSection) => fitsSection(project, otherSection, false))
    case 'processing':
      return isProcessing(project)
    case 'paused':
      return (project.outreachPause && !project.isArchived && !isProcessing(project)) || project.status === 'paused'
    case 'archived':
      return project.isArchived || project.status === 'archived'
    case 'draft':
      return project.status === 'draft'
  }
}

/** If a project matches more than one section, the first of these wins. */
export const sectionPrecedence: readonly Section[] = ['archived', 'draft', 'processing', 'paused', 'active']

/** The only section that shows a project. */
export function sectionOf(project: SectionFacts, isV2 = false): Section {
  return sectionPrecedence.find((section) => fitsSection(project, section, isV2)) ?? 'active'
}

/** Where a project is listed: Draft is for v2 users only; for others, drafts are among the active projects. */
export function listedIn(project: SectionFacts, isV2: boolean): Section {
  const section = sectionOf(project, isV2)
  return section === 'draft' && !isV2 ? 'active' : section
}

/** The sections a user sees. */
export function shownSections(isV2: boolean): Section[] {
  return sections.filter((section) => section !== 'draft' || isV2)
}

export interface ListedProject extends SectionFacts {
  name: string
  hiringCompany: string
  isOwner: boolean
}

export interface CompanyGroup<T> {
  company: string
  projects: T[]
}

export interface SectionGroup<T> {
  section: Section
  count: number
  companies: CompanyGroup<T>[]
}

const fold = (text: string) => text.trim().toLowerCase()
const compare = (a: string, b: string) => fold(a).localeCompare(fold(b), 'en')

/** Owned projects first, then by name, ignoring case. `read` returns the facts of a list item. */
export function sortProjects<T>(projects: readonly T[], read: (project: T) => ListedProject): T[] {
  return projects
    .map((project) => ({ project, facts: read(project) }))
    .toSorted((a, b) => Number(b.facts.isOwner) - Number(a.facts.isOwner) || compare(a.facts.name, b.facts.name))
    .map(({ project }) => project)
}

/** Every visible section in order; inside it, companies by name, ignoring case and surrounding blanks, each under its first spelling. */
export function groupProjects<T>(projects: readonly T[], read: (project: T) => ListedProject, isV2 = false): SectionGroup<T>[] {
  const sorted = sortProjects(projects, read).map((project) => ({ project, facts: read(project) }))
  return shownSections(isV2).map((section) => {
    const sectionProjects = sorted.filter(({ facts }) => listedIn(facts, isV2) === section)
    const companies = new Map<string, CompanyGroup<T>>()
    for (const { project, facts } of sectionProjects) {
      const key = fold(facts.hiringCompany)
      const group = companies.get(key) ?? { company: facts.hiringCompany.trim(), projects: [] }
      group.projects.push(project)
      companies.set(key, group)
    }
    return { section, count: sectionProjects.length, companies: [...companies.values()].toSorted((a, b) => compare(a.company, b.company)) }
  })
}

/** The project to open by default: the first of Active, then Processing, Paused, Archived; never a draft. */
export function firstProject<T>(projects: readonly T[], read: (project: T) => ListedProject, isV2 = false): T | null {
  const finished = projects.filter((project) => read(project).status !== 'draft')
  return groupProjects(finished, read, isV2).find(({ count }) => count > 0)?.companies[0]?.projects[0] ?? null
}

/** How precisely projects with the same name must be dated to be distinct; 'order' = created in the same minute. */
export type DatePrecision = 'day' | 'minute' | 'order'

/**
 * The projects that share a name (ignoring case and surrounding blanks), each with the precision its creation date needs, and
 * its position among them, 1 = the oldest. `dayOf` and `minuteOf` return the reader's day and minute.
 */
export function sameNamed<T>(
  projects: readonly T[],
  read: (project: T) => { name: string; createdAt: string },
  format: { dayOf: (iso: string) => string; minuteOf: (iso: string) => string },
): Map<T, { precision: DatePrecision; place: number }> {
  const named = new Map<T, { precision: DatePrecision; place: number }>()
  for (const group of Map.groupBy(projects, (project) => fold(read(project).name)).values()) {
    if (group.length < 2) continue
    const created = (project: T) => read(project).createdAt
    const distinct = (keyOf: (iso: string) => string) => new Set(group.map((project) => keyOf(created(project)))).size === group.length
    const precision = distinct(format.dayOf) ? 'day' : distinct(format.minuteOf) ? 'minute' : 'order'
    const oldestFirst = group.toSorted((a, b) => created(a).localeCompare(created(b)))
    oldestFirst.forEach((project, index) => named.set(project, { precision, place: index + 1 }))
  }
  return named
}
