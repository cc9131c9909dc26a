// Every endpoint, listed once: anything not on this page, or on those it names, doesn't exist.
import type { Endpoint } from './endpoint.ts'
import { getCandidates, postCandidates, putCandidates } from './v1/candidates.ts'
import { getAdditionalInformation, postAdditionalInformation } from './v1/candidates/additional_information.ts'
import { deleteSelfIdentification, getSelfIdentification, postSelfIdentification } from './v1/candidates/self_identification.ts'
import { postCandidatesCopy } from './v1/candidates/copy.ts'
import { postCandidatesImportCheck } from './v1/candidates/import/check.ts'
import { getCandidatesResume, postCandidatesResume } from './v1/candidates/resume.ts'
import { getCandidatesSearch } from './v1/candidates/search.ts'
import { deleteComments, postComments, putComments } from './v1/comments.ts'
import { postEmail } from './v1/email.ts'
import { postEmailFind } from './v1/email/find.ts'
import { postEmailReply } from './v1/email/reply.ts'
import { postLiConnect } from './v1/li/connect.ts'
import { postLiInmail } from './v1/li/inmail.ts'
import { postLiLogin, putLiLogin } from './v1/li/login.ts'
import { postLinkUpdate } from './v1/link/update.ts'
import { deleteNotificationsEndpoint, getNotifications, putNotifications } from './v1/notifications.ts'
import { postNotificationsRead } from './v2/notifications/read.ts'
import { getUnsubscribe, postResubscribe, postUnsubscribe } from './v1/notifications/unsubscribe.ts'
import { getProjects, postProjects, putProjects } from './v1/projects.ts'
import { postProjectsAutopilot } from './v1/projects/autopilot.ts'
import { postProjectsCheckAtcs } from './v1/projects/check_atcs.ts'
import { postProjectsCopy } from './v1/projects/copy.ts'
import { getProjectsHardRequirements } from './v1/projects/hard_requirements.ts'
import { postProjectsIntake } from './v1/projects/intake.ts'
import { getProjectsReform, postProjectsReform } from './v1/projects/reform.ts'
import { postProjectsSelfServe } from './v1/projects/self_serve.ts'
import { getProjectsSettings, putProjectsSettings } from './v1/projects/settings.ts'
import { deleteSessions, getSessions, postSessions } from './v1/sessions.ts'
import { postSlackCommandin } from './v1/slack/commandin.ts'
import { postShare } from './v1/share.ts'
import { postUsers } from './v1/users.ts'
import { postUsersForgotPassword, postUsersResetPassword } from './v1/users/forgot_password.ts'
import { deleteCheckout, getCheckout, postCheckout } from './v1/checkout.ts'
import { postClientErrors } from './v1/client_errors.ts'
import { getEnvironment } from './v1/environment.ts'
import { postContact } from './v1/contact.ts'
import { deleteUsersIdentities, getUsersIdentities, postUsersIdentities } from './v1/users/identities.ts'
import { getUsersProfile, putUsersProfile } from './v1/users/profile.ts'
import { getUsersProviders } from './v1/users/providers.ts'
import { getUsersScopeCheck } from './v1/users/scope_check.ts'
import { getUsersSettings, patchUsersSettings, putUsersSettings } from './v1/users/settings.ts'
import { deleteAts, getAts } from './v2/ats.ts'
import { getAtsJobs } from './v2/ats/jobs.ts'
import { postAtsJobsImport } from './v2/ats/jobs/import.ts'
import { postAtsConnect } from './v2/ats/connect.ts'
import { putAtsHistory } from './v2/ats/history.ts'
import { postAtsLinking } from './v2/ats/linking.ts'
import { postAtsPush } from './v2/ats/push.ts'
import { getAtsSync, putAtsSync } from './v2/ats/sync.ts'
import { postAtsWebhook } from './v2/ats/webhook.ts'
import { postEmailsGenerateAutomatedEmail } from './v2/emails/generate_automated_email.ts'
import { getMailDelaysEndpoint } from './v2/mail/delays.ts'
import { postMailParked } from './v2/mail/parked.ts'
import { deleteMailFollowUpFiles, postMailFollowUpFiles } from './v2/mail/follow_up_files.ts'
import { deleteMailScheduled, putMailScheduled } from './v2/mail/scheduled.ts'
import { getMailUnmatched, postMailUnmatched } from './v2/mail/unmatched.ts'
import { deleteCalendars, getCalendars, postCalendars, putCalendars } from './v2/calendars.ts'
import { postCalendarsSync } from './v2/calendars/sync.ts'
import { getAnalytics } from './v2/analytics.ts'
import { getAnalyticsCandidate } from './v2/analytics/candidate.ts'
import { getAnalyticsPipeline } from './v2/analytics/pipeline.ts'
import { postAnalyticsSelfIdentification } from './v2/analytics/self_identification.ts'
import { getTeam } from './v2/team.ts'
import { getLro } from './v2/lro.ts'
import { getMailAttachment } from './v2/mail/attachment.ts'
import { getHome } from './v2/home.ts'
import { getInbox, putInbox } from './v2/inbox.ts'
import { getProjectsV2, postProjectsV2 } from './v2/projects.ts'
import { postProjectsIdealCandidates, postProjectsIdealCandidatesResume } from './v2/projects/ideal_candidates.ts'
import { getProjectsCandidatesTimeline } from './v2/projects/candidates/timeline.ts'
import { getProjectsTeammates } from './v2/projects/teammates.ts'
import { putProjectsAnswers } from './v2/projects/answers.ts'
import { postProjectsArchive } from './v2/projects/archive.ts'
import { getProjectsClose, postProjectsClose } from './v2/projects/close.ts'
import { getProjectsCandidates, getProjectsCandidatesOne } from './v2/projects/candidates.ts'
import { postProjectsCandidatesApproveAndSend } from './v2/projects/candidates/approve_and_send.ts'
import { getProjectsCandidatesConversation } from './v2/projects/candidates/conversation.ts'
import { getProjectsCandidatesAddresses, postProjectsCandidatesAddresses } from './v2/projects/candidates/addresses.ts'
import { getProjectsCandidatesEmail, postProjectsCandidatesEmail } from './v2/projects/candidates/email.ts'
import { postProjectsCandidatesImport } from './v2/projects/candidates/import.ts'
import { putProjectsCandidatesHmNote } from './v2/projects/candidates/hm_note.ts'
import { postProjectsCandidatesKeep } from './v2/projects/candidates/keep.ts'
import { getProjectsCandidatesQueue } from './v2/projects/candidates/queue.ts'
import { getProjectsCandidatesResume } from './v2/projects/candidates/resume.ts'
import { getProjectsCandidatesSearch } from './v2/projects/candidates/search.ts'
import { postProjectsCandidatesStatus } from './v2/projects/candidates/status.ts'
import { postProjectsCandidatesSwipe } from './v2/projects/candidates/swipe.ts'
import { postProjectsCandidatesUndo } from './v2/projects/candidates/undo.ts'
import { postProjectsCopyV2 } from './v2/projects/copy.ts'
import { getProjectsExpansions, postProjectsExpansions } from './v2/projects/expansions.ts'
import { getProjectsRecords, getProjectsRecordsComparison, getProjectsRecordsShortlist } from './v2/projects/records.ts'
import { getShortlistKey } from './v2/shortlist_key.ts'
import { putTeamRecords } from './v2/team/records.ts'
import { getProjectsFairness, postProjectsFairness } from './v2/projects/fairness.ts'
import { getProjectsModel, postProjectsModel, postProjectsModelUse } from './v2/projects/model.ts'
import { postProjectsFlashcards } from './v2/projects/flashcards.ts'
import { postProjectsFlashcardsInitial } from './v2/projects/flashcards/initial.ts'
import { mailRoutes } from './mail-routes.ts'
import { talentRoutes } from './talent-routes.ts'
import { postProjectsPause } from './v2/projects/pause.ts'
import { postProjectsPreview } from './v2/projects/preview.ts'
import { getProjectsSettingsV2, postProjectsSettings } from './v2/projects/settings.ts'
import { getReference } from './v2/reference.ts'
import { getReferenceClose } from './v2/reference/close.ts'
import { getProjectsLessons, putProjectsLessons } from './v2/projects/lessons.ts'
import { postProjectsLessonsPreview } from './v2/projects/lessons/preview.ts'
import { getProjectsLessonsProgress } from './v2/projects/lessons/progress.ts'
import { postProjectsLessonsRestore } from './v2/projects/lessons/restore.ts'
import { postProjectsLessonsUndo } from './v2/projects/lessons/undo.ts'
import { accountRoutes } from './account-routes.ts'
import { interviewRoutes } from './interview-routes.ts'
import { outreachRoutes } from './outreach-routes.ts'
import { rightsRoutes } from './rights-routes.ts'

export const endpoints: readonly Endpoint[] = [
  ...accountRoutes,
  postUsers,
  postSessions,
  getSessions,
  deleteSessions,
  getUsersSettings,
  putUsersSettings,
  patchUsersSettings,
  getUsersScopeCheck,
  getUsersProfile,
  putUsersProfile,
  getUsersProviders,
  getCheckout,
  getEnvironment,
  postClientErrors,
  postCheckout,
  deleteCheckout,
  getUsersIdentities,
  postUsersIdentities,
  deleteUsersIdentities,
  postUsersForgotPassword,
  postContact,
  postUsersResetPassword,
  postSlackCommandin,
  getProjects,
  postProjects,
  putProjects,
  postProjectsSelfServe,
  postProjectsAutopilot,
  postProjectsCopy,
  getProjectsHardRequirements,
  postProjectsCheckAtcs,
  postLinkUpdate,
  getAts,
  deleteAts,
  postAtsConnect,
  putAtsHistory,
  postAtsLinking,
  getAtsJobs,
  postAtsJobsImport,
  getAtsSync,
  putAtsSync,
  postAtsPush,
  postAtsWebhook,
  getProjectsSettings,
  putProjectsSettings,
  postProjectsIntake,
  getProjectsReform,
  postProjectsReform,
  getCandidates,
  postCandidates,
  postCandidatesImportCheck,
  putCandidates,
  postCandidatesCopy,
  getCandidatesSearch,
  getCandidatesResume,
  postCandidatesResume,
  getAdditionalInformation,
  postAdditionalInformation,
  postComments,
  putComments,
  deleteComments,
  getNotifications,
  putNotifications,
  deleteNotificationsEndpoint,
  postNotificationsRead,
  getProjectsV2,
  postProjectsV2,
  postProjectsCopyV2,
  getProjectsSettingsV2,
  postProjectsSettings,
  postProjectsPause,
  getProjectsTeammates,
  getProjectsCandidatesTimeline,
  putProjectsAnswers,
  postProjectsArchive,
  getProjectsClose,
  postProjectsClose,
  postProjectsIdealCandidates,
  postProjectsIdealCandidatesResume,
  getProjectsExpansions,
  postProjectsExpansions,
  getProjectsLessons,
  putProjectsLessons,
  postProjectsLessonsPreview,
  getProjectsLessonsProgress,
  postProjectsLessonsRestore,
  postProjectsLessonsUndo,
  ...outreachRoutes,
  ...rightsRoutes,
  ...interviewRoutes,
  getProjectsFairness,
  getProjectsRecords,
  getProjectsRecordsComparison,
  getProjectsRecordsShortlist,
  putTeamRecords,
  getShortlistKey,
  postProjectsFairness,
  getProjectsModel,
  postProjectsModel,
  postProjectsModelUse,
  postProjectsPreview,
  postProjectsFlashcards,
  postProjectsFlashcardsInitial,
  getProjectsCandidates,
  getProjectsCandidatesOne,
  postProjectsCandidatesSwipe,
  postProjectsCandidatesStatus,
  postProjectsCandidatesUndo,
  postProjectsCandidatesImport,
  getProjectsCandidatesQueue,
  getProjectsCandidatesSearch,
  getProjectsCandidatesResume,
  putProjectsCandidatesHmNote,
  postProjectsCandidatesKeep,
  postProjectsCandidatesApproveAndSend,
  getProjectsCandidatesConversation,
  postEmail,
  postEmailFind,
  postEmailReply,
  getProjectsCandidatesEmail,
  postProjectsCandidatesEmail,
  getProjectsCandidatesAddresses,
  postProjectsCandidatesAddresses,
  postEmailsGenerateAutomatedEmail,
  postShare,
  postLiInmail,
  postLiConnect,
  postLiLogin,
  putLiLogin,
  getMailAttachment,
  getHome,
  getInbox,
  putInbox,
  getUnsubscribe,
  postUnsubscribe,
  postResubscribe,
  getMailDelaysEndpoint,
  postMailParked,
  postMailFollowUpFiles,
  deleteMailFollowUpFiles,
  putMailScheduled,
  deleteMailScheduled,
  getMailUnmatched,
  postMailUnmatched,
  getAnalytics,
  getAnalyticsPipeline,
  getAnalyticsCandidate,
  postAnalyticsSelfIdentification,
  getSelfIdentification,
  postSelfIdentification,
  deleteSelfIdentification,
  getTeam,
  getCalendars,
  postCalendars,
  putCalendars,
  deleteCalendars,
  postCalendarsSync,
  ...mailRoutes,
  getLro,
  getReference,
  getReferenceClose,
  ...talentRoutes,
]
