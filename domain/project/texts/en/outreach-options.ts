// English texts of domain/project/outreach-options.ts.

export const channelNotUsed = (label: string | number) => `This project doesn’t use ${label}. See Outreach Methods in its settings.`

export const options = { email: 'Email', inmail: 'LinkedIn InMail', invitation: 'LinkedIn Invitation', by_hand: 'Contact on my own' }
export const initialSent = 'Initial outreach sent'
export const followUpSent = (n: number, date: string) => `Follow-Up #${n} sent ${date}`
/** By the name that is sent. */
export const quickAnswers = {
  Compensation: 'Compensation',
  'Remote Work Policy': 'Remote Work Policy',
  'Visa Sponsorship': 'Visa Sponsorship',
  'Attach Resume': 'Attach Resume',
  'Additional Information': 'Additional Information',
  'Interview Process': 'Interview Process',
  'Company Background': 'Company Background',
  'Closing the Loop': 'Closing the Loop',
}
