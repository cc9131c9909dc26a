// German texts of domain/conversation/information.ts.

export const informationLabels = {
  resume: 'Lebenslauf',
  compensation: 'Gehaltsvorstellung',
  visa: 'Arbeitserlaubnis',
  remote: 'Arbeitsort',
  availability: 'Eintrittstermin',
  portfolio: 'Arbeitsproben',
}
