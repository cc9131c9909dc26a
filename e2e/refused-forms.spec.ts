// A server that fails at one write of a form, a setting or a door: what was typed stays, it is said, and another try succeeds.
import { expect, test, type Page } from '@playwright/test'
import { panelOf } from './panel-page.ts'
import { fault, refused } from './refused-writes.ts'
import { item, menuButton } from './shell-parts.ts'
import { demoMember, enter, newMember, newProject, newWord } from './team.ts'

const said = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

test('the user’s own settings: profile, permissions, calendar, keys', async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/profile')
  await page.getByLabel('Job title').fill('Head of Talent')
  await refused(page, 'profile', async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await said(page, 'An error occurred when trying to update your profile.')
    await expect(page.getByLabel('Job title')).toHaveValue('Head of Talent')
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await said(page, 'Profile updated successfully!')

  await menuButton(page).click()
  await item(page, 'Additional Permissions').click()
  const may = page.getByRole('switch', { name: 'Fairlead may send mail in my name' })
  await expect(may).toBeChecked()
  await refused(page, 'permissions', async () => {
    await may.click()
    await said(page, 'Update user failed - please try again later.')
    await expect(may).toBeChecked()
  })
  await may.uncheck()
  await expect.poll(() => me.call('GET', 'v1/users/settings')).toMatchObject({ may_send: false })
  await page.keyboard.press('Escape')

  await page.goto('/calendar')
  const calendar = page.getByRole('radio', { name: `Calendar of ${me.email}` })
  await refused(page, 'calendar', async () => {
    await calendar.click()
    await said(page, 'The calendar could not be saved. Please try again.')
    await expect(calendar).not.toBeChecked()
  })
  await calendar.check()
  await said(page, 'Your calendar is synced.')

  await page.keyboard.press('?')
  const keys = page.getByRole('switch', { name: 'Single-key shortcuts' })
  await refused(page, 'shortcuts', async () => {
    await keys.click()
    await said(page, 'The shortcuts could not be saved. Please try again.')
    await expect(keys).toBeChecked()
  })
  await keys.uncheck()
  await expect.poll(() => me.call('GET', 'v1/users/settings')).toMatchObject({ shortcuts: { is_off: true } })
})

test('people brought in, and a linked system', async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/talent')
  const word = newWord()
  const person = page.getByRole('dialog', { name: 'Add a person' })
  await page.getByRole('button', { name: 'Add a person' }).click()
  await person.getByLabel('LinkedIn profile').fill(`https://www.linkedin.com/in/${word}`)
  await person.getByLabel('E-mail').fill(`${word}@home.example`)
  await refused(page, 'add a person', async () => {
    await person.getByRole('button', { name: 'Add person' }).click()
    await said(page, 'This person could not be saved. Please try again.')
    await expect(person.getByLabel('E-mail')).toHaveValue(`${word}@home.example`)
  })
  await person.getByRole('button', { name: 'Add person' }).click()
  await said(page, 'Added to your talent pool')

  const dialog = page.getByRole('dialog', { name: 'Import people' })
  const file = dialog.locator('input[type=file]')
  const failed = 'The file could not be read. Please try again.'
  await page
    .getByRole('button', { name: /^Import/ })
    .first()
    .click()
  const csv = `Name,LinkedIn Profile,Email\nAda One,https://www.linkedin.com/in/a-${word},a-${word}@home.example\n`
  await file.setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  const submit = dialog.getByRole('button', { name: 'Import 1 person' })
  await expect(submit).toBeEnabled()
  await refused(page, 'import a file', async () => {
    await submit.click()
    await said(page, failed)
    await expect(submit).toBeEnabled()
  })
  await submit.click()
  await said(page, 'Imported. Running the same file again adds nobody twice.')
  await dialog.getByRole('button', { name: 'Another file' }).click()
  const basics = {
    name: 'Ben Two',
    email: `b-${word}@home.example`,
    profiles: [{ network: 'LinkedIn', url: `https://www.linkedin.com/in/b-${word}` }],
  }
  const resume = { name: 'ben.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ basics })) }
  await refused(page, 'import a resume', async () => {
    await file.setInputFiles(resume)
    await said(page, failed)
  })
  await file.setInputFiles([])
  await file.setInputFiles(resume)
  await said(page, 'Added Ben Two')

  // the token of the linking window: its gateway is not there, so a second try is answered for it
  await page.route('**/api/v1/projects/check_atcs', (route) => route.fulfill({ json: { status: 'INCOMPLETE', integration: null } }))
  await refused(page, 'link an ATS', async () => {
    await page.goto('/ats-settings?public_token=token-1')
    await said(page, 'The link could not be made. Please try again.')
    await expect(page).toHaveURL(/public_token=token-1/)
  })
  await page.route('**/api/v1/link/update', (route) => route.fulfill({ json: { status: 'ACTIVE', integration: 'Harbor ATS' } }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await said(page, 'Linked to Harbor ATS')
  await expect(page).toHaveURL(/ats-settings$/)
})

test('a project set up: made once, saved, shared with a colleague, submitted, searched again', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const me = await newMember(request)
  await enter(page, me, '/autopilot-projects/self-serve/new')
  const failed = 'The project could not be saved. Please try again.'
  const onward = () => page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Project name').fill('Night owls')
  await page.getByRole('textbox', { name: 'Job title' }).fill('Backend Engineer')
  await page.getByRole('textbox', { name: /description/i }).fill('Keeps things running at night.')
  await refused(page, 'new project', async () => {
    await onward()
    await said(page, failed)
    await expect(page.getByLabel('Project name')).toHaveValue('Night owls')
  })
  await refused(page, 'its description', async () => {
    await onward()
    await said(page, failed)
    await expect(page.getByRole('textbox', { name: /description/i })).toHaveValue('Keeps things running at night.')
  })
  await onward()
  await expect(page.getByRole('heading', { name: 'Ideal Candidates', level: 1 })).toBeVisible()
  const made = await me.call<{ project_name: string; project_id: string }[]>('GET', 'v1/projects')
  expect(made.filter(({ project_name }) => project_name === 'Night owls')).toHaveLength(1)

  const settings = {
    collaborators: [
      { email: me.email, role: 1 },
      { email: 'lee@harbor.example', role: 2 },
    ],
  }
  const draft = await newProject(me, { type: '3', draft: true, settings })
  await page.goto(`/projects/v2/draft/${draft}?step=Project%20Details`)
  await refused(page, 'settings', async () => {
    await page.getByLabel('Project name').fill('Early birds')
    await said(page, 'Not saved. Try again')
    await expect(page.getByLabel('Project name')).toHaveValue('Early birds')
  })
  await page.getByRole('button', { name: 'Not saved. Try again' }).click()
  await expect.poll(() => me.call('GET', 'v1/projects/settings', { project_id: draft })).toMatchObject({ project_name: 'Early birds' })

  await page.goto(`/projects/v2/draft/${draft}?step=Team%20Roster`)
  const invite = page.getByRole('button', { name: 'Copy an invitation link for lee@harbor.example' })
  await refused(page, 'invite', async () => {
    await invite.click()
    await said(page, fault)
  })
  await invite.click()
  await said(page, /^Invitation link for lee@harbor.example copied/)

  await page.goto(`/projects/v2/draft/${draft}?step=Keywords`)
  const submit = page.getByRole('button', { name: 'Find candidates' })
  await refused(page, 'submit a project', async () => {
    await submit.click()
    await said(page, 'The project could not be submitted. Please try again.')
    await expect(submit).toBeEnabled()
  })
  await submit.click()
  await expect(page).toHaveURL(/\/panel/)

  await page.goto(`/projects/settings/v2/${await newProject(me)}`)
  const again = page.getByRole('button', { name: 'Search again' })
  await refused(page, 'search again', async () => {
    await again.click()
    await said(page, 'Project update failed - please try again later.')
    await expect(again).toBeEnabled()
  })
  await again.click()
  await expect(page).toHaveURL(/\/panel/)
})

test('another product, and a session of somebody else’s', async ({ page, request }) => {
  const demo = await demoMember(request, 'demo@fairlead.example')
  await demo.call('PUT', 'v1/users/settings', { product_type: 'autopilot' })
  await enter(page, demo)
  await menuButton(page).click()
  await refused(page, 'product', async () => {
    await item(page, 'Switch to Navigator').click()
    await said(page, 'The product could not be switched. Please try again.')
  })
  await menuButton(page).click()
  await item(page, 'Switch to Navigator').click()
  await said(page, 'You are in Navigator now')
  await demo.call('PUT', 'v1/users/settings', { product_type: 'autopilot' })

  const sam = await demoMember(request, 'sam@staff.example')
  await enter(page, sam, panelOf(await newProject(sam, { type: '1', draft: true })))
  const bar = page.getByRole('form', { name: 'Session of a user' })
  await bar.getByRole('textbox').fill('vera@fairlead.example')
  await refused(page, 'borrow a session', async () => {
    await bar.getByRole('button', { name: 'Open their session' }).click()
    await said(page, "Could not find that user's session")
    await expect(bar.getByRole('textbox')).toHaveValue('vera@fairlead.example')
  })
  await bar.getByRole('button', { name: 'Open their session' }).click()
  await said(page, /^You see Vera /)
})

test('the doors: signing in, registering, a new password, the links of mails', async ({ page, request }) => {
  const me = await newMember(request)
  const password = 'correct horse battery'
  await page.goto('/login')
  const email = page.getByLabel('Email', { exact: true })
  await email.fill(me.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await refused(page, 'sign in', async () => {
    await page.getByRole('button', { name: 'Sign In' }).click()
    await said(page, fault)
    await expect(email).toHaveValue(me.email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  })
  await page.getByRole('button', { name: 'Forgot password' }).click()
  const forgot = page.getByRole('dialog')
  await forgot.getByLabel('Email').fill(me.email)
  await refused(page, 'forgotten password', async () => {
    await forgot.getByRole('button', { name: 'Send the link' }).click()
    await expect(forgot.getByText(fault)).toBeVisible()
    await expect(forgot.getByLabel('Email')).toHaveValue(me.email)
  })
  await forgot.getByRole('button', { name: 'Send the link' }).click()
  await forgot.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(menuButton(page)).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto('/register')
  const word = newWord()
  for (const [label, text] of [
    ['First name', 'Dana'],
    ['Last name', 'Demo'],
    ['Company', `Elsewhere ${word}`],
    ['Job title', 'Recruiter'],
    ['Email', `dana.${word}@harbor.example`],
    ['Password', password],
    ['Retype password', password],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  const create = page.getByRole('button', { name: 'Create account' })
  await refused(page, 'register', async () => {
    await create.click()
    await said(page, fault)
    await expect(page.getByLabel('Company', { exact: true })).toHaveValue(`Elsewhere ${word}`)
  })
  await create.click()
  await expect(page.getByRole('heading', { name: 'Project Details', level: 1 })).toBeVisible()

  // links whose secrets lie in a mail: the page is told what they say
  await page.goto('/reset-password?token=secret')
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByLabel('Retype password', { exact: true }).fill(password)
  const save = page.getByRole('button', { name: 'Save password' })
  await refused(page, 'new password', async () => {
    await save.click()
    await said(page, fault)
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue(password)
  })
  await page.route('**/api/v1/users/reset_password', (route) => route.fulfill({ json: {} }))
  await save.click()
  await said(page, 'Your password is changed')

  const link = { email: 'ada@home.example', unsubscribed: false }
  await page.route('**/api/v1/notifications/unsubscribe*', (route) =>
    route.fulfill({ json: { ...link, unsubscribed: route.request().method() === 'POST' } }),
  )
  await page.goto('/notifications/unsubscribe?token=secret')
  await refused(page, 'unsubscribe', async () => {
    await page.getByRole('button', { name: 'Unsubscribe' }).click()
    await said(page, fault)
    await said(page, 'Stop mail about this job?')
  })
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await said(page, 'You will not hear from us again')
  await refused(page, 'resubscribe', async () => {
    await page.getByRole('button', { name: 'That was a mistake: write to me again' }).click()
    await said(page, fault)
    await said(page, 'You will not hear from us again')
  })
  await page.route('**/api/v1/notifications/resubscribe', (route) => route.fulfill({ json: link }))
  await page.getByRole('button', { name: 'That was a mistake: write to me again' }).click()
  await said(page, 'Stop mail about this job?')

  const asked = { first_name: 'Ada', item: 'your resume', job_title: 'Designer', hiring_company: 'Harbor Labs', product_name: 'Fairlead' }
  await page.route('**/api/v1/candidates/additional_information*', (route) =>
    route.fulfill({ json: route.request().method() === 'GET' ? asked : {} }),
  )
  await page.goto('/v1/candidates/additional_information?token=secret')
  await page.getByLabel('Your message').fill('Here it is.')
  const answer = page.getByRole('button', { name: 'Send to Harbor Labs' })
  for (const file of [false, true]) {
    if (file)
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'ada.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await refused(page, 'what was asked for', async () => {
      await answer.click()
      await said(page, fault)
      await expect(page.getByLabel('Your message')).toHaveValue('Here it is.')
    })
  }
  await answer.click()
  await said(page, 'Thank you')
})
