// Endpoints for the recruiter's and the hiring manager's review, scorecards of interviews, and previews of emails.
import { getWarmleadsTemplate } from './v1/warmleads/template.ts'
import { getAutopilotSendToHmTemplate } from './v2/autopilot/send_to_hm_template.ts'
import { getInterviewsKit, putInterviewsKit } from './v2/interviews/kit.ts'
import { getInterviewsScorecards, postInterviewsScorecards, postInterviewsScorecardsDebrief } from './v2/interviews/scorecards.ts'
import { getScorecard, putScorecard } from './v2/scorecard.ts'
import { getManagerReview, postManagerReview } from './v2/manager_review.ts'
import { deleteProjectsReviewLinks, getProjectsReviewLinks } from './v2/projects/review_links.ts'
import { postProjectsCandidatesHmReview } from './v2/projects/candidates/hm_review.ts'
import { postProjectsCandidatesRecruiterReview } from './v2/projects/candidates/recruiter_review.ts'
import { getProjectsCandidatesSendForReview, postProjectsCandidatesSendForReview } from './v2/projects/candidates/send_for_review.ts'
import { getProjectsCandidatesNotice } from './v2/projects/candidates/notice.ts'
import { postOutreachCheck } from './v2/outreach/check.ts'
import { getOutreachPlan } from './v2/outreach/plan.ts'

export const reviewRoutes = [
  getOutreachPlan,
  postOutreachCheck,
  getProjectsCandidatesNotice,
  getWarmleadsTemplate,
  getAutopilotSendToHmTemplate,
  getManagerReview,
  postManagerReview,
  deleteProjectsReviewLinks,
  getProjectsReviewLinks,
  postProjectsCandidatesHmReview,
  postProjectsCandidatesRecruiterReview,
  getProjectsCandidatesSendForReview,
  postProjectsCandidatesSendForReview,
  getInterviewsKit,
  putInterviewsKit,
  getInterviewsScorecards,
  postInterviewsScorecards,
  postInterviewsScorecardsDebrief,
  getScorecard,
  putScorecard,
]
