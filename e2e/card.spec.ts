import { expect, test } from '@playwright/test'
import { expectNoBarriers, picture, tabCount, useDark } from './journeys.ts'
import {
  addPeople,
  calibrate,
  cardOnScreen,
  cardsOf,
  enter,
  nameOnCard,
  newMember,
  newProject,
  reviewing,
  type Card,
  type Member,
} from './team.ts'
import { expectWritten } from './written.ts'

interface Whole extends Card {
  experiences: { title: string; description: string | null }[]
  education: { school: string }[]
  skills: { name: string }[]
  summary: string | null
  recommendations: { content: string }[]
  reasons_to_hire: { text: string; evidence: { quote: string; part: string | null }[] }[]
  linkedin_profile_url: string | null
  headline: string | null
  location: string | null
}

const wholeOf = async (member: Member, project: string, stage = 'UNDER_REVIEW') => (await cardsOf(member, project, stage)) as Whole[]

test('a card shows the whole profile with long texts truncated; each reason links to its evidence [441 442 443 444 445 446 447 449 450 452 453 454 479 480 481 482 484]', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const project = await reviewing(me, {
    recruiter_notes: { mandatory_requirements: 'Has run a database in production.', additional_suggestions: '', tips: '' },
  })
  const people = [...(await wholeOf(me, project, 'APPROVED')), ...(await wholeOf(me, project))]
  const has = (description: string, test_: (person: Whole) => boolean) => {
    const person = people.find(test_)
    expect(person, `someone with ${description}`).toBeDefined()
    return person!
  }
  const tab = (person: Whole) => (person.status === 'APPROVED' ? 'approved' : 'under_review')
  const open = async (person: Whole) => {
    await page.goto(`/panel?project=${project}&tab=${tab(person)}&candidate=${person.id}`)
    await expect(cardOnScreen(page)).toHaveAttribute('aria-label', person.name)
  }
  await enter(page, me)

  await test.step('three jobs, fifteen skills, the rest on request', async () => {
    const worked = has('more than three jobs', (person) => person.experiences.length > 3)
    await open(worked)
    const jobs = page.getByRole('region', { name: 'Experience' }).getByRole('listitem')
    await expect(jobs).toHaveCount(3)
    await page
      .getByRole('region', { name: 'Experience' })
      .getByRole('button', { name: /^\d+ more$/ })
      .click()
    await expect(jobs).toHaveCount(worked.experiences.length)
    await expect(page.getByRole('region', { name: 'Education' })).toContainText(worked.education[0]!.school)
    const skilled = has('more than fifteen skills', (person) => person.skills.length > 15)
    await open(skilled)
    const skills = page.getByRole('region', { name: 'Skills' }).getByRole('listitem')
    await expect(skills).toHaveCount(15)
    await page
      .getByRole('region', { name: 'Skills' })
      .getByRole('button', { name: `${skilled.skills.length - 15} more` })
      .click()
    await expect(skills).toHaveCount(skilled.skills.length)
  })
  await test.step('a summary is cut at 200, a description after one line', async () => {
    const talker = has('a long summary', (person) => (person.summary?.length ?? 0) > 200)
    await open(talker)
    const summary = page.getByRole('region', { name: 'Summary' })
    const shownText = async (text: string) => text.replace(/… *more$/, '').trim()
    expect((await shownText(await summary.locator('span').first().innerText())).length).toBeLessThanOrEqual(200)
    await summary.getByRole('button', { name: 'Show more of the summary' }).click()
    await expect(summary).toContainText(talker.summary!.slice(-30))
    const described = has('a long description', (person) => (person.experiences[0]?.description?.length ?? 0) > 120)
    await open(described)
    const first = page.getByRole('region', { name: 'Experience' }).getByRole('listitem').first()
    const text = first.getByText(described.experiences[0]!.description!)
    const lineHeight = (await text.boundingBox())!.height
    expect(lineHeight).toBeLessThan(30)
    await first.getByRole('button', { name: /^Show more of/ }).click()
    expect((await text.boundingBox())!.height, 'the whole text').toBeGreaterThan(lineHeight * 1.5)
  })
  await test.step('recommendations and hard requirements', async () => {
    const praised = has('recommendations', (person) => person.recommendations.length > 0)
    await open(praised)
    await expect(page.getByRole('region', { name: 'Recommendations' })).toContainText(praised.recommendations[0]!.content)
    await expect(page.getByRole('region', { name: 'Hard requirements' })).toContainText('Has run a database in production.')
  })
  await test.step('at most three reasons, each proved by words of the profile', async () => {
    const many = people.toSorted((a, b) => b.reasons_to_hire.length - a.reasons_to_hire.length)[0]!
    await open(many)
    const reasonRegion = page.getByRole('region', { name: `Why ${many.name}` })
    await expect(reasonRegion.locator('button[aria-pressed]')).toHaveCount(Math.min(3, many.reasons_to_hire.length))
    const reason = many.reasons_to_hire[0]!
    await reasonRegion.getByRole('button', { name: reason.text }).click()
    const marked = page.locator('mark[data-active]')
    await expect(marked.first()).toBeInViewport()
    const quote = reason.evidence.find(({ part }) => part !== 'start')?.quote
    if (quote) await expect(marked.filter({ hasText: quote }).first()).toBeVisible()
  })
  await test.step('the place in the queue, back and forth, a high card', async () => {
    await page.goto(`/panel?project=${project}&tab=under_review`)
    const total = await tabCount(page, 'Review')
    await expect(page.getByText(`Review candidate 1 of ${total}`)).toBeAttached()
    const first = await nameOnCard(page)
    await page.getByRole('button', { name: 'Next candidate' }).click()
    await expect(page.getByText(`Review candidate 2 of ${total}`)).toBeAttached()
    await page.getByRole('button', { name: 'Previous candidate' }).click()
    await expect.poll(() => nameOnCard(page)).toBe(first)
    expect((await cardOnScreen(page).boundingBox())!.height).toBeGreaterThanOrEqual(600)
  })
  await expectNoBarriers(page)
  await picture(page, '40-card')
  await useDark(page, true)
  await expectNoBarriers(page)
  await picture(page, '40-card-dark')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectNoBarriers(page)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await picture(page, '40-card-phone')
})

test(
  'a rejected candidate shows the reason, truncated at 35 characters, and reasons can be changed [451 485 545]',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const me = await newMember(request)
    const project = await newProject(me)
    const [first] = await cardsOf(me, project, 'UNDER_REVIEW')
    await me.call('POST', 'v2/projects/candidates/swipe', {
      project_id: project,
      candidate_id: first!.id,
      approved: false,
      rejection_reasons: [15, 3],
      rejection_reason_other: 'Too few years with databases.',
    })
    await enter(page, me, `/panel?project=${project}&tab=rejected`)
    const card = page.getByRole('article', { name: first!.name })
    const whole = 'Background not in a relevant industry'
    await expect(card.getByText(`${whole.slice(0, 35)}…`)).toBeVisible()
    await card.getByText(`${whole.slice(0, 35)}…`).hover()
    await expect(page.getByRole('tooltip')).toContainText(whole)
    await page.mouse.move(0, 0)
    await card.getByRole('button', { name: first!.name, exact: true }).click()
    const details = page.getByRole('region', { name: 'Rejection details' })
    await expect(details).toContainText('Too few years with databases.')
    await details.getByRole('button', { name: 'Choose reasons' }).click()
    const dialog = page.getByRole('dialog', { name: 'Choose Reasons' })
    await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled()
    await dialog.getByRole('checkbox', { name: 'Overqualified' }).check()
    await dialog.getByRole('textbox').fill('Would lead, not build.')
    await expectNoBarriers(page)
    await picture(page, '42-choose-reasons')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await expect(dialog).toBeHidden()
    await expect(details).toContainText('Overqualified')
    await expect(details).toContainText('Would lead, not build.')
    await expect(details).not.toContainText('Too few years')
  },
)

test('a bias-reducer project shows initials and a generic picture, and nothing else reveals the name [464 465]', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const project = await newProject(me, { settings: { bias_reducer: true } })
  const texts: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().includes('/api/')) texts.push(await answer.text().catch(() => ''))
  })
  await enter(page, me, `/panel?project=${project}&tab=under_review`)
  await page.getByRole('button', { name: "Let's Calibrate" }).click()
  await expect(cardOnScreen(page)).toBeVisible()
  expect(await nameOnCard(page)).toMatch(/^\p{Lu}\.( ?\p{Lu}\.)*$/u)
  await expect(cardOnScreen(page).getByRole('link', { name: /LinkedIn/ })).toHaveCount(0)
  await expect(cardOnScreen(page).getByRole('img')).toHaveCount(0)
  await picture(page, '47-bias')
  await expectNoBarriers(page)
  const people = (await wholeOf(me, project)) as (Whole & { first_name: string; personal_emails: string[] })[]
  for (const person of people) {
    expect(person.first_name).toMatch(/^(\p{L}\.)?$/u)
    expect(person.linkedin_profile_url).toBeNull()
    expect(person.personal_emails).toEqual([])
  }
  expect(texts.join('\n')).not.toMatch(/linkedin\.com\/in\//)
})

test(
  'hidden names appear nowhere (hover, side panel, composer, search, responses), only in the email [464 465]',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const me = await newMember(request)
    const project = await newProject(me, { settings: { bias_reducer: true } })
    await calibrate(me, project)
    await addPeople(me, project, ['Zephyrine Quillfeather'])
    const someone = ((await wholeOf(me, project, 'APPROVED')) as Whole[]).find(({ name }) => name === 'Z. Q.')!
    const secret = /zephyrine|quillfeather|linkedin\.com\/in\//i
    const labels: string[] = []
    page.on('response', async (answer) => {
      if (!answer.url().includes('/api/')) return
      const text = await answer.text().catch(() => '')
      if (secret.test(text)) labels.push(`${answer.url()} ${text}`)
    })
    const seesNoOne = async () => {
      // including titles, alternative texts, labels, and values: everything in the document
      expect(await page.evaluate(() => document.documentElement.outerHTML + document.title)).not.toMatch(secret)
      expect(labels).toEqual([])
    }
    await enter(page, me, `/panel?project=${project}&tab=approved`)
    await test.step('the card', async () => {
      const card = page.getByRole('article', { name: 'Z. Q.' })
      await card.hover()
      await seesNoOne()
      await page.goto(`/panel?project=${project}&tab=approved&candidate=${someone.id}`)
      await expect(cardOnScreen(page)).toHaveAttribute('aria-label', 'Z. Q.')
      await cardOnScreen(page).getByRole('heading').first().hover()
      await seesNoOne()
    })
    await test.step('the composer', async () => {
      await page.getByRole('button', { name: 'Write email' }).click()
      const dialog = page.getByRole('dialog', { name: 'Write to Z. Q.' })
      const message = dialog.getByLabel('Message')
      await expectWritten(message, /^Hi \{\{first_name\}\},/)
      await expect(dialog.frameLocator('iframe').getByText('Hi Z.,')).toBeVisible()
      await dialog.getByRole('button', { name: 'Variables' }).click()
      await expect(page.getByRole('button', { name: 'Full name Z. Q.' })).toBeVisible()
      await expectNoBarriers(page)
      await picture(page, '48-bias-composer')
      await dialog.getByRole('button', { name: 'Variables' }).click()
      await message.fill('')
      await dialog.getByRole('button', { name: 'Variables' }).click()
      await page.getByRole('button', { name: 'Full name Z. Q.' }).click()
      await expectWritten(message, '{{full_name}}')
      await seesNoOne()
      await dialog.getByRole('button', { name: 'Approve & send' }).click()
      await expect(dialog).toBeHidden()
    })
    await test.step('the mail, and the side panel after it', async () => {
      const mail = async () => (await request.get('/dev/mail?q=Quillfeather')).text()
      await expect.poll(mail, { timeout: 30_000 }).toMatch(/quillfeather/i)
      for (const view of [0, 1, 2, 3]) {
        await page.goto(`/panel?project=${project}&tab=contacted&candidate=${someone.id}&view=${view}`)
        await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
        if (view === 0) await expect(page.getByText('Backend Engineer at Harbor Labs').first()).toBeVisible()
        await seesNoOne()
      }
    })
    await test.step('the search', async () => {
      await page.goto(`/panel?project=${project}&tab=contacted`)
      await expect(page.getByRole('article', { name: 'Z. Q.' })).toBeVisible()
      await page.keyboard.press('Control+k')
      const answered = page.waitForResponse((answer) => answer.url().includes('/candidates/search'))
      await page.getByRole('combobox', { name: 'Search projects, candidates, and actions' }).fill('Zephyrine')
      expect(await (await answered).json()).toEqual([])
      await expect(page.getByRole('option', { name: /Z\. Q\./ })).toHaveCount(0)
      expect(labels).toEqual([])
    })
  },
)

test('a candidate prints without the app around them', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newProject(me)
  const [first] = await calibrate(me, project)
  await enter(page, me, `/panel?project=${project}&tab=approved&candidate=${first!.id}`)
  await expect(cardOnScreen(page)).toBeVisible()
  await page.evaluate(() => {
    window.print = () => void (document.title = 'printed')
  })
  await page.keyboard.press('p')
  await expect(page).toHaveTitle('printed')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Move', exact: true })).toBeHidden()
  await expect(page.getByRole('tab').first()).toBeHidden()
  await expect(cardOnScreen(page)).toBeVisible()
  await picture(page, '49-print')
})

test('the parts of a score add up to it, and a strong match is explained', { tag: '@nightly' }, async ({ page, request }) => {
  const me = await newMember(request)
  const project = await reviewing(me)
  await enter(page, me)
  await page.goto(`/panel?project=${project}&tab=under_review`)
  const card = cardOnScreen(page)
  const parts = card.getByRole('region', { name: 'Score breakdown' })
  await expect(parts.getByRole('definition').first()).toBeVisible()
  const points = (await parts.getByRole('definition').allInnerTexts()).map((text) => Math.round(10 * Number(text.trim())))
  expect(points.length).toBeGreaterThan(1)
  const score = Number(/(\d+)\s*of 100/.exec(await card.innerText())?.[1])
  expect(points.reduce((sum, tenths) => sum + tenths, 0)).toBe(10 * score)
  expect(score).toBeGreaterThanOrEqual(70)
  await card.getByRole('button', { name: 'Strong match' }).focus()
  await expect(page.getByRole('tooltip')).toHaveText(
    '70 points or more: in our tests on ten job postings, nine out of ten people with this score were right for the job.',
  )
  await expectNoBarriers(page)
})
