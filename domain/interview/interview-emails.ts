// Emails about an interview, to the candidate and the interviewers.
import { entriesOf } from '../shared/records.ts'
import { habitsOfZone, longDayText, timeText } from '../shared/dates.ts'
import type { Language } from '../shared/language.ts'
import { asReader } from '../shared/readers-language.ts'
import type { Notice } from '../project/notices.ts'
import type { Meeting } from './booking.ts'
import { interviewTexts } from './texts/interview-texts.ts'
import { namesInWords } from './panel.ts'
import { text as hostText } from './texts/interview-emails.ts'

/**
 * 'Monday, 26 October 2026, 10:00–10:30 (Europe/Berlin)', 'Monday, October 26, 2026, 2:00 AM–2:30 AM (America/New_York)': in
 * the reader's zone and their country's format, with both days if it ends on another.
 */
export function whenInWords(start: Date, end: Date, timeZone: string): string {
  const { clock: hours, order } = habitsOfZone(timeZone)
  const clock = (moment: Date) => timeText(moment, timeZone, hours)
  const [first, last] = [longDayText(start, timeZone, true, order), longDayText(end, timeZone, true, order)]
  const rest = first === last ? clock(end) : `${last}, ${clock(end)}`
  return `${first}, ${clock(start)}${first === last ? '–' : ' – '}${rest} (${timeZone})`
}

/** '10:00–10:30' in the format of the zone's country. */
function timesInWords(start: Date, end: Date, timeZone: string): string {
  const { clock } = habitsOfZone(timeZone)
  return `${timeText(start, timeZone, clock)}–${timeText(end, timeZone, clock)}`
}

/** Where it takes place, as a sentence for the candidate. */
export function whereInWords(
  { kind, where }: Pick<Meeting, 'kind' | 'where'>,
  host: string,
  phone: string | null = null,
  language: Language = 'en',
): string {
  const texts = interviewTexts(language)
  if (kind === 'video') return where === '' ? texts.linkFollows : texts.byVideo(where)
  if (kind === 'place') return texts.atPlace(where)
  return where === '' ? texts.hostCalls(host, phone) : texts.candidateCalls(where)
}

export type InterviewNews =
  | 'booked'
  | 'moved'
  | 'cancelled_by_candidate'
  | 'cancelled_by_team'
  | 'cancelled_for_good'
  | 'day_before'
  | 'hour_before'
  | 'cannot_be_moved'
  | 'room_ready'
  | 'interviewers_changed'

export interface InterviewFacts {
  /** The caller, for phone interviews. */
  hostName: string
  /** Everyone they meet, as text. */
  interviewerNames: string
  start: Date
  end: Date
  /** The candidate's. */
  timeZone: string
  meeting: Meeting
  /** The candidate's number, if the interviewer calls. */
  phone?: string | null
  /** The previous start; null unless it was moved. */
  movedFrom: Date | null
  /** The team's reason; '' = none. */
  reason: string
  /** Free times instead, nearest first. */
  alternatives: readonly { start: Date; end: Date }[]
  /** The name of one interview of a day; '' for a single one. */
  part: string
  /** The whole day, in the order of its times; empty for a single interview. */
  agenda: readonly { name: string; start: Date; end: Date; interviewerNames: string }[]
}

/**
 * The email to the candidate; `{{booking_link}}`, `{{first_name}}`, `{{job_title}}`, `{{hiring_company}}` and `{{sender_name}}`
 * are filled in later.
 */
export function interviewNotice(news: InterviewNews, facts: InterviewFacts, language: Language = 'en'): Notice {
  // dates in the candidate's language, not in that of the teammate who changed something
  return asReader(language === 'de' ? 'de' : 'en', () => noticeIn(news, facts, language))
}

function noticeIn(news: InterviewNews, facts: InterviewFacts, language: Language): Notice {
  const { hostName, start, end, timeZone, meeting, reason, alternatives, part, agenda } = facts
  const interviewerNames = part === '' ? facts.interviewerNames : `${facts.interviewerNames} (${part})`
  const texts = interviewTexts(language)
  const when = whenInWords(start, end, timeZone)
  const where = whereInWords(meeting, hostName, facts.phone, language)
  const paragraphs: Record<InterviewNews, () => string[]> = {
    booked: () => texts.booked(interviewerNames, when, where),
    moved: () => texts.moved(interviewerNames, when, where, timeBefore(facts)),
    cancelled_by_candidate: () => texts.cancelledByCandidate(interviewerNames, when),
    cancelled_by_team: () => texts.cancelledByTeam(interviewerNames, when, reason),
    cancelled_for_good: () => texts.cancelledForGood(interviewerNames, when),
    day_before: () => texts.dayBefore(interviewerNames, when, where),
    hour_before: () => texts.hourBefore(interviewerNames, when, where),
    interviewers_changed: () => texts.interviewersChanged(interviewerNames, when, where),
    room_ready: () => texts.roomReady(interviewerNames, when, where),
    cannot_be_moved: () =>
      texts.cannotBeMoved(
        interviewerNames,
        when,
        alternatives.map((slot) => whenInWords(slot.start, slot.end, timeZone)),
      ),
  }
  const isPlan = agenda.length > 0 && (news === 'booked' || news === 'moved' || news === 'day_before')
  const lines = agenda.map((entry) => `- ${timesInWords(entry.start, entry.end, timeZone)}: ${entry.name}, ${entry.interviewerNames}`)
  const plan = isPlan ? [`${texts.agenda}\n${lines.join('\n')}`] : []
  return { subject: texts.subject, body: [texts.greeting, ...paragraphs[news](), ...plan, texts.closing].join('\n\n') }
}

/** The previous time; '' unless it was moved. */
function timeBefore({ start, end, timeZone, movedFrom }: Pick<InterviewFacts, 'start' | 'end' | 'timeZone' | 'movedFrom'>): string {
  return movedFrom ? whenInWords(movedFrom, new Date(movedFrom.getTime() + end.getTime() - start.getTime()), timeZone) : ''
}

/** `joined` takes over from someone who declined; a trainee only sits in. */
export type HostNews = 'booked' | 'moved' | 'cancelled' | 'joined'

/** The email to each interviewer; times are in the interviewer's zone. */
export function hostMail(
  news: HostNews,
  facts: Pick<InterviewFacts, 'start' | 'end' | 'timeZone' | 'movedFrom' | 'reason' | 'phone'> & {
    candidateName: string
    jobTitle: string
    link: string
    by: string
    /** The hiring manager's feedback on approval; '' = none. For the interviewer only, never for the candidate. */
    assessment: string
    /** The page for their scorecard; '' = none. */
    scorecard: string
    /** The other interviewers. */
    others: readonly string[]
    /** The room's link or the place; '' = none. */
    where: string
    /** The reader sits in to learn. */
    isTrainee: boolean
    /** Trainees who sit in, for the interviewers. */
    trainees: readonly string[]
  },
): { subject: string; body: string } {
  const {
    start,
    end,
    timeZone,
    reason,
    candidateName,
    jobTitle,
    link,
    by,
    assessment,
    scorecard,
    others: colleagues,
    isTrainee,
    trainees,
  } = facts
  const you = isTrainee ? namesInWords(colleagues) : namesInWords(['you', ...colleagues])
  const when = whenInWords(start, end, timeZone)
  const before = timeBefore(facts)
  const first = {
    booked: hostText.booked(candidateName, you, jobTitle),
    moved: hostText.moved(candidateName, you, jobTitle, before),
    cancelled: hostText.cancelled(candidateName, jobTitle, by, reason),
    joined: hostText.joined(candidateName, you, jobTitle),
  }[news]
  return {
    subject: hostText.subjects[news](candidateName),
    body: [
      hostText.hi,
      first,
      when,
      ...(news === 'cancelled'
        ? []
        : [isTrainee ? hostText.youSitIn : '', trainees.length > 0 ? hostText.sitsIn(namesInWords(trainees)) : '', facts.where].filter(
            (line) => line !== '',
          )),
      ...(facts.phone && news !== 'cancelled' ? [hostText.youCall(facts.phone)] : []),
      hostText.calendarEntry[news],
      ...(assessment && news !== 'cancelled' ? [hostText.fromManager(assessment)] : []),
      hostText.profileLink(link),
      ...(scorecard && news !== 'cancelled' ? [hostText.scorecardLink(scorecard)] : []),
    ].join('\n\n'),
  }
}

/** Asks an interviewer once for a missing scorecard. */
export function scorecardReminder(facts: { candidateName: string; jobTitle: string; link: string }): { subject: string; body: string } {
  const { candidateName, jobTitle, link } = facts
  return {
    subject: hostText.scorecardSubject(candidateName),
    body: [hostText.hi, hostText.scorecardMissing(candidateName, jobTitle), hostText.writeScorecard(link)].join('\n\n'),
  }
}

/** The hiring manager's feedback for the interviewer when the interview is arranged by email; `name` as the project shows it. */
export function interviewerBrief(facts: { name: string; jobTitle: string; assessment: string; link: string }): {
  subject: string
  body: string
} {
  const { name, jobTitle, assessment, link } = facts
  return {
    subject: hostText.briefSubject(name),
    body: [hostText.hi, hostText.approvedForInterview(name, jobTitle), hostText.fromManager(assessment), hostText.profileLink(link)].join(
      '\n\n',
    ),
  }
}

export type Reminder = 'day_before' | 'hour_before'

const hourMs = 3_600_000
/** How long before the interview each reminder is sent, and until when it is still useful. */
const reminders: Record<Reminder, { from: number; until: number }> = {
  day_before: { from: 24 * hourMs, until: 3 * hourMs },
  hour_before: { from: hourMs, until: hourMs / 6 },
}

/**
 * The reminder that is due for an interview at `start` whose time was agreed at `settledAt`, or null. Changes made within the
 * last two hours need no reminder. A late reminder, after an outage or a clock change, is still sent while it is useful.
 */
export function dueReminder(start: Date, settledAt: Date, now: Date): Reminder | null {
  const msLeft = start.getTime() - now.getTime()
  if (now.getTime() - settledAt.getTime() < 2 * hourMs && now >= settledAt) return null
  const entry = entriesOf(reminders).find(([, { from, until }]) => msLeft <= from && msLeft > until)
  return entry ? entry[0] : null
}
