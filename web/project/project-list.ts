// The domain's project list for projects from the API.
import type { WireProject } from '@fairlead/contract/shapes/project'
import * as list from '@fairlead/domain/project/project-list'
import { listedOf } from './wire.ts'

export type CompanyGroup = list.CompanyGroup<WireProject>

export function sectionOfProject(project: WireProject, isV2 = false): list.Section {
  return list.sectionOf(listedOf(project), isV2)
}

export function groupProjects(projects: readonly WireProject[], isV2 = false): list.SectionGroup<WireProject>[] {
  return list.groupProjects(projects, listedOf, isV2)
}

/** The project to open by default. */
export function firstProject(projects: readonly WireProject[], isV2 = false): WireProject | null {
  return list.firstProject(projects, listedOf, isV2)
}
