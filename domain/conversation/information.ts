// What a candidate can be asked to send before they go on, and the words it is asked for with.

/** The items of the panel, in its order; any other text asks for itself. */
export const informationItems = {
  resume: 'your resume',
  compensation: 'your compensation expectations',
  visa: 'your work authorisation',
  remote: 'where you would like to work from',
  availability: 'when you could start',
  portfolio: 'examples of your work',
} as const

/** 'your resume' for 'resume'; an unknown item stands for itself. */
export function informationWords(item: string): string {
  const key = item.trim().toLowerCase() as keyof typeof informationItems
  return informationItems[key] ?? item.trim()
}

/**
 * The mail that asks: the project's own text when there is one, else a short one. `{{information}}` and `{{information_link}}` stand
 * for what is asked and for the page it can be sent on; a text that leaves the link out gets it at the end.
 */
export function informationRequest(own: string): string {
  const text =
    own.trim() ||
    `Hi {{first_name}},

thank you for your interest in the {{job_title}} role at {{hiring_company}}. To take the next step we need one thing from you: {{information}}.

Best,
{{sender_name}}`
  return text.includes('{{information_link}}') ? text : `${text}\n\nYou can send it here: {{information_link}}`
}
