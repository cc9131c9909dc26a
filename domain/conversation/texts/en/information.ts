// English texts of domain/conversation/information.ts.
import type { InformationItem } from '../../information.ts'
export const informationLabels: Record<InformationItem, string> = {
  resume: 'Resume',
  compensation: 'Compensation expectations',
  visa: 'Work authorization',
  remote: 'Work location',
  availability: 'Start date',
  portfolio: 'Examples of work',
}
