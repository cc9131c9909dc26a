// A server that fails at one write in the talent pool: it is reported, the input is kept, and retrying succeeds.
import { expect, test, type Page } from './test.ts'
import { refused } from './refused-writes.ts'
import { enter, newMember, newWord } from './team.ts'

const expectText = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible()

test('a person in the pool: profile, notes, tags, a project, a search, deleting', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  await me.call('POST', 'v1/projects/self_serve', { project_name: 'Platform team' })
  const word = newWord()
  await me.call('POST', 'v2/talent', {
    name: 'Ada Okafor',
    title: 'Platform Engineer',
    email: `ada.${word}@people.example`,
    linkedin_url: `https://www.linkedin.com/in/ada-${word}`,
  })
  await enter(page, me, '/talent')
  await page.getByRole('link', { name: 'Ada Okafor', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Ada Okafor', level: 1 })).toBeVisible()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Edit profile' }).click()
  const profile = page.getByRole('dialog', { name: 'Edit profile' })
  await profile.getByLabel('Headline').fill('Runs platforms')
  await refused(page, 'edit a person', async () => {
    await profile.getByRole('button', { name: 'Save' }).click()
    await expectText(page, 'We couldn’t save the profile. Please try again.')
    await expect(profile.getByLabel('Headline')).toHaveValue('Runs platforms')
  })
  await profile.getByRole('button', { name: 'Save' }).click()
  await expectText(page, 'Runs platforms')

  const notes = page.getByRole('region', { name: 'Notes' })
  await notes.getByRole('textbox', { name: 'New note' }).fill('Open to Berlin only')
  await refused(page, 'note about a person', async () => {
    await notes.getByRole('button', { name: 'Add note' }).click()
    await expectText(page, 'We couldn’t save the note. Please try again.')
    await expect(notes.getByRole('textbox', { name: 'New note' })).toHaveValue('Open to Berlin only')
  })
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByRole('listitem')).toHaveCount(1)
  await refused(page, 'delete a note about a person', async () => {
    await notes.getByRole('button', { name: 'Delete this note' }).click()
    await expectText(page, 'We couldn’t delete the note. Please try again.')
    await expect(notes.getByRole('listitem')).toHaveCount(1)
  })

  await page.getByRole('button', { name: 'Tag', exact: true }).click()
  const tagName = page.getByRole('textbox', { name: 'Find or create a tag' })
  await tagName.fill('Silver medalist')
  await refused(page, 'new tag', async () => {
    await page.keyboard.press('Enter')
    await expectText(page, 'We couldn’t save the tag. Please try again.')
    await expect(tagName).toHaveValue('Silver medalist')
  })
  await refused(page, 'tags of people', async () => {
    await page.keyboard.press('Enter')
    await expectText(page, 'We couldn’t save the tags. Please try again.')
  })
  const tag = page.getByRole('checkbox', { name: /^Silver medalist/ })
  await expect(tag).not.toBeChecked()
  await tag.click()
  await expectText(page, 'Tagged “Silver medalist”')
  await refused(page, 'delete a tag', async () => {
    page.once('dialog', (dialog) => void dialog.accept())
    await page.getByRole('button', { name: 'Delete the tag Silver medalist' }).click()
    await expectText(page, 'We couldn’t delete the tag. Please try again.')
  })
  await expect(tag).toBeChecked()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add to project' }).click()
  const adding = page.getByRole('dialog', { name: 'Add Ada Okafor to a project' })
  await adding.getByRole('combobox', { name: 'Project' }).click()
  await page.getByRole('option', { name: 'Platform team' }).click()
  await refused(page, 'add to a project', async () => {
    await adding.getByRole('button', { name: 'Add to project' }).click()
    await expectText(page, 'Nothing was added. Please try again.')
  })
  await adding.getByRole('button', { name: 'Add to project' }).click()
  await expect(adding.getByRole('status')).toContainText('Ada Okafor added to Platform team')
  await adding.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  const deleting = page.getByRole('dialog', { name: 'Delete Ada Okafor?' })
  await deleting.getByRole('checkbox').check()
  await refused(page, 'delete people', async () => {
    await deleting.getByRole('button', { name: 'Delete Ada Okafor' }).click()
    await expectText(page, 'Nothing was deleted. Please try again.')
  })
  await deleting.getByRole('button', { name: 'Keep' }).click()

  await page.goto('/talent')
  await page.getByRole('textbox', { name: 'Search people' }).fill('platform')
  await expect(page.getByText('1 person', { exact: true })).toBeVisible()
  const saved = page.getByRole('button', { name: 'Saved searches' })
  await saved.click()
  await page.getByRole('menuitem', { name: 'Save this search…' }).click()
  const naming = page.getByRole('dialog', { name: 'Save this search' })
  await naming.getByLabel('Name').fill('Platforms')
  await refused(page, 'save a search', async () => {
    await naming.getByRole('button', { name: 'Save search' }).click()
    await expectText(page, 'We couldn’t save the search. Please try again.')
    await expect(naming.getByLabel('Name')).toHaveValue('Platforms')
  })
  await naming.getByRole('button', { name: 'Save search' }).click()
  await expectText(page, 'Saved “Platforms” for your workspace')
  await refused(page, 'delete a search', async () => {
    await saved.click()
    await page.getByRole('menuitem', { name: 'Delete Platforms' }).click()
    await expectText(page, 'We couldn’t delete the search. Please try again.')
  })
  await saved.click()
  await expect(page.getByRole('menuitem', { name: 'Platforms', exact: true })).toBeVisible()
})
