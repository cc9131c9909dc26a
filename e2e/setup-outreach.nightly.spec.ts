import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { addPeople, enter, emails, newMember, newProject, type Member } from './team.ts'
import { expectWritten } from './written.ts'

interface Template {
  name: string
  user_email: string | null
  initial_outreach_subject: string
  initial_outreach_template: string
  follow_up_1_days: number
  follow_up_2_off: boolean
}
interface Settings {
  outreach_templates: Template[]
  outreach_methods: string[]
  compensation_template: string
  sender_name: string
}
const settingsOf = (member: Member, project_id: string) => member.call<Settings>('GET', 'v1/projects/settings', { project_id })
const templatesOf = async (member: Member, project: string) => (await settingsOf(member, project)).outreach_templates

const openStep = async (page: Page, member: Member, project: string, step: string) => {
  await enter(page, member, `/projects/settings/v2/${project}?step=${encodeURIComponent(step)}`)
  await expect(page.getByRole('heading', { name: step, level: 1 })).toBeVisible()
}
const more = (page: Page, name: string) => page.getByRole('button', { name: `More for ${name}` })

test('templates are added, renamed, duplicated, deleted, and restored [572]', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { draft: true })
  await openStep(page, member, project, 'Outreach Templates')
  await page.getByRole('button', { name: 'Add from the template library' }).click()
  await expect(page.getByRole('menuitem', { name: 'Read them in the library' })).toHaveAttribute('href', '/demos/templates')
  await picture(page, 'templates-library')
  await page.getByRole('menuitem', { name: /^First job/ }).click()
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('First job')
  await expect.poll(async () => (await templatesOf(member, project)).map(({ name }) => name)).toEqual(['Template 1', 'First job'])
  await more(page, 'First job').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.poll(async () => (await templatesOf(member, project)).map(({ name }) => name)).toEqual(['Template 1'])
  await page.getByRole('button', { name: 'New template' }).click()
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('Template 2')
  await more(page, 'Template 2').click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByLabel('Name of the template').fill('Short one')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('Short one')
  await page.getByLabel('Subject').fill('Hello {{first_name}}')
  await more(page, 'Short one').click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('combobox', { name: 'Template' })).toHaveValue('Short one - copy')
  await expect(page.getByLabel('Subject')).toHaveValue('Hello {{first_name}}')
  await more(page, 'Short one - copy').click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.poll(async () => (await templatesOf(member, project)).map(({ name }) => name)).toEqual(['Template 1', 'Short one'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await templatesOf(member, project)).map(({ name }) => name))
    .toEqual(['Template 1', 'Short one', 'Short one - copy'])
  await expectNoBarriers(page)
})

test('an unknown variable blocks the step; missing values are counted, and the preview can show another person [546]', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  const project = await newProject(member)
  await openStep(page, member, project, 'Outreach Templates')
  const text = page.getByRole('textbox', { name: 'First email' })
  await text.fill('Hi {{first_name}} of {{nickname}}')
  await expect(page.getByText('There is no variable {{nickname}}.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Outreach Templates', level: 1 })).toBeVisible()
  await text.fill('Hi {{first_name}}, ')
  await expect(page.getByText('There is no variable')).toBeHidden()
  const picker = page.getByRole('group', { name: 'Insert a variable' })
  await expect(picker.getByRole('button')).toHaveText(['Greetings', 'Education', 'Experience', 'Skillsets'])
  await text.press('End')
  await picker.getByRole('button', { name: 'Experience' }).click()
  await page.getByRole('menuitem', { name: 'Previous company' }).click()
  await expectWritten(text, 'Hi {{first_name}}, {{previous_company}}')
  const preview = page.getByRole('region', { name: 'Preview' })
  const people = await member.call<{ people: { name: string; lacks: string[] }[] }>('GET', 'v2/outreach/people', { project_id: project })
  const lacking = people.people.filter(({ lacks }) => lacks.includes('previous_company'))
  if (lacking.length > 0)
    await expect(preview).toContainText(`No value for Previous company for ${lacking.length} of ${people.people.length}.`)
  const mail = preview.getByTitle('Email preview').contentFrame()
  const [first, second] = people.people as unknown as [{ name: string }, { name: string }]
  await expect(mail.getByText(`Hi ${first.name.split(' ')[0]!},`)).toBeVisible()
  await preview.getByRole('combobox').click()
  await page.getByRole('option', { name: second.name }).click()
  await expect(mail.getByText(`Hi ${second.name.split(' ')[0]!},`)).toBeVisible()
  await expectNoBarriers(page)
  await picture(page, 'setup-templates')
})

test('a sequence shows its days and leaves out a disabled follow-up', async ({ page, request }) => {
  const member = await newMember(request)
  const template = { ...emails.outreach_templates[0]!, follow_up_2_template: 'Again', follow_up_3_template: 'Last' }
  const project = await newProject(member, { draft: true, settings: { outreach_templates: [template] } })
  await openStep(page, member, project, 'Outreach Sequences')
  const days = page.getByRole('list', { name: 'When emails go out' })
  await expect(days.getByRole('listitem')).toContainText([
    'First email',
    '3 days later: Follow-Up #1',
    'Follow-Up #2',
    'Follow-Up #3',
    'Stops when they reply',
  ])
  const inDays = (count: number) => {
    const date = new Date(Date.now() + count * 86_400_000)
    return date.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' })
  }
  await expect(days.getByRole('listitem').nth(1)).toContainText(inDays(3))
  await page.getByRole('switch', { name: 'Follow-Up #2' }).click()
  await expect(days).not.toContainText('Follow-Up #2')
  await expect(page.getByText('after Follow-Up #1')).toBeVisible()
  await page.getByLabel('Days before Follow-Up #1').fill('61')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert').first()).toHaveText('Follow-ups are sent 1 to 60 days after the previous email.')
  await page.getByLabel('Days before Follow-Up #1').fill('5')
  await expect(days.getByRole('listitem').nth(1)).toContainText(inDays(5))
  await expect.poll(async () => (await templatesOf(member, project))[0]).toMatchObject({ follow_up_1_days: 5, follow_up_2_off: true })
  await useDark(page, true)
  await expectNoBarriers(page)
})

test('at least one outreach channel is chosen, and the composer offers only those', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member)
  await openStep(page, member, project, 'Outreach Methods')
  await expect(page.getByText('Email can be sent as you.')).toBeVisible()
  for (const way of ['Email', 'LinkedIn InMail', 'LinkedIn Invitation']) await page.getByRole('switch', { name: way }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert').first()).toHaveText('Choose at least one outreach channel.')
  await expect(page.getByRole('textbox', { name: 'Invitation to connect on LinkedIn' })).toBeHidden()
  await page.getByRole('switch', { name: 'LinkedIn Invitation' }).click()
  await page.getByRole('textbox', { name: 'Invitation to connect on LinkedIn' }).fill('a'.repeat(301))
  await expect(page.getByText('301 of 300')).toBeVisible()
  await expect(page.getByText('Your invitation message cannot exceed 300 characters')).toBeVisible()
  await page.getByRole('textbox', { name: 'Invitation to connect on LinkedIn' }).fill('Hi {{first_name}}')
  await expectNoBarriers(page)
  await expect.poll(async () => (await settingsOf(member, project)).outreach_methods).toEqual(['invitation'])
  const [ada] = await addPeople(member, project, ['Ada One'])
  await enter(page, member, `/panel?project=${project}&tab=approved&candidate=${ada!.id}`)
  await page.getByRole('button', { name: 'Write email' }).click()
  const dialog = page.getByRole('dialog', { name: /^Write to/ })
  await expect(dialog.getByRole('radiogroup', { name: 'How to contact them' }).getByRole('radio')).toHaveCount(2)
  await expect(dialog.getByRole('radio', { name: 'LinkedIn Invitation' })).toBeChecked()
})

test('quick answers are edited in Candidate Q & A, with a default and a reset [588]', async ({ page, request }) => {
  const member = await newMember(request)
  const pay = { comp_target_min: 120_000, comp_target_max: 150_000 }
  const project = await newProject(member, { type: '2', draft: true, settings: pay })
  await enter(page, member, `/projects/edit/${project}`)
  await page.getByRole('button', { name: /Candidate Q & A/ }).click()
  const answer = page.getByRole('region', { name: 'Compensation' })
  await expect(answer).toContainText('The pay for the {{job_title}} role is $120K-$150K a year.')
  await page.getByRole('button', { name: 'Write your own: Compensation' }).click()
  const field = page.getByRole('textbox', { name: 'Compensation' })
  await expect(field).toBeFocused()
  await field.fill('We pay well, {{first_nam}}.')
  await expect(page.getByText('There is no variable {{first_nam}}.')).toBeVisible()
  await field.fill('We pay well, {{first_name}}.')
  await answer.getByRole('button', { name: 'Preview' }).click()
  await expect(
    answer
      .getByTitle('Email preview')
      .contentFrame()
      .getByText(/We pay well, [^{]+\./),
  ).toBeVisible()
  await expectNoBarriers(page)
  await expect.poll(async () => (await settingsOf(member, project)).compensation_template).toBe('We pay well, {{first_name}}.')
  await page.getByRole('button', { name: 'Reset to default: Compensation' }).click()
  await expect(answer).toContainText('$120K-$150K a year.')
  await expect.poll(async () => (await settingsOf(member, project)).compensation_template).toBe('')
})

test('Outreach Parameters in legacy creation: days, automatic emails, and allowed addresses [98]', async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '2', draft: true })
  await enter(page, member, `/projects/v2/draft/${project}?step=${encodeURIComponent('Outreach Parameters')}`)
  await expect(page.getByRole('heading', { name: 'Outreach Parameters', level: 1 })).toBeVisible()
  const steps = page
    .getByRole('navigation', { name: 'Steps' })
    .locator('div')
    .filter({ has: page.getByRole('heading', { name: 'Outreach Preferences' }) })
    .getByRole('button')
  await expect(steps).toHaveText(['Outreach Parameters', 'Outreach Templates', 'Candidate Q & A'])
  await page.getByLabel('Days before Follow-Up #1').fill('6')
  for (const name of ['Fairlead emails candidates automatically', 'Write to work addresses too', 'Confirm the address before sending'])
    await page.getByRole('switch', { name }).click()
  await expect
    .poll(() => settingsOf(member, project))
    .toMatchObject({
      outreach_toggle: false,
      allow_work_emails: false,
      confirm_email_before_send: true,
      outreach_templates: [{ follow_up_1_days: 6 }],
    })
  await expectNoBarriers(page)
})
