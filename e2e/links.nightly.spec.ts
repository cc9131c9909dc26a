// The secret links in emails: a password reset, and an item requested from a candidate.
import { expect, test, type Page } from '@playwright/test'
import { expectNoBarriers, picture, register, signIn } from './journeys.ts'

/** The first link of that form in an email found by this text, once it has arrived. */
async function linkInMail(page: Page, words: string, shape: RegExp): Promise<string> {
  let link = ''
  await expect(async () => {
    const list = await (await page.request.get(`/dev/mail?q=${encodeURIComponent(words)}`)).text()
    for (const [, id] of list.matchAll(/\/dev\/mail\/(\d+)/g))
      link ||= shape.exec(await (await page.request.get(`/dev/mail/${id}/body`)).text())?.[0].replaceAll('&amp;', '&') ?? ''
    expect(link).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return link
}

test('a forgotten password: requested, emailed, and reset once [550 551 684]', async ({ page }) => {
  const { email } = await register(page, 'Forgetful')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login')
  await page.getByRole('button', { name: 'Forgot password' }).click()
  const dialog = page.getByRole('dialog')
  const box = dialog.getByLabel('Email')
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(dialog.getByText('Please enter your email address')).toBeVisible()
  await box.fill(`unknown.${Date.now()}@harbor.example`)
  await box.press('Enter')
  await expect(dialog.getByText('We cannot find your account.')).toBeVisible()
  await expectNoBarriers(page)
  await box.fill(email)
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'OK' }).click()

  const link = await linkInMail(page, email, /\/reset-password#token=[\w-]+/)
  await page.goto(link)
  const [password, again] = [page.getByLabel('New password', { exact: true }), page.getByLabel('Retype password', { exact: true })]
  const save = page.getByRole('button', { name: 'Save password' })
  await password.fill('short')
  await save.click()
  await expect(page.getByText('Password is too short')).toBeVisible()
  await password.fill('a much better one')
  await again.fill('another one')
  await save.click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expectNoBarriers(page)
  await again.fill('a much better one')
  await save.click()
  await expect(page.getByRole('heading', { name: 'Your password has been changed' })).toBeVisible()
  await signIn(page, email, 'a much better one')

  await page.goto(link)
  await password.fill('yet another one')
  await again.fill('yet another one')
  await save.click()
  await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible()
})

test('a candidate sends the requested item on a phone without an account and returns to Interested [45]', async ({ page, browser }) => {
  await register(page, 'Waiting')
  const stamp = Date.now()
  const address = `ada.${stamp}@home.example`
  const ids = await page.evaluate(
    async ([email, slug]) => {
      const headers = { 'X-Parse-Session-Token': localStorage.getItem('session')!, 'Content-Type': 'application/json' }
      const post = async (path: string, body: object) =>
        (await fetch(`/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
      const made = await post('v1/projects/autopilot', {
        project_name: 'Waiting',
        job_title: 'Designer',
        job_titles: ['Designer'],
        sender_name: 'Robin Reyes',
        outreach_templates: [{ name: 'One', initial_outreach_subject: 'Hello', initial_outreach_template: 'Hi {{first_name}}' }],
      })
      await post('v2/projects/flashcards/initial', { project_id: made.project_id })
      const candidate = await post('v1/candidates', {
        project_id: made.project_id,
        cand_linkedin_url: `https://www.linkedin.com/in/${slug}`,
        cand_email: email,
        cand_name: 'Ada Example',
      })
      await post('v2/projects/candidates/keep', {
        project_id: made.project_id,
        candidate_id: candidate.candidate_id,
        additional_info_type: 'resume',
      })
      return { project: made.project_id as string, candidate: candidate.candidate_id as string }
    },
    [address, `ada-${stamp}`] as const,
  )
  const link = await linkInMail(page, address, /\/v1\/candidates\/additional_information\?token=[\w-]+/)
  const pocket = await browser.newContext({ viewport: { width: 390, height: 780 } })
  const phone = await pocket.newPage()
  await phone.goto(link)
  await expect(phone.getByRole('heading', { name: 'Hi Ada, one more thing' })).toBeVisible()
  await expect(phone.getByText(/needs this for the Designer role: your résumé/)).toBeVisible()
  await expectNoBarriers(phone)
  await picture(phone, '63-additional-information')
  await phone.getByRole('button', { name: /^Send to/ }).click()
  await expect(phone.getByText('This field is required.')).toBeVisible()
  await phone.getByLabel('Your message').fill('Here it is, thank you.')
  await phone
    .locator('input[type=file]')
    .setInputFiles({ name: 'Ada Example.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nAda\n%%EOF') })
  await phone.getByRole('button', { name: /^Send to/ }).click()
  await expect(phone.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expectNoBarriers(phone)
  await phone.goto(link)
  await expect(phone.getByText('This link has been used or has expired.')).toBeVisible()
  await pocket.close()

  await page.goto(`/panel?project=${ids.project}&tab=warm_leads_hm`)
  await expect(page.getByRole('article', { name: 'Ada Example' })).toBeVisible()
  await page.goto(`/panel?project=${ids.project}&tab=warm_leads_hm&candidate=${ids.candidate}&view=0`)
  await expect(page.getByRole('list', { name: 'Mail' }).getByText('Here it is, thank you.')).toBeVisible()
})
