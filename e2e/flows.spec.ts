// Every flow of project setup: its exact groups and steps, its address, and the path through it.
import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, pick, picture, useDark } from './journeys.ts'
import { enter, newMember, newProject, newWord, type Member } from './team.ts'

type Groups = Record<string, readonly string[]>

const scopes = ['Project Details', 'Search Scope', 'Ideal Candidates']
const search = [
  'Search Preferences Tutorial',
  'Job Titles',
  'Professional Background',
  'Skills/Keywords',
  'Education',
  'Additional Parameters',
  'Search Preferences Process',
]
const legacy: Groups = {
  'Project Scopes': scopes,
  'Search Preferences': search,
  'Team Setup': ['Team Roster'],
  'Outreach Preferences': ['Outreach Parameters', 'Outreach Templates', 'Candidate Q & A'],
}
const legacySettings: Groups = {
  'Project Scopes': scopes,
  'Search Preferences': search,
  'Outreach Preferences': ['Outreach Sequences', 'Outreach Templates', 'Candidate Q & A'],
  'Team Setup': ['Team Roster', 'Scheduling Preferences'],
}
const full: Groups = {
  'Basic Information': ['Project Details', 'Ideal Candidates', 'Candidate Pipeline'],
  'Team Setup': ['Team Roster', 'Autopilot Settings'],
  'Outreach Preferences': ['Outreach Methods', 'Outreach Sequences', 'Outreach Templates'],
  'Search Preferences': ['Job Titles', 'Experience', 'Professional Background', 'Education', 'Keywords'],
  'Additional Considerations': ['Additional Considerations'],
  'ATS Sync': ['ATS Sync'],
}
const selfServe: Groups = {
  'Basic Information': ['Project Details', 'Ideal Candidates', 'Additional Information'],
  'Team Setup': ['Team Roster', 'Scheduling Preferences'],
  'Outreach Preferences': ['Outreach Sequences', 'Outreach Templates'],
  'Search Preferences': ['Job Titles', 'Education and Experience', 'Professional Background', 'Keywords'],
}
const onboarding: Groups = {
  'New project': [
    'Project Details',
    'Ideal Candidates',
    'Team Roster',
    'Autopilot Settings',
    'Outreach templates',
    'Search Preferences',
    'Additional Considerations',
    'ATS connection settings',
  ],
}
const firstProject: Groups = {
  'Your first project': [
    'Project Details',
    'Team Roster',
    'Autopilot Settings',
    'Outreach templates',
    'Scoring Preferences',
    'Additional Considerations',
    'ATS connection settings',
  ],
}

const rail = (page: Page) => page.getByRole('navigation', { name: 'Steps' })
const heading = (page: Page, step: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(step)
const onward = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()

/** The rail shows these groups and steps, in this order and no others. */
async function expectSteps(page: Page, groups: Groups): Promise<void> {
  await expect(rail(page).getByRole('heading')).toHaveText(Object.keys(groups))
  await expect(rail(page).getByRole('button')).toHaveText(Object.values(groups).flat())
  for (const [index, steps] of Object.values(groups).entries())
    await expect(rail(page).getByRole('list').nth(index).getByRole('button')).toHaveText([...steps])
}

/** Fills the first step and walks to the end; every step shows its title and has fields or text. */
async function walk(page: Page, groups: Groups, onStep: (step: string) => Promise<void> = async () => {}): Promise<string> {
  const steps = Object.values(groups).flat()
  const name = `Search ${newWord()}`
  await page.getByLabel('Project name').fill(name)
  await page.getByRole('textbox', { name: 'Job title' }).fill('Backend Engineer')
  await onward(page)
  for (const step of steps.slice(1)) {
    await heading(page, step)
    await onStep(step)
    if (step !== steps.at(-1)) await onward(page)
  }
  return name
}

const typeOf = async (member: Member, name: string) =>
  (await member.call<{ project_name: string; type: string; status: string }[]>('GET', 'v1/projects')).find(
    (project) => project.project_name === name,
  )

test(
  'legacy creation: four groups and fourteen steps in order, completed, then a search starts [1 48 95 96 97 98 99]',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const me = await newMember(request)
    await enter(page, me, '/projects/new')
    await expectSteps(page, legacy)
    expect(Object.values(legacy).flat()).toHaveLength(14)
    // one field of each of the five parts: scope, ideal candidates, preferences, roster, outreach
    const name = await walk(page, legacy, async (step) => {
      if (step === 'Search Scope') await page.getByRole('checkbox', { name: /Remote work/ }).check()
      if (step === 'Ideal Candidates') {
        await page.getByRole('textbox', { name: /LinkedIn/ }).fill('https://www.linkedin.com/in/ada-example')
        await page.getByRole('button', { name: 'Add', exact: true }).click()
      }
      if (step === 'Skills/Keywords') await pick(page, 'Must have', 'PostgreSQL')
      if (step === 'Team Roster') {
        await page.getByRole('combobox', { name: 'Email of a colleague' }).fill('lee@harbor.example')
        await page.getByRole('button', { name: 'Add', exact: true }).click()
      }
      if (step === 'Outreach Templates') await page.getByRole('textbox', { name: 'Subject' }).fill('A question, {{first_name}}')
      if (step === 'Search Preferences Tutorial') await expect(page.getByRole('heading', { name: 'Filters' })).toBeVisible()
      if (step === 'Search Preferences Process')
        await expect(page.getByRole('table', { name: 'What you look for' })).toContainText('Backend Engineer')
    })
    expect(await typeOf(me, name)).toMatchObject({ type: '2', status: '3' })
    const project = /draft\/([^/?]+)/.exec(page.url())![1]!
    await page.getByRole('button', { name: 'Find candidates' }).click()
    await expect(page).toHaveURL(/\/panel\?project=/)
    const saved = await me.call<{ collaborators: { email: string }[] }>('GET', 'v1/projects/settings', { project_id: project })
    expect(saved).toMatchObject({
      remote_work_allowed: true,
      ideal_candidates: [{ linkedin_profile_url: 'https://www.linkedin.com/in/ada-example' }],
      keywords_required: ['PostgreSQL'],
      outreach_templates: [{ initial_outreach_subject: 'A question, {{first_name}}' }],
    })
    expect(saved.collaborators.map(({ email }) => email)).toEqual([me.email, 'lee@harbor.example'])
  },
)

test(
  'the legacy settings: four groups, tab=N opens a section, and the address follows [54 100 101 102 103]',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const me = await newMember(request)
    const project = await newProject(me, { type: '2' })
    await enter(page, me, `/projects/edit/${project}?tab=7`)
    await heading(page, 'Skills/Keywords')
    await expectSteps(page, legacySettings)
    await rail(page).getByRole('button', { name: 'Scheduling Preferences' }).click()
    await heading(page, 'Scheduling Preferences')
    await expect(page).toHaveURL(/tab=15$/)
    await page.goBack()
    await heading(page, 'Skills/Keywords')
    await page.reload()
    await heading(page, 'Skills/Keywords')
    await page.goto(`/projects/edit/${project}?tab=99`)
    await heading(page, 'Project Details')
  },
)

test(
  'the full setup opens for every kind of project, and for no other [49 51 104 105 106 107 108 109]',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const me = await newMember(request)
    await enter(page, me, '/projects/v2/new/navigator')
    for (const kind of ['autopilot', 'fasttrack', 'navigator']) {
      await page.goto(`/projects/v2/new/${kind}`)
      await expectSteps(page, full)
    }
    await page.goto('/projects/v2/new/self-serve')
    await expectSteps(page, selfServe)
    await page.goto('/projects/v2/new/nothing')
    await expect(page.getByText('Unknown project type')).toBeVisible()
    await page.goto('/projects/v2/new/autopilot')
    const name = await walk(page, full)
    expect(await typeOf(me, name)).toMatchObject({ type: '1', status: '3' })
    const project = await newProject(me, { type: '2' })
    await page.goto(`/projects/settings/v2/${project}`)
    await expectSteps(page, full)
  },
)

test('the self-serve wizard, and the settings of its project [110 111 112 113]', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/projects/v2/new/self-serve')
  await expectSteps(page, selfServe)
  const name = await walk(page, selfServe)
  expect(await typeOf(me, name)).toMatchObject({ type: '3' })
  await page.goto(`/projects/settings/v2/${await newProject(me, { type: '3' })}`)
  await expectSteps(page, selfServe)
})

test('onboarding has eight steps and first asks who runs the search [52 114]', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/autopilot-projects/new')
  await expectSteps(page, onboarding)
  expect(Object.values(onboarding).flat()).toHaveLength(8)
  await expect(page.getByRole('radio', { name: 'My team' })).toBeChecked()
  await expectNoBarriers(page)
  const name = await walk(page, onboarding)
  expect(await typeOf(me, name)).toMatchObject({ type: '3' })
  await useDark(page, true)
  await expectNoBarriers(page)
})

test('a first project starts without an account and continues in the new one: seven steps [44 115 554]', async ({ page }) => {
  await page.goto('/autopilot-onboarding')
  await expectSteps(page, firstProject)
  expect(Object.values(firstProject).flat()).toHaveLength(7)
  await onward(page)
  await expect(page.getByText('This field is required.', { exact: true })).toHaveCount(3)
  await expectNoBarriers(page)
  await picture(page, 'first-project')
  await page.getByLabel('Project name').fill('Night watch 🌙')
  await page.getByLabel('Job title').fill('Site Reliability Engineer')
  await page.getByLabel('Hiring company').fill('Harbor Labs')
  await page.reload()
  await expect(page.getByLabel('Project name')).toHaveValue('Night watch 🌙')
  await onward(page)
  await expect(page).toHaveURL(/\/register/)
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Reyes')
  await page.getByLabel('Company').fill('Harbor Labs')
  await page.getByLabel('Job title').fill('Talent Partner')
  await page.getByLabel('Email').fill(`robin.${newWord()}@harbor.example`)
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await page.getByLabel('Retype password', { exact: true }).fill('correct horse battery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/autopilot-projects\/new\?first=/)
  await expect(page.getByLabel('Project name')).toHaveValue('Night watch 🌙')
  await expectSteps(page, firstProject)
  await onward(page)
  await heading(page, 'Team Roster')
  await rail(page).getByRole('button', { name: 'Scoring Preferences' }).click()
  await expect(page.getByRole('slider', { name: 'Similar companies' })).toBeVisible()
})

test('a draft continues in its flow, at its last step, with its text [50]', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/projects/new')
  await page.getByLabel('Project name').fill('Half done')
  await page.reload()
  await expect(page.getByLabel('Project name')).toHaveValue('Half done')
  await page.getByRole('textbox', { name: 'Job title' }).fill('Data Engineer')
  await onward(page)
  await heading(page, 'Search Scope')
  const address = page.url()
  await page.getByRole('checkbox', { name: /Remote work/ }).check()
  await page.goto('/talent')
  await page.goto(address)
  await expect(page.getByRole('checkbox', { name: /Remote work/ })).toBeChecked()
  await expectSteps(page, legacy)
})

test(
  'back is always possible, forward up to the first incomplete step; an invalid step blocks the steps after it',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const me = await newMember(request)
    await enter(page, me, `/projects/v2/draft/${await newProject(me, { type: '3', draft: true })}?step=Education%20and%20Experience`)
    await heading(page, 'Education and Experience')
    const step = (name: string) => rail(page).getByRole('button', { name })
    await page.getByLabel('Years of experience, at least').fill('9')
    await page.getByLabel('At most').fill('3')
    await expect(step('Keywords')).toBeDisabled()
    await onward(page)
    await expect(page.getByText('The maximum is below the minimum.', { exact: true })).toBeVisible()
    await heading(page, 'Education and Experience')
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await heading(page, 'Job Titles')
    // a link to a step that isn't open yet leads to the first one
    await page.goto(page.url().replace(/step=.*/, 'step=Keywords'))
    await heading(page, 'Project Details')
    await step('Education and Experience').click()
    await page.getByLabel('At most').fill('12')
    await expect(step('Keywords')).toBeEnabled()
    await expect(page.getByRole('button', { name: 'Search now' })).toBeVisible()
  },
)
