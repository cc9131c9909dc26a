// Emails about an interview: the candidate gets an invitation for their calendar, every interviewer gets a message.
import type { Language } from '@fairlead/domain/shared/language'
import type { EventOf } from '@fairlead/domain/events'
import {
  hostMail,
  interviewNotice,
  type HostNews,
  type InterviewFacts,
  type InterviewNews,
} from '@fairlead/domain/interview/interview-emails'
import { Refusal } from '@fairlead/domain/refusal'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { lockWithProject } from '../../candidates/records/access-candidate.ts'
import type { KeptInvitation } from '@fairlead/domain/interview/kept-invitation'
import { bookingUrl, languageOfCandidate } from '../../mail/messages/candidate-language.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { sendNotice } from '../../mail/sending/send-notice.ts'
import { queueTeamMail } from '../../mail/messages/team-mail.ts'
import { hasMessageWithToken } from '../../mail/messages/message-facts.ts'
import { findInterviewer } from '../records/interviewer-store.ts'
import { eventOf, saveTold, type InterviewEvent } from '../records/interview-event-store.ts'
import { eventText, linkToCandidate } from './event-text.ts'
import { partsWith } from '../records/standing-interview.ts'
import { readInterview, readParts, type InterviewView } from '../records/interview-views.ts'
import { openScorecardLink } from '../scorecards/scorecard-link.ts'
import { bookingLinkDays } from '@fairlead/domain/interview/booking'
import { openLink } from '../../accounts/security/link-store.ts'

/** Safe to repeat: each email is written once per change. An email superseded by a later change isn't written. */
export function mailInterview(
  ctx: WorkspaceContext,
  mail: MailSettings,
  event: EventOf<'interview.booked' | 'interview.moved' | 'interview.cancelled'>,
): Promise<void> {
  return ctx.transaction(async (tx) => {
    const view = await lockInvitation(tx, ctx, event)
    if (!view) return
    const now = view.state === 'cancelled' ? 'cancelled' : view.movedFrom ? 'moved' : 'booked'
    if (event.type !== `interview.${now}`) return
    const news = now !== 'cancelled' ? now : cancellations[view.cancelledBy ?? 'product']
    const method = now === 'cancelled' ? 'CANCEL' : 'REQUEST'
    await writeToCandidate(tx, ctx, { mail, view, writing: { news, method, onceKey: `${news}:${view.settledSequence}`, alternatives: [] } })
    for (const reader of [...view.interviewers, ...view.trainees])
      await writeToInterviewer(tx, ctx, mail, { view, interviewer: reader, news: now, version: view.settledSequence })
  })
}

/** Sends the candidate the link of a room that was made after their invitation. */
export function mailRoom(ctx: WorkspaceContext, mail: MailSettings, event: EventOf<'interview.room_ready'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const view = await lockInvitation(tx, ctx, event)
    const { toldWhere } = await eventOf(tx, ctx, event.interviewId)
    if (view?.state !== 'booked' || toldWhere === null || toldWhere === view.meeting.where) return
    const onceKey = `room_ready:${view.meeting.where}`
    await writeToCandidate(tx, ctx, { mail, view, writing: { news: 'room_ready', method: 'REQUEST', onceKey, alternatives: [] } })
  })
}

/** Tells the candidate the new names, if they were told the old ones, and who takes over what they need to know. */
export function mailReplacement(ctx: WorkspaceContext, mail: MailSettings, event: EventOf<'interview.replaced'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const view = await lockInvitation(tx, ctx, event)
    const interviewer = view?.interviewers.find(({ userId }) => userId === event.joinedUserId)
    if (view?.state !== 'booked' || !interviewer) return
    const { toldWhere } = await eventOf(tx, ctx, event.interviewId)
    if (toldWhere === null) return
    const onceKey = `interviewers:${event.sequence}`
    await writeToCandidate(tx, ctx, { mail, view, writing: { news: 'interviewers_changed', method: 'REQUEST', onceKey, alternatives: [] } })
    await writeToInterviewer(tx, ctx, mail, { view, interviewer, news: 'joined', version: event.sequence })
  })
}

/** The interview, which no one else writes about until the transaction ends: the candidate is locked first, as in booking. */
async function lockInvitation(
  tx: Tx,
  ctx: WorkspaceContext,
  { interviewId, candidateId }: { interviewId: string; candidateId: string },
): Promise<InterviewView | null> {
  if (!(await lockWithProject(tx, candidateId)) || !(await readInterview(tx, interviewId))) return null
  await eventOf(tx, ctx, interviewId)
  return readInterview(tx, interviewId)
}

/** Don't offer another time to candidates who are out of the process. */
const cancellations = { candidate: 'cancelled_by_candidate', team: 'cancelled_by_team', product: 'cancelled_for_good' } as const

interface Writing {
  news: InterviewNews
  method: KeptInvitation['method'] | null
  /** Identifies the email, so that repeated requests create it once. */
  onceKey: string
  alternatives: InterviewFacts['alternatives']
}

/** In the candidate's thread; an email that can't be written is shown to the team instead. */
export async function writeToCandidate(
  tx: Tx,
  ctx: WorkspaceContext,
  { mail, view, writing }: { mail: MailSettings; view: InterviewView; writing: Writing },
): Promise<void> {
  const locked = await lockWithProject(tx, view.candidateId)
  if (!locked) return
  const event = await eventOf(tx, ctx, view.id)
  const language = await languageOfCandidate(tx, view.candidateId)
  const facts: InterviewFacts = {
    hostName: view.hostName,
    interviewerNames: view.interviewerNames,
    start: view.start,
    end: view.end,
    timeZone: view.candidateTimeZone,
    meeting: view.meeting,
    phone: view.candidatePhone,
    movedFrom: view.movedFrom,
    reason: view.cancelReason,
    alternatives: writing.alternatives,
    part: view.day?.name ?? '',
    agenda: await agendaOf(tx, view),
  }
  try {
    await sendNotice(tx, ctx, mail, locked, {
      ...interviewNotice(writing.news, facts, language),
      emailType: `interview_${writing.news}`,
      requestId: `interview:${view.id}:${writing.onceKey}`,
      cc: [],
      values: { booking_link: await openBookingLink(tx, ctx, mail, view.candidateId, language) },
      ...(writing.method && view.candidateEmail !== null ? { invitation: invitationOf(view, event, writing.method, mail) } : {}),
      ...(writing.method && (await isFirst(tx, event)) ? { replyToken: event.organizerToken } : {}),
    })
    if (writing.method === 'REQUEST') await saveTold(tx, view.id, view.meeting.where)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await saveCandidate(tx, view.candidateId, {
      attention: { code: 'parked_mail', text: `We couldn’t write the email about the interview: ${error.message}` },
    })
    await record(tx, ctx, { type: 'candidate.changed', projectId: view.projectId, candidateId: view.candidateId })
  }
}

/** The interviews of its day that take place. */
async function agendaOf(tx: Tx, view: InterviewView): Promise<InterviewFacts['agenda']> {
  if (!view.day) return []
  const { parts } = await readParts(tx, await partsWith(tx, view.id))
  return parts.filter(({ state }) => state === 'booked').map((part) => ({ ...part, name: part.day?.name ?? '' }))
}

/** Calendars reply to the address of the first invitation. */
async function isFirst(tx: Tx, event: InterviewEvent): Promise<boolean> {
  return !(await hasMessageWithToken(tx, event.organizerToken))
}

function invitationOf(view: InterviewView, event: InterviewEvent, method: KeptInvitation['method'], mail: MailSettings): KeptInvitation {
  return {
    method,
    uid: view.uid,
    sequence: view.sequence,
    start: view.start.toISOString(),
    end: view.end.toISOString(),
    ...eventText(view, 'candidate', mail.publicUrl),
    ...(view.meeting.kind === 'video' && view.meeting.where !== '' ? { conference: view.meeting.where } : {}),
    organizer: { name: view.hostName, token: event.organizerToken },
    attendees: [
      { name: view.candidateName, address: view.candidateEmail ?? '', answer: event.answer },
      ...view.interviewers.map(({ name, email }) => ({ name, address: email, answer: 'accepted' as const })),
    ],
  }
}

/** In their own zone, with their own link to the scorecard. */
async function writeToInterviewer(
  tx: Tx,
  ctx: WorkspaceContext,
  mail: MailSettings,
  {
    view,
    interviewer,
    news,
    version,
  }: { view: InterviewView; interviewer: InterviewView['interviewers'][number]; news: HostNews; version: number },
): Promise<void> {
  const isHost = interviewer.userId === view.hostUserId
  const isTrainee = view.trainees.some(({ userId }) => userId === interviewer.userId)
  const { start, end, movedFrom, cancelReason: reason, candidateName, jobTitle, assessment, candidatePhone } = view
  const facts: Parameters<typeof hostMail>[1] = {
    start,
    end,
    timeZone: (await findInterviewer(tx, interviewer.userId))?.timeZone ?? 'UTC',
    movedFrom,
    reason,
    candidateName,
    jobTitle,
    link: linkToCandidate(mail.publicUrl, view),
    by: { candidate: 'by them', team: 'by the team', product: 'because they are no longer being considered' }[
      view.cancelledBy ?? 'product'
    ],
    assessment: isTrainee ? '' : assessment,
    phone: isHost ? candidatePhone : null,
    others: view.interviewers.filter(({ userId }) => userId !== interviewer.userId).map(({ name }) => name),
    where: view.meeting.kind === 'phone' ? '' : view.meeting.where,
    isTrainee,
    trainees: isTrainee ? [] : view.trainees.map(({ name }) => name),
    scorecard:
      isTrainee || news === 'cancelled'
        ? ''
        : await openScorecardLink(tx, ctx, { publicUrl: mail.publicUrl, interview: view, userId: interviewer.userId }),
  }
  await queueTeamMail(tx, ctx, mail, {
    to: interviewer.email,
    // in the interviewer's language
    subject: () => hostMail(news, facts).subject,
    body: () => hostMail(news, facts).body,
    from: null,
    projectId: view.projectId,
    emailType: `interview_${news}_host`,
    requestId: `interview_host:${view.id}:${news}:${version}${isHost ? '' : `:${interviewer.userId}`}`,
  })
}

/** A link for one candidate to book, move, and cancel; several can be valid at once, one in each email. */
async function openBookingLink(
  tx: Tx,
  ctx: WorkspaceContext,
  { publicUrl }: MailSettings,
  candidateId: string,
  language: Language,
): Promise<string> {
  return bookingUrl(publicUrl, await openLink(tx, ctx, { purpose: 'booking', candidateId, days: bookingLinkDays }), language)
}
