// All ids that a call can name, and unknown ids of the same shape.
import { newId, newSecret, newToken } from '../server/platform/ids.ts'

/** Ids, secret links, and words that a call can name. */
export interface Things {
  project_id: string
  /** A second project with the same roster. */
  other_project_id: string
  candidate_id: string
  person_id: string
  lro_id: string
  mail_id: string
  /** A candidate's reply, and its task. */
  reply_id: string
  come_back_id: string
  referral_id: string
  data_request_id: string
  /** What the candidate says is wrong. */
  dispute_id: string
  message_id: string
  /** An email that is scheduled for later. */
  scheduled_id: string
  notification_id: string
  /** A message from the contact page. */
  contact_id: string
  /** A user of the workspace with no other role here. */
  account_id: string
  comment_id: string
  resume_key: string
  unsubscribe_token: string
  information_token: string
  oneself_token: string
  /** The hiring manager's. */
  review_token: string
  booking_token: string
  /** Of a candidate of the other project with a booked interview. */
  booked_token: string
  /** Of that interview's interviewer. */
  scorecard_token: string
  /** The fingerprint of the key that signs the workspace's shortlists. */
  signing_key: string
  /** Of a candidate with a sent offer letter. */
  offer_token: string
  /** Of the candidate's page about their data, with an open code, and the access that a code gave. */
  data_page_token: string
  data_access_token: string
  /** Address, username, and password of calendars that anyone with these credentials may connect. */
  calendar_token: string
  /** SMTP and IMAP ports on this machine, and username and password of a mailbox that anyone with these credentials may connect. */
  mailbox_token: string
  /** With a candidate of the other project. */
  interview_id: string
  invitation_token: string
  reset_token: string
  /** From a notice about a changed sign-in. */
  secure_token: string
  /** The second step of a sign-in, and a recovery code for it. */
  step_token: string
  recovery_code: string
  /** Names an authenticator with a passkey. */
  passkey_token: string
  /** Verifies the caller's address. */
  prove_token: string
  /** The token of the ATS linking window, valid once. */
  ats_token: string
  /** The parameters of a provider's redirect after sign-in, valid once. */
  identity_code: string
  /** The same for connecting a mailbox there. */
  mailbox_code: string
  /** A single sign-on provider of the workspace, its proven domain, the code of a sign-in there, and a logout token. */
  sso_connection: string
  sso_domain: string
  sso_code: string
  sso_logout_code: string
  plan_request_id: string
  /** A job of the system that this token links. */
  ats_job_id: string
  invited_email: string
  /** An address that the team has suppressed. */
  suppression_id: string
  /** Contained in every text: names, addresses, emails, notes, files. */
  word: string
  email: string
  linkedin_url: string
}

/** The same shape with unknown ids. */
export function absentThings(): Things {
  const word = `quill${newToken()}`
  return {
    project_id: newId(),
    other_project_id: newId(),
    candidate_id: newId(),
    person_id: newId(),
    lro_id: newId(),
    mail_id: newId(),
    reply_id: newId(),
    come_back_id: newId(),
    referral_id: newId(),
    data_request_id: newId(),
    dispute_id: newId(),
    message_id: newId(),
    scheduled_id: newId(),
    notification_id: newId(),
    contact_id: newId(),
    account_id: newId(),
    comment_id: newId(),
    resume_key: newId(),
    unsubscribe_token: newToken(),
    information_token: newSecret(),
    oneself_token: newSecret(),
    review_token: newSecret(),
    booking_token: newSecret(),
    booked_token: newSecret(),
    scorecard_token: newSecret(),
    signing_key: newSecret(),
    offer_token: newSecret(),
    data_page_token: newSecret(),
    data_access_token: newSecret(),
    calendar_token: newSecret(),
    mailbox_token: `1 1 fairlead ${newSecret()}`,
    interview_id: newId(),
    invitation_token: newSecret(),
    reset_token: newSecret(),
    secure_token: newSecret(),
    step_token: newSecret(),
    recovery_code: 'abcd-abcd-abcd',
    passkey_token: newSecret(),
    prove_token: newSecret(),
    ats_token: newSecret(),
    identity_code: newSecret(),
    sso_connection: newId(),
    sso_domain: newId(),
    sso_code: newSecret(),
    sso_logout_code: newSecret(),
    mailbox_code: newSecret(),
    plan_request_id: newId(),
    ats_job_id: newId(),
    invited_email: `mate.${newId()}@home.example`,
    suppression_id: newId(),
    word,
    email: `jo@${word}.example`,
    linkedin_url: `https://www.linkedin.com/in/jo-${word}`,
  }
}
