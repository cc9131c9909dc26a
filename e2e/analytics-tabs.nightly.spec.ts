// The analytics pages, one after another, by tab and with Back.
import { expect, test } from './test.ts'
import { enter, newMember } from './team.ts'

test('every analytics page opens from its tab and from Back', async ({ page, request }) => {
  await enter(page, await newMember(request), '/analytics')
  const tabs = page.getByRole('navigation', { name: 'Analytics' })
  const stopped = page.getByText('This part of the page stopped working.')
  for (const [name, path] of [
    ['Pipeline', 'pipeline'],
    ['Candidates', 'candidate'],
    ['Fairness', 'fairness'],
    ['Records', 'records'],
    ['Model', 'model'],
    ['Overview', ''],
  ] as const) {
    await tabs.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/analytics${path && `/${path}`}/?(?:\\?.*)?$`))
    await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(stopped).toBeHidden()
  }
  await page.goBack()
  await expect(tabs.getByRole('link', { name: 'Model' })).toHaveAttribute('aria-current', 'page')
  await expect(stopped).toBeHidden()
})
