// How the link to the workspace's applicant tracking system stands.
import type { CheckAtcs } from '@fairlead/contract/v1/projects/check_atcs'
import { useQuery } from '@tanstack/react-query'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'

export const atsKey = ['v1/projects/check_atcs', {}] as const
export type AtsLink = CheckAtcs['answer']

export const atsStanding: Record<AtsLink['status'], { tone: 'info' | 'warn'; text: string }> = {
  ACTIVE: { tone: 'info', text: 'The link works.' },
  COMPLETE: { tone: 'info', text: 'The link works.' },
  INCOMPLETE: { tone: 'warn', text: 'The linking is not finished yet.' },
  RELINK_NEEDED: { tone: 'warn', text: 'The system asks to be linked again.' },
  INVALID: { tone: 'warn', text: 'The system no longer knows this link. Link it again.' },
  INACTIVE: { tone: 'warn', text: 'The link is switched off in the system.' },
  UNKNOWN: { tone: 'warn', text: 'How the link stands is not known just now.' },
}

export function useAtsLink() {
  return useQuery({ queryKey: atsKey, queryFn: () => send<CheckAtcs>('POST', 'v1/projects/check_atcs', {}), staleTime: 60_000 })
}

export function atsFailure(error: unknown): string {
  return failureOf(error)?.status === 503
    ? 'No gateway to applicant tracking systems can be reached from this installation.'
    : 'The link could not be looked at.'
}
