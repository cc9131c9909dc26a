// The ways a project begins: which flow it goes through, what kind it becomes and which call opens it.
import type { CreateProject } from '@fairlead/contract/v1/projects'
import type { CreateAutopilotProject } from '@fairlead/contract/v1/projects/autopilot'
import type { CreateSelfServeProject } from '@fairlead/contract/v1/projects/self_serve'
import type { CreateProjectV2 } from '@fairlead/contract/v2/projects'
import type { SetupFlow } from '@fairlead/domain/project/setup-flow'
import { send } from '../../api/send.ts'
import type { Change } from '../../project/kept-draft.ts'

/** Who reviews the candidates of a project started at /autopilot-projects/new. */
export type RunBy = 'team' | 'recruiters'

export interface Beginning {
  flow: SetupFlow
  /** The resulting type, for clients that create it by another call. */
  type: '1' | '2' | '3'
  open: (first: Change & { project_name: string }) => Promise<{ project_id: string }>
  /** Asked on the first step, where there is a choice. */
  asksWhoRuns?: boolean
  /** From the job description to the first candidates in three steps, all other settings later. */
  isShort?: boolean
}

const selfServe = (first: Change) => send<CreateSelfServeProject>('POST', 'v1/projects/self_serve', first)
const autopilot = (first: Change) => send<CreateAutopilotProject>('POST', 'v1/projects/autopilot', first)
const navigator = (first: Change) => send<CreateProject>('POST', 'v1/projects', { ...first, type: '2' })
const newer = (type: '1' | '2' | '3') => (first: Change) => send<CreateProjectV2>('POST', 'v2/projects', { ...first, type })

/** {projectType} of /projects/v2/new/{projectType}, by name or by its code; FastTrack is a Navigator project with no one but the team. */
const typeOf: Record<string, '1' | '2' | '3'> = {
  autopilot: '1',
  navigator: '2',
  fasttrack: '2',
  'fast-track': '2',
  'self-serve': '3',
  self_serve: '3',
  '1': '1',
  '2': '2',
  '3': '3',
}

/** Null for an address that names no kind of project there is. */
export function beginningAt(pathname: string, { isFirst, runBy }: { isFirst: boolean; runBy: RunBy }): Beginning | null {
  const named = /^\/projects\/v2\/new\/([^/]+)\/?$/.exec(pathname)
  if (named) {
    const type = typeOf[decodeURIComponent(named[1] ?? '').toLowerCase()]
    return type ? { flow: type === '3' ? 'self_serve' : 'full', type, open: newer(type) } : null
  }
  if (pathname.startsWith('/autopilot-projects/self-serve/')) return { flow: 'guided', type: '3', open: selfServe, isShort: true }
  if (pathname.startsWith('/autopilot-projects/'))
    return {
      flow: isFirst ? 'first_project' : 'onboarding',
      ...(runBy === 'recruiters' ? { type: '1', open: autopilot } : { type: '3', open: selfServe }),
      asksWhoRuns: true,
    }
  return { flow: 'legacy', type: '2', open: navigator }
}
