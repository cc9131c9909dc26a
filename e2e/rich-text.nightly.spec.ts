// A formatted email from the template to the mailbox where it arrives.
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { compose, sendIt } from './composer.ts'
import { addPeople, enter, newMember, newProject } from './team.ts'
import { expect, test } from './test.ts'
import { expectWritten } from './written.ts'

const stored =
  '<p><strong>Hi </strong><strong>{{first_name}}</strong><strong>,</strong></p>\n<p>We offer:</p>\n' +
  '<ul><li>remote work</li><li>a team</li></ul>\n<p>See the <a href="http://harbor.example/job">job</a></p>'

test('a template with bold text, a list, a link, and a variable is written, sent, and received in both parts', async ({ page }) => {
  const member = await newMember(page.request)
  const project = await newProject(member)
  const [ada] = await addPeople(member, project, ['Ada One'])
  await enter(page, member, `/projects/settings/v2/${project}?step=${encodeURIComponent('Outreach Templates')}`)
  const field = page.getByRole('textbox', { name: 'First email' })
  const template = async () => {
    const { outreach_templates: list } = await member.call<{ outreach_templates: { initial_outreach_template: string }[] }>(
      'GET',
      'v1/projects/settings',
      { project_id: project },
    )
    return list[0]!.initial_outreach_template
  }

  await test.step('a misspelled variable is named and stays text', async () => {
    await field.fill('Hi {{frist_name}},')
    await expect(page.getByText('There is no variable {{frist_name}}.')).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field.locator('[data-variable]')).toHaveCount(0)
  })
  await test.step('plain text is stored as it was typed', async () => {
    const text = 'Hi {{first_name}},\n\nWe offer:\nremote work\na team\n\nSee the job'
    await field.fill(text)
    await expect(field.locator('[data-variable]')).toHaveText(['First name'])
    await expectWritten(field, text)
    await expect.poll(template).toBe(text)
  })
  await test.step('bold text and a list', async () => {
    await field.press('Control+Home')
    await field.press('Shift+End')
    await field.press('Control+b')
    await expect(page.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true')
    for (const line of ['remote work', 'a team']) {
      await field.getByText(line).click()
      await page.getByRole('button', { name: 'Bulleted list' }).click()
    }
    await expect(field.getByRole('listitem')).toHaveText(['remote work', 'a team'])
  })
  await test.step('a link: refused while it is broken', async () => {
    await field.getByText('See the job').click()
    await field.press('End')
    await field.press('Control+Shift+ArrowLeft')
    await field.press('Control+k')
    const dialog = page.getByRole('dialog', { name: 'Add a link' })
    await expect(dialog.getByLabel('Text to display')).toHaveValue('job')
    await dialog.getByLabel('URL').fill('no address')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByText('URL is not valid')).toBeVisible()
    await dialog.getByLabel('URL').fill('harbor.example/job')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(field.getByRole('link', { name: 'job' })).toBeVisible()
    await expect(field).toBeFocused()
    await expect.poll(template).toBe(stored)
  })
  await test.step('how it looks', async () => {
    await expectNoBarriers(page)
    await picture(page, 'rich-text-template')
    await page.setViewportSize({ width: 375, height: 800 })
    await useDark(page, true)
    await field.scrollIntoViewIfNeeded()
    await expectNoBarriers(page)
    await picture(page, 'rich-text-template-phone-dark')
    await useDark(page, false)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  let address = ''
  await test.step('the composer has the same text, its buttons in sight', async () => {
    await page.goto(`/panel?project=${project}&tab=approved&candidate=${ada!.id}`)
    const dialog = await compose(page)
    await expect(dialog.getByLabel('Message').locator('strong')).toHaveText('Hi Ada,')
    await dialog.getByLabel('Message').press('Control+End')
    await dialog.getByLabel('Message').pressSequentially(' today')
    await expect(dialog.frameLocator('iframe').getByRole('listitem')).toHaveText(['remote work', 'a team'])
    await expect(sendIt(dialog)).toBeInViewport({ ratio: 1 })
    await expectNoBarriers(page)
    await picture(page, 'rich-text-composer')
    await page.setViewportSize({ width: 375, height: 800 })
    await expect(sendIt(dialog)).toBeInViewport({ ratio: 1 })
    await picture(page, 'rich-text-composer-phone')
    await page.setViewportSize({ width: 1280, height: 800 })
    address = await dialog.getByRole('combobox', { name: 'To' }).inputValue()
    const now = dialog.getByRole('checkbox', { name: 'Send now anyway' })
    if (await now.isVisible()) await now.check()
    await sendIt(dialog).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('both parts arrive', async () => {
    let html = ''
    await expect
      .poll(
        async () => {
          const list = await (await page.request.get(`/dev/mail?q=${encodeURIComponent(address)}`)).text()
          const [, id] = /\/dev\/mail\/(\d+)/.exec(list) ?? []
          html = id === undefined ? '' : await (await page.request.get(`/dev/mail/${id}/body`)).text()
          return html
        },
        { timeout: 30_000 },
      )
      .toContain('<strong>Hi Ada,</strong>')
    expect(html).toContain('<ul><li>remote work</li><li>a team</li></ul>')
    expect(html).toContain('<a href="http://harbor.example/job">job</a> today')
    const about = { project_id: project, candidate_id: ada!.id }
    const { entries } = await member.call<{ entries: { text: string }[] }>('GET', 'v2/projects/candidates/conversation', about)
    expect(entries[0]!.text).toContain('Hi Ada,\n\nWe offer:\n\n- remote work\n- a team\n\nSee the job (http://harbor.example/job) today')
  })
})
