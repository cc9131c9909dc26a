// What the product writes about an interview: to its candidate, and to anyone who holds it.
import { longDayText, timeText } from '../shared/dates.ts'
import type { Notice } from '../project/notices.ts'
import type { Meeting } from './booking.ts'
import { namesInWords } from './panel.ts'

/** 'Monday, October 26, 2026, 10:00–10:30 (Europe/Berlin)': in the zone of the reader, on a clock of 24 hours, with the day twice where it ends on another. */
export function whenInWords(start: Date, end: Date, timeZone: string): string {
  const clock = (moment: Date) => timeText(moment, timeZone, '24')
  const [first, last] = [longDayText(start, timeZone), longDayText(end, timeZone)]
  const rest = first === last ? clock(end) : `${last}, ${clock(end)}`
  return `${first}, ${clock(start)}${first === last ? '–' : ' – '}${rest} (${timeZone})`
}

/** Where it takes place, as a sentence to the candidate. */
export function whereInWords({ kind, where }: Meeting, host: string, phone: string | null = null): string {
  if (kind === 'video') return `You meet over video: ${where}`
  if (kind === 'place') return `You meet here: ${where}`
  return where === '' ? `${host} calls you${phone ? ` on ${phone}` : ''}.` : `By phone: please call ${where}`
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

export interface InterviewFacts {
  /** Who calls, where the interview is by phone. */
  hostName: string
  /** Everyone they meet, as a text. */
  interviewerNames: string
  start: Date
  end: Date
  /** Of the candidate. */
  timeZone: string
  meeting: Meeting
  /** The candidate's number, where the interviewer calls. */
  phone?: string | null
  /** When it was to begin before; null unless it was moved. */
  movedFrom: Date | null
  /** What the team gave as a reason; '' = none. */
  reason: string
  /** Times that are free instead, nearest first. */
  alternatives: readonly { start: Date; end: Date }[]
}

const change = 'If the time no longer works for you, move or cancel the interview here: {{booking_link}}'

/** The mail to the candidate; `{{booking_link}}`, `{{first_name}}`, `{{job_title}}`, `{{hiring_company}}` and `{{sender_name}}` are filled in later. */
export function interviewNotice(news: InterviewNews, facts: InterviewFacts): Notice {
  const { hostName, interviewerNames, start, end, timeZone, meeting, movedFrom, reason, alternatives } = facts
  const when = whenInWords(start, end, timeZone)
  const where = whereInWords(meeting, hostName, facts.phone)
  const texts: Record<InterviewNews, string[]> = {
    booked: [
      `Your interview with ${interviewerNames} for the {{job_title}} role at {{hiring_company}} is booked.`,
      when,
      where,
      'The invitation is attached, so you can add it to your calendar.',
      change,
    ],
    moved: [
      `Your interview with ${interviewerNames} has a new time${movedFrom ? ` (it was ${whenInWords(movedFrom, new Date(movedFrom.getTime() + end.getTime() - start.getTime()), timeZone)})` : ''}.`,
      when,
      where,
      'The attached invitation updates the entry in your calendar.',
      change,
    ],
    cancelled_by_candidate: [
      `Your interview with ${interviewerNames} on ${when} is canceled, as you asked.`,
      "If you'd like another time instead, choose one here: {{booking_link}}",
    ],
    cancelled_by_team: [
      `We're sorry, but your interview with ${interviewerNames} on ${when} can't take place.${reason ? ` ${reason}` : ''}`,
      'Please choose another time that works for you: {{booking_link}}',
    ],
    cancelled_for_good: [
      `Your interview with ${interviewerNames} on ${when} won't take place, and the entry is removed from your calendar.`,
    ],
    day_before: [`Your interview with ${interviewerNames} for the {{job_title}} role is coming up.`, when, where, change],
    hour_before: [`Your interview with ${interviewerNames} starts soon.`, when, where, change],
    cannot_be_moved: [
      `The time you proposed for your interview with ${interviewerNames} isn't available. The interview stays as planned:`,
      when,
      alternatives.length > 0
        ? `These times are available instead:\n${alternatives.map((one) => `- ${whenInWords(one.start, one.end, timeZone)}`).join('\n')}`
        : 'No other time is available right now.',
      'Choose another time here: {{booking_link}}',
    ],
  }
  return {
    subject: 'Interview: {{job_title}} at {{hiring_company}}',
    body: ['Hi {{first_name}},', ...texts[news], 'Best,\n{{sender_name}}'].join('\n\n'),
  }
}

/** The email to each interviewer; times are in their own zone. */
export function hostMail(
  news: 'booked' | 'moved' | 'cancelled',
  facts: Pick<InterviewFacts, 'start' | 'end' | 'timeZone' | 'movedFrom' | 'reason' | 'phone'> & {
    candidateName: string
    jobTitle: string
    link: string
    by: string
    /** What the hiring manager said when approving; '' = nothing. For the interviewer only, never for the candidate. */
    assessment: string
    /** The page their scorecard is written on; '' = none. */
    scorecard: string
    /** Those who hold it with them. */
    others: readonly string[]
  },
): { subject: string; body: string } {
  const { start, end, timeZone, movedFrom, reason, candidateName, jobTitle, link, by, assessment, scorecard, others } = facts
  const you = namesInWords(['you', ...others])
  const when = whenInWords(start, end, timeZone)
  const before = movedFrom ? whenInWords(movedFrom, new Date(movedFrom.getTime() + end.getTime() - start.getTime()), timeZone) : ''
  const first = {
    booked: `${candidateName} has booked an interview with ${you} for ${jobTitle}.`,
    moved: `${candidateName} has moved the interview with ${you} for ${jobTitle}${before ? `, from ${before}` : ''}.`,
    cancelled: `The interview with ${candidateName} for ${jobTitle} was canceled ${by}.${reason ? ` ${reason}` : ''}`,
  }[news]
  const entry = {
    booked: 'It’s on your calendar.',
    moved: 'The calendar entry is updated.',
    cancelled: 'The calendar entry is removed.',
  }[news]
  return {
    subject: `${{ booked: 'Booked', moved: 'Moved', cancelled: 'Canceled' }[news]}: interview with ${candidateName}`,
    body: [
      'Hi,',
      first,
      when,
      ...(facts.phone && news !== 'cancelled' ? [`You call them on ${facts.phone}.`] : []),
      entry,
      ...(assessment && news !== 'cancelled' ? [`From the hiring manager, for you only: ${assessment}`] : []),
      `Profile and conversation: ${link}`,
      ...(scorecard && news !== 'cancelled'
        ? [`Questions, and your scorecard for after the interview (no sign-in needed; please keep the link to yourself): ${scorecard}`]
        : []),
    ].join('\n\n'),
  }
}

/** Asks an interviewer for the scorecard they have not written, once. */
export function scorecardReminder(facts: { candidateName: string; jobTitle: string; link: string }): { subject: string; body: string } {
  const { candidateName, jobTitle, link } = facts
  return {
    subject: `Your scorecard for ${candidateName}`,
    body: [
      'Hi,',
      `You interviewed ${candidateName} for ${jobTitle}. Your scorecard is missing; it takes about a minute.`,
      `Write it here (no sign-in needed): ${link}`,
    ].join('\n\n'),
  }
}

/** Tells the interviewer what the hiring manager said, where the interview is arranged by email; `name` as the project shows it. */
export function interviewerBrief(facts: { name: string; jobTitle: string; assessment: string; link: string }): {
  subject: string
  body: string
} {
  const { name, jobTitle, assessment, link } = facts
  return {
    subject: `For your interview with ${name}`,
    body: [
      'Hi,',
      `${name} was approved for an interview with you for ${jobTitle}.`,
      `From the hiring manager, for you only: ${assessment}`,
      `Profile and conversation: ${link}`,
    ].join('\n\n'),
  }
}

export type Reminder = 'day_before' | 'hour_before'

const hourMs = 3_600_000
/** How long before the interview each goes out, and until when it still makes sense. */
const reminders: Record<Reminder, { from: number; until: number }> = {
  day_before: { from: 24 * hourMs, until: 3 * hourMs },
  hour_before: { from: hourMs, until: hourMs / 6 },
}

/**
 * The reminder that is due for an interview at `start` whose time was settled at `settledAt`, or null. No one is reminded of what they did
 * within the last two hours. One that is late, after an outage or a clock set forward, goes out as long as it makes sense.
 */
export function dueReminder(start: Date, settledAt: Date, now: Date): Reminder | null {
  const left = start.getTime() - now.getTime()
  if (now.getTime() - settledAt.getTime() < 2 * hourMs && now >= settledAt) return null
  const found = (Object.entries(reminders) as [Reminder, { from: number; until: number }][]).find(
    ([, { from, until }]) => left <= from && left > until,
  )
  return found ? found[0] : null
}
