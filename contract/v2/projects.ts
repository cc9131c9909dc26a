// GET {V2}projects: the list, as on V1.
import { call, type CallType } from '../call.ts'
import { nothing } from '../fields.ts'
import { projectList } from '../shapes/project.ts'

export const listProjectsV2 = call('GET', 'v2/projects', 'Every project the user may open, with its counters.', nothing, projectList)
export type ListProjectsV2 = CallType<typeof listProjectsV2>
