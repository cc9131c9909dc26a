import { expect, test, type Page } from './test.ts'
import { beginWithoutText } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import { refused, type kinds } from './refused-writes.ts'
import { item, menuButton } from './shell-parts.ts'
import { demoMember, enter, newMember, newProject, newWord } from './team.ts'

const expectText = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

test('the user’s own settings: profile, permissions, calendar, keys', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/profile')
  await page.getByLabel('Job title').fill('Head of Talent')
  await refused(page, 'profile', async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expectText(page, 'An error occurred when trying to update your profile.')
    await expect(page.getByLabel('Job title')).toHaveValue('Head of Talent')
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expectText(page, 'Profile updated successfully!')

  const summaries = page.getByRole('switch', { name: 'Email me unread notifications' })
  await refused(page, 'notifications by email', async () => {
    await summaries.click()
    await expectText(page, 'Update user failed - please try again later.')
    await expect(summaries).toBeChecked()
  })
  await summaries.uncheck()
  await expect.poll(() => me.call('GET', 'v1/users/settings')).toMatchObject({ notification_mail: 'off' })

  await menuButton(page).click()
  await item(page, 'Additional Permissions').click()
  const may = page.getByRole('switch', { name: 'Fairlead can send email as me' })
  await expect(may).toBeChecked()
  await refused(page, 'permissions', async () => {
    await may.click()
    await expectText(page, 'Update user failed - please try again later.')
    await expect(may).toBeChecked()
  })
  await may.uncheck()
  await expect.poll(() => me.call('GET', 'v1/users/settings')).toMatchObject({ may_send: false })
  await page.keyboard.press('Escape')

  await page.goto('/calendar')
  const calendar = page.getByRole('radio', { name: `Calendar of ${me.email}` })
  await refused(page, 'calendar', async () => {
    await calendar.click()
    await expectText(page, 'We couldn’t save the calendar. Please try again.')
    await expect(calendar).not.toBeChecked()
  })
  await calendar.check()
  await expectText(page, 'Your calendar is synced.')
  await refused(page, 'read calendars now', async () => {
    await page.getByRole('button', { name: 'Sync now' }).click()
    await expectText(page, 'We couldn’t read your calendars. Please try again.')
  })
  const counts = page.getByRole('combobox', { name: `How Calendar of ${me.email} counts` })
  await refused(page, 'what a calendar counts as', async () => {
    await counts.click()
    await page.getByRole('option', { name: 'Ignored' }).click()
    await expectText(page, 'We couldn’t change the calendar. Please try again.')
    await expect(counts).toHaveValue('Events block time')
  })
  await page.getByRole('button', { name: 'Add a feed' }).click()
  const feed = page.getByRole('dialog', { name: 'Add a calendar feed' })
  await feed.getByLabel('Feed address').fill('https://feeds.example/holidays.ics')
  await refused(page, 'connect calendars', async () => {
    await feed.getByRole('button', { name: 'Add' }).click()
    await expectText(page, 'We couldn’t connect the account. Please try again.')
    await expect(feed.getByLabel('Feed address')).toHaveValue('https://feeds.example/holidays.ics')
  })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Disconnect' }).click()
  const leaving = page.getByRole('dialog', { name: /^Disconnect / })
  await refused(page, 'disconnect calendars', async () => {
    await leaving.getByRole('button', { name: 'Disconnect' }).click()
    await expectText(page, 'We couldn’t disconnect the account. Please try again.')
  })
  await leaving.getByRole('button', { name: 'Cancel' }).click()

  await page.keyboard.press('?')
  const keys = page.getByRole('switch', { name: 'Single-key shortcuts' })
  await refused(page, 'shortcuts', async () => {
    await keys.click()
    await expectText(page, 'We couldn’t save the shortcuts. Please try again.')
    await expect(keys).toBeChecked()
  })
  await keys.uncheck()
  await expect.poll(() => me.call('GET', 'v1/users/settings')).toMatchObject({ shortcuts: { is_off: true } })
})

test('imported people, and a linked system', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/talent')
  const word = newWord()
  const person = page.getByRole('dialog', { name: 'Add a person' })
  await page.getByRole('button', { name: 'Add a person' }).click()
  await person.getByLabel('LinkedIn profile').fill(`https://www.linkedin.com/in/${word}`)
  await person.getByLabel('Email').fill(`${word}@home.example`)
  await refused(page, 'add a person', async () => {
    await person.getByRole('button', { name: 'Add person' }).click()
    await expectText(page, 'We couldn’t save this person. Please try again.')
    await expect(person.getByLabel('Email')).toHaveValue(`${word}@home.example`)
  })
  await person.getByRole('button', { name: 'Add person' }).click()
  await expectText(page, 'Added to your talent pool')

  const dialog = page.getByRole('dialog', { name: 'Import people' })
  const file = dialog.locator('input[type=file]')
  const failed = 'We couldn’t read the file. Please try again.'
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
    await expectText(page, failed)
    await expect(submit).toBeEnabled()
  })
  await submit.click()
  await expectText(page, 'Imported. Importing the same file again won’t create duplicates.')
  await dialog.getByRole('button', { name: 'Another file' }).click()
  const basics = {
    name: 'Ben Two',
    email: `b-${word}@home.example`,
    profiles: [{ network: 'LinkedIn', url: `https://www.linkedin.com/in/b-${word}` }],
  }
  const resume = { name: 'ben.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify({ basics })) }
  await refused(page, 'import a resume', async () => {
    await file.setInputFiles(resume)
    await expectText(page, failed)
  })
  await file.setInputFiles([])
  await file.setInputFiles(resume)
  await expectText(page, 'Added Ben Two')

  // the token of the linking window: its gateway is gone, so a second attempt gets a simulated response
  await page.route('**/api/v1/projects/check_atcs', (route) => route.fulfill({ json: { status: 'INCOMPLETE', integration: null } }))
  await refused(page, 'link an ATS', async () => {
    await page.goto('/ats-settings?public_token=token-1')
    await expectText(page, 'We couldn’t link the system. Please try again.')
    await expect(page).toHaveURL(/public_token=token-1/)
  })
  await page.route('**/api/v1/link/update', (route) => route.fulfill({ json: { status: 'ACTIVE', integration: 'Harbor ATS' } }))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectText(page, 'Linked to Harbor ATS')
  await expect(page).toHaveURL(/ats-settings$/)
})

test(
  'project setup: created once, saved, shared with a colleague, submitted, searched again',
  { tag: '@nightly' },
  async ({ page, request, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const me = await newMember(request)
    await enter(page, me, '/autopilot-projects/self-serve/new')
    const failed = 'We couldn’t save the project. Please try again.'
    const onward = () => page.getByRole('button', { name: 'All settings' }).click()
    await beginWithoutText(page, 'Night owls', 'Backend Engineer')
    await refused(page, 'new project', async () => {
      await onward()
      await expectText(page, failed)
      await expect(page.getByLabel('Project name')).toHaveValue('Night owls')
      await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Backend Engineer')
    })
    await onward()
    await expect(page.getByRole('heading', { name: 'Additional Information', level: 1 })).toBeVisible()
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
      await expectText(page, 'Not saved. Try again')
      await expect(page.getByLabel('Project name')).toHaveValue('Early birds')
    })
    await page.getByRole('button', { name: 'Not saved. Try again' }).click()
    await expect.poll(() => me.call('GET', 'v1/projects/settings', { project_id: draft })).toMatchObject({ project_name: 'Early birds' })

    await page.goto(`/projects/v2/draft/${draft}?step=Team%20Roster`)
    const invite = page.getByRole('button', { name: 'Invite lee@harbor.example' })
    await refused(page, 'invite', async () => {
      await invite.click()
      await expectText(page, 'We couldn’t send the invitation. Please try again.')
    })
    await invite.click()
    await expectText(page, /^Invitation sent to lee@harbor.example/)

    await page.goto(`/projects/v2/draft/${draft}?step=Keywords`)
    const submit = page.getByRole('button', { name: 'Find candidates' })
    await refused(page, 'submit a project', async () => {
      await submit.click()
      await expectText(page, 'We couldn’t submit the project. Please try again.')
      await expect(submit).toBeEnabled()
    })
    await submit.click()
    await expect(page).toHaveURL(/\/panel/)

    await page.goto(`/projects/settings/v2/${await newProject(me)}`)
    const again = page.getByRole('button', { name: 'Search again' })
    await refused(page, 'search again', async () => {
      await again.click()
      await expectText(page, 'Project update failed - please try again later.')
      await expect(again).toBeEnabled()
    })
    await again.click()
    await expect(page).toHaveURL(/\/panel/)
  },
)

test(
  'projects created in the other flows: a refusal loses nothing, and the project is created once',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const me = await newMember(request)
    // an installation with its own recruiters
    await page.route('**/api/v1/users/settings', async (route) => {
      const answer = await route.fetch().then(
        (response) => response.json() as Promise<{ product: object }>,
        // the requesting page has moved on
        () => null,
      )
      if (!answer) return route.abort()
      return route.fulfill({ json: { ...answer, product: { ...answer.product, has_recruiters: true } } })
    })
    const begin = async (kind: keyof typeof kinds, address: string) => {
      await enter(page, me, address)
      if (kind === 'new autopilot project') await page.getByRole('radio', { name: /Recruiters of/ }).check()
      await page.getByLabel('Project name').fill(kind)
      await page.getByRole('textbox', { name: 'Job title' }).fill('Backend Engineer')
      await refused(page, kind, async () => {
        await page.getByRole('button', { name: 'Continue' }).click()
        await expectText(page, 'We couldn’t save the project. Please try again.')
        await expect(page.getByLabel('Project name')).toHaveValue(kind)
      })
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/projects\/v2\/draft\//)
    }
    await begin('new autopilot project', '/autopilot-projects/new')
    await begin('new navigator project', '/projects/new')
    await begin('new project of the newer kind', '/projects/v2/new/navigator')
    const made = await me.call<{ project_name: string; type: string }[]>('GET', 'v1/projects')
    expect(made.map(({ project_name, type }) => [project_name, type]).toSorted()).toEqual([
      ['new autopilot project', '1'],
      ['new navigator project', '2'],
      ['new project of the newer kind', '2'],
    ])
  },
)

test('another product, and another user’s session', { tag: '@nightly' }, async ({ page, request }) => {
  const demo = await demoMember(request, 'demo@fairlead.example')
  await demo.call('PUT', 'v1/users/settings', { product_type: 'autopilot' })
  await enter(page, demo)
  await menuButton(page).click()
  await refused(page, 'product', async () => {
    await item(page, 'Switch to Navigator').click()
    await expectText(page, 'We couldn’t switch products. Please try again.')
  })
  await menuButton(page).click()
  await item(page, 'Switch to Navigator').click()
  await expectText(page, 'Switched to Navigator')
  await demo.call('PUT', 'v1/users/settings', { product_type: 'autopilot' })

  const sam = await demoMember(request, 'sam@staff.example')
  await enter(page, sam, panelOf(await newProject(sam, { type: '1', draft: true })))
  const bar = page.getByRole('form', { name: 'Open a user’s session' })
  await bar.getByRole('textbox').fill('vera@fairlead.example')
  await refused(page, 'borrow a session', async () => {
    await bar.getByRole('button', { name: 'Open their session' }).click()
    await expectText(page, "Could not find that user's session")
    await expect(bar.getByRole('textbox')).toHaveValue('vera@fairlead.example')
  })
  await bar.getByRole('button', { name: 'Open their session' }).click()
  await expectText(page, /^You’re viewing Vera /)
})
