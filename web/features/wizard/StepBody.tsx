// The fields of one step.
import type { WizardStep } from '@fairlead/domain/project/wizard'
import { AdditionalInformation } from './steps/AdditionalInformation.tsx'
import { IdealCandidates } from './steps/IdealCandidates.tsx'
import { OutreachSequences, OutreachTemplates } from './steps/Outreach.tsx'
import { ProjectDetails } from './steps/ProjectDetails.tsx'
import { EducationAndExperience, JobTitles, Keywords, ProfessionalBackground } from './steps/Search.tsx'
import type { StepProps } from './steps/step.ts'
import { TeamRoster } from './steps/TeamRoster.tsx'

const bodies: Partial<Record<WizardStep, (props: StepProps) => React.ReactNode>> = {
  'Project Details': ProjectDetails,
  'Ideal Candidates': IdealCandidates,
  'Additional Information': AdditionalInformation,
  'Team Roster': TeamRoster,
  'Outreach Sequences': OutreachSequences,
  'Outreach Templates': OutreachTemplates,
  'Job Titles': JobTitles,
  'Education and Experience': EducationAndExperience,
  'Professional Background': ProfessionalBackground,
  Keywords,
}

const leads: Partial<Record<WizardStep, string>> = {
  'Project Details': 'Name the search and the job.',
  'Ideal Candidates': 'Whom would you hire again?',
  'Additional Information': 'What the job offers, for your answers and the fit.',
  'Team Roster': 'Who reviews and writes with you?',
  'Outreach Sequences': 'When mails go out.',
  'Outreach Templates': 'What candidates read. Variables are filled in from each profile.',
  'Job Titles': 'The titles and places to search.',
  'Education and Experience': 'How long, and with which degrees.',
  'Professional Background': 'Where they come from.',
  Keywords: 'What a profile has to say.',
}

export function StepBody({ step, ...props }: StepProps & { step: WizardStep }) {
  const Body = bodies[step]
  return Body ? <Body {...props} /> : null
}

export function leadOf(step: WizardStep): string {
  return leads[step] ?? ''
}
