import { expect, test } from './test.ts'
import { refused } from './refused-writes.ts'
import { demoMember, enter, newBrowserFor, newMember, newProject, newWord } from './team.ts'

test('staff track every project’s health, set it by hand, write notes, and open the owner’s session, which is logged [16 341]', async ({
  page,
  request,
  browser,
}) => {
  const [sam, customer] = [await demoMember(request, 'sam@staff.example'), await newMember(request)]
  const name = `Watched ${newWord()}`
  const project = await newProject(customer, { name })
  await enter(page, sam, '/panel')
  await page.getByRole('button', { name: /^Your menu/ }).click()
  await page.getByRole('menuitem', { name: 'Operations' }).click()
  await page.getByLabel('Search projects').fill(name)
  const row = page.getByRole('region', { name: 'New', exact: true }).getByRole('listitem')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('For Review')
  await expect(row).toContainText('10 candidates of the first batch to review')
  await expect(page).toHaveURL(/text=Watched/)

  await page.getByRole('button', { name: 'How health is determined' }).click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(13)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  // by keyboard
  await page.getByRole('heading', { name: 'Operations board' }).click()
  await page.keyboard.press('j')
  await expect(page.getByRole('link', { name })).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name })
  const health = panel.getByRole('button', { name: /^Health:/ })
  const set = async (label: string) => {
    await health.click()
    await page.getByRole('menuitem', { name: label, exact: true }).click()
  }
  await refused(page, 'health on the board', async () => {
    await set('Narrow')
    await expect(page.getByText(/Project update failed/)).toBeVisible()
    await expect(health).toHaveText('For Review')
  })
  await set('Narrow')
  await expect(health).toHaveText('Narrow')
  await expect(panel.getByText(`Set by ${sam.email}`)).toBeVisible()
  await expect(panel.getByText('The rules say For Review')).toBeVisible()
  await expect(page.getByText(`Set by hand; the rules say For Review`)).toBeAttached()

  const note = panel.getByLabel('New note')
  await note.fill('Call them in spring')
  await refused(page, 'staff note', async () => {
    await panel.getByRole('button', { name: 'Add note' }).click()
    await expect(page.getByText('We couldn’t save the note. Please try again.')).toBeVisible()
    await expect(note).toHaveValue('Call them in spring')
  })
  await panel.getByRole('button', { name: 'Add note' }).click()
  const written = panel.getByRole('listitem').filter({ hasText: sam.email })
  await expect(written).toContainText('Call them in spring')
  await expect(note).toHaveValue('')
  await written.getByRole('button', { name: 'Edit' }).click()
  await panel.getByLabel('Note', { exact: true }).fill('Call them in May')
  await refused(page, 'change a staff note', async () => {
    await panel.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(panel.getByLabel('Note', { exact: true })).toHaveValue('Call them in May')
  })
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(written).toContainText('Call them in May')
  await expect(written).toContainText('edited')
  await refused(page, 'delete a staff note', async () => {
    await written.getByRole('button', { name: 'Delete' }).click()
    await expect(written).toContainText('Call them in May')
  })

  await panel.getByLabel('Free trial').click()
  await panel.getByLabel('Candidates it can contact').fill('7')
  await refused(page, 'free trial', async () => {
    await panel.getByRole('button', { name: 'Save the trial' }).click()
    await expect(panel.getByLabel('Candidates it can contact')).toHaveValue('7')
  })
  await panel.getByRole('button', { name: 'Save the trial' }).click()
  await expect(panel.getByText('The rules say Free Trial')).toBeVisible()
  await set('Use the rules')
  await expect(health).toHaveText('Free Trial')

  // the customer sees their trial, but nothing else
  const customerPage = await newBrowserFor(browser, customer, `/panel?project=${project}`)
  await expect(customerPage.getByText('7 of 7 candidates left in your free trial')).toBeVisible()
  for (const words of ['Call them in May', 'Staff notes', 'Health:']) await expect(customerPage.getByText(words)).toHaveCount(0)
  await customerPage.goto('/operations')
  await expect(customerPage.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(customerPage.getByRole('navigation', { name: 'Operations' })).toHaveCount(0)

  await panel.getByRole('button', { name: 'Open the owner’s session' }).click()
  await expect(page.getByText(`${sam.email} opened this session. It ends after half an hour.`)).toBeVisible()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.goto('/operations')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await customerPage.goto('/audit')
  await expect(customerPage.getByRole('list').getByText(`${sam.email} opened a session of ${customer.email}`)).toBeVisible()
  await expect(customerPage.getByRole('list').getByText(/set the health/)).toHaveCount(0)
  await customerPage.context().close()
})

test('on a phone the open page is among the tabs on screen', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, await demoMember(request, 'ada@fairlead.example'), '/operations/audit')
  const tabs = page.getByRole('navigation', { name: 'Operations' })
  await expect(tabs.getByRole('link', { name: 'Audit log' })).toBeInViewport({ ratio: 1 })
  await expect(tabs.getByRole('link', { name: 'Board' })).not.toBeInViewport()
})

test('super admins change flags, products and access of an account, read messages and the whole log [13 14 79]', async ({
  page,
  request,
  browser,
}) => {
  const [ada, customer] = [await demoMember(request, 'ada@fairlead.example'), await newMember(request)]
  const name = `Ines ${newWord()}`
  await request.post('/api/v1/contact', { form: { name, email: `ines.${newWord()}@far.example`, company: '', message: 'May I see it?' } })
  await enter(page, ada, '/operations/users')
  await page.getByLabel('Email of the user').fill(customer.email)
  const account = page.getByRole('listitem', { name: customer.email })
  const v2 = account.getByRole('switch', { name: 'V2' })
  const press = () => account.locator('label', { hasText: 'V2' }).click()
  await refused(page, 'account', async () => {
    await press()
    await expect(page.getByText('We couldn’t update the account. Please try again.')).toBeVisible()
    await expect(v2).not.toBeChecked()
  })
  await press()
  await expect(v2).toBeChecked()
  await account.getByRole('checkbox', { name: 'FastTrack' }).click()
  await expect(account.getByRole('checkbox', { name: 'FastTrack' })).not.toBeChecked()

  const customerPage = await newBrowserFor(browser, customer, '/panel')
  await customerPage.getByRole('button', { name: /^Your menu/ }).click()
  await expect(customerPage.getByRole('menuitem', { name: /^Switch to/ })).toHaveText(['Switch to Navigator'])
  await account.getByRole('button', { name: 'Disable the account' }).click()
  await expect(account.getByText('Disabled', { exact: true })).toBeVisible()
  await customerPage.reload()
  await expect(customerPage).toHaveURL(/\/login\?expired=1/)
  await customerPage.context().close()

  await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: 'Messages' }).click()
  const message = page.getByRole('listitem').filter({ hasText: name })
  await expect(message).toContainText('May I see it?')
  await expect(message.getByRole('link', { name: 'Reply by email' })).toHaveAttribute('href', /^mailto:ines\..*@far\.example\?subject=/)
  await refused(page, 'message dealt with', async () => {
    await message.getByRole('button', { name: 'Mark as handled' }).click()
    await expect(page.getByText('We couldn’t update the message. Please try again.').last()).toBeVisible()
    await expect(message).toBeVisible()
  })
  await message.getByRole('button', { name: 'Mark as handled' }).click()
  await expect(message).toHaveCount(0)
  await page.getByText('Handled', { exact: true }).click()
  await expect(message).toContainText(ada.email)

  // a permanently failing event can't be created from a browser, so it is added to the response
  const failed = { event_id: 1, type: 'mail.sent', date: new Date().toISOString(), error: 'It never works.' }
  await page.route('**/api/v2/operations/system*', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    return route.fulfill({ response: answer, json: { ...(await answer.json()), dead_event_count: 1, dead_events: [failed] } })
  })
  await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: 'System' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'worker' }).first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'mail.sent' })).toContainText('It never works.')
  await refused(page, 'failed events', async () => {
    await page.getByRole('button', { name: 'Try all again' }).click()
    await expect(page.getByText('We couldn’t retry the events. Please try again.').last()).toBeVisible()
  })
  await page.getByRole('button', { name: 'Try all again' }).click()
  await expect(page.getByText('Trying again.')).toBeVisible()

  await page.getByRole('navigation', { name: 'Operations' }).getByRole('link', { name: 'Audit log' }).click()
  await page.getByLabel('Search the log').fill(customer.email)
  const lines = page.locator('main ol > li')
  const acts = lines.filter({ hasText: ada.email })
  await expect(acts).toHaveCount(3)
  await expect(acts.first()).toContainText(`${ada.email} disabled the account of ${customer.email}`)
  await expect(acts.last()).toContainText('V2: on')
  await page.getByLabel('Kind of event').selectOption('account_disabled')
  await expect(lines).toHaveCount(1)
  await expect(page).toHaveURL(/kind=account_disabled/)
})
