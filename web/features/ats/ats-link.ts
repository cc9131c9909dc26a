// How the link to the workspace's applicant tracking system stands, and what goes on over it.
import type { CheckAtcs } from '@fairlead/contract/v1/projects/check_atcs'
import type { ReadAts } from '@fairlead/contract/v2/ats'
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../api/cache.ts'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'

export const atsKey = ['v1/projects/check_atcs', {}] as const
export type AtsLink = CheckAtcs['answer']
export type AtsOverview = ReadAts['answer']

export const atsStanding: Record<AtsLink['status'], { tone: 'info' | 'warn'; text: string }> = {
  ACTIVE: { tone: 'info', text: 'The link works.' },
  COMPLETE: { tone: 'info', text: 'The link works.' },
  INCOMPLETE: { tone: 'warn', text: 'The linking is not finished yet.' },
  RELINK_NEEDED: { tone: 'warn', text: 'The system asks to be linked again. Candidates wait until it is.' },
  INVALID: { tone: 'warn', text: 'The system no longer knows this link. Link it again.' },
  INACTIVE: { tone: 'warn', text: 'The link is switched off in the system.' },
  UNKNOWN: { tone: 'warn', text: 'How the link stands is not known just now.' },
}

export const isWorking = (status: AtsLink['status']): boolean => status === 'ACTIVE' || status === 'COMPLETE'

/** Asks the system itself. */
export function useAtsLink() {
  return useQuery({ queryKey: atsKey, queryFn: () => send<CheckAtcs>('POST', 'v1/projects/check_atcs', {}), staleTime: 60_000 })
}

/** What the product knows; `every` ms it is asked again. */
export function useAts(every: number | false = false) {
  return useQuery({ ...ask<ReadAts>('v2/ats', {}), refetchInterval: every })
}

export function atsFailure(error: unknown): string {
  return failureOf(error)?.status === 503
    ? 'The gateway to applicant tracking systems cannot be reached just now.'
    : 'The link could not be looked at.'
}
