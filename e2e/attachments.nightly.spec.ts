// Files of a first email and its follow-ups: a wrong type and too much are refused, the rest is sent, read by the candidate, shown in
// the conversation, and changed there while a follow-up waits.
import { readFileSync } from 'node:fs'
import { composing, sendIt } from './composer.ts'
import { expectNoBarriers, picture } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { emails } from './team.ts'
import { expect, test } from './test.ts'

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer })
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\n%%EOF\n')

test('a first email with files', async ({ page }) => {
  const outreach_templates = [
    { ...emails.outreach_templates[0], follow_up_2_template: 'One more try, {{first_name}}.', follow_up_2_days: 3 },
  ]
  const { project, ada, dialog } = await composing(page, { outreach_templates })
  const inputOf = (label: string) => dialog.locator(`input[type=file][aria-label="${label}"]`)
  const input = inputOf('Attach files')
  const files = dialog.getByRole('list', { name: 'Attached files' }).getByRole('listitem')
  const ofFollowUp = dialog.getByRole('list', { name: 'Files attached to Follow-Up #1' }).getByRole('listitem')
  const says = (text: string) => expect(dialog.getByRole('alert').filter({ hasText: text })).toBeVisible()
  const address = await dialog.getByRole('combobox', { name: 'To' }).inputValue()

  await test.step('a wrong type, a wrong content, and too much are refused', async () => {
    await input.setInputFiles(file('setup.exe', pdf))
    await says('“setup.exe” can’t be attached.')
    await input.setInputFiles(file('benefits.pdf', Buffer.from('MZ, says the program')))
    await says('“benefits.pdf” isn’t a PDF file')
    await input.setInputFiles(file('large.txt', Buffer.alloc(5 * 1024 * 1024 + 1, 'a')))
    await says('Attachments can have 5 MB together at most.')
    await refused(page, 'attach a file', async () => {
      await input.setInputFiles(file('benefits.pdf', pdf))
      await says('We couldn’t upload the file. Please try again.')
    })
    await expect(files).toHaveCount(0)
  })
  await test.step('attached, removed, and there again after a reload', async () => {
    await input.setInputFiles([file('benefits.pdf', pdf), file('directions.txt', Buffer.from('Second floor'))])
    await expect(files).toHaveText([/^benefits\.pdf/, /^directions\.txt/])
    // the upload that stays behind is deleted later
    await refused(page, 'remove a file', async () => {
      await dialog.getByRole('button', { name: 'Remove directions.txt' }).click()
      await expect(files).toHaveText([/^benefits\.pdf/])
    })
    await inputOf('Attach files to Follow-Up #1').setInputFiles(file('salary.txt', Buffer.from('150 to 180')))
    await expect(ofFollowUp).toHaveText([/^salary\.txt/])
    await page.reload()
    await page.getByRole('button', { name: 'Write email' }).click()
    await expect(files).toHaveText([/^benefits\.pdf/])
    await expect(ofFollowUp).toHaveText([/^salary\.txt/])
    await page.setViewportSize({ width: 320, height: 800 })
    await ofFollowUp.scrollIntoViewIfNeeded()
    await expectNoBarriers(page)
    await picture(page, 'files-of-follow-up-320')
    await page.setViewportSize({ width: 1440, height: 900 })
  })
  await test.step('sent, and read by the candidate', async () => {
    await sendIt(dialog).click()
    await expect(dialog).toBeHidden()
    await expect
      .poll(
        async () => {
          const list = await (await page.request.get(`/dev/mail?q=${encodeURIComponent(address)}`)).text()
          const [, id] = /\/dev\/mail\/(\d+)/.exec(list) ?? []
          return id === undefined ? '' : (await page.request.get(`/dev/mail/${id}`)).text()
        },
        { timeout: 30_000 },
      )
      .toContain(`benefits.pdf (${pdf.length} bytes)`)
  })
  await test.step('shown in the conversation, and downloaded', async () => {
    await page.goto(`/panel?project=${project}&tab=contacted&candidate=${ada.id}`)
    await page.getByRole('main').getByRole('button', { name: 'Mail', exact: true }).click()
    const link = page.getByRole('button', { name: 'benefits.pdf' })
    await expect(link).toBeVisible({ timeout: 15_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(readFileSync(await download.path()).equals(pdf)).toBe(true)
    const planned = page.getByRole('list', { name: 'Mail' }).getByRole('listitem').filter({ hasText: 'salary.txt' })
    await expect(planned.filter({ hasText: 'did you see my mail?' })).toHaveCount(1, { timeout: 15_000 })
  })
  await test.step('changed while the follow-ups wait, written or not; a refused change keeps the files', async () => {
    const filesOf = (step: number) => page.getByRole('list', { name: `Files attached to Follow-Up #${step}` }).getByRole('listitem')
    const attachTo = (step: number, ...chosen: Parameters<typeof file>) =>
      page.locator(`input[type=file][aria-label="Attach files to Follow-Up #${step}"]`).setInputFiles(file(...chosen))
    const shows = (text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible()
    const removal = page.getByRole('button', { name: 'Remove salary.txt from Follow-Up #1' })
    await attachTo(1, 'setup.exe', pdf)
    await shows('“setup.exe” can’t be attached.')
    await refused(page, 'upload for a follow-up', async () => {
      await attachTo(1, 'team.pdf', pdf)
      await shows('We couldn’t upload the file. Please try again.')
    })
    await refused(page, 'add a file to a follow-up', async () => {
      await attachTo(1, 'team.pdf', pdf)
      await shows('We couldn’t upload the file. Please try again.')
    })
    await refused(page, 'remove a file of a follow-up', async () => {
      await removal.click()
      await shows('We couldn’t remove the file. Please try again.')
    })
    await expect(filesOf(1)).toHaveText([/^salary\.txt/])
    await attachTo(1, 'team.pdf', pdf)
    await expect(filesOf(1)).toHaveText([/^salary\.txt/, /^team\.pdf/])
    await removal.click()
    await expect(filesOf(1)).toHaveText([/^team\.pdf/])
    await attachTo(2, 'later.pdf', pdf)
    await expect(filesOf(2)).toHaveText([/^later\.pdf/])
    await page.reload()
    await expect(filesOf(1)).toHaveText([/^team\.pdf/])
    await expect(filesOf(2)).toHaveText([/^later\.pdf/])
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await filesOf(2).first().scrollIntoViewIfNeeded()
      await expectNoBarriers(page)
      await picture(page, `files-of-waiting-follow-ups-${width}`)
    }
  })
})
