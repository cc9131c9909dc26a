// Rejects a candidate after the first review, with reasons, with or without an email.
import { rejectionToWire } from '@fairlead/contract/codes'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { ChangeCandidate } from '@fairlead/contract/v1/candidates'
import type { ReviewByManager } from '@fairlead/contract/v2/projects/candidates/hm_review'
import type { ReviewByRecruiter } from '@fairlead/contract/v2/projects/candidates/recruiter_review'
import type { RejectionForm } from '@fairlead/domain/candidate/rejection'
import type { Stage } from '@fairlead/domain/shared/stages'
import { limits } from '@fairlead/domain/shared/limits'
import { performQueued, type CandidateAction, type QueuedCall } from '../candidate-actions.ts'

export function rejectLater(
  projectId: string,
  candidate: WireCandidate,
  { from, form, emailCandidate }: { from: Stage; form: RejectionForm; emailCandidate?: boolean | undefined },
): CandidateAction {
  const call = rejectCall(projectId, candidate.id, { from, form, email_candidate: emailCandidate })
  return performQueued(
    { projectId, candidate, from, to: 'REJECTED', form: { name: 'rejection', value: form } },
    { ...call, delayMs: limits.rejectCommitMs },
  )
}

function rejectCall(
  project_id: string,
  candidate_id: string,
  { from, form, email_candidate }: { from: Stage; form: RejectionForm; email_candidate?: boolean | undefined },
): QueuedCall {
  const rejection_reason_other = form.other.trim() === '' ? undefined : form.other.trim()
  const teaches = form.badJobTitles.length > 0 || form.badCompanies.length > 0
  const verdict = {
    project_id,
    candidate_id,
    approved: false,
    rejection_reasons: form.reasons.map(rejectionToWire),
    rejection_reason_other,
    email_candidate,
  }
  if (from === 'HIRING_MANAGER' && !teaches) {
    const input: ReviewByManager['input'] = verdict
    return { method: 'POST', path: 'v2/projects/candidates/hm_review', input }
  }
  if (from === 'AUTOPILOT_RECRUITER' && !teaches) {
    const input: ReviewByRecruiter['input'] = verdict
    return { method: 'POST', path: 'v2/projects/candidates/recruiter_review', input }
  }
  // unsuitable titles and companies are sent with the call that accepts them
  const input: ChangeCandidate['input'] = {
    candidate_id,
    project_id,
    status: 'REJECTED',
    rejection_code: form.reasons.map(rejectionToWire),
    rejection_reason_other,
    email_candidate,
    bad_job_titles: form.badJobTitles.length > 0 ? form.badJobTitles : undefined,
    bad_companies: form.badCompanies.length > 0 ? form.badCompanies : undefined,
  }
  return { method: 'PUT', path: 'v1/candidates', input }
}
