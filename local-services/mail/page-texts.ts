// Ready replies for the /dev/mail page, one per reply class.

export interface QuickText {
  key: string
  name: string
  text: string
  headers: Record<string, string>
  /** Attaches a résumé. */
  hasResume?: true
}

export const quickTexts: readonly QuickText[] = [
  {
    key: 'interested',
    name: 'Interested',
    text: 'Hi, thanks for writing! This sounds interesting, I would be happy to talk. Would Thursday afternoon work for you?',
    headers: {},
  },
  {
    key: 'resume',
    name: 'Résumé',
    text: 'Hi, this sounds interesting, I would be happy to talk. You can find my résumé attached.',
    headers: {},
    hasResume: true,
  },
  {
    key: 'question',
    name: 'Question',
    text: 'Hi, before we talk: what is the salary range, and can the job be done remotely?',
    headers: {},
  },
  {
    key: 'no',
    name: 'Not interested',
    text: "Thank you for thinking of me, but I'm happy where I am and not looking to move at the moment.",
    headers: {},
  },
  {
    key: 'away',
    name: 'Out of office',
    text: 'I am out of the office until Monday with limited access to email.',
    headers: { 'Auto-Submitted': 'auto-replied' },
  },
  { key: 'stop', name: 'Unsubscribe', text: 'Please remove me from your list and do not contact me again.', headers: {} },
]

/** A fictional candidate's résumé as plain text. */
export function fictionalResume(name: string, address: string): string {
  return `${name}
${address}

Experience
Site Reliability Engineer, Harbor Cloud
March 2021 - Present
- Run Kubernetes clusters and their on-call rota

Systems Administrator, Quay Logistics
June 2017 - February 2021

Education
University of Example, B.Sc. Computer Science, 2017

Skills
Kubernetes, Terraform, PostgreSQL
`
}
