// The state of the workspace's link to its applicant tracking system, and its activity.
import type { CheckAtcs } from '@fairlead/contract/v1/projects/check_atcs'
import type { ReadAts } from '@fairlead/contract/v2/ats'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../api/cache.ts'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { text as projectAtsText } from '../../i18n/project-ats.ts'

export const atsKey = ['v1/projects/check_atcs', {}] as const
export type AtsLink = CheckAtcs['answer']
export type AtsOverview = ReadAts['answer']

export const atsStanding: Record<AtsLink['status'], { tone: 'info' | 'warn'; text: string }> = {
  ACTIVE: { tone: 'info', text: projectAtsText.working },
  COMPLETE: { tone: 'info', text: projectAtsText.working },
  INCOMPLETE: { tone: 'warn', text: projectAtsText.incomplete },
  RELINK_NEEDED: { tone: 'warn', text: projectAtsText.relinkNeeded },
  INVALID: { tone: 'warn', text: projectAtsText.invalid },
  INACTIVE: { tone: 'warn', text: projectAtsText.inactive },
  UNKNOWN: { tone: 'warn', text: projectAtsText.unknown },
}

export const isWorking = (status: AtsLink['status']): boolean => status === 'ACTIVE' || status === 'COMPLETE'

/** Asks the system itself. */
export function useAtsLink() {
  return useQuery({ queryKey: atsKey, queryFn: () => send<CheckAtcs>('POST', 'v1/projects/check_atcs', {}), staleTime: 60_000 })
}

/** The known link; refetched every `every` ms. */
export function useAts(every: number | false = false) {
  return useQuery({ ...queryFor<ReadAts>('v2/ats', {}), refetchInterval: every })
}

export function atsFailure(error: unknown): string {
  return failureOf(error)?.status === 503 ? projectAtsText.gatewayUnreachable : projectAtsText.linkFailed
}
