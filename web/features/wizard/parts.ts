// Every part of the setup: its fields, its heading next to other parts, and the line below a step's title.
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
import { text as wizardHeadingsText } from '../../i18n/wizard-headings.ts'

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

export const headingOf: Record<SetupPart, string> = wizardHeadingsText.headings

const leads: Record<string, string> = wizardHeadingsText.leads

export function leadOf(title: string): string {
  return leads[title] ?? ''
}
