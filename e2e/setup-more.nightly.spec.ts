import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { addPeople, demoMember, enter, linkAts, newMember, newProject, newWord, type Member } from './team.ts'

interface Settings {
  tab_order: string[]
  bias_reducer: boolean
  should_populate: boolean
  outreach_toggle: boolean
  autopilot_templates: Record<string, string>
  recruiter_notes: Record<string, string>
}
const settingsOf = (member: Member, project_id: string) => member.call<Settings>('GET', 'v1/projects/settings', { project_id })
const openStep = async (page: Page, member: Member, project: string, step: string) => {
  await enter(page, member, `/projects/settings/v2/${project}?step=${encodeURIComponent(step)}`)
  await expect(page.getByRole('heading', { name: step, level: 1 })).toBeVisible()
}

/** The steps of one group, as listed in the rail. */
const stepsIn = (page: Page, group: string) =>
  page
    .getByRole('navigation', { name: 'Steps' })
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: group, exact: true }) })
    .getByRole('button')

test('the panel tabs follow the order set by keyboard and by dragging [104 185]', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '2' })
  await openStep(page, member, project, 'Candidate Pipeline')
  await expect(stepsIn(page, 'Basic Information')).toHaveText(['Project Details', 'Ideal Candidates', 'Candidate Pipeline'])
  const list = page.getByRole('list', { name: 'Panel tabs' })
  const tabs = list.getByRole('listitem')
  await expect(tabs).toHaveText(['Review', 'Approved', 'Contacted', 'Interview', 'Rejected', 'Not Interested'])
  await page.getByRole('button', { name: 'Move Rejected up' }).focus()
  await page.keyboard.press('Enter')
  await expect(tabs).toHaveText(['Review', 'Approved', 'Contacted', 'Rejected', 'Interview', 'Not Interested'])
  await expect(page.getByRole('button', { name: 'Move Rejected up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Rejected is now 3 of 6')).toBeAttached()
  await tabs.filter({ hasText: 'Not Interested' }).dragTo(tabs.filter({ hasText: 'Approved' }))
  await expect(tabs).toHaveText(['Review', 'Not Interested', 'Approved', 'Rejected', 'Contacted', 'Interview'])
  await page.getByRole('button', { name: 'Remove Contacted' }).click()
  await page.getByRole('combobox', { name: 'Add a tab' }).click()
  await page.getByRole('option', { name: 'Custom 1' }).click()
  await expect
    .poll(async () => (await settingsOf(member, project)).tab_order)
    .toEqual(['under_review', 'not_interested', 'approved', 'rejected', 'interviewing', 'custom_1'])
  await expectNoBarriers(page)
  await picture(page, 'setup-pipeline')
  await page.goto(`/panel?project=${project}`)
  await expect(page.getByRole('tablist').getByRole('tab')).toHaveText([
    /^Review/,
    /^Not Interested/,
    /^Approved/,
    /^Rejected/,
    /^Interview/,
    /^Custom 1/,
  ])
})

test('Autopilot Settings: automatic search, the product’s own emails, and when they are sent [105 588]', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '1' })
  await openStep(page, member, project, 'Autopilot Settings')
  await expect(stepsIn(page, 'Team Setup')).toHaveText(['Team Roster', 'Autopilot Settings'])
  await page.getByRole('switch', { name: 'Keep searching when the review queue is empty' }).click()
  await page.getByRole('switch', { name: 'Fairlead emails candidates automatically' }).click()
  await expect(page.getByText('The first two aren’t sent while the switch above is off.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Polite rejection' })).toContainText('It never says why.')
  await page.getByRole('button', { name: 'Write your own: Polite rejection' }).click()
  const text = page.getByRole('textbox', { name: 'Polite rejection' })
  await text.fill('Hi {{first_name}}, not {{this_time}}.')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Autopilot Settings', level: 1 })).toBeVisible()
  await expect(page.getByText('There is no variable {{this_time}}.', { exact: true })).toBeVisible()
  await text.fill('Hi {{first_name}}, not this time.')
  await expectNoBarriers(page)
  await expect
    .poll(() => settingsOf(member, project))
    .toMatchObject({
      should_populate: false,
      outreach_toggle: false,
      autopilot_templates: { rejection: 'Hi {{first_name}}, not this time.' },
    })
})

test('hard requirements appear next to every candidate; super admins also see suggestions and tips [222 450]', async ({
  page,
  request,
}) => {
  const demo = await demoMember(request, 'demo@fairlead.example')
  const project = await newProject(demo, {
    type: '2',
    name: `Hard ${newWord()}`,
    settings: { collaborators: [{ email: demo.email, role: 1 }] },
  })
  const [ada] = await addPeople(demo, project, ['Ada One'])
  await openStep(page, demo, project, 'Additional Considerations')
  await page.getByLabel('Mandatory requirements').fill('A forklift license.')
  await page.getByLabel('Nice to have').fill('Lives near the port.')
  await page.getByLabel('Tips for the search').fill('Ask about nights early.')
  await expect.poll(async () => (await settingsOf(demo, project)).recruiter_notes).toMatchObject({ tips: 'Ask about nights early.' })
  await expectNoBarriers(page)
  const card = `/panel?project=${project}&tab=approved&candidate=${ada!.id}`
  const requirements = page.getByRole('region', { name: 'Hard requirements' })
  await page.goto(card)
  await expect(requirements).toContainText('A forklift license.')
  await expect(requirements).not.toContainText('Lives near the port.')
  await enter(page, await demoMember(request, 'ada@fairlead.example'), card)
  await expect(requirements).toContainText('A forklift license.')
  await expect(requirements).toContainText('Lives near the port.')
  await expect(requirements).toContainText('Ask about nights early.')
  await expectNoBarriers(page)
  await useDark(page, true)
  await expectNoBarriers(page)
})

test('ATS Sync shows the state of the link and opens its settings and back [109]', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '1' })
  await openStep(page, member, project, 'ATS Sync')
  await expect(page.getByText('No applicant tracking system is linked to this workspace.')).toBeVisible()
  await page.getByRole('link', { name: 'ATS Connection Setup' }).click()
  await expect(page.getByRole('heading', { name: 'ATS Connection Setup', level: 1 })).toBeVisible()
  await linkAts(page, page.getByRole('button', { name: 'Link a system' }))
  await expect(page.getByText('The link is working.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to project setup' }).click()
  await expect(page.getByRole('heading', { name: 'ATS Sync', level: 1 })).toBeVisible()
  await expect(page.getByText('This workspace is linked to Greenhouse.')).toBeVisible()
  await expectNoBarriers(page)
})
