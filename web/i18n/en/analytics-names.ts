// English names of sources, stages, channels, and templates in the analytics.
import type { Stage } from '@fairlead/domain/shared/stages'

const sources: Readonly<Record<string, string>> = {
  search: 'Search',
  pool: 'Talent pool, added by hand',
  hand: 'Added by hand',
  csv: 'CSV import',
  json_resume: 'JSON Resume',
  resume: 'Résumé',
  ats: 'ATS import',
  transfer: 'From another project',
}

export function sourceLabel(source: string): string {
  return sources[source] ?? source
}

export const stageLabels: Readonly<Record<Stage, string>> = {
  UNDER_REVIEW: 'Review',
  QUEUE: 'Queue',
  APPROVED: 'Approved',
  CONTACTED: 'Contacted',
  AUTOPILOT_RECRUITER: 'Interested (recruiter)',
  QUESTION: 'Needs Attention',
  HIRING_MANAGER: 'Interested',
  HIRING_MANAGER_APPROVED: 'Scheduling',
  AWAITING_INFO: 'Awaiting Reply',
  INTERVIEWING: 'Interviewing',
  REJECTED: 'Rejected',
  NOT_INTERESTED: 'Not Interested',
  CUSTOM_1: 'Custom 1',
  CUSTOM_2: 'Custom 2',
  CUSTOM_3: 'Custom 3',
  CUSTOM_4: 'Custom 4',
  CUSTOM_5: 'Custom 5',
  OFFER: 'Offer',
  HIRED: 'Hired',
}

const ways: Readonly<Record<string, string>> = { mail: 'Email', inmail: 'InMail', invitation: 'LinkedIn invitation', hand: 'By hand' }
export const wayLabel = (way: string) => ways[way] ?? way

export const mailStepLabel = (step: number) => (step === 0 ? 'Initial email' : `Follow-up ${step}`)
export const templateLabel = (template: string) => template || 'Without a name'
