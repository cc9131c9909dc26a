// The main workflow of a newcomer: register, describe the job, decide on ten people, write, read replies, reply, schedule.
import { expect, test, type Browser, type Page } from '@playwright/test'
import { expectNoBarriers, openSearch, picture, register, signIn, tabCount, useDark } from './journeys.ts'

test('from registration to a reply in Needs Attention answered, and a second candidate in Scheduling [164 507 513 517]', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const { email, password } = await register(page)
  await picture(page, '01-wizard')
  await openSearch(page, 'Platform engineers', 'Backend Engineer', ['PostgreSQL', 'Go'])
  await picture(page, '02-calibration-intro')
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  await expect(page.getByText('Calibrating... (1 of 10)')).toBeVisible()
  await expectEveryReasonMarked(page)
  await picture(page, '03-review')

  await test.step('two are rejected with reasons, by keyboard', async () => {
    for (let n = 1; n <= 2; n++) await rejectByKeyboard(page, n)
  })
  await test.step('eight are approved and written to, by keyboard', async () => {
    for (let n = 3; n <= 10; n++) await approveAndSend(page, n)
  })
  await expect.poll(() => tabCount(page, 'Rejected')).toBe(2)
  await test.step('verdicts changed the search, and it says how', async () => {
    await expect(page.getByText('What changed because of your decisions')).toBeVisible({ timeout: 60_000 })
    await expect.poll(() => tabCount(page, 'Review'), { timeout: 60_000 }).toBeGreaterThan(0)
    await picture(page, '04-next-batch')
  })

  const colleague = await secondBrowser(browser, page, email, password)
  const project = new URL(page.url()).searchParams.get('project')!
  await test.step('answers arrive: one with a question, one interested', async () => {
    await expect
      .poll(
        async () => (await tabCount(page, 'Contacted')) + (await tabCount(page, 'Needs Attention')) + (await tabCount(page, 'Interested')),
        { timeout: 40_000 },
      )
      .toBeGreaterThan(2)
    await answerAs(page, project, 'Needs Attention', 'Could you tell me the salary range before we talk?')
    await answerAs(page, project, 'Interested', 'Yes, I am interested. Tuesday afternoon works for me.')
  })

  const name = await test.step('the question is answered from the panel', async () => {
    await page.getByRole('tab', { name: /^Needs Attention/ }).click()
    await expectNoBarriers(page)
    await picture(page, '05-needs-attention')
    const card = page.getByRole('article').first()
    const name = (await card.getAttribute('aria-label'))!
    await card.getByRole('button', { name: 'Mail' }).click()
    await expect(page.getByRole('heading', { name: `Conversation with ${name}` })).toBeVisible()
    await page.getByPlaceholder('Type Your Message Here').fill('The range is 150 to 180, and we can talk any time this week.')
    await picture(page, '06-conversation')
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByRole('button', { name: 'Yes', exact: true }).click()
    await expect.poll(() => tabCount(page, 'Awaiting Reply')).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    // other refetches may happen at the same time: only this card leaves the list
    await expect(page.getByRole('article', { name })).toHaveCount(0)
    return name
  })
  await test.step('the answer has really gone out, in the thread', async () => {
    await expect(async () => {
      const sent = await (await page.request.get(`/dev/mail?q=${encodeURIComponent(name.split(' ')[0]!)}`)).text()
      expect(sent).toMatch(/Re: /)
    }).toPass({ timeout: 20_000 })
  })

  await test.step('a second candidate moves to Scheduling, and the other browser sees it', async () => {
    await page.getByRole('tab', { name: /^Interested/ }).click()
    await page.getByRole('article').first().getByRole('button', { name: 'Move' }).click()
    await page.getByRole('menuitem', { name: /Scheduling/ }).click()
    await page
      .getByRole('dialog', { name: /^Move .* to Scheduling\?$/ })
      .getByRole('button', { name: 'Move to Scheduling' })
      .click()
    await expect(page.getByText('Candidate has been updated')).toBeVisible()
    await expect.poll(() => tabCount(page, 'Scheduling')).toBe(1)
    await expect.poll(() => tabCount(colleague, 'Scheduling')).toBe(1)
    await page.getByRole('tab', { name: /^Scheduling/ }).click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await picture(page, '07-scheduling')
  })

  await test.step('dark and phone', async () => {
    await page.getByRole('tab', { name: /^Review/ }).click()
    await useDark(page, true)
    await expectNoBarriers(page)
    await picture(page, '08-review-dark')
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, '09-review-phone-dark')
    await useDark(page, false)
    await picture(page, '10-review-phone')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})

async function expectEveryReasonMarked(page: Page) {
  const reasonRegion = page.getByRole('region', { name: /^Why / })
  const reasons = reasonRegion.getByRole('button', { name: /“/ })
  expect(await reasons.count()).toBeGreaterThan(0)
  await reasons.first().click()
  await expect(page.locator('mark').first()).toBeVisible()
}

async function rejectByKeyboard(page: Page, n: number) {
  await expect(page.getByText(`Calibrating... (${n} of 10)`)).toBeVisible()
  await page.keyboard.press('r')
  const submit = page.getByRole('button', { name: 'Submit and reject' })
  await expect(submit).toBeDisabled()
  await page.keyboard.press('2')
  await page.getByPlaceholder('Tell us more (required)').fill('Not enough years in a comparable role.')
  await expect(submit).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(submit).toBeHidden()
}

async function approveAndSend(page: Page, n: number) {
  await expect(page.getByText(`Calibrating... (${n} of 10)`)).toBeVisible()
  await page.keyboard.press('m')
  const dialog = page.getByRole('dialog')
  const button = dialog.getByRole('button', { name: 'Approve & send' })
  await expect(button).toBeEnabled()
  await button.click()
  await expect(dialog).toBeHidden()
}

async function secondBrowser(browser: Browser, page: Page, email: string, password: string): Promise<Page> {
  const phone = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
  await signIn(phone, email, password)
  await phone.goto(page.url())
  await expect(phone.getByRole('tab', { name: /^Scheduling/ })).toBeVisible()
  return phone
}

/** Replies as a candidate on the mail page, unless a demo candidate has: in journeys they don't by themselves. */
async function answerAs(page: Page, project: string, tab: string, text: string) {
  if ((await tabCount(page, tab)) > 0) return
  await page.goto(`/panel?project=${project}&tab=contacted`)
  const name = await page.getByRole('article').first().getAttribute('aria-label')
  await page.goto(`/dev/mail?q=${encodeURIComponent(name?.split(' ')[0] ?? '')}`)
  await page
    .getByRole('link', { name: new RegExp(name?.split(' ')[0] ?? '', 'i') })
    .filter({ hasText: 'Harbor Labs' })
    .first()
    .click()
  await page.getByRole('textbox').last().fill(text)
  await page
    .getByRole('button', { name: /answer|send/i })
    .last()
    .click()
  await page.goto(`/panel?project=${project}`)
  await expect.poll(() => tabCount(page, tab), { timeout: 30_000 }).toBeGreaterThan(0)
}
