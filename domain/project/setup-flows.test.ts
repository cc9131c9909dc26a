// The flows of project setup: each shows the required fields, navigation between steps works, and the document lists the actual
// steps.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { projectTypes } from './project.ts'
import { defaultTemplate } from '../outreach/default-template.ts'
import { emptySettings, type ProjectSettings } from './settings.ts'
import { schedulingSteps, settingsGroups, setupFlows } from './setup-flow.ts'
import {
  findStep,
  checkStep,
  firstIncompleteStep,
  flowOfDraft,
  groupsOf,
  isStepDone,
  mayOpenStep,
  stepOfTab,
  stepsOf,
} from './setup-flows.ts'
import { flowOfSettings } from './setup-flow.ts'
import { checkSetup } from './setup-parts.ts'

const complete: ProjectSettings = {
  ...emptySettings,
  projectName: 'Backend',
  jobTitle: 'Engineer',
  hiringCompany: 'Harbour',
  jobTitles: ['Backend Engineer'],
  outreachTemplates: [defaultTemplate],
}
const titlesOf = (flow: (typeof setupFlows)[number]) => stepsOf(flow).map((step) => step.title)

describe.each(setupFlows)('%s', (flow) => {
  test('shows every field that is required for submitting a project [117 118]', () => {
    const problems = Object.assign({}, ...stepsOf(flow).map((step) => checkStep(step, emptySettings)))
    expect(problems).toEqual(checkSetup(emptySettings))
  })
  test('has no duplicate titles or parts', () => {
    expect(new Set(titlesOf(flow)).size).toBe(titlesOf(flow).length)
    const parts = stepsOf(flow).flatMap((step) => step.parts)
    expect(new Set(parts).size).toBe(parts.length)
  })
  test('opens only the first step of an empty draft [117]', () => {
    expect(firstIncompleteStep(flow, emptySettings)?.title).toBe('Project Details')
    expect(titlesOf(flow).filter((title) => mayOpenStep(flow, title, emptySettings))).toEqual(['Project Details'])
  })
  test('allows going forward to the first incomplete step and back to any [117]', () => {
    const settings = { ...complete, outreachTemplates: [] }
    const lacking = stepsOf(flow).find(({ parts }) => parts.includes('templates'))!.title
    expect(firstIncompleteStep(flow, settings)?.title).toBe(lacking)
    const place = titlesOf(flow).indexOf(lacking)
    expect(titlesOf(flow).map((title) => mayOpenStep(flow, title, settings))).toEqual(titlesOf(flow).map((_, index) => index <= place))
  })
  test('a complete draft opens every step and may be submitted [117]', () => {
    expect(firstIncompleteStep(flow, complete)).toBeNull()
    expect(titlesOf(flow).every((title) => mayOpenStep(flow, title, complete))).toBe(true)
    expect(mayOpenStep(flow, 'Something else', complete)).toBe(false)
  })
  test('closes later steps when a step becomes invalid and reopens them once it is fixed [117]', () => {
    const last = titlesOf(flow).at(-1)!
    const wrong = { ...complete, jobTitle: '' }
    expect(mayOpenStep(flow, last, wrong)).toBe(false)
    expect(mayOpenStep(flow, 'Project Details', wrong)).toBe(true)
    expect(mayOpenStep(flow, last, complete)).toBe(true)
  })
})

test('the document lists the steps of every flow in order, each with its parts [117]', () => {
  const text = readFileSync(new URL('../../docs/wizard.md', import.meta.url), 'utf8')
  for (const flow of setupFlows) {
    const after = text.slice(text.indexOf(`(\`${flow}\`)`))
    const table = after.slice(0, after.indexOf('\n##') === -1 ? undefined : after.indexOf('\n##'))
    const rows = table
      .split('\n')
      .filter((line) => /^\| .* \| .* \| `/.test(line))
      .map((line) => line.split('|').map((cell) => cell.trim()))
    expect(rows.map(([, group, step, parts]) => [group, step, parts])).toEqual(
      groupsOf(flow).flatMap((group) =>
        group.steps.map((step) => [group.title, step.title, step.parts.map((part) => `\`${part}\``).join(' ')]),
      ),
    )
  }
})

test('the settings menu shows the existing groups, and a group opens at its first step', () => {
  for (const flow of ['full', 'self_serve'] as const) {
    expect(settingsGroups[flow]).toEqual(groupsOf(flow).map((group) => group.title))
    expect(settingsGroups[flow].map((title) => findStep(flow, title)?.title)).toEqual(groupsOf(flow).map((group) => group.steps[0]!.title))
  }
})

test('tab=N counts the sections of the older settings from 1; anything else opens the first', () => {
  expect(stepOfTab('legacy_settings', '7').title).toBe('Skills/Keywords')
  expect(['1', '0', '99', 'x', undefined].map((tab) => stepOfTab('legacy_settings', tab).title)).toEqual(Array(5).fill('Project Details'))
})

test("continues a draft in its flow or its type's, and opens settings in its type's", () => {
  expect(projectTypes.map((type) => flowOfDraft({ setupFlow: null, type }))).toEqual(['full', 'legacy', 'self_serve'])
  expect(flowOfDraft({ setupFlow: 'onboarding', type: 'self-serve' })).toBe('onboarding')
  expect(flowOfDraft({ setupFlow: 'legacy_settings', type: 'navigator' })).toBe('legacy')
  expect(projectTypes.map(flowOfSettings)).toEqual(['full', 'full', 'self_serve'])
})

test("a step is done when it is filled in and valid; an empty step isn't", () => {
  const titles = stepsOf('guided')
  const done = (settings: ProjectSettings) => titles.filter((step) => isStepDone(step, settings)).map(({ title }) => title)
  expect(done(emptySettings)).toEqual([])
  expect(done({ ...complete, collaborators: [{ email: 'robin@harbor.example', role: 'owner' }] })).toEqual([
    'Project Details',
    'Job Titles',
    'Outreach Sequences',
    'Outreach Templates',
  ])
  const experienced = { ...complete, yearsExpMin: 3, yearsExpMax: 8 }
  expect(done(experienced)).toContain('Education and Experience')
  expect(done({ ...experienced, yearsExpMax: 2 })).not.toContain('Education and Experience')
  const two = [
    { email: 'robin@harbor.example', role: 'owner' as const },
    { email: 'lee@harbor.example', role: 'member' as const },
  ]
  expect(done({ ...complete, collaborators: two })).toContain('Team Roster')
})

test('links to the interviewers lead to the step that has them', () => {
  for (const flow of ['full', 'self_serve'] as const)
    expect(stepsOf(flow).find(({ parts }) => parts.includes('scheduling'))!.title).toBe(schedulingSteps[flow])
})
