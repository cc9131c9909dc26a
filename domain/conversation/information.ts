// What a candidate can be asked to send before they go on, and the words it is asked for with.
import type { Stage } from '../shared/stages.ts'

/** The items of the panel, in its order; any other text asks for itself. */
export const informationItems = {
  resume: 'your resume',
  compensation: 'your compensation expectations',
  visa: 'your work authorisation',
  remote: 'where you would like to work from',
  availability: 'when you could start',
  portfolio: 'examples of your work',
} as const

/** The same items as the team reads them. */
export const informationLabels: Record<keyof typeof informationItems, string> = {
  resume: 'Resume',
  compensation: 'Compensation expectations',
  visa: 'Work authorisation',
  remote: 'Place of work',
  availability: 'Start date',
  portfolio: 'Examples of work',
}

/** Only who is interested, or asks something, is kept until they send an item: they go back to Interested. */
export function mayBeKept(stage: Stage): boolean {
  return stage === 'HIRING_MANAGER' || stage === 'AUTOPILOT_RECRUITER' || stage === 'QUESTION'
}

/** 'your resume' for 'resume'; an unknown item stands for itself. */
export function informationWords(item: string): string {
  const key = item.trim().toLowerCase() as keyof typeof informationItems
  return informationItems[key] ?? item.trim()
}

/**
 * The email that asks: the project's own text when there is one, else a short one. `{{information}}` and `{{information_link}}` stand
 * for what is asked and for the page it can be sent on; a text that leaves the link out gets it at the end.
 */
export function informationRequest(own: string): string {
  const text =
    own.trim() ||
    `Hi {{first_name}},

Thank you for your interest in the {{job_title}} role at {{hiring_company}}. To take the next step, we need one thing from you: {{information}}.

Best,
{{sender_name}}`
  return text.includes('{{information_link}}') ? text : `${text}\n\nYou can send it here: {{information_link}}`
}
