// GET {V2}projects
import { listProjectsV2 } from '@fairlead/contract/v2/projects'
import { listProjects } from '../../features/projects/project-views.ts'
import { endpoint } from '../endpoint.ts'
import { projectToWire } from '../wire/project.ts'

export const getProjectsV2 = endpoint(listProjectsV2, async (ctx) => (await listProjects(ctx)).map(projectToWire))
