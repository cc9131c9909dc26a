// A candidate on a phone reads what is held about them, disputes it, and leaves; the recruiter decides the dispute in between.
import { expect, test, type Locator, type Page } from './test.ts'
import { expectNoBarriers, picture } from './journeys.ts'
import { linkTo } from './mailed-links.ts'
import { refused } from './refused-writes.ts'
import { cardsOf, enter, newMember, newProject, writeTo } from './team.ts'

const phone = { width: 390, height: 844 }

/** Moves the focus with the keyboard only. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not reach it')
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** The whole page, on a phone and on a desktop, light and dark. */
async function everyPicture(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES !== 'on') return
  for (const [device, size] of [
    ['phone', phone],
    ['desktop', { width: 1280, height: 900 }],
  ] as const)
    for (const colors of ['light', 'dark'] as const) {
      await page.setViewportSize(size)
      await page.evaluate((scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme), colors)
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      if (!(await page.locator('dialog[open]').isVisible())) await page.setViewportSize({ ...size, height: Math.max(size.height, height) })
      await picture(page, `${name}-${device}-${colors}`)
    }
  await page.setViewportSize(phone)
  await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'light'))
}

const titles = [
  ['de', 'Ihre Daten und Ihre Möglichkeiten', 'Warum Sie so eingestuft wurden'],
  ['fr', 'Vos données et vos choix', 'Pourquoi vous avez été classé(e) ainsi'],
  ['es', 'Sus datos y sus opciones', 'Por qué tiene esta posición'],
  ['en', 'Your data and choices', 'Why you were ranked as you were'],
] as const

test('told, shown why, corrected, and deleted', { tag: '@nightly' }, async ({ page, request, browser }) => {
  test.setTimeout(240_000)
  const member = await newMember(request)
  const project = await newProject(member, { settings: { keywords_required: ['Kubernetes'] } })
  const [card] = await cardsOf(member, project, 'UNDER_REVIEW')
  await writeTo(member, project, [card!.id])
  const about = { project_id: project, candidate_id: card!.id }
  const { entries } = await member.call<{ entries: { to_email: string }[] }>('GET', 'v2/projects/candidates/conversation', about)
  const email = entries[0]!.to_email
  const link = await linkTo(request, email, /\/your-data\/[\w-]+/)
  const context = await browser.newContext({ viewport: phone, locale: 'en-GB' })
  const guest = await context.newPage()
  await guest.goto(link)
  await expect(guest.getByText('Harbor Labs searched for people for this job:')).toBeVisible()

  await test.step('the notice, and a code by keyboard', async () => {
    await expect(guest.getByText(card!.name)).toHaveCount(0)
    for (const [language, title] of titles) {
      await guest.getByRole('combobox').selectOption(language)
      await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expectNoBarriers(guest)
      await everyPicture(guest, `candidate-page-notice-${language}`)
    }
    const send = guest.getByRole('button', { name: 'Send the code' })
    await refused(guest, 'code for a data page', () => press(guest, send))
    await expect(guest.getByText(/nothing was changed/)).toBeVisible()
    await refused(guest, 'stop emails on a data page', async () => {
      await guest.getByRole('button', { name: 'Stop all emails' }).click()
    })
    await press(guest, send)
    const code = await linkTo(request, email, /\d{4} \d{4}(?= is your code)/)
    await guest.getByLabel('Code from the email').fill(code === '0000 0000' ? '1111 1111' : '0000 0000')
    await guest.keyboard.press('Enter')
    await expect(guest.getByText(/^This code isn’t right/)).toBeVisible()
    await expectNoBarriers(guest)
    await everyPicture(guest, 'candidate-page-wrong-code')
    await tabTo(guest, guest.getByLabel('Code from the email'))
    await guest.keyboard.press('ControlOrMeta+a')
    await guest.keyboard.type(code)
    await refused(guest, 'open a data page', () => guest.keyboard.press('Enter'))
    await tabTo(guest, guest.getByLabel('Code from the email'))
    await guest.keyboard.press('Enter')
    await expect(guest.getByRole('heading', { name: 'Why you were ranked as you were' })).toBeVisible()
  })
  await test.step('reads everything in four languages', async () => {
    for (const [language, , heading] of titles) {
      await guest.getByRole('combobox').selectOption(language)
      await expect(guest.getByRole('heading', { name: heading })).toBeVisible()
      await expectNoBarriers(guest)
      await everyPicture(guest, `candidate-page-record-${language}`)
    }
    const [download] = await Promise.all([guest.waitForEvent('download'), guest.getByRole('link', { name: 'As data (JSON)' }).click()])
    expect(download.suggestedFilename()).toBe('your-data.json')
  })
  await test.step('disputes a reason by keyboard, with a document', async () => {
    await press(guest, guest.getByRole('button', { name: /^Correct: / }).nth(3))
    const sheet = guest.getByRole('dialog', { name: 'Correct your data' })
    await expect(sheet).toBeVisible()
    await sheet.getByRole('button', { name: 'Send' }).click()
    await expect(sheet.getByRole('alert')).toHaveText('Change something first.')
    await expectNoBarriers(guest)
    await everyPicture(guest, 'candidate-page-sheet')
    await sheet.getByRole('checkbox').press('Space')
    await sheet.getByLabel(/What should the team know/).fill('I never worked there.')
    await sheet.getByLabel(/Document that shows it/).setInputFiles({
      name: 'reference.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Reference: they never worked in this bakery.'),
    })
    await refused(guest, 'prove a dispute', () => press(guest, sheet.getByRole('button', { name: 'Send' })))
    await refused(guest, 'dispute a fact', () => press(guest, sheet.getByRole('button', { name: 'Send' })))
    await press(guest, sheet.getByRole('button', { name: 'Send' }))
    await expect(guest.getByText(/^Sent\. A person of the hiring team decides by/).first()).toBeVisible()
    await expect(guest.getByText(/^Open, to be decided by/)).toBeVisible()
    await guest
      .getByRole('button', { name: /^This is wrong: / })
      .first()
      .click()
    await expect(sheet.getByText(/^You dispute: /)).toBeVisible()
    await everyPicture(guest, 'candidate-page-reason')
    await guest.keyboard.press('Escape')
  })
  await test.step('the recruiter decides', async () => {
    await enter(page, member, '/home')
    await expect(page.getByText(`${card!.name} says that something about them is wrong`)).toBeVisible()
    await picture(page, 'dispute-home')
    await page.goto('/tasks')
    await page.getByRole('button', { name: 'Decide' }).click()
    const dialog = page.getByRole('dialog', { name: 'What the candidate says is wrong' })
    await expect(dialog.getByText('I never worked there.')).toBeVisible()
    await expect(dialog.getByText('reference.txt')).toBeVisible()
    await dialog.getByRole('button', { name: 'Accept and correct' }).click()
    await expect(dialog.getByText('Give the candidate a reason of at least ten characters.')).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'dispute-dialog')
    await dialog.getByLabel('Reason, sent to the candidate').fill('The reference shows it.')
    await refused(page, 'decide a dispute', async () => {
      await dialog.getByRole('button', { name: 'Accept and correct' }).click()
    })
    await dialog.getByRole('button', { name: 'Accept and correct' }).click()
    await expect(page.getByText('Corrected. They get your answer by email.')).toBeVisible()
    await linkTo(request, email, /The reference shows it\./)
  })
  await test.step('the candidate sees the answer, chooses, and leaves', async () => {
    await guest.reload()
    await expect(guest.getByText('Reason: The reference shows it.')).toBeVisible()
    const document = { name: 'certificate.txt', mimeType: 'text/plain', buffer: Buffer.from('Certificate of baking, passed with honors.') }
    await guest.getByLabel('File').setInputFiles(document)
    await refused(guest, 'add a document', () => press(guest, guest.getByRole('button', { name: 'Add a document' })))
    await press(guest, guest.getByRole('button', { name: 'Add a document' }))
    await expect(guest.getByText(/^Your document was added/).first()).toBeVisible()
    await guest.getByLabel('Not before').fill(`${new Date().getFullYear() + 1}-06-01`)
    await refused(guest, 'choose for their data', () => press(guest, guest.getByRole('button', { name: 'Ask me again later' })))
    await press(guest, guest.getByRole('button', { name: 'Ask me again later' }))
    await expect(guest.getByText(/^We won’t write to you before June 1/).first()).toBeVisible()
    await press(guest, guest.getByRole('button', { name: 'Object to the use of your data' }))
    await expect(guest.getByText('You objected. Your data isn’t used anymore.').first()).toBeVisible()
    await expectNoBarriers(guest)
    await everyPicture(guest, 'candidate-page-answered')
    await press(guest, guest.getByRole('button', { name: 'Delete everything' }))
    await everyPicture(guest, 'candidate-page-delete')
    await press(guest, guest.getByRole('button', { name: 'Yes, delete everything' }))
    await expect(guest.getByRole('heading', { name: 'Your data was deleted' })).toBeVisible()
    await expectNoBarriers(guest)
    await everyPicture(guest, 'candidate-page-erased')
  })
  await context.close()
})
