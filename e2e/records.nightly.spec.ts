// Decision records: opened from the panel, compared with today after a change of weights, downloaded, and checked without the product.
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from './test.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { entry, menu, panelOf } from './panel-page.ts'
import { refused } from './refused-writes.ts'
import { enter, newMember, newProject } from './team.ts'

test('the panel’s Analytics menu opens a project’s records; a batch is compared with today, and its signed file checked', async ({
  page,
  request,
}, info) => {
  const me = await newMember(request)
  const project = await newProject(me, { type: '2' })
  await enter(page, me, panelOf(project))
  await expect(page.getByRole('button', { name: 'Analytics' })).toBeVisible()
  await menu(page, 'Analytics')
  await entry(page, 'Decision records').click()
  await expect(page).toHaveURL(new RegExp(`/analytics/records\\?project=${project}$`))
  await expect(page.getByRole('heading', { name: 'Decision records', level: 1 })).toBeVisible()
  const batch = page.getByRole('region', { name: /^Batch 1/ })
  await expect(batch).toContainText('10 people in the batch')
  await expect(batch).toContainText('below the cut')
  await expect(batch).not.toContainText('No one yet')

  await page.getByRole('button', { name: 'Compare with today' }).click()
  await expect(batch).toContainText('the same bytes as on that day')
  await expect(batch).toContainText('Everyone has the same score today.')
  await me.call('PUT', 'v1/projects/settings', { project_id: project, keywords_required: ['Kubernetes'], keywords_val: 1 })
  await page.reload()
  await page.getByRole('button', { name: 'Compare with today' }).click()
  await expect(batch).toContainText('the same bytes as on that day')
  await expect(batch).toContainText('Weight of keywords: 4 → 1')
  await expect(batch).toContainText('Must have: + Kubernetes')
  await expectNoBarriers(page)
  await picture(page, 'records')
  await page.getByRole('region', { name: 'People of the batch', exact: true }).scrollIntoViewIfNeeded()
  await picture(page, 'records-people')

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download signed file' }).click()])
  const file = info.outputPath('shortlist.html')
  await download.saveAs(file)
  const [checkerFile] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'check-shortlist.mjs' }).click()])
  const checker = info.outputPath('check-shortlist.mjs')
  await checkerFile.saveAs(checker)
  const out = execFileSync(process.execPath, [checker, file], { encoding: 'utf8' })
  expect(out).toMatch(/^yes: batch 1 of /)
  const keyUrl = /https?:\S+shortlist-key\S+/.exec(out)?.[0] ?? ''
  const published = await request.get(`${new URL(keyUrl).pathname}${new URL(keyUrl).search}`)
  expect(await published.text()).toContain(/by the key (\w+)/.exec(out)?.[1])
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/"weight":0/, '"weight":1'))
  expect(() => execFileSync(process.execPath, [checker, file], { encoding: 'utf8', stdio: 'pipe' })).toThrow()
  const filePage = await page.context().newPage()
  await filePage.goto(`file://${path.resolve(file)}`)
  await expect(filePage.getByRole('heading', { level: 1 })).toContainText('Shortlist:')
  await picture(filePage, 'records-file')
  await filePage.close()

  await page.setViewportSize({ width: 390, height: 844 })
  await picture(page, 'records-390')
  await useDark(page, true)
  await page.setViewportSize({ width: 1440, height: 900 })
  await picture(page, 'records-dark')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoBarriers(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), 'no sideways scrolling').toBeLessThanOrEqual(320)
  await picture(page, 'records-dark-320')

  await refused(page, 'years of records', async () => {
    await page.getByRole('combobox', { name: 'Keep records for' }).click()
    await page.getByRole('option', { name: '7 years' }).click()
    await expect(page.getByText('We couldn’t save that. Please try again.')).toBeVisible()
  })
  await page.getByRole('combobox', { name: 'Keep records for' }).click()
  await page.getByRole('option', { name: '7 years' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(batch).toContainText('Kept until')

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/profile')
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto(`/analytics/records?project=${project}`)
  await page.getByRole('button', { name: 'Mit heute vergleichen' }).click()
  await expect(page.getByRole('region', { name: /^Runde 1/ })).toContainText('dieselben Bytes wie an jenem Tag')
  await page.getByRole('region', { name: 'Personen der Runde', exact: true }).scrollIntoViewIfNeeded()
  await picture(page, 'records-de')
})
