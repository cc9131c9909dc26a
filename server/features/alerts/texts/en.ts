// English texts of server/features/alerts: answers, notifications, and emails.
import { plural } from '@fairlead/domain/shared/language'

// on-ats-link-changed
export const relinkAts = (name: string | number) => `${name} must be linked again. Candidates wait until then.`
export const atsForgotLink = (name: string | number) => `${name} no longer knows the link. Link it again.`
export const atsLinkOff = (name: string | number) => `The link to ${name} is switched off there.`

// on-reply-received
export const isInterested = (name: string | number) => `${name} is interested.`
export const hasAQuestion = (name: string | number) => `${name} has a question.`
export const isNotInterested = (name: string | number) => `${name} is not interested.`
export const notNowAlert = (name: string | number) => `${name} isn’t interested right now. When do you want to check back?`
export const referralAlert = (name: string | number) => `${name} declines and recommends someone else.`
export const wrongPersonAlert = (name: string | number) => `${name} is the wrong person.`
export const dataRequestAlert = (name: string | number) => `${name} asks about their personal data. We won’t send them anything else.`
export const optOutAlert = (name: string | number) => `${name} asked not to be contacted again.`
export const thanksAlert = (name: string) => `${name} thanked you.`
export const unclearReplyAlert = (name: string | number) => `${name} replied, but we’re not sure what they mean.`
export const outOfOfficeAlert = (name: string | number) => `${name} is out of office.`
export const repliedPleaseCheck = (name: string | number) => `${name} replied. Please check.`

// on-sign-in-changed
export const passwordChanged = 'The password was changed, and all other sessions were signed out.'
export const emailChanged = 'The email address was changed. Sign-in with this address no longer works.'
export const providerLinked = 'An account at Google or Microsoft was linked and can now be used to sign in.'
export const factorAdded = 'A second factor was added, and all other sessions were signed out.'
export const factorRemoved = 'A second factor was removed, and all other sessions were signed out.'
export const factorsReset =
  'An admin removed your second factors and signed you out. Sign in with your password and add a new one in your profile.'
export const recoveryCodesMade = 'New recovery codes were made. The earlier ones no longer work.'
export const recoveryCodeUsed = 'A recovery code was used. Each one works once; you can make new ones in your profile.'
export const providerUnlinked = 'An account at Google or Microsoft was unlinked and can no longer be used to sign in.'

// notifications
export const unknownNotification = 'This notification does not exist.'

// on-calendar-prevented
export const syncCalendarAlert = (name: string | number) => `Candidates of ${name} are waiting for you to sync your calendar.`

// on-calendar-synced
export const reconnectCalendarsAlert = (name: string | number) =>
  `Reconnect your calendars in ${name}. No one can book with you until then.`

// on-comment-written
export const askedYouAbout = (personNameAsText: string | number, name: string | number) => `${personNameAsText} asked you about ${name}.`
export const mentionedYou = (by: string, name: string) => `${by} mentioned you in a comment on ${name}.`

// on-information-received
export const informationAlert = (name: string | number) => `${name} sent information or a document.`

// on-interview-out-of-sync
export const outOfSync = (isRemoved: boolean, name: string, agreed: string) =>
  `${isRemoved ? 'You removed the entry from your calendar' : 'You moved the entry in your calendar'}, but ${name} still expects to meet as agreed: ${agreed}. Restore the entry, or cancel the interview so that they can choose another time.`

// on-interview-replaced
export const anInterviewer = 'An interviewer'
export const replacement = (formerName: string, joined: string, name: string, when: string) =>
  `${formerName} can’t take the interview with ${name}, so ${joined} takes over: ${when}.`
export const noReplacement = (formerName: string, name: string, when: string) =>
  `${formerName} can’t take the interview with ${name} on ${when}, and no one else who could is free. Ask them, or cancel it so that the candidate can choose another time.`

// on-room-missing
export const roomMissing = (name: string, reason: string) =>
  `The interview with ${name} has no video room yet: ${reason} We keep trying. Send them a link if it’s soon.`

// on-interview
export const bookedAnInterview = (name: string | number, when: string | number) => `${name} booked an interview: ${when}.`
export const movedTheirInterview = (name: string | number, when: string | number) => `${name} moved their interview to ${when}.`
export const interviewCanceledAlert = (name: string | number, when: string | number) => `The interview with ${name} was canceled: ${when}.`

// on-mail-trouble
export const refusedEmailAlert = (name: string | number) => `An email to ${name} was refused. Try another address.`
export const undecidedEmailAlert = (parkedHeading: string | number, name: string | number) =>
  `${parkedHeading}: an email to ${name} needs your decision.`

// on-test-email-failed
export const testRefused = (address: string) => `Your test email to ${address} was refused.`
export const testNotSent = (address: string) => `Your test email to ${address} could not be sent. Send another one.`
export const testUnknown = (address: string) =>
  `We don’t know whether your test email reached ${address}. If it hasn’t arrived, send another one.`
export const serverAnswer = (answer: string) => ` The mail server answered: “${answer}”`

// on-share-email-failed
export const shareRefused = (address: string) => `Your email with candidates to ${address} was refused.`
export const shareSuppressed = (address: string) =>
  `Your email with candidates to ${address} wasn’t sent: the address is on your workspace’s suppression list.`
export const shareNotSent = (address: string) => `Your email with candidates to ${address} could not be sent.`
export const shareUnknown = (address: string) =>
  `We don’t know whether your email with candidates reached ${address}. Ask them before you share again.`

// on-scorecard
export const submittedAScorecard = (personNameAsText: string | number, name: string | number) =>
  `${personNameAsText} submitted a scorecard for ${name}.`

// on-search-batch-ready
export const noNewCandidatesAlert = 'No new candidates match this search. Widen it in the settings.'
export const firstCandidatesAlert = (count: string | number) => `The first ${count} candidates are ready. Tell us who fits.`
export const newCandidatesAlert = (count: string | number) => `${count} new candidates are ready for review.`

// on-conversation-assigned
export const assignedAlert = (by: string, name: string) => `${by} assigned you the conversation with ${name}.`

// on-offer
export const offerToApprove = (by: string, name: string) => `${by} asks you to approve the offer letter to ${name}.`
export const offerApproved = (by: string, name: string) => `${by} approved the offer letter to ${name}.`
export const offerReturned = (by: string, name: string) => `${by} returned the offer letter to ${name} with a comment.`
export const offerSigned = (name: string) => `${name} signed the offer letter.`
export const offerDeclined = (name: string) => `${name} declined the offer.`

// on-records-broken
export const brokenRecordAlert = (domain: string) =>
  `A DNS record of ${domain} that proves your email is missing or wrong. Until it is corrected, more of your emails go to spam. Your mailbox settings show what to publish.`

// on-task
export const answerBy = (title: string | number, now: string | number) => `${title}. Answer by ${now}.`
export const reminderAlert = (title: string | number) => `${title}: you wanted to be reminded today.`

// what stands for a hidden name: alone at the beginning of a sentence, and inside one
export const someCandidate = 'A candidate'
export const aCandidate = 'a candidate'
export const approvedBy = (by: string, name: string) => `${by} approved ${name}.`
export const rejectedBy = (by: string, name: string) => `${by} rejected ${name}.`
/** `reason` is theirs; '' = none. */
export const canceledTheirInterview = (name: string, when: string, reason: string) =>
  `${name} canceled their interview, ${when}.${reason === '' ? '' : ` They wrote: “${reason}”`}`
export const newUnmatched = (count: number) =>
  plural('en', count, { one: '1 new unmatched email', other: `${count.toLocaleString('en-US')} new unmatched emails` })

// on-people-found
export const newPeople = (people: number, search: string) =>
  `${plural('en', people, { one: '1 new person', other: `${people.toLocaleString('en-US')} new people` })} in “${search}”`

// on-sso
export const breakGlassAlert = (email: string) =>
  `${email} signed in as a break-glass admin, without single sign-on. If you didn’t expect this, ask them.`
export const domainLapsedAlert = (domain: string) =>
  `The DNS record that verifies ${domain} is gone. Its addresses no longer sign in by single sign-on until it is back.`
