// What is known about a person's employers, and a team's correction of it.
import { expectNoBarriers, picture, pictures } from './journeys.ts'
import { refused } from './refused-writes.ts'
import { expect, test } from './test.ts'
import { enter, newMember, newWord } from './team.ts'

test('a profile shows facts about employers with their source; the team corrects them, and undoes it', async ({ page, request }) => {
  const me = await newMember(request)
  const word = newWord()
  const resume = {
    basics: { name: 'Ada Okafor', email: `ada.${word}@people.example`, url: `https://www.linkedin.com/in/ada-${word}` },
    work: [
      { name: 'Zalando SE', position: 'Engineering Manager', startDate: '2022-03' },
      { name: 'Mailchimp', position: 'Software Engineer', startDate: '2014-01', endDate: '2018-06' },
      { name: 'Harbor Unheard Of', position: 'Intern', startDate: '2013-01', endDate: '2013-06' },
    ],
  }
  const { core_candidate_id: id } = await me.call<{ core_candidate_id: string }>('POST', 'v2/talent/json_resume', {
    resume: JSON.stringify(resume),
  })
  await enter(page, me, `/talent/${id}`)
  const jobs = page.getByRole('region', { name: 'Experience' }).getByRole('listitem')
  await expect(jobs.nth(0)).toContainText(
    'Software · listed on a stock exchange · founded in 2008 · Berlin, Germany · 15,000–17,000 people in 2023',
  )
  await expect(jobs.nth(0)).toContainText('(Fairlead, FinanceDatabase)')
  // its size is known of 2021 only, and the job ended before
  await expect(jobs.nth(1)).toContainText('founded in 2001 · Atlanta, United States')
  await expect(jobs.nth(1)).not.toContainText('people in')
  await expect(jobs.nth(2)).not.toContainText('founded')
  await expectNoBarriers(page)
  await pictures(page, 'employers')

  await page.getByRole('button', { name: 'Correct what is known about Mailchimp' }).click()
  const dialog = page.getByRole('dialog', { name: 'About Mailchimp' })
  await dialog.getByLabel('People, from').fill('180')
  await dialog.getByLabel('To', { exact: true }).fill('200')
  await dialog.getByLabel('In the year').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A number of people needs its year, and a year its number.')).toBeVisible()
  await dialog.getByLabel('In the year').fill('2015')
  await pictures(page, 'employer-dialog')
  await refused(page, 'correct an employer', async () => {
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('We couldn’t save this. Please try again.')
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(jobs.nth(1)).toContainText('180–200 people in 2015')
  await expect(jobs.nth(1)).toContainText('(Your workspace)')
  await picture(page, 'employer-corrected')

  await page.getByRole('button', { name: 'Correct what is known about Mailchimp' }).click()
  await refused(page, 'undo a correction', async () => {
    await dialog.getByRole('button', { name: 'Undo the correction' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('We couldn’t undo the correction. Please try again.')
  })
  await dialog.getByRole('button', { name: 'Undo the correction' }).click()
  await expect(jobs.nth(1)).toContainText('(Fairlead)')
  await expect(jobs.nth(1)).not.toContainText('people in')
})

test('people are searched by what is known of their employers: the reason names the source, and nothing unknown excludes', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const word = newWord()
  for (const [name, company] of [
    ['Ada Okafor', 'Zalando SE'],
    ['Bo Lindgren', 'Harbor Unheard Of'],
    ['Cy Marsh', 'Singapore General Hospital'],
  ] as const) {
    const slug = `${name.split(' ')[0]!.toLowerCase()}-${word}`
    const basics = { name, email: `${slug}@people.example`, url: `https://www.linkedin.com/in/${slug}` }
    const work = [{ name: company, position: 'Engineering Manager', startDate: '2022-03' }]
    await me.call('POST', 'v2/talent/json_resume', { resume: JSON.stringify({ basics, work }) })
  }
  await enter(page, me, '/talent?titles=Engineering Manager')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const employers = page.getByRole('group', { name: 'Employers' })
  await employers.getByLabel('Kind').selectOption('Listed on a stock exchange')
  await employers.getByLabel('People, from').selectOption('5,001')
  await employers.getByLabel('Headquarters in').selectOption('Germany')
  await employers.getByRole('button', { name: 'Add as must-have' }).click()
  const criterion = 'worked at a public company with at least 5001 people (headquarters: Germany)'
  await expect(employers.getByText(`Must: ${criterion}`)).toBeVisible()
  const people = page.getByRole('list', { name: 'People' })
  await expect(people.locator('> li')).toHaveText([/Ada Okafor/, /Bo Lindgren/])
  await expect(people).toContainText(
    'Works at Zalando SE, a public company based in Germany with 15,000 to 17,000 people in 2023; source: Fairlead, FinanceDatabase',
  )
  await expectNoBarriers(page)
  await pictures(page, 'employer-criteria')
  await page.reload()
  await expect(people.locator('> li')).toHaveText([/Ada Okafor/, /Bo Lindgren/])
  await expect(page.getByRole('list', { name: 'Criteria' })).toContainText(criterion)
})
