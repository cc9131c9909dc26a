// English texts of domain/conversation/information.ts.

export const informationLabels = {
  resume: 'Resume',
  compensation: 'Compensation expectations',
  visa: 'Work authorization',
  remote: 'Work location',
  availability: 'Start date',
  portfolio: 'Examples of work',
}
