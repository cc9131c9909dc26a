// The self-serve wizard: its steps in order, what each one requires, and where a user may go from here.
import { messages } from '../text/messages.ts'
import { checkLinkedinUrl, isEmail } from '../text/validation.ts'
import type { ProjectSettings } from './settings.ts'

export const wizardGroups = [
  { title: 'Basic Information', steps: ['Project Details', 'Ideal Candidates', 'Additional Information'] },
  { title: 'Team Setup', steps: ['Team Roster', 'Scheduling Preferences'] },
  { title: 'Outreach Preferences', steps: ['Outreach Sequences', 'Outreach Templates'] },
  { title: 'Search Preferences', steps: ['Job Titles', 'Education and Experience', 'Professional Background', 'Keywords'] },
] as const

export type WizardStep = (typeof wizardGroups)[number]['steps'][number]

/** The steps a first search needs; Scheduling Preferences joins with the interviews. */
export const wizardSteps: readonly WizardStep[] = wizardGroups
  .flatMap((group) => [...group.steps] as WizardStep[])
  .filter((step) => step !== 'Scheduling Preferences')

/** What is missing or wrong on one step (docs/wizard.md), by the wire's field name; null when the user may go on. */
export function checkStep(step: WizardStep, settings: ProjectSettings): Record<string, string> | null {
  const wrong: Record<string, string> = {}
  const need = (field: string, given: boolean) => {
    if (!given) wrong[field] = messages.fieldRequired
  }
  switch (step) {
    case 'Project Details':
      need('project_name', settings.projectName.trim() !== '')
      need('job_title', settings.jobTitle.trim() !== '')
      need('hiring_company', settings.hiringCompany.trim() !== '')
      break
    case 'Ideal Candidates':
      if (settings.idealCandidates.some((ideal) => !ideal.coreCandidateId && checkLinkedinUrl(ideal.linkedinProfileUrl ?? '')))
        wrong.ideal_candidates = messages.candidateUrlsNotValid
      break
    case 'Team Roster':
      if (settings.collaborators.some((c) => !isEmail(c.email))) wrong.collaborators = messages.invalidEmail
      else if (settings.collaborators.length > 0 && !settings.collaborators.some((c) => c.role === 1))
        wrong.collaborators = 'Somebody must be able to edit the project.'
      break
    case 'Outreach Sequences':
      if (
        settings.outreachTemplates.some((template) =>
          template.followUps.some((f) => !Number.isInteger(f.days) || f.days < 1 || f.days > 60),
        )
      )
        wrong.outreach_templates = 'Follow-ups go out 1 to 60 days after the mail before.'
      break
    case 'Outreach Templates': {
      const [template] = settings.outreachTemplates
      need('initial_outreach_subject', Boolean(template && template.subject.trim() !== ''))
      need('initial_outreach_template', Boolean(template && template.initial.trim() !== ''))
      break
    }
    case 'Job Titles':
      need('job_titles', settings.jobTitles.length > 0)
      break
    case 'Education and Experience':
      if (settings.yearsExpMin !== null && settings.yearsExpMax !== null && settings.yearsExpMin > settings.yearsExpMax)
        wrong.years_exp_max = 'The maximum is below the minimum.'
      break
    case 'Additional Information':
      if (settings.compTargetMin !== null && settings.compTargetMax !== null && settings.compTargetMin > settings.compTargetMax)
        wrong.comp_target_max = 'The maximum is below the minimum.'
      break
    case 'Scheduling Preferences': {
      const screener = settings.schedulingPreferences.phoneScreenerEmail?.trim() ?? ''
      if (screener !== '' && !isEmail(screener)) wrong.scheduling_preferences = messages.invalidEmail
      else if (screener === '' && settings.interviewScheduling === 'calendar') wrong.scheduling_preferences = messages.fieldRequired
      break
    }
    case 'Keywords':
    case 'Professional Background':
      break
  }
  return Object.keys(wrong).length > 0 ? wrong : null
}

/** The first step that still lacks something, or null when the project may be submitted. */
export function firstIncompleteStep(settings: ProjectSettings): WizardStep | null {
  return wizardSteps.find((step) => checkStep(step, settings) !== null) ?? null
}

/** Back is always allowed; forward up to the first incomplete step. */
export function mayOpenStep(step: WizardStep, settings: ProjectSettings): boolean {
  const open = firstIncompleteStep(settings)
  return open === null || wizardSteps.indexOf(step) <= wizardSteps.indexOf(open)
}
