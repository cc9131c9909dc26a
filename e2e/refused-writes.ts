// Every kind of write the web app makes, and a server that fails at exactly one of them.
import { expect, test, type Page } from '@playwright/test'

/** Where it is made, and the call; one that another journey lets fail names that journey and what is to be read there. */
type Kind = readonly [file: string, call: string, shown?: readonly [journey: string, words: string]]

export const kinds = {
  verdict: ['features/review/verdicts.ts', 'POST v2/projects/candidates/swipe'],
  undo: ['features/candidates/deeds.ts', 'POST v2/projects/candidates/undo'],
  move: ['features/candidates/move.ts', 'POST v2/projects/candidates/status'],
  'not interested': ['features/candidates/move.ts', 'PUT v1/candidates'],
  'another project': ['features/candidates/move-to-project.ts', 'POST v1/candidates/copy'],
  schedule: ['features/candidates/schedule.ts', 'PUT v1/candidates'],
  'manager’s review': ['features/candidates/schedule.ts', 'POST v2/projects/candidates/hm_review'],
  keep: ['features/candidates/keep.ts', 'POST v2/projects/candidates/keep'],
  'send to the manager': ['features/candidates/SendToManagerDialog.tsx', 'POST v2/projects/candidates/recruiter_review'],
  'revoke review links': ['features/candidates/ReviewLinks.tsx', 'DELETE v2/projects/review_links'],
  'manager’s rejection': ['features/candidates/reject-later.ts', 'POST v2/projects/candidates/hm_review'],
  'recruiter’s rejection': ['features/candidates/reject-later.ts', 'POST v2/projects/candidates/recruiter_review'],
  'rejection that teaches': ['features/candidates/reject-later.ts', 'PUT v1/candidates'],
  share: ['features/candidates/ShareDialog.tsx', 'POST v1/share'],
  reasons: ['features/candidates/ChooseReasonsDialog.tsx', 'PUT v1/candidates'],
  'contact by hand': ['features/outreach/ByHandForm.tsx', 'POST v2/projects/candidates/status'],
  'first mail': ['features/outreach/send-first-mail.ts', 'POST v2/projects/candidates/approve_and_send'],
  'permission to send': ['features/outreach/MailboxPermission.tsx', 'PUT v1/users/settings'],
  'find an address': ['features/outreach/AddressField.tsx', 'POST v1/email/find'],
  InMail: ['features/outreach/linkedin.ts', 'POST v1/li/inmail'],
  invitation: ['features/outreach/linkedin.ts', 'POST v1/li/connect'],
  'LinkedIn sign-in': ['features/outreach/linkedin.ts', 'POST v1/li/login', ['linkedin-account.spec.ts', 'a server that fails']],
  'LinkedIn code': ['features/outreach/linkedin.ts', 'PUT v1/li/login', ['linkedin-account.spec.ts', 'a wrong code']],
  comment: ['features/conversation/use-comments.ts', 'POST v1/comments'],
  'change a comment': ['features/conversation/use-comments.ts', 'PUT v1/comments'],
  'delete a comment': ['features/conversation/use-comments.ts', 'DELETE v1/comments'],
  note: ['features/conversation/use-note.ts', 'PUT v1/candidates'],
  'follow-ups': ['features/conversation/use-conversation.ts', 'PUT v1/candidates'],
  'another address': ['features/conversation/UpdateEmailDialog.tsx', 'PUT v1/candidates'],
  'quick answer': ['features/conversation/QuickAnswers.tsx', 'PUT v1/projects/settings'],
  'draft of an answer': ['features/conversation/ReplyTools.tsx', 'POST v2/emails/generate_automated_email'],
  answer: ['features/conversation/use-reply.ts', 'POST v1/email/reply'],
  'answer taken back': ['features/conversation/use-reply.ts', 'POST v2/projects/candidates/undo'],
  'another time': ['features/conversation/use-conversation.ts', 'PUT v2/mail/scheduled'],
  'cancel a mail': ['features/conversation/use-conversation.ts', 'DELETE v2/mail/scheduled'],
  'parked mail': ['features/conversation/use-conversation.ts', 'POST v2/mail/parked'],
  'unmatched mail': ['features/inbox/InboxScreen.tsx', 'POST v2/mail/unmatched'],
  pause: ['features/panel/project-actions.ts', 'POST v2/projects/pause'],
  archive: ['features/panel/project-actions.ts', 'POST v2/projects/archive'],
  duplicate: ['features/panel/project-actions.ts', 'POST v2/projects/copy'],
  'next batch': ['features/panel/project-actions.ts', 'POST v2/projects/flashcards'],
  expand: ['features/panel/ExpandDialog.tsx', 'POST v2/projects/expansions'],
  health: ['features/panel/StaffSigns.tsx', 'PUT v1/projects'],
  'search again': ['features/panel/project-actions.ts', 'POST v1/projects/reform'],
  'accept lessons': ['features/review/learned/use-learned.ts', 'PUT v2/projects/lessons'],
  'undo lessons': ['features/review/learned/use-learned.ts', 'POST v2/projects/lessons/undo'],
  'restore lessons': ['features/review/learned/use-learned.ts', 'POST v2/projects/lessons/restore'],
  'import one': ['features/panel/ImportCandidateDialog.tsx', 'POST v1/candidates'],
  calibration: ['features/panel/CalibrationSwitches.tsx', 'PUT v1/projects'],
  'calibration of ten': ['features/review/CalibrationIntro.tsx', 'PUT v1/projects'],
  permissions: ['features/profile/PermissionsDialog.tsx', 'PUT v1/users/settings'],
  profile: ['features/profile/ProfileForm.tsx', 'PUT v1/users/profile'],
  'verify an address': ['features/account/VerifyEmailScreen.tsx', 'POST v2/account/email/verify', ['accounts.spec.ts', 'email/verify']],
  'resend a link': ['features/profile/EmailState.tsx', 'POST v2/account/email/resend', ['accounts.spec.ts', 'email/resend']],
  'resend a link from any page': [
    'app/UnverifiedBanner.tsx',
    'POST v2/account/email/resend',
    ['accounts.spec.ts', 'The link could not be sent. Try again in a moment.'],
  ],
  'change an admin': ['features/team/use-members.ts', 'PUT v2/team/members', ['members.spec.ts', 'The change could not be saved.']],
  'remove a member': ['features/team/use-members.ts', 'DELETE v2/team/members', ['members.spec.ts', 'The member could not be removed.']],
  'invite from the team page': [
    'features/team/use-members.ts',
    'POST v2/team/invitations',
    ['members.spec.ts', 'The invitation could not be sent.'],
  ],
  'revoke an invitation': [
    'features/team/use-members.ts',
    'DELETE v2/team/invitations',
    ['members.spec.ts', 'The invitation could not be revoked.'],
  ],
  'cancel a new address': ['features/profile/EmailState.tsx', 'DELETE v2/account/email', ['accounts.spec.ts', 'Keep robin']],
  'end a session': ['features/profile/Sessions.tsx', 'DELETE v2/account/sessions', ['accounts.spec.ts', 'account/sessions']],
  'confirm identity': [
    'features/profile/ConfirmIdentityDialog.tsx',
    'POST v2/account/confirmation',
    ['accounts.spec.ts', 'account/confirmation'],
  ],
  'secure an account': ['features/account/SecureAccountScreen.tsx', 'POST v2/account/secure', ['accounts.spec.ts', 'account/secure']],
  'first administrator': ['features/account/FirstRunScreen.tsx', 'POST v2/first_run', ['accounts.spec.ts', 'first_run']],
  'security log': ['features/operations/SecurityScreen.tsx', 'POST v2/security_log/export', ['accounts.spec.ts', 'security_log/export']],
  'security log of all': [
    'features/operations/SecurityScreen.tsx',
    'POST v2/operations/security_log/export',
    ['accounts.spec.ts', 'operations/security'],
  ],
  'notifications by mail': ['features/profile/NotificationMail.tsx', 'PUT v1/users/settings'],
  calendar: ['features/calendar/CalendarSetup.tsx', 'PUT v1/users/settings'],
  'connect calendars': ['features/calendar/use-calendars.ts', 'POST v2/calendars'],
  'what a calendar counts as': ['features/calendar/use-calendars.ts', 'PUT v2/calendars'],
  'disconnect calendars': ['features/calendar/use-calendars.ts', 'DELETE v2/calendars'],
  'read calendars now': ['features/calendar/use-calendars.ts', 'POST v2/calendars/sync'],
  'hours of an interviewer': ['features/calendar/use-interviewer.ts', 'PUT v2/interviewers/settings', ['setup-team.spec.ts', 'Try again']],
  product: ['features/projects/switch-product.ts', 'PUT v1/users/settings'],
  shortcuts: ['app/keep-shortcuts.ts', 'PUT v1/users/settings'],
  'health on the board': ['features/operations/BoardProject.tsx', 'PUT v2/operations/health'],
  'free trial': ['features/operations/Trial.tsx', 'PUT v2/operations/free_trial'],
  'staff note': ['features/operations/StaffNotes.tsx', 'POST v2/operations/notes'],
  'change a staff note': ['features/operations/StaffNotes.tsx', 'PUT v2/operations/notes'],
  'delete a staff note': ['features/operations/StaffNotes.tsx', 'DELETE v2/operations/notes'],
  'answer to a plan': ['features/operations/PlansScreen.tsx', 'PUT v2/operations/plans'],
  'failed events': ['features/operations/SystemScreen.tsx', 'POST v2/operations/system'],
  'unmatched email settled': [
    'features/operations/UnmatchedScreen.tsx',
    'PUT v2/operations/unmatched',
    ['unmatched.spec.ts', 'This could not be saved. Please try again.'],
  ],
  'message dealt with': ['features/operations/MessagesScreen.tsx', 'PUT v2/operations/messages'],
  'resume email': ['features/operations/EmailScreen.tsx', 'PUT v2/operations/email'],
  account: ['features/operations/UsersScreen.tsx', 'PUT v2/operations/users'],
  'borrow a session': ['features/operations/borrow.ts', 'POST v1/slack/commandin'],
  'link an ATS': ['features/ats/AtsScreen.tsx', 'POST v1/link/update'],
  'linking window': ['features/ats/use-linking.ts', 'POST v2/ats/linking'],
  'unlink an ATS': ['features/ats/LinkCard.tsx', 'DELETE v2/ats'],
  'import a job': ['features/ats/use-import.ts', 'POST v2/ats/jobs/import'],
  'ATS sync': ['features/ats/SyncEditor.tsx', 'PUT v2/ats/sync'],
  'send to the ATS': ['features/ats/send-to-ats.ts', 'POST v2/ats/push'],
  'add a person': ['features/talent/AddPersonDialog.tsx', 'POST v2/talent'],
  'import a file': ['features/talent/ImportDialog.tsx', 'POST v2/talent/import'],
  'cancel an import': [
    'features/talent/ImportProgress.tsx',
    'POST v2/talent/import/cancel',
    ['import.spec.ts', 'The import could not be cancelled. Please try again.'],
  ],
  'import a resume': ['features/talent/ImportDialog.tsx', 'POST v2/talent/json_resume'],
  'new project': ['features/wizard/new-project.ts', 'POST v1/projects/self_serve'],
  'new autopilot project': ['features/wizard/new-project.ts', 'POST v1/projects/autopilot'],
  'new navigator project': ['features/wizard/new-project.ts', 'POST v1/projects'],
  'new project of the newer kind': ['features/wizard/new-project.ts', 'POST v2/projects'],
  'read a job description': ['features/wizard/intake/JobIntake.tsx', 'POST v1/projects/intake'],
  'read a résumé': ['features/wizard/steps/ideals/ResumeFiles.tsx', 'POST v2/projects/ideal_candidates/resume'],
  settings: ['features/wizard/use-draft.ts', 'PUT v1/projects/settings'],
  'submit a project': ['features/wizard/ProjectWizard.tsx', 'POST v2/projects/flashcards/initial'],
  invite: ['features/wizard/team/invite.ts', 'POST v2/team/invitations'],
  'ask for a plan': ['features/checkout/checkout-calls.ts', 'POST v1/checkout'],
  'take a plan back': ['features/checkout/checkout-calls.ts', 'DELETE v1/checkout'],
  'sign in': ['features/account/LoginScreen.tsx', 'POST v1/sessions'],
  'sign in with a provider': ['features/account/provider-sign-in.ts', 'POST v1/users'],
  'connect an account': ['features/account/provider-sign-in.ts', 'POST v1/users/identities'],
  'disconnect an account': ['features/profile/ways-in.ts', 'DELETE v1/users/identities'],
  'where one works': ['features/account/WorkForm.tsx', 'PUT v1/users/profile'],
  register: ['features/account/RegisterScreen.tsx', 'POST v1/users'],
  'forgotten password': ['features/account/ForgotPasswordDialog.tsx', 'POST v1/users/forgot_password'],
  'new password': ['features/account/ResetPasswordScreen.tsx', 'POST v1/users/reset_password'],
  unsubscribe: ['features/account/SubscriptionScreen.tsx', 'POST v1/notifications/unsubscribe'],
  resubscribe: ['features/account/SubscriptionScreen.tsx', 'POST v1/notifications/resubscribe'],
  'offer of the form about oneself': ['features/analytics/Demographics.tsx', 'POST v2/analytics/self_identification'],
  'fairness check': ['features/analytics/FairnessScreen.tsx', 'POST v2/projects/fairness'],
  'about oneself': ['features/account/SelfIdentificationScreen.tsx', 'POST v1/candidates/self_identification'],
  'about oneself, taken back': ['features/account/SelfIdentificationScreen.tsx', 'DELETE v1/candidates/self_identification'],
  'manager’s verdict by link': [
    'guest/review/outbox.ts',
    'POST v2/manager_review',
    ['manager-review.spec.ts', 'a fault of the server is tried again'],
  ],
  'interview cancelled by the team': [
    'features/candidates/InterviewLine.tsx',
    'POST v2/interviews/cancel',
    ['booking.spec.ts', "'interview cancelled by the team'"],
  ],
  'hold a time': ['guest/book/use-booking.ts', 'POST v2/interviews/booking/hold', ['booking.spec.ts', "answer('hold'"]],
  'confirm a time': ['guest/book/use-booking.ts', 'POST v2/interviews/booking/confirm', ['booking.spec.ts', "answer('confirm'"]],
  'move an interview': ['guest/book/use-booking.ts', 'POST v2/interviews/booking/move', ['booking.spec.ts', "answer('move'"]],
  'cancel an interview': ['guest/book/use-booking.ts', 'POST v2/interviews/booking/cancel', ['booking.spec.ts', "answer('cancel'"]],
  'what was asked for': ['features/account/AdditionalInformationScreen.tsx', 'POST v1/candidates/additional_information'],
} as const satisfies Record<string, Kind>

/** What the server says of a fault of its own. */
export const fault = 'Something went wrong on our side. Nothing was changed.'

/** While `meet` runs the server answers 500 to this write and to nothing else; it must have been asked. */
export async function refused(page: Page, kind: keyof typeof kinds, meet: () => Promise<void>): Promise<void> {
  await test.step(`${kind}, refused`, async () => {
    const [method, path] = kinds[kind][1].split(' ')
    const at = (url: URL) => url.pathname === `/api/${path}`
    let met = 0
    await page.route(at, (route) => {
      if (route.request().method() !== method) return route.fallback()
      met++
      return route.fulfill({ status: 500, json: { error: 'unexpected', message: fault } })
    })
    await meet()
    // what is said may be said from before
    await expect.poll(() => met).toBeGreaterThan(0)
    await page.unroute(at)
  })
}
