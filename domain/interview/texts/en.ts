// English texts of the emails to candidates about their interview; `when` is 'Monday, October 26, 2026, 10:00–10:30 (Europe/Berlin)'.

const change = 'If the time no longer works for you, move or cancel the interview here: {{booking_link}}'

export const en = {
  subject: 'Interview: {{job_title}} at {{hiring_company}}',
  greeting: 'Hi {{first_name}},',
  closing: 'Best,\n{{sender_name}}',

  // where it takes place
  byVideo: (where: string) => `You meet over video: ${where}`,
  linkFollows: 'You meet over video. We’ll email you the link as soon as the room is ready.',
  atPlace: (where: string) => `You meet here: ${where}`,
  hostCalls: (host: string, phone: string | null) => `${host} calls you${phone ? ` on ${phone}` : ''}.`,
  candidateCalls: (where: string) => `By phone: please call ${where}`,

  // times that the team proposes
  proposeTimes:
    'Would one of these times work for you to talk about the {{job_title}} role at {{hiring_company}}? Open the one that suits you to confirm it.',
  openQuestions: (topics: string) => `You also asked about ${topics}. We’ll talk about that when we meet.`,
  proposeOthers: 'If none of them does, choose another time here: {{booking_link}}',

  agenda: 'All interviews of the day:',

  // one paragraph each
  booked: (host: string, when: string, where: string) => [
    `Your interview with ${host} for the {{job_title}} role at {{hiring_company}} is booked.`,
    when,
    where,
    'The invitation is attached, so you can add it to your calendar.',
    change,
  ],
  /** `before` is the previous start; '' = unknown. */
  moved: (host: string, when: string, where: string, before: string) => [
    `Your interview with ${host} has a new time${before && ` (it was ${before})`}.`,
    when,
    where,
    'The attached invitation updates the entry in your calendar.',
    change,
  ],
  cancelledByCandidate: (host: string, when: string) => [
    `Your interview with ${host} on ${when} is canceled, as you asked.`,
    'If you’d like another time instead, choose one here: {{booking_link}}',
  ],
  /** `reason` is the team's; '' = none. */
  cancelledByTeam: (host: string, when: string, reason: string) => [
    `We’re sorry, but your interview with ${host} on ${when} can’t take place.${reason && ` ${reason}`}`,
    'Please choose another time that works for you: {{booking_link}}',
  ],
  cancelledForGood: (host: string, when: string) => [
    `Your interview with ${host} on ${when} won’t take place, and the entry is removed from your calendar.`,
  ],
  dayBefore: (host: string, when: string, where: string) => [
    `Your interview with ${host} for the {{job_title}} role is coming up.`,
    when,
    where,
    change,
  ],
  hourBefore: (host: string, when: string, where: string) => [`Your interview with ${host} starts soon.`, when, where, change],
  interviewersChanged: (host: string, when: string, where: string) => [
    `Your interview is now with ${host}. Time and place stay the same:`,
    when,
    where,
    'The attached invitation updates the entry in your calendar.',
    change,
  ],
  roomReady: (host: string, when: string, where: string) => [
    `Here’s the video link for your interview with ${host}.`,
    when,
    where,
    'The attached invitation updates the entry in your calendar.',
    change,
  ],
  cannotBeMoved: (host: string, when: string, alternatives: readonly string[]) => [
    `The time you proposed for your interview with ${host} isn’t available. The interview stays as planned:`,
    when,
    alternatives.length > 0
      ? `These times are available instead:\n${alternatives.map((slot) => `- ${slot}`).join('\n')}`
      : 'No other time is available right now.',
    'Choose another time here: {{booking_link}}',
  ],
}
export type InterviewTexts = typeof en
