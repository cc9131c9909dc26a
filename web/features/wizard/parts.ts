// Every part of the setup: its fields, its heading beside other parts, and the line under the title of a step.
import type { SetupPart } from '@fairlead/domain/project/setup-parts'
import { AtsSync } from './steps/AtsSync.tsx'
import { AutopilotSettings } from './steps/AutopilotSettings.tsx'
import { Background } from './steps/Background.tsx'
import { Conditions } from './steps/Conditions.tsx'
import { Education } from './steps/Education.tsx'
import { Experience } from './steps/Experience.tsx'
import { HardRequirements } from './steps/HardRequirements.tsx'
import { IdealCandidates } from './steps/IdealCandidates.tsx'
import { Information } from './steps/Information.tsx'
import { JobTitles } from './steps/JobTitles.tsx'
import { Keywords } from './steps/Keywords.tsx'
import { CandidatePipeline } from './steps/CandidatePipeline.tsx'
import { CandidateQuestions } from './steps/CandidateQuestions.tsx'
import { OutreachMethods } from './steps/OutreachMethods.tsx'
import { OutreachParameters } from './steps/OutreachParameters.tsx'
import { OutreachSequences } from './steps/OutreachSequences.tsx'
import { OutreachTemplates } from './steps/OutreachTemplates.tsx'
import { Process } from './steps/Process.tsx'
import { ProjectDetails } from './steps/ProjectDetails.tsx'
import { SchedulingPreferences } from './steps/SchedulingPreferences.tsx'
import { Scope } from './steps/Scope.tsx'
import type { StepProps } from './step.ts'
import { TeamRosterNavigator } from './steps/TeamRosterNavigator.tsx'
import { TeamRoster } from './steps/TeamRoster.tsx'
import { Tutorial } from './steps/Tutorial.tsx'
import { Weights } from './steps/Weights.tsx'

export const bodyOf: Partial<Record<SetupPart, (props: StepProps) => React.ReactNode>> = {
  details: ProjectDetails,
  scope: Scope,
  conditions: Conditions,
  ideals: IdealCandidates,
  information: Information,
  tutorial: Tutorial,
  titles: JobTitles,
  experience: Experience,
  education: Education,
  background: Background,
  keywords: Keywords,
  weights: Weights,
  process: Process,
  scheduling: SchedulingPreferences,
  roster: TeamRoster,
  'roster-navigator': TeamRosterNavigator,
  pipeline: CandidatePipeline,
  autopilot: AutopilotSettings,
  'hard-requirements': HardRequirements,
  ats: AtsSync,
  methods: OutreachMethods,
  parameters: OutreachParameters,
  questions: CandidateQuestions,
  sequences: OutreachSequences,
  templates: OutreachTemplates,
}

export const headingOf: Record<SetupPart, string> = {
  details: 'The job',
  scope: 'Where',
  conditions: 'Conditions',
  ideals: 'Ideal candidates',
  information: 'What candidates may ask',
  tutorial: 'How a search works',
  titles: 'Job titles',
  experience: 'Experience',
  education: 'Education',
  background: 'Background',
  keywords: 'Keywords',
  weights: 'What counts how much',
  process: 'What happens next',
  pipeline: 'Pipeline',
  roster: 'Team',
  'roster-navigator': 'Team',
  scheduling: 'Interviews',
  autopilot: 'Automation',
  methods: 'Ways to write',
  parameters: 'Outreach',
  sequences: 'When emails go out',
  templates: 'What they say',
  questions: 'Questions of candidates',
  'hard-requirements': 'Hard requirements',
  ats: 'ATS',
}

const leads: Record<string, string> = {
  'Project Details': 'Name the search and the job.',
  'Search Scope': 'Where the job is, and its terms.',
  'Ideal Candidates': 'Who would you hire again?',
  'Additional Information': 'What the job offers, for your answers and the fit.',
  'Candidate Pipeline': 'How candidates are shown and sorted.',
  'Search Preferences Tutorial': 'How the search reads what you set.',
  'Search Preferences': 'Who the search looks for.',
  'Scoring Preferences': 'What ranks one candidate above another.',
  'Search Preferences Process': 'Your settings and how they’re used.',
  'Team Roster': 'Who reviews and writes with you?',
  'Scheduling Preferences': 'How interviews are arranged.',
  'Autopilot Settings': 'What happens automatically.',
  'Outreach Methods': 'How you reach people.',
  'Outreach Parameters': 'Who writes, and when.',
  'Outreach Sequences': 'When emails go out.',
  'Outreach Templates': 'What candidates read. Variables are filled in from each profile.',
  'Outreach templates': 'What candidates read, and when. Variables are filled in from each profile.',
  'Candidate Q & A': 'Answers to common candidate questions.',
  'Job Titles': 'The titles and places to search.',
  'Education and Experience': 'How long, and with which degrees.',
  Experience: 'How long they have done it.',
  Education: 'Which degrees and schools.',
  'Additional Parameters': 'Years, and what must never be missing.',
  'Professional Background': 'Where they come from.',
  'Skills/Keywords': 'What a profile has to say.',
  Keywords: 'What a profile has to say.',
  'Additional Considerations': 'Terms, questions, and what must never be missing.',
  'ATS Sync': 'Where candidates go on.',
  'ATS connection settings': 'Where candidates go on.',
}

export function leadOf(title: string): string {
  return leads[title] ?? ''
}
