// German texts of the emails the product sends automatically about a project's candidates.
import type { ProjectTexts } from './en.ts'

export const de: Partial<ProjectTexts> = {
  interviewSubject: 'Interview: {{job_title}} bei {{hiring_company}}',
  introduction: (ask) => `Guten Tag {{first_name}},

gute Nachrichten: {{manager_name}} (in Kopie) möchte mit Ihnen über die Stelle {{job_title}} bei {{hiring_company}} sprechen.

${ask}

Freundliche Grüße
{{sender_name}}`,
  ownIntroduction: (ask) => `Guten Tag {{first_name}},

vielen Dank für Ihr Interesse an der Stelle {{job_title}} bei {{hiring_company}}. Ich möchte gern mit Ihnen darüber sprechen.

${ask}

Freundliche Grüße
{{sender_name}}`,
  bookingLink: `Guten Tag {{first_name}},

hier ist der Link, um eine Zeit für ein Gespräch über die Stelle {{job_title}} bei {{hiring_company}} zu buchen: {{booking_link}}

Freundliche Grüße
{{sender_name}}`,
  offerSubject: 'Ihr Angebot: {{job_title}} bei {{hiring_company}}',
  offerLetter: `Guten Tag {{first_name}},

wir möchten Sie als {{job_title}} bei {{hiring_company}} gewinnen. Hier finden Sie Ihr Angebotsschreiben zum Lesen, Herunterladen und Unterschreiben: {{offer_link}}

Bitte antworten Sie bis zum {{answer_by}}. Der Link ist nur für Sie bestimmt.

Freundliche Grüße
{{sender_name}}`,
  bookByOwnReply: 'Antworten Sie mit zwei oder drei Zeiten, die Ihnen passen, und ich sende Ihnen eine Einladung.',
  bookByLink: 'Bitte buchen Sie eine Zeit, die Ihnen passt: {{booking_link}}',
  bookByReply:
    'Antworten Sie mit zwei oder drei Zeiten, die Ihnen passen, und wir tragen eine in den Kalender von {{manager_first_name}} ein.',
  bookWithEachOther: 'Bitte vereinbaren Sie eine Zeit miteinander: Antworten Sie allen mit zwei oder drei Zeiten, die Ihnen passen.',
  rejection: `Guten Tag {{first_name}},

vielen Dank für Ihr Interesse an der Stelle {{job_title}} bei {{hiring_company}} und für Ihre Zeit. Wir haben uns diesmal für andere Kandidatinnen und Kandidaten entschieden und möchten Sie nicht länger warten lassen.

Alles Gute für Ihren weiteren Weg
{{sender_name}}`,
}
