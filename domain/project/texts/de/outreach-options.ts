// German texts of domain/project/outreach-options.ts.

export const channelNotUsed = (label: string | number) =>
  `Dieses Projekt nutzt „${label}“ nicht. Siehe „Wege der Ansprache“ in seinen Einstellungen.`

export const options = { email: 'E-Mail', inmail: 'LinkedIn-InMail', invitation: 'LinkedIn-Einladung', by_hand: 'Selbst kontaktieren' }
export const initialSent = 'Erste Nachricht gesendet'
export const followUpSent = (n: number, date: string) => `Follow-up ${n} gesendet am ${date}`
/** By the name that is sent. */
export const quickAnswers = {
  Compensation: 'Vergütung',
  'Remote Work Policy': 'Remote-Arbeit',
  'Visa Sponsorship': 'Visum',
  'Attach Resume': 'Lebenslauf anhängen',
  'Additional Information': 'Weitere Angaben',
  'Interview Process': 'Ablauf der Interviews',
  'Company Background': 'Zum Unternehmen',
  'Closing the Loop': 'Rückmeldung geben',
}
