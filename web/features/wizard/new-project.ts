// How a project begins: its flow, its kind, and the call that creates it.
import { projectTypeCodes, projectTypeFromWire, projectTypeToWire } from '@fairlead/contract/codes'
import type { CreateProject } from '@fairlead/contract/v1/projects'
import type { CreateAutopilotProject } from '@fairlead/contract/v1/projects/autopilot'
import type { CreateSelfServeProject } from '@fairlead/contract/v1/projects/self_serve'
import type { CreateProjectV2 } from '@fairlead/contract/v2/projects'
import type { ProjectType } from '@fairlead/domain/project/project'
import type { SetupFlow } from '@fairlead/domain/project/setup-flow'
import { send } from '../../api/send.ts'
import type { Change } from '../../project/kept-draft.ts'

/** Who reviews the candidates of a project started at /autopilot-projects/new. */
export type RunBy = 'team' | 'recruiters'

export interface Beginning {
  flow: SetupFlow
  /** The resulting type, for clients that create it with another call. */
  type: ProjectType
  open: (first: Change & { project_name: string }) => Promise<{ project_id: string }>
  /** Asked on the first step, if there is a choice. */
  asksWhoRuns?: boolean
  /** From the job description to the first candidates in three steps, all other settings later. */
  isShort?: boolean
}

const selfServe = (first: Change) => send<CreateSelfServeProject>('POST', 'v1/projects/self_serve', first)
const autopilot = (first: Change) => send<CreateAutopilotProject>('POST', 'v1/projects/autopilot', first)
const navigator = (first: Change) => send<CreateProject>('POST', 'v1/projects', { ...first, type: projectTypeToWire('navigator') })
const newer = (type: ProjectType) => (first: Change) =>
  send<CreateProjectV2>('POST', 'v2/projects', { ...first, type: projectTypeToWire(type) })

/** {projectType} in /projects/v2/new/{projectType}, by name or by its code; FastTrack is a Navigator project with only the team. */
const typeOf: Record<string, ProjectType> = {
  autopilot: 'autopilot',
  navigator: 'navigator',
  fasttrack: 'navigator',
  'fast-track': 'navigator',
  'self-serve': 'self-serve',
  self_serve: 'self-serve',
  ...Object.fromEntries(Object.values(projectTypeCodes).map((code) => [code, projectTypeFromWire(code)])),
}

/** Null for a URL without a valid kind of project. */
export function beginningAt(pathname: string, { isFirst, runBy }: { isFirst: boolean; runBy: RunBy }): Beginning | null {
  const named = /^\/projects\/v2\/new\/([^/]+)\/?$/.exec(pathname)
  if (named) {
    const type = typeOf[decodeURIComponent(named[1] ?? '').toLowerCase()]
    return type ? { flow: type === 'self-serve' ? 'self_serve' : 'full', type, open: newer(type) } : null
  }
  if (pathname.startsWith('/autopilot-projects/self-serve/')) return { flow: 'guided', type: 'self-serve', open: selfServe, isShort: true }
  if (pathname.startsWith('/autopilot-projects/'))
    return {
      flow: isFirst ? 'first_project' : 'onboarding',
      ...(runBy === 'recruiters' ? { type: 'autopilot', open: autopilot } : { type: 'self-serve', open: selfServe }),
      asksWhoRuns: true,
    }
  return { flow: 'legacy', type: 'navigator', open: navigator }
}
