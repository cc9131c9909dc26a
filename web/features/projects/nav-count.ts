// The number beside a project in the drawer (spec A, section 9).
import type { WireProject } from '@fairlead/contract/shapes/project'

type Counted = Pick<
  WireProject,
  | 'type'
  | 'status'
  | 'candidate_batch_count'
  | 'in_auto_swipe_mode'
  | 'is_warmleads_recruiter'
  | 'candidates_warm_leads_recruiter_count'
  | 'candidates_warm_leads_question_count'
  | 'candidates_warm_leads_hm_count'
  | 'candidates_review_count'
>

export function navCount(project: Counted, isSuperAdmin: boolean): number {
  const batch = project.candidate_batch_count
  const of = (stage: string) => batch[stage] ?? 0
  const reviewing = project.status === '6' || (project.status === '5' && isSuperAdmin)
  if (Object.keys(batch).length > 0) {
    if (project.type === '2') return of('UNDER_REVIEW')
    if (project.type === '3') return reviewing ? of('UNDER_REVIEW') : of('HIRING_MANAGER')
    if (isSuperAdmin) return (reviewing ? of('UNDER_REVIEW') : of('AUTOPILOT_RECRUITER')) + of('QUESTION')
    return reviewing ? of('UNDER_REVIEW') : of('HIRING_MANAGER')
  }
  if (project.in_auto_swipe_mode && project.is_warmleads_recruiter)
    return project.candidates_warm_leads_recruiter_count + project.candidates_warm_leads_question_count
  if (project.in_auto_swipe_mode) return project.candidates_warm_leads_hm_count
  return project.candidates_review_count
}
