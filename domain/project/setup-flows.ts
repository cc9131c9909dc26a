// Setup flows: groups and steps in order, the parts of each step, and navigation.
import type { ProjectType } from './project.ts'
import type { ProjectSettings } from './settings.ts'
import type { SetupFlow, SetupTitle } from './setup-flow.ts'
import { checkPart, isPartFilled, type SetupPart, type Wrong } from './setup-parts.ts'

export interface SetupStep {
  /** Its name in addresses; `setupTitle` is what users read. */
  title: SetupTitle
  parts: readonly SetupPart[]
}
export interface SetupGroup {
  title: SetupTitle
  steps: readonly SetupStep[]
}

const step = (title: SetupTitle, ...parts: SetupPart[]): SetupStep => ({ title, parts })

const details = step('Project Details', 'details')
const ideals = step('Ideal Candidates', 'ideals')
const background = step('Professional Background', 'background')
const roster = step('Team Roster', 'roster')
const scheduling = step('Scheduling Preferences', 'scheduling')
const sequences = step('Outreach Sequences', 'sequences')
const templates = step('Outreach Templates', 'templates')
const questions = step('Candidate Q & A', 'questions')
const autopilot = step('Autopilot Settings', 'autopilot', 'scheduling')
const considerations = step('Additional Considerations', 'conditions', 'information', 'hard-requirements')

const legacyScopes: SetupGroup = {
  title: 'Project Scopes',
  steps: [details, step('Search Scope', 'scope', 'conditions'), ideals],
}
const legacySearch: SetupGroup = {
  title: 'Search Preferences',
  steps: [
    step('Search Preferences Tutorial', 'tutorial'),
    step('Job Titles', 'titles'),
    background,
    step('Skills/Keywords', 'keywords'),
    step('Education', 'education'),
    step('Additional Parameters', 'experience', 'hard-requirements'),
    step('Search Preferences Process', 'process'),
  ],
}

const every: Record<SetupFlow, readonly SetupGroup[]> = {
  guided: [
    { title: 'Job', steps: [details, step('Additional Information', 'conditions', 'information')] },
    {
      title: 'Criteria',
      steps: [
        step('Job Titles', 'titles', 'scope'),
        step('Education and Experience', 'experience', 'education'),
        background,
        step('Keywords', 'keywords'),
        ideals,
      ],
    },
    { title: 'People', steps: [roster, scheduling] },
    { title: 'Messages', steps: [sequences, templates] },
  ],
  legacy: [
    legacyScopes,
    legacySearch,
    { title: 'Team Setup', steps: [step('Team Roster', 'roster-navigator')] },
    { title: 'Outreach Preferences', steps: [step('Outreach Parameters', 'parameters'), templates, questions] },
  ],
  legacy_settings: [
    legacyScopes,
    legacySearch,
    { title: 'Outreach Preferences', steps: [sequences, templates, questions] },
    { title: 'Team Setup', steps: [roster, scheduling] },
  ],
  full: [
    { title: 'Basic Information', steps: [details, ideals, step('Candidate Pipeline', 'pipeline')] },
    { title: 'Team Setup', steps: [roster, autopilot] },
    { title: 'Outreach Preferences', steps: [step('Outreach Methods', 'methods'), sequences, templates] },
    {
      title: 'Search Preferences',
      steps: [
        step('Job Titles', 'titles', 'scope'),
        step('Experience', 'experience'),
        background,
        step('Education', 'education'),
        step('Keywords', 'keywords'),
      ],
    },
    { title: 'Additional Considerations', steps: [considerations] },
    { title: 'ATS Sync', steps: [step('ATS Sync', 'ats')] },
  ],
  self_serve: [
    { title: 'Basic Information', steps: [details, ideals, step('Additional Information', 'conditions', 'information')] },
    { title: 'Team Setup', steps: [roster, scheduling] },
    { title: 'Outreach Preferences', steps: [sequences, templates] },
    {
      title: 'Search Preferences',
      steps: [
        step('Job Titles', 'titles', 'scope'),
        step('Education and Experience', 'experience', 'education'),
        background,
        step('Keywords', 'keywords'),
      ],
    },
  ],
  onboarding: [
    {
      title: 'New project',
      steps: [
        details,
        ideals,
        roster,
        autopilot,
        step('Outreach templates', 'sequences', 'templates'),
        step('Search Preferences', 'titles', 'scope', 'keywords', 'experience', 'education', 'background'),
        considerations,
        step('ATS connection settings', 'ats'),
      ],
    },
  ],
  first_project: [
    {
      title: 'Your first project',
      steps: [
        details,
        roster,
        autopilot,
        step('Outreach templates', 'sequences', 'templates'),
        step('Scoring Preferences', 'titles', 'scope', 'weights'),
        considerations,
        step('ATS connection settings', 'ats'),
      ],
    },
  ],
}

/** Spec A, section 2 'Project creation, settings and wizards'; which parts a step shows is this product's own (docs/wizard.md). */
export function groupsOf(flow: SetupFlow): SetupGroup[] {
  return [...every[flow]]
}

export function stepsOf(flow: SetupFlow): [SetupStep, ...SetupStep[]] {
  const [first, ...more] = groupsOf(flow).flatMap((group) => group.steps)
  if (!first) throw new RangeError(`The flow ${flow} has no step.`)
  return [first, ...more]
}

/** By its own title, else the first step of the group with that title. */
export function findStep(flow: SetupFlow, title: string | undefined): SetupStep | null {
  const group = groupsOf(flow).find((entry) => entry.title === title)
  return stepsOf(flow).find((entry) => entry.title === title) ?? group?.steps[0] ?? null
}

/** Errors of one step by API field name; null when the user may continue. */
export function checkStep({ parts }: SetupStep, settings: ProjectSettings): Wrong | null {
  const wrong: Wrong = Object.assign({}, ...parts.map((part) => checkPart(part, settings)))
  return Object.keys(wrong).length > 0 ? wrong : null
}

/** Complete and filled in: a step without any input isn't done, even if it requires nothing. */
export function isStepDone(step: SetupStep, settings: ProjectSettings): boolean {
  return checkStep(step, settings) === null && step.parts.some((part) => isPartFilled(part, settings))
}

/** The first step that still lacks something, or null when the flow is complete. */
export function firstIncompleteStep(flow: SetupFlow, settings: ProjectSettings): SetupStep | null {
  return stepsOf(flow).find((entry) => checkStep(entry, settings) !== null) ?? null
}

/** Back is always allowed; forward up to the first incomplete step. */
export function mayOpenStep(flow: SetupFlow, title: string, settings: ProjectSettings): boolean {
  const titles: string[] = stepsOf(flow).map((entry) => entry.title)
  const open = firstIncompleteStep(flow, settings)
  return titles.includes(title) && (open === null || titles.indexOf(title) <= titles.indexOf(open.title))
}

/** The section that `tab=N` means in the legacy settings, counted from 1; out of range, the first. */
export function stepOfTab(flow: SetupFlow, tab: unknown): SetupStep {
  const steps = stepsOf(flow)
  const place = Number(tab)
  return (Number.isInteger(place) ? steps[place - 1] : undefined) ?? steps[0]
}

/** The flow of a draft: the one it started in, else its type's. */
export function flowOfDraft({ setupFlow, type }: { setupFlow: SetupFlow | null; type: ProjectType }): SetupFlow {
  if (setupFlow && setupFlow !== 'legacy_settings') return setupFlow
  return flowOfType[type]
}

const flowOfType: Record<ProjectType, SetupFlow> = { autopilot: 'full', navigator: 'legacy', 'self-serve': 'self_serve' }
