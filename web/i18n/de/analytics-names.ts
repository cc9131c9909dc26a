// German names of sources, stages, channels, and templates in the analytics.
import type { Stage } from '@fairlead/domain/shared/stages'

const sources: Readonly<Record<string, string>> = {
  search: 'Suche',
  pool: 'Talentpool, von Hand hinzugefügt',
  hand: 'Von Hand hinzugefügt',
  csv: 'CSV-Import',
  json_resume: 'JSON Resume',
  resume: 'Lebenslauf',
  ats: 'ATS-Import',
  transfer: 'Aus einem anderen Projekt',
}

export function sourceLabel(source: string): string {
  return sources[source] ?? source
}

export const stageLabels: Readonly<Record<Stage, string>> = {
  UNDER_REVIEW: 'Durchsicht',
  QUEUE: 'Warteschlange',
  APPROVED: 'Freigegeben',
  CONTACTED: 'Kontaktiert',
  AUTOPILOT_RECRUITER: 'Interessiert (Recruiter:in)',
  QUESTION: 'Braucht Aufmerksamkeit',
  HIRING_MANAGER: 'Interessiert',
  HIRING_MANAGER_APPROVED: 'Terminfindung',
  AWAITING_INFO: 'Wartet auf Antwort',
  INTERVIEWING: 'Im Interview',
  REJECTED: 'Abgelehnt',
  NOT_INTERESTED: 'Nicht interessiert',
  CUSTOM_1: 'Eigene 1',
  CUSTOM_2: 'Eigene 2',
  CUSTOM_3: 'Eigene 3',
  CUSTOM_4: 'Eigene 4',
  CUSTOM_5: 'Eigene 5',
  OFFER: 'Angebot',
  HIRED: 'Eingestellt',
}

const ways: Readonly<Record<string, string>> = { mail: 'E-Mail', inmail: 'InMail', invitation: 'LinkedIn-Einladung', hand: 'Von Hand' }
export const wayLabel = (way: string) => ways[way] ?? way

export const mailStepLabel = (step: number) => (step === 0 ? 'Erste E-Mail' : `Follow-up ${step}`)
export const templateLabel = (template: string) => template || 'Ohne Namen'
