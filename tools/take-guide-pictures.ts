// The screenshots in docs/guides, taken from a running server with its demo data:
//   DATA_DIR=/tmp/guides PORT=8135 npm start
//   FAIRLEAD_URL=http://localhost:8135 npm run write guide-pictures
// It registers a new team for the recruiter's pages and changes nothing in the demo workspace.
import type { Page } from '@playwright/test'
import { linkTo } from '../e2e/mailed-links.ts'
import { jobDescription } from '../e2e/walk/search.ts'
import { browser, newPage, take } from './guide-camera.ts'

const people =
  'Name,Email,Title,Company,City\nJane Okafor,jane@example.com,Nurse,Lakeside Clinic,Toledo\nTom Berg,tom@example.com,Nurse,,Akron\n'

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('fairlead-demo')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('button', { name: /^Your menu/ }).waitFor()
}

async function takeRecruiterAndReview(): Promise<void> {
  const page = await newPage()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  const email = `robin.${Date.now().toString(36)}@tidewater.example`
  const password = 'correct horse battery'
  const fields = { 'First name': 'Robin', 'Last name': 'Reyes', Company: 'Tidewater', 'Job title': 'Recruiter', Email: email }
  await page.goto('/register')
  for (const [label, text] of Object.entries({ ...fields, Password: password, 'Retype password': password }))
    await page.getByLabel(label, { exact: true }).fill(text)
  await press('Create account')
  await page.getByRole('textbox', { name: 'Job description' }).waitFor()
  await page.goto(await linkTo(page.request, email, /\/verify-email#token=[\w-]+/))
  await page.getByText(`${email} is verified.`).waitFor()
  await page.goto('/autopilot-projects/self-serve/new?begin=new')
  await page.getByRole('textbox', { name: 'Job description' }).fill(jobDescription)
  await press('Find criteria')
  await page
    .getByText(/\d people match/)
    .first()
    .waitFor()
  await page.getByText('Criteria from the job description').evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
  await page.mouse.wheel(0, -90)
  await take(page, 'recruiter-criteria')
  await press('Find candidates')
  await press("Let's Calibrate")
  await page.getByText('Calibrating... (1 of 10)').waitFor()
  await take(page, 'recruiter-card')
  for (let card = 1; card <= 10; card++) {
    await page.getByText(`Calibrating... (${card} of 10)`).waitFor()
    await page.keyboard.press('a')
  }
  await page.getByRole('tab', { name: /^Approved 10/ }).click()
  const name = (await page.getByRole('article').first().getAttribute('aria-label')) ?? ''
  await page.getByRole('article').first().getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'hidden' })
  await press('Write email')
  await take(page, 'recruiter-email')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await press('Send for review')
  await page.getByRole('dialog').getByLabel('To').fill(`dana.${email}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
  const manager = await newPage()
  await manager.goto(await linkTo(page.request, `dana.${email}`, /\/review\/[\w-]{43}/))
  await manager.getByRole('heading', { level: 2 }).first().waitFor()
  await take(manager, 'manager-review')
  await manager.getByRole('button', { name: 'Approve' }).click()
  await take(manager, 'manager-approve')
}

async function takeDemoPages(): Promise<void> {
  const page = await newPage()
  const open = async (place: string, name: string) => {
    await page.goto(place)
    await take(page, name)
  }
  await signIn(page, 'demo@fairlead.example')
  await page
    .getByRole('link', { name: /^Account Executive, Europe/ })
    .first()
    .click()
  await page.getByRole('tab', { name: /^Interview [1-9]/ }).click()
  await page.getByRole('article', { name: 'Clara Murphy' }).getByRole('button', { name: 'Clara Murphy', exact: true }).click()
  await page.getByRole('button', { name: 'Open yours' }).click()
  await page.getByRole('heading', { name: 'Scorecard for Clara Murphy' }).waitFor()
  await take(page, 'manager-scorecard')
  await page.goto('/talent?q=nurse+houston&shared=yes')
  await page.locator('main a[href^="/talent/"]').first().click()
  await page.getByRole('main').getByText('More like this').click()
  await page.getByText(/best match first/).waitFor()
  await take(page, 'recruiter-pool')
  await open('/team', 'admin-team')
  await open('/team/suppressions', 'admin-suppressions')
  await page.goto('/talent')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(people) })
  await page.getByRole('button', { name: 'Import 2 people' }).waitFor()
  await take(page, 'admin-import')
  await page.goto('/dev/mail?q=candidates')
  await page.getByRole('navigation', { name: 'Sent email' }).getByRole('link').first().click()
  await take(page, 'contributor-mail')
  await open('/api/docs', 'contributor-api')
  await page.context().close()
  const staff = await newPage()
  await signIn(staff, 'ada@fairlead.example')
  for (const place of ['system', 'email']) {
    await staff.goto(`/operations/${place}`)
    await take(staff, `operator-${place}`)
  }
}

await takeRecruiterAndReview()
await takeDemoPages()
await browser.close()
