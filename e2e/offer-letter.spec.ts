// An offer letter: written from a template, approved, sent by email, and signed or declined by the candidate in their browser.
import { expect, test, type Page } from './test.ts'
import { expectNoBarriers, picture } from './journeys.ts'
import { panelOf } from './panel-page.ts'
import { refused } from './refused-writes.ts'
import { addPeople, enter, moveTo, newMember, newProject } from './team.ts'

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** The switch is behind the dialog. */
const inColors = (page: Page, colors: 'dark' | 'light') =>
  page.evaluate((scheme) => document.documentElement.setAttribute('data-mantine-color-scheme', scheme), colors)

async function linkTo(page: Page, email: string): Promise<string> {
  let link = ''
  const find = async () => {
    const list = await (await page.request.get(`/dev/mail?q=${encodeURIComponent(email)}`)).text()
    for (const [, id] of list.matchAll(/\/dev\/mail\/(\d+)/g))
      link ||= /\/offer\/[\w-]{43}/.exec(await (await page.request.get(`/dev/mail/${id}/body`)).text())?.[0] ?? ''
    return link
  }
  await expect.poll(find, { timeout: 30_000 }).not.toBe('')
  return link
}

test('a letter is filled, approved, sent, and signed', async ({ page, request }) => {
  test.setTimeout(150_000)
  const member = await newMember(request)
  const project = await newProject(member, { type: '2', settings: { sender_name: 'Robin Reyes', locations: ['Hamburg'] } })
  const [ada] = await addPeople(member, project, ['Ada Oneship'])
  await moveTo(member, project, [ada!.id], 'INTERVIEWING')
  const about = { project_id: project, candidate_id: ada!.id }
  await member.call('POST', 'v2/projects/candidates/status', {
    ...about,
    status: 'OFFER',
    offer_pay_amount: '90000',
    offer_pay_currency: 'EUR',
    offer_start_date: '2027-01-11',
  })
  const { email } = await member.call<{ email: { to: string } }>('GET', 'v2/projects/candidates/offer_letter', about)
  await enter(page, member, panelOf(project, 'offer'))
  await card(page, 'Ada Oneship').getByRole('button', { name: 'Offer letter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offer letter to Ada Oneship' })
  await test.step('missing values are named, and the letter waits for its approval', async () => {
    await expect(dialog.getByLabel('Letter', { exact: true })).toHaveValue(/€90,000 per year/)
    await expect(dialog.getByText('Without a value: {{conditions}}')).toBeVisible()
    const letter = await dialog.getByLabel('Letter', { exact: true }).inputValue()
    await dialog.getByLabel('Letter', { exact: true }).fill(letter.replace('{{conditions}}\n\n', ''))
    await dialog.getByLabel('Has to approve before it is sent').click()
    await page.getByRole('option', { name: 'Robin Reyes' }).click()
    await page.keyboard.press('Escape')
    await refused(page, 'save an offer letter', async () => {
      await dialog.getByRole('button', { name: 'Save letter' }).click()
    })
    await dialog.getByRole('button', { name: 'Save letter' }).click()
    await expect(page.getByText('Letter saved')).toBeVisible()
    await expect(dialog.getByText('Not approved yet: Robin Reyes.')).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'offer-letter-dialog')
    await inColors(page, 'dark')
    await picture(page, 'offer-letter-dialog-dark')
    await page.setViewportSize({ width: 390, height: 844 })
    await picture(page, 'offer-letter-dialog-phone-dark')
    await inColors(page, 'light')
    await picture(page, 'offer-letter-dialog-phone')
    await page.setViewportSize({ width: 1440, height: 900 })
    await refused(page, 'approve an offer letter', async () => {
      await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    })
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(dialog.getByText('Robin Reyes: approved')).toBeVisible()
  })
  await test.step('is sent', async () => {
    await refused(page, 'send an offer letter', async () => {
      await dialog.getByRole('button', { name: 'Send letter' }).click()
    })
    await dialog.getByRole('button', { name: 'Send letter' }).click()
    await expect(dialog.getByText('Sent, waiting for an answer')).toBeVisible()
  })
  const link = await linkTo(page, email.to)
  await test.step('is read and signed behind the link', async () => {
    const guest = await page
      .context()
      .browser()!
      .newContext({ viewport: { width: 390, height: 844 } })
    const candidatePage = await guest.newPage()
    await candidatePage.goto(new URL(link, page.url()).href)
    await expect(candidatePage.getByText('Dear Ada Oneship')).toBeVisible()
    await expectNoBarriers(candidatePage)
    await picture(candidatePage, 'offer-page-phone')
    await candidatePage.emulateMedia({ colorScheme: 'dark' })
    await picture(candidatePage, 'offer-page-phone-dark')
    await candidatePage.emulateMedia({ colorScheme: 'light' })
    await candidatePage.setViewportSize({ width: 1280, height: 900 })
    await picture(candidatePage, 'offer-page')
    await candidatePage.getByRole('button', { name: 'Decline' }).click()
    await refused(candidatePage, 'decline an offer', async () => {
      await candidatePage.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
    })
    await picture(candidatePage, 'offer-page-decline')
    await candidatePage.getByRole('button', { name: 'Cancel' }).click()
    await candidatePage.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(candidatePage.getByText('This field is required.')).toBeVisible()
    await candidatePage.getByLabel('Your full name').fill('Ada Oneship')
    await candidatePage.getByRole('checkbox').check()
    await refused(candidatePage, 'sign an offer', async () => {
      await candidatePage.getByRole('button', { name: 'Sign', exact: true }).click()
    })
    await candidatePage.getByRole('button', { name: 'Sign', exact: true }).click()
    await expect(candidatePage.getByText('Thank you. You have signed this offer.').first()).toBeVisible()
    const [download] = await Promise.all([
      candidatePage.waitForEvent('download'),
      candidatePage.getByRole('link', { name: 'Download PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toContain('.pdf')
    await picture(candidatePage, 'offer-page-signed')
    await guest.close()
  })
  await test.step('the team sees the signature', async () => {
    await page.reload()
    await card(page, 'Ada Oneship').getByRole('button', { name: 'Offer letter' }).click()
    await expect(dialog.getByText(/Signed by Ada Oneship on/)).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Signed PDF' })).toBeVisible()
    await picture(page, 'offer-letter-signed')
  })
})

test('a sent letter is withdrawn, and one is signed by hand', { tag: '@nightly' }, async ({ page, request }) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '2' })
  const [ben] = await addPeople(member, project, ['Ben Twoship'])
  await moveTo(member, project, [ben!.id], 'INTERVIEWING')
  const about = { project_id: project, candidate_id: ben!.id }
  await member.call('POST', 'v2/projects/candidates/status', { ...about, status: 'OFFER' })
  const answer_by = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  await member.call('POST', 'v2/projects/candidates/offer_letter', { ...about, body: 'Welcome.', answer_by })
  await member.call('POST', 'v2/projects/candidates/offer_letter/send', { ...about, version: 1 })
  await enter(page, member, panelOf(project, 'offer'))
  await card(page, 'Ben Twoship').getByRole('button', { name: 'Offer letter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Offer letter to Ben Twoship' })
  await refused(page, 'withdraw an offer letter', async () => {
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
  })
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(dialog.getByText('Withdrawn', { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Write another letter' }).click()
  await dialog.getByLabel('Letter', { exact: true }).fill('Welcome, Ben.')
  await dialog.getByRole('button', { name: 'Save letter' }).click()
  await dialog.getByRole('button', { name: 'Signed by hand' }).click()
  await dialog.getByLabel('Signed on').fill('2026-11-20')
  await refused(page, 'signature by hand', async () => {
    await dialog.getByRole('button', { name: 'Record signature' }).click()
  })
  await dialog.getByRole('button', { name: 'Record signature' }).click()
  await expect(dialog.getByText('Signed by hand on Nov 20, 2026')).toBeVisible()
})
