// Possible duplicates: certain matches merge by themselves, the others are decided side by side by keyboard, and everything can be undone.
import { expectNoBarriers, picture, pictures } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { expect, test } from './test.ts'
import { enter, newMember, newWord, type Member } from './team.ts'

const resume = (name: string, email: string, work: [company: string, title: string, start: string][]) =>
  JSON.stringify({ basics: { name, email }, work: work.map(([company, position, startDate]) => ({ name: company, position, startDate })) })
const addResume = (me: Member, ...parts: Parameters<typeof resume>) =>
  me.call('POST', 'v2/talent/json_resume', { resume: resume(...parts) })

test('duplicates are compared side by side and decided by keyboard; a merge is undone', async ({ page, request }) => {
  const me = await newMember(request)
  const word = newWord()
  const email = (local: string) => `${local}.${word}@people.example`
  const career: [string, string, string][] = [
    ['Mercy Hospital', 'Nurse', '2015-03'],
    ['Duke Health', 'Nurse', '2012-01'],
  ]
  await enter(page, me, '/talent/duplicates')
  await expect(page.getByRole('heading', { name: 'No possible duplicates' })).toBeVisible()
  await pictures(page, 'duplicates-none')
  await addResume(me, 'Robert Haines', email('r'), career)
  await addResume(me, 'Bob Haines', email('bob'), [['Cleveland Clinic', 'Head Nurse', '2019-07'], ...career])
  await addResume(me, 'Anna Svensson', email('anna'), [['Spotify', 'Designer', '']])
  await addResume(me, 'Anna Svensson', email('svensson'), [['Spotify', 'Designer', '']])
  await addResume(me, 'Ida Berg', email('ida'), [['Volvo', 'Buyer', '']])
  await addResume(me, 'Ida Berg', email('berg'), [['Volvo', 'Buyer', '']])

  await page.goto('/talent')
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('link', { name: 'Possible duplicates (2)' })).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 40_000 })
  await page.getByRole('link', { name: 'Possible duplicates (2)' }).click()
  const pair = (name: string) => page.getByRole('region', { name: `${name} and ${name}` })
  await expect(page.getByText('1 of 2')).toBeVisible()
  const names = ['Anna Svensson', 'Ida Berg']
  const first = (await pair(names[0]!).isVisible()) ? names : names.toReversed()
  await expect(pair(first[0]!)).toContainText('likely one person')
  await expect(pair(first[0]!)).toContainText('Same name')
  await expect(pair(first[0]!).getByRole('heading', { name: 'Email Different' })).toBeVisible()
  await expectNoBarriers(page)
  await pictures(page, 'duplicates')

  await page.keyboard.press('j')
  await expect(pair(first[1]!)).toBeVisible()
  await page.keyboard.press('k')
  await expect(pair(first[0]!)).toBeVisible()
  await refused(page, 'merging', async () => {
    await page.keyboard.press('m')
    await expect(page.getByRole('alert')).toHaveText('Your decision wasn’t saved. Please try again.')
  })
  await page.keyboard.press('m')
  await expect(page.getByText('1 of 1')).toBeVisible()
  await expect(pair(first[1]!)).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('Undone.', { exact: true })).toBeVisible()
  // records that were taken apart are of two people now
  await expect(page.getByText('1 of 1')).toBeVisible()
  await page.keyboard.press('d')
  await expect(page.getByRole('heading', { name: 'No possible duplicates' })).toBeVisible()
  await page.keyboard.press('u')
  await expect(pair(first[1]!)).toBeVisible()

  // the certain match
  const merges = page.getByRole('region', { name: 'Merged records' })
  await expect(merges).toContainText('merged automatically')
  await picture(page, 'duplicates-merged')
  page.on('dialog', (dialog) => void dialog.accept())
  await merges.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bob Haines')
  const ofPerson = page.getByRole('region', { name: 'Merged records' })
  await expectNoBarriers(page)
  await pictures(page, 'duplicates-person')
  await refused(page, 'unmerge', async () => {
    await ofPerson.getByRole('button').click()
    await expect(page.getByRole('alert')).toHaveText('We couldn’t undo this. Please try again.')
  })
  await ofPerson.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robert Haines')
  await expect(ofPerson).toBeHidden()
})
