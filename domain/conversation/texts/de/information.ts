// German texts of domain/conversation/information.ts.
import type { InformationItem } from '../../information.ts'
export const informationLabels: Record<InformationItem, string> = {
  resume: 'Lebenslauf',
  compensation: 'Gehaltsvorstellung',
  visa: 'Arbeitserlaubnis',
  remote: 'Arbeitsort',
  availability: 'Eintrittstermin',
  portfolio: 'Arbeitsproben',
}
