// Templates that a workspace shares: saved from a project, edited by two at once, restored, deleted, and used in other projects.
import { compose, composing } from './composer.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { enter, newProject } from './team.ts'
import { expect, test } from './test.ts'
import { expectWritten } from './written.ts'

interface Shared {
  id: string
  version: number
  template: { name: string; initial_outreach_subject: string; initial_outreach_template: string }
}

test('a template is shared, changed by two people, restored, deleted, and used in another project', async ({ page }) => {
  const { member, project, ada } = await composing(page)
  const shared = async () => (await member.call<Shared[]>('GET', 'v2/team_templates'))[0]!
  const settings = (id: string) => `/projects/settings/v2/${id}?step=${encodeURIComponent('Outreach Templates')}`
  const manager = page.getByRole('dialog', { name: 'Team templates' })
  const form = page.getByRole('dialog', { name: 'Edit team template' })
  const versions = page.getByRole('dialog', { name: /^Versions of / })

  await test.step('saved from a project', async () => {
    await enter(page, member, settings(project))
    await page.getByRole('button', { name: 'More for Template 1' }).click()
    await page.getByRole('menuitem', { name: 'Save to team templates' }).click()
    const saving = page.getByRole('dialog', { name: 'Save to team templates' })
    await saving.getByLabel('Name').fill('Engineers')
    await refused(page, 'save a team template', async () => {
      await saving.getByRole('button', { name: 'Save template' }).click()
      await expect(saving.getByText('We couldn’t save the team template. Please try again.')).toBeVisible()
    })
    await picture(page, 'team-templates-save')
    await saving.getByRole('button', { name: 'Save template' }).click()
    await expect(page.getByText('“Engineers” was saved as version 1.')).toBeVisible()
    await expect(saving).toBeHidden()
  })
  await test.step('edited by two people at once', async () => {
    await page.getByRole('button', { name: 'Team templates' }).click()
    await page.getByRole('menuitem', { name: 'Manage team templates' }).click()
    await manager.getByRole('button', { name: 'Edit Engineers' }).click()
    await form.getByRole('textbox', { name: 'First email' }).fill('Hi {{first_name}}, shall we meet on Tuesday?')
    await picture(page, 'team-templates-form')
    const { id, version, template } = await shared()
    const change = { ...template, initial_outreach_subject: 'A colleague’s subject' }
    await member.call('POST', 'v2/team_templates', { template_id: id, version, template: change })
    await form.getByRole('button', { name: 'Save template' }).click()
    await expect(form.getByRole('alert')).toContainText('saved version 2 while you were editing')
    await expect(form.getByRole('region', { name: 'Subject' }).locator('del').first()).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'team-templates-conflict')
    await form.getByRole('button', { name: 'Save mine as version 3' }).click()
    await expect(page.getByText('“Engineers” was saved as version 3.')).toBeVisible()
  })
  await test.step('compared and restored', async () => {
    await manager.getByRole('button', { name: 'Versions of Engineers' }).click()
    await expect(versions.getByRole('listitem')).toHaveCount(3)
    await expect(versions.getByRole('region', { name: 'First email' }).first().locator('ins').first()).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'team-templates-versions')
    await versions.getByRole('button', { name: 'Restore version 2' }).click()
    await refused(page, 'restore a version', async () => {
      await versions.getByRole('button', { name: 'Restore', exact: true }).click()
      await expect(versions.getByText('We couldn’t restore this version. Please try again.')).toBeVisible()
    })
    await versions.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(versions.getByText('Restored from version 2')).toBeVisible()
    expect(await shared()).toMatchObject({ version: 4, template: { initial_outreach_subject: 'A colleague’s subject' } })
    await versions.getByRole('button', { name: 'Back' }).click()
  })
  await test.step('deleted and restored', async () => {
    await refused(page, 'delete a team template', async () => {
      await manager.getByRole('button', { name: 'Delete Engineers' }).click()
      await expect(page.getByText('We couldn’t delete the team template. Please try again.')).toBeVisible()
    })
    await manager.getByRole('button', { name: 'Delete Engineers' }).click()
    await expect(manager.getByText('Engineers', { exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(manager.getByText('Engineers', { exact: true })).toBeVisible()
    expect(await shared()).toMatchObject({ version: 4 })
    await picture(page, 'team-templates-list')
    await page.keyboard.press('Escape')
  })
  await test.step('in dark colors and on a phone', async () => {
    await useDark(page, true)
    await page.getByRole('button', { name: 'Team templates' }).click()
    await page.getByRole('menuitem', { name: 'Manage team templates' }).click()
    await manager.getByRole('button', { name: 'Versions of Engineers' }).click()
    await versions.getByText('What changed in version 3').click()
    await expectNoBarriers(page)
    await picture(page, 'team-templates-versions-dark')
    await page.setViewportSize({ width: 390, height: 800 })
    await expectNoBarriers(page)
    await picture(page, 'team-templates-versions-phone')
    await versions.getByRole('button', { name: 'Back' }).click()
    await manager.getByRole('button', { name: 'Edit Engineers' }).click()
    await form.getByRole('tab', { name: 'Follow-Up #1' }).click()
    await expect(form.getByLabel('Days after the email before')).toHaveValue('3')
    await expectNoBarriers(page)
    await picture(page, 'team-templates-form-phone')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1440, height: 900 })
    await useDark(page, false)
  })
  await test.step('used in the settings of another project', async () => {
    const draft = await newProject(member, { draft: true })
    await enter(page, member, settings(draft))
    await page.getByRole('button', { name: 'Team templates' }).click()
    await page.getByRole('menuitem', { name: /^Engineers/ }).click()
    await expect(page.getByLabel('Subject')).toHaveValue('A colleague’s subject')
  })
  await test.step('used in the composer', async () => {
    await enter(page, member, `/panel?project=${project}&tab=approved&candidate=${ada.id}`)
    const dialog = await compose(page)
    const body = dialog.getByLabel('Message')
    const use = async () => {
      await dialog.getByRole('button', { name: 'Team templates' }).click()
      await page.getByRole('menuitem', { name: /^Engineers/ }).click()
    }
    await refused(page, 'take a team template', async () => {
      await use()
      await expect(page.getByText('We couldn’t add the template to this project. Please try again.')).toBeVisible()
    })
    await use()
    await expect(page.getByText('“Engineers” was added to this project.')).toBeVisible()
    await expect(dialog.getByLabel('Subject')).toHaveValue('A colleague’s subject')
    await expectWritten(body, /^Hi Ada/)
    await expect(dialog.getByRole('combobox', { name: 'Template' })).toHaveValue('Engineers')
    await expectNoBarriers(page)
    await picture(page, 'team-templates-composer')
  })
})
