// The domain's count next to a project, for a project from the API.
import { projectTypeFromWire, statusFromWire } from '@fairlead/contract/codes'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { navCount as countOfProject } from '@fairlead/domain/project/nav-count'

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
  const counted = {
    type: projectTypeFromWire(project.type),
    status: statusFromWire(project.status),
    inAutoSwipeMode: project.in_auto_swipe_mode,
    isWarmleadsRecruiter: project.is_warmleads_recruiter,
    batchCount: project.candidate_batch_count,
    counts: {
      review: project.candidates_review_count,
      recruiter: project.candidates_warm_leads_recruiter_count,
      question: project.candidates_warm_leads_question_count,
      hiringManager: project.candidates_warm_leads_hm_count,
    },
  }
  return countOfProject(counted, isSuperAdmin)
}
