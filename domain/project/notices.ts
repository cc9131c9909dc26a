// Mail the product writes to candidates by itself: that they are out, and how an interview comes about.
import { isInTouch, type Stage } from '../shared/stages.ts'

/** True for someone the product wrote to and who answered; people of the review queue never hear of it (spec B, section 4). */
export function tellsOfRejection(move: { from: Stage; to: Stage; contactedAt: Date | null; repliedAt: Date | null }): boolean {
  return move.to === 'REJECTED' && isInTouch(move.from) && move.contactedAt !== null && move.repliedAt !== null
}

export interface Notice {
  subject: string
  body: string
}

const role = '{{job_title}} at {{hiring_company}}'

export const noticeLanguages = ['en', 'de', 'fr', 'es'] as const
export type NoticeLanguage = (typeof noticeLanguages)[number]

const rejectionTexts: Record<Exclude<NoticeLanguage, 'en'>, string> = {
  de: `Guten Tag {{first_name}},

vielen Dank für Ihr Interesse an der Stelle {{job_title}} bei {{hiring_company}} und für Ihre Zeit. Wir haben uns diesmal für andere Kandidatinnen und Kandidaten entschieden und möchten Sie nicht länger warten lassen.

Alles Gute für Ihren weiteren Weg
{{sender_name}}`,
  fr: `Bonjour {{first_name}},

Merci de votre intérêt pour le poste {{job_title}} chez {{hiring_company}} et du temps que vous nous avez accordé. Nous avons décidé de poursuivre avec d’autres candidats et ne voulions pas vous faire attendre plus longtemps.

Nous vous souhaitons beaucoup de succès pour la suite.
{{sender_name}}`,
  es: `Hola {{first_name}}:

Gracias por tu interés en el puesto {{job_title}} en {{hiring_company}} y por el tiempo que nos has dedicado. Hemos decidido continuar con otras candidaturas y no queríamos hacerte esperar más.

Te deseamos mucho éxito.
{{sender_name}}`,
}

/** The rejection, without a reason, in the candidate's language; `own` is the project's text and is used as it is, '' = none. */
export function rejectionNotice(own: string, language: NoticeLanguage = 'en'): Notice {
  if (own.trim() === '' && language !== 'en') return { subject: role, body: rejectionTexts[language] }
  const body =
    own.trim() ||
    `Hi {{first_name}},

Thank you for your interest in the {{job_title}} role at {{hiring_company}}, and for your time. We have decided to move forward with other candidates, and did not want to keep you waiting.

All the best for what comes next,
{{sender_name}}`
  return { subject: role, body }
}

/**
 * Introduces the hiring manager, who gets a copy, and asks to book a time: over `{{booking_link}}` where there is one, else by
 * answering with times. `own` is the project's text, '' = none.
 */
export function introduction(own: string, how: { hasBooking: boolean; hasCalendar: boolean }): Notice {
  const ask = how.hasBooking
    ? 'Please book a time that suits you: {{booking_link}}'
    : how.hasCalendar
      ? "Please book a time: answer with two or three that suit you, and we will put one on {{manager_first_name}}'s calendar."
      : 'Please book a time with each other: answer to all with two or three that suit you.'
  const body =
    own.trim() ||
    `Hi {{first_name}},

Good news: {{manager_name}}, in copy, would like to talk with you about the {{job_title}} role at {{hiring_company}}.

${ask}

Best,
{{sender_name}}`
  return { subject: `Interview: ${role}`, body }
}
