// How the drawer lays projects out: sections, companies, order.
import type { WireProject } from '@fairlead/contract/shapes/project'
import { sectionOf, sections, type Section } from '@fairlead/domain/project/lifecycle'
import { factsOf } from './wire.ts'

export interface CompanyGroup {
  company: string
  projects: WireProject[]
}

export interface SectionGroup {
  section: Section
  count: number
  companies: CompanyGroup[]
}

const fold = (text: string) => text.trim().toLowerCase()

function compare(a: string, b: string): number {
  return fold(a).localeCompare(fold(b), 'en')
}

export function sectionOfProject(project: WireProject): Section {
  return sectionOf(factsOf(project))
}

/** Owned projects first, then by name, ignoring case. */
export function sortProjects(projects: readonly WireProject[]): WireProject[] {
  return projects.toSorted((a, b) => Number(b.is_owner) - Number(a.is_owner) || compare(a.project_name, b.project_name))
}

/** Every section in its order, companies by name ignoring case and surrounding spaces. */
export function groupProjects(projects: readonly WireProject[]): SectionGroup[] {
  const sorted = sortProjects(projects)
  return sections.map((section) => {
    const own = sorted.filter((project) => sectionOfProject(project) === section)
    const companies = new Map<string, CompanyGroup>()
    for (const project of own) {
      const key = fold(project.hiring_company)
      const group = companies.get(key) ?? { company: project.hiring_company.trim(), projects: [] }
      group.projects.push(project)
      companies.set(key, group)
    }
    return { section, count: own.length, companies: [...companies.values()].toSorted((a, b) => compare(a.company, b.company)) }
  })
}

/** The project to open when none is named: Active, then Processing, Paused, Archived. */
export function firstProject(projects: readonly WireProject[]): WireProject | null {
  for (const group of groupProjects(projects)) {
    if (group.section !== 'draft' && group.companies[0]) return group.companies[0].projects[0]!
  }
  return null
}
