import { expect, test } from '@playwright/test'
import { expectNoBarriers, tabCount } from './journeys.ts'
import { calibrate, cardsOf, enter, moveTo, newMember, newProject, syncCalendar } from './team.ts'

interface Listed {
  id: string
  name: string
  headline: string | null
  location: string | null
  linkedin_profile_url: string | null
  experiences: { title: string; company: string }[]
  education: { school: string }[]
  skills: { name: string }[]
  matched_keywords: string[]
}

test('a list card shows name, three jobs, first school, some keywords with the number of others, and its menus [472 473 474 475 476 477 478]', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const project = await newProject(me)
  await calibrate(me, project)
  const people = (await cardsOf(me, project, 'APPROVED')) as unknown as Listed[]
  await enter(page, me, `/panel?project=${project}&tab=approved`)
  for (const person of people) {
    const card = page.getByRole('article', { name: person.name })
    await card.scrollIntoViewIfNeeded()
    await expect(card.getByRole('heading', { name: person.name })).toBeVisible()
    if (person.headline) await expect(card).toContainText(person.headline)
    if (person.location) await expect(card).toContainText(person.location)
    const jobs = person.experiences.slice(0, 3)
    for (const job of jobs)
      await expect(
        card
          .getByRole('listitem')
          .filter({ hasText: `${job.title} · ${job.company}` })
          .first(),
      ).toBeVisible()
    await expect(card.getByRole('list').first().getByRole('listitem')).toHaveCount(jobs.length)
    if (person.education[0]) await expect(card).toContainText(person.education[0].school)
    if (person.education[1] && person.education[1].school !== person.education[0]!.school)
      await expect(card).not.toContainText(person.education[1].school)
    const words = person.matched_keywords.length > 0 ? person.matched_keywords : person.skills.map(({ name }) => name)
    const chips = card.getByRole('list', { name: 'Keywords' }).getByRole('listitem')
    await expect(chips.first()).toHaveText(words[0]!)
    if (words.length > 5) await expect(chips.last()).toHaveText(`+${words.length - 5}`)
    if (person.linkedin_profile_url)
      await expect(card.getByRole('link', { name: /LinkedIn/ })).toHaveAttribute('href', person.linkedin_profile_url)
  }
  // the list renders what is on screen, which is now its end
  const last = page.getByRole('article', { name: people.at(-1)!.name })
  await last.getByRole('checkbox', { name: `Select ${people.at(-1)!.name}` }).check()
  await expect(page.getByRole('checkbox', { name: '1 selected' })).toBeVisible()
  await last.getByRole('button', { name: 'Move', exact: true }).click()
  await expect(page.getByRole('menuitem', { name: 'Rejected' })).toBeVisible()
  await page.keyboard.press('Escape')
  await last.getByRole('button', { name: `More actions for ${people.at(-1)!.name}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Activity history' })).toBeVisible()
  await page.keyboard.press('Escape')
  await last.getByRole('button', { name: 'Mail', exact: true }).click()
  // no one has contacted them yet
  await expect(page.getByRole('dialog', { name: `Write to ${people.at(-1)!.name}` })).toBeVisible()
  await expectNoBarriers(page)
})

test('after an approval, a three-second message says who arranges the interview, depending on the screener’s calendar [805 806 811]', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const project = await newProject(me, { type: '1', settings: { scheduling_preferences: { phone_screener_email: me.email } } })
  const people = (await calibrate(me, project)).slice(0, 2)
  await moveTo(
    me,
    project,
    people.map(({ id }) => id),
    'HIRING_MANAGER',
  )
  const approve = async (id: string) => {
    await page.goto(`/panel?project=${project}&tab=warm_leads_hm&candidate=${id}`)
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: /^Schedule an interview/ })
    for (const liked of [
      'Skills match',
      'Companies worked at',
      'Education',
      'Industry worked at',
      'Professional background',
      'Relevant Experience',
    ])
      await expect(dialog.getByRole('checkbox', { name: liked })).toBeVisible()
    await dialog.getByRole('radio', { name: 'Excellent' }).check()
    await dialog.getByRole('checkbox', { name: 'Skills match' }).check()
    await page.clock.install()
    await dialog.getByRole('button', { name: 'Schedule interview' }).click()
  }
  const goesAfterThreeSeconds = async (sentence: string) => {
    const message = page.getByText(sentence)
    await expect(message).toBeVisible()
    await page.clock.pauseAt(Date.now() + 2000)
    await page.clock.runFor(3100)
    await expect(message).toBeHidden()
    await page.clock.resume()
  }
  await enter(page, me)
  await approve(people[0]!.id)
  await goesAfterThreeSeconds(
    'Fairlead will introduce Robin Reyes to the candidate via email. They can coordinate directly with the candidate to schedule the interview',
  )
  await syncCalendar(me)
  await approve(people[1]!.id)
  await goesAfterThreeSeconds("Fairlead will coordinate with the candidate to schedule time on Robin Reyes's calendar.")
  await expect.poll(() => tabCount(page, 'Scheduling')).toBe(2)
})
