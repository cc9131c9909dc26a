import type { VerifyAddress } from '@fairlead/contract/v2/projects/candidates/addresses'
import { invalidate } from '../../api/cache.ts'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'

/** Asks the email finder to check a guess; '' = the address used for the candidate's email. */
export async function verifyAddress(projectId: string, candidateId: string, address: string): Promise<VerifyAddress['answer']> {
  return send<VerifyAddress>('POST', 'v2/projects/candidates/addresses', { project_id: projectId, candidate_id: candidateId, address })
}

/** The finder's own reason, such as an exhausted plan; otherwise the sentence. */
export function verifyProblem(error: unknown, otherwise: string): string {
  const failure = failureOf(error)
  return failure?.code === 'unavailable' && failure.message !== '' ? failure.message : sentenceOf(error, otherwise)
}

/** Everything that shows whether an address is a guess. */
export function refreshAddresses(): void {
  invalidate(
    'v2/outreach/plan',
    'v2/outreach/check',
    'v2/outreach/preview',
    'v2/projects/candidates/addresses',
    'v2/projects/candidates/email',
    'v2/projects/candidates/conversation',
    'v2/projects/candidates',
    'v2/projects/candidates/one',
    'v2/talent/people',
  )
}
