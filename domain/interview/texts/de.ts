// German texts of the emails to candidates about their interview; `when` is 'Montag, 26. Oktober 2026, 10:00–10:30 (Europe/Berlin)'.
import type { InterviewTexts } from './en.ts'

const change = 'Falls die Zeit nicht mehr passt, können Sie das Interview hier verschieben oder absagen: {{booking_link}}'
const updated = 'Die Einladung im Anhang aktualisiert den Eintrag in Ihrem Kalender.'

export const de: InterviewTexts = {
  subject: 'Interview: {{job_title}} bei {{hiring_company}}',
  greeting: 'Guten Tag {{first_name}},',
  closing: 'Freundliche Grüße\n{{sender_name}}',

  byVideo: (where) => `Sie treffen sich per Video: ${where}`,
  linkFollows: 'Sie treffen sich per Video. Den Link senden wir Ihnen, sobald der Raum bereit ist.',
  atPlace: (where) => `Sie treffen sich hier: ${where}`,
  hostCalls: (host, phone) => `${host} ruft Sie an${phone ? `: ${phone}` : ''}.`,
  candidateCalls: (where) => `Per Telefon: Bitte rufen Sie ${where} an.`,

  proposeTimes:
    'Passt Ihnen eine dieser Zeiten, um über die Stelle {{job_title}} bei {{hiring_company}} zu sprechen? Öffnen Sie die passende, um sie zu bestätigen.',
  openQuestions: (topics) => `Sie haben auch nach Folgendem gefragt: ${topics}. Darüber sprechen wir, wenn wir uns treffen.`,
  proposeOthers: 'Wenn keine davon passt, wählen Sie hier eine andere: {{booking_link}}',

  agenda: 'Alle Interviews des Tages:',

  booked: (host, when, where) => [
    `Ihr Interview mit ${host} für die Stelle {{job_title}} bei {{hiring_company}} ist gebucht.`,
    when,
    where,
    'Die Einladung für Ihren Kalender ist angehängt.',
    change,
  ],
  moved: (host, when, where, before) => [
    `Ihr Interview mit ${host} hat eine neue Zeit${before && ` (vorher: ${before})`}.`,
    when,
    where,
    updated,
    change,
  ],
  cancelledByCandidate: (host, when) => [
    `Ihr Interview mit ${host} ist wie gewünscht abgesagt: ${when}.`,
    'Wenn Sie stattdessen eine andere Zeit möchten, wählen Sie hier: {{booking_link}}',
  ],
  cancelledByTeam: (host, when, reason) => [
    `Es tut uns leid: Ihr Interview mit ${host} kann nicht stattfinden (${when}).${reason && ` ${reason}`}`,
    'Bitte wählen Sie eine andere Zeit, die Ihnen passt: {{booking_link}}',
  ],
  cancelledForGood: (host, when) => [
    `Ihr Interview mit ${host} findet nicht statt (${when}), und der Eintrag wird aus Ihrem Kalender entfernt.`,
  ],
  dayBefore: (host, when, where) => [`Bald ist Ihr Interview mit ${host} für die Stelle {{job_title}}.`, when, where, change],
  hourBefore: (host, when, where) => [`Ihr Interview mit ${host} beginnt bald.`, when, where, change],
  interviewersChanged: (host, when, where) => [
    `Ihr Interview ist jetzt mit ${host}. Zeit und Ort bleiben gleich:`,
    when,
    where,
    updated,
    change,
  ],
  roomReady: (host, when, where) => [`Hier ist der Video-Link für Ihr Interview mit ${host}.`, when, where, updated, change],
  cannotBeMoved: (host, when, alternatives) => [
    `Die Zeit, die Sie für Ihr Interview mit ${host} vorgeschlagen haben, ist nicht frei. Das Interview bleibt wie geplant:`,
    when,
    alternatives.length > 0
      ? `Diese Zeiten sind stattdessen frei:\n${alternatives.map((slot) => `- ${slot}`).join('\n')}`
      : 'Zurzeit ist keine andere Zeit frei.',
    'Eine andere Zeit wählen Sie hier: {{booking_link}}',
  ],
}
