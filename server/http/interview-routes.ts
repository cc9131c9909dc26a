// Endpoints for reviews by recruiters and hiring managers, interviews, their scorecards, and offers.
import type { Endpoint } from './endpoint.ts'
import { getInterviewsKit, putInterviewsKit } from './v2/interviews/kit.ts'
import { getInterviewsScorecards, postInterviewsScorecards, postInterviewsScorecardsDebrief } from './v2/interviews/scorecards.ts'
import { getScorecard, putScorecard } from './v2/scorecard.ts'
import { getManagerReview, postManagerReview } from './v2/manager_review.ts'
import { deleteProjectsReviewLinks, getProjectsReviewLinks } from './v2/projects/review_links.ts'
import { postProjectsCandidatesHmReview } from './v2/projects/candidates/hm_review.ts'
import { postProjectsCandidatesRecruiterReview } from './v2/projects/candidates/recruiter_review.ts'
import { getProjectsCandidatesSendForReview, postProjectsCandidatesSendForReview } from './v2/projects/candidates/send_for_review.ts'
import { getOffer, getOfferFile, postOfferDecline, postOfferSign } from './v2/offer.ts'
import {
  getProjectsCandidatesOfferLetter,
  getProjectsCandidatesOfferLetterFile,
  postProjectsCandidatesOfferLetter,
  postProjectsCandidatesOfferLetterApprove,
  postProjectsCandidatesOfferLetterByHand,
  postProjectsCandidatesOfferLetterSend,
  postProjectsCandidatesOfferLetterWithdraw,
} from './v2/projects/candidates/offer_letter.ts'
import { getInterviewersSettings, putInterviewersSettings } from './v2/interviewers/settings.ts'
import { getInterviews } from './v2/interviews.ts'
import { getInterviewsBooking } from './v2/interviews/booking.ts'
import { postInterviewsBookingCancel } from './v2/interviews/booking/cancel.ts'
import { postInterviewsBookingConfirm } from './v2/interviews/booking/confirm.ts'
import { postInterviewsBookingHold } from './v2/interviews/booking/hold.ts'
import { postInterviewsBookingMove } from './v2/interviews/booking/move.ts'
import { postInterviewsBookingSend } from './v2/interviews/booking/send.ts'
import { postInterviewsAnother } from './v2/interviews/another.ts'
import { postInterviewsCancel } from './v2/interviews/cancel.ts'
import { postInterviewsDecline } from './v2/interviews/decline.ts'
import { getInterviewsLoad } from './v2/interviews/load.ts'
import { getInterviewsPanel } from './v2/interviews/panel.ts'
import { getInterviewsRebook, postInterviewsRebook } from './v2/interviews/rebook.ts'
import { getInterviewsPropose, postInterviewsBook, postInterviewsPropose } from './v2/interviews/propose.ts'
import { getInterviewsSlots } from './v2/interviews/slots.ts'

export const interviewRoutes: readonly Endpoint[] = [
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
  getInterviewersSettings,
  putInterviewersSettings,
  getInterviews,
  getInterviewsLoad,
  getInterviewsPanel,
  getInterviewsSlots,
  getInterviewsRebook,
  postInterviewsRebook,
  getInterviewsPropose,
  postInterviewsPropose,
  postInterviewsBook,
  postInterviewsAnother,
  postInterviewsCancel,
  postInterviewsDecline,
  getInterviewsBooking,
  postInterviewsBookingHold,
  postInterviewsBookingConfirm,
  postInterviewsBookingMove,
  postInterviewsBookingSend,
  postInterviewsBookingCancel,
  getOffer,
  getOfferFile,
  postOfferSign,
  postOfferDecline,
  getProjectsCandidatesOfferLetter,
  getProjectsCandidatesOfferLetterFile,
  postProjectsCandidatesOfferLetter,
  postProjectsCandidatesOfferLetterApprove,
  postProjectsCandidatesOfferLetterByHand,
  postProjectsCandidatesOfferLetterSend,
  postProjectsCandidatesOfferLetterWithdraw,
]
