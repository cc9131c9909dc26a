// Custom shortcuts, and the palette that shows them.
import { expect, test } from '@playwright/test'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { item, menuButton } from './shell-parts.ts'
import { enter, newBrowserFor, newMember, newProject, type Member } from './team.ts'

test('custom shortcuts: changed, saved on the server, turned off, ignored in fields, shown in the palette', async ({
  page,
  request,
  browser,
}) => {
  const robin: Member = await newMember(request)
  const project = await newProject(robin)
  await enter(page, robin, `/panel?project=${project}`)
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  const name = () => page.getByRole('article').first().getAttribute('aria-label')
  const first = await name()
  const palette = page.getByRole('dialog', { name: 'Search or jump to' })

  await test.step('another key for Next, refused where it is taken', async () => {
    await page.keyboard.press('?')
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expectNoBarriers(page)
    await picture(page, 'shell-keys')
    await sheet.getByRole('button', { name: 'Next candidate: j. Change' }).click()
    await page.keyboard.press('k')
    await expect(sheet.getByRole('alert')).toHaveText('This key is taken: Previous candidate.')
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await expect(sheet.getByRole('button', { name: 'Next candidate: j. Change' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('l')
    await expect(sheet.getByRole('button', { name: 'Next candidate: l. Change' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.keyboard.press('j')
    expect(await name()).toBe(first)
    await page.keyboard.press('l')
    await expect.poll(name).not.toBe(first)
    await page.keyboard.press('k')
    await expect.poll(name).toBe(first)
  })
  await test.step('in another browser of the same user', async () => {
    const secondPage = await newBrowserFor(browser, robin, `/panel?project=${project}`)
    await secondPage.getByRole('button', { name: "Let's Calibrate" }).click()
    await expect(secondPage.getByRole('article').first()).toHaveAttribute('aria-label', first!)
    await secondPage.keyboard.press('l')
    await expect(secondPage.getByRole('article').first()).not.toHaveAttribute('aria-label', first!)
  })
  await test.step('the palette names the key, does what it does, and keys are letters in its field', async () => {
    await useDark(page, true)
    await page.keyboard.press('Control+k')
    await expect(palette.getByRole('option', { name: /^Next candidate/ }).locator('kbd')).toHaveText('L')
    await page.keyboard.type('next cand')
    await expect(palette.getByRole('combobox')).toHaveValue('next cand')
    expect(await name()).toBe(first)
    await expectNoBarriers(page)
    await picture(page, 'shell-palette')
    await page.keyboard.press('Enter')
    await expect(palette).toBeHidden()
    await expect.poll(name).not.toBe(first)
    await page.keyboard.press('k')
    await expect.poll(name).toBe(first)
  })
  await test.step('switched off, no single key does anything; back as installed', async () => {
    await menuButton(page).click()
    await item(page, 'Keyboard shortcuts').click()
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck()
    await page.keyboard.press('Escape')
    await expect(menuButton(page)).toBeFocused()
    for (const key of ['l', 'k', '/', '?']) await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await name()).toBe(first)
    await expect.poll(async () => (await robin.call('GET', 'v1/users/settings')).shortcuts).toEqual({ is_off: true, keys: { next: 'l' } })
    await menuButton(page).click()
    await item(page, 'Keyboard shortcuts').click()
    await sheet.getByRole('switch', { name: 'Single-key shortcuts' }).check()
    await sheet.getByRole('button', { name: 'Reset to defaults' }).click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await expect.poll(name).not.toBe(first)
  })
})
