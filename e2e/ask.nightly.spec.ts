// Saying in one's own words who is wanted: a sentence in three languages to the first card, a posting that leaves people out, a
// term that no one has, and the talent pool by sentence.
import { setTimeout } from 'node:timers/promises'
import { expect, test, type Locator, type Page } from './test.ts'
import { expectNoBarriers, picture, pictures } from './journeys.ts'
import { enter, newMember, type Member } from './team.ts'

const start = '/autopilot-projects/self-serve/new'
const box = (page: Page) => page.getByRole('textbox', { name: 'Job description' })
const pool = (page: Page) => page.getByRole('textbox', { name: 'Search people' })
const chips = (page: Page) => page.getByRole('list', { name: 'Criteria read in your words' })
const chip = (page: Page, name: string | RegExp) => chips(page).getByRole('button', { name })
const unused = (page: Page) => page.getByRole('list', { name: 'Not used' })
const edit = (page: Page, name: string) => page.getByRole('dialog', { name })
/** The colored parts of the text: 'must ICU'. */
const marks = (field: Locator) =>
  field
    .locator('xpath=ancestor::*[contains(@class, "Textarea-wrapper")]')
    .locator('mark')
    .evaluateAll((all) => all.map((mark) => `${mark.getAttribute('data-use')} ${mark.textContent}`))

const cards = async (member: Member, page: Page) => {
  const project_id = new URL(page.url()).searchParams.get('project')!
  const { candidates } = await member.call<{ candidates: { experiences: { title: string }[] }[] }>('GET', 'v2/projects/candidates', {
    project_id,
    status: 'UNDER_REVIEW',
  })
  return candidates.map(({ experiences }) => experiences[0]?.title ?? '')
}

test('a sentence in English, German, or French is colored while it is typed, and leads to the first card', async ({ page, request }) => {
  const me = await newMember(request)
  const sentences = [
    {
      sentence: 'Registered nurses in Texas with ICU, ACLS is a plus, at least 3 years, no travel nurses',
      parts: ['title Registered nurses', 'place Texas', 'must ICU', 'nice ACLS', '3 years', 'avoid travel nurses'],
      work: /nurs/i,
    },
    {
      sentence: 'Softwareentwickler in Berlin mit Python, mindestens 3 Jahre, Kubernetes wäre ein Plus, keine Freelancer',
      parts: ['title Softwareentwickler', 'place Berlin', 'must Python', 'nice Kubernetes', 'avoid Freelancer'],
      work: /engineer|developer|entwickler/i,
    },
    {
      sentence: 'Ingénieur logiciel à Paris avec Python, Kubernetes serait un plus, au moins 3 ans, pas de freelances',
      parts: ['place Paris', 'must Python', 'nice Kubernetes', '3 ans', 'avoid freelances'],
      work: /engineer|developer|ing[ée]nieur/i,
    },
  ]
  // by day one language, by night all
  for (const { sentence, parts, work } of process.env['NIGHTLY'] ? sentences : sentences.slice(0, 1)) {
    await enter(page, me, `${start}?begin=new`)
    await box(page).fill('')
    await box(page).pressSequentially(sentence)
    await expect.poll(async () => marks(box(page))).toEqual(expect.arrayContaining(parts.map((part) => expect.stringContaining(part))))
    await expect(page.getByText(/(?:people match|person matches|meets every requirement|none near .+)$/)).toBeVisible()
    await page.getByRole('button', { name: 'Find criteria' }).click()
    await page.getByRole('button', { name: 'Find candidates' }).click()
    await page.getByRole('button', { name: "Let's Calibrate" }).click({ timeout: 60_000 })
    await expect(page.getByText('Calibrating... (1 of 10)')).toBeVisible()
    const titles = await cards(me, page)
    expect(titles[0], titles.join('\n')).toMatch(work)
  }
})

test('a posting that leaves people out, and a term that no one has', async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, start)
  await test.step('a posting is read when it is sent, and says what it leaves out', async () => {
    const posting = [
      'Senior Platform Engineer',
      'Austin, Texas',
      '',
      'Requirements',
      '- 5 years of experience with Kubernetes',
      '- Terraform is required',
      ...Array.from({ length: 12 }, (_, line) => `- You keep service number ${line} running for our customers`),
      '',
      'Not a fit',
      '- No contractors',
      '- No job hoppers',
    ].join('\n')
    await box(page).fill(posting)
    await expect(chips(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Find criteria' }).click()
    const read = page.getByRole('region', { name: 'Criteria from the job description' })
    await expect(read).toContainText('contractors')
    await expect(read).not.toContainText('Must havecontractors')
    await page.goBack()
    await expect.poll(async () => marks(box(page))).toContainEqual('must Terraform')
  })

  await test.step('what no one has excludes no one, and a part that was removed is used again with one click', async () => {
    await box(page).fill('registered nurses in Texas who know zorblax, went to MIT')
    await chip(page, 'Must have zorblax').waitFor()
    await expect(page.getByText('No one has zorblax (0). It doesn’t exclude anyone: people who have it rank higher.')).toBeVisible()
    await expect(page.getByText(/^Closest to “registered nurses” in the pool: .+ · .+ · .+/)).toBeVisible()
    await chip(page, 'Must have zorblax').click()
    await edit(page, 'zorblax').getByRole('button', { name: 'Remove' }).click()
    await expect.poll(async () => marks(box(page))).toContainEqual('unused zorblax')
    await page.reload()
    await expect(chip(page, 'Job title registered nurses')).toBeVisible()
    await expect(chip(page, /zorblax/)).toHaveCount(0)
    await expectNoBarriers(page)
    await unused(page).getByRole('button', { name: 'Use zorblax' }).dblclick()
    await expect(chip(page, 'Must have zorblax')).toHaveCount(1)
    await unused(page).getByRole('button', { name: 'Use MIT' }).click()
    await expect(chip(page, 'Nice to have MIT')).toBeVisible()
    await pictures(page, 'ask-setup')
  })
})

test('the talent pool by sentence: chips are changed in place, and nothing is lost by typing on, a reload, or Back', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  await enter(page, me, '/talent?shared=yes')
  const people = page.getByRole('list', { name: 'People' }).getByRole('listitem')
  await pool(page).pressSequentially('registered nurses in Texas with ICU, BLS')
  await expect(chip(page, /^Place Texas, United States/)).toBeVisible()
  await expect(chip(page, /^Place Texas, United States\s*(?:about )?[\d,]+ more without$/)).toBeVisible()
  await expect(people.first()).toContainText(/nurs/i)
  expect(await marks(pool(page))).toEqual(['title registered nurses', 'place Texas', 'must ICU', 'must BLS'])
  await pictures(page, 'ask-pool')

  await chip(page, /^Must have BLS/).click()
  await expectNoBarriers(page)
  await edit(page, 'BLS').getByRole('combobox', { name: 'Applies as' }).selectOption('Nice to have')
  await expect(chip(page, 'Nice to have BLS')).toBeVisible()
  await chip(page, /^Place Texas/).click()
  await edit(page, 'Texas, United States').getByRole('textbox', { name: 'Criterion' }).fill('United States')
  await page.keyboard.press('Enter')
  await expect(chip(page, /^Place United States/)).toBeVisible()
  await pool(page).press('End')
  await pool(page).pressSequentially(', at least 3 years, no travel nurses')
  await expect(chip(page, /^Years At least 3 years/)).toBeVisible()
  for (const look of [
    () => page.reload(),
    () =>
      people
        .first()
        .getByRole('link')
        .first()
        .click()
        .then(() => page.goBack()),
  ]) {
    await look()
    await expect(chip(page, 'Nice to have BLS')).toBeVisible()
    await expect(chip(page, /^Place United States/)).toBeVisible()
    await expect(chip(page, /^Leave out travel nurses/)).toBeVisible()
    await expect(pool(page)).toHaveValue(/no travel nurses$/)
  }

  await test.step('a word search is none of it, and a protected requirement is refused', async () => {
    await page.route('**/v1/projects/intake', async (route) => {
      await setTimeout(700)
      await route.continue()
    })
    await page.reload()
    // typed over the sentence of the URL before that is read
    await pool(page).fill('nurse houston')
    await expect(page.getByLabel('How your words were understood')).toContainText('Title nurse')
    await page.unroute('**/v1/projects/intake')
    await expect(chip(page, /BLS|travel/)).toHaveCount(0)
    await pool(page).fill('registered nurses in Texas, female candidates only, with ICU')
    await expect(chip(page, /^Must have ICU/)).toBeVisible()
    await expect(page.getByText('Not used as criteria')).toBeVisible()
    await expect(chip(page, /female/)).toHaveCount(0)
    await picture(page, 'ask-pool-protected')
  })

  await test.step('one click gives up what leaves no one', async () => {
    await pool(page).fill('registered nurses in Iceland with ICU')
    await chip(page, /^Place Iceland/).waitFor()
    // the user's own, which no word stands for
    await chip(page, /^Place United States/).click()
    await edit(page, 'United States').getByRole('button', { name: 'Remove' }).click()
    await page.getByRole('button', { name: /^Drop .*Iceland.*: [\d,]+ (?:people|person)$/ }).click()
    await expect(chip(page, /^Place/)).toHaveCount(0)
    await expect(people.first()).toContainText(/nurs/i)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(chip(page, /^Place Iceland/)).toBeVisible()
  })

  await test.step('an address is opened only when it is sent, and a file is read', async () => {
    await pool(page).fill('https://jobs.example/nurse')
    await pool(page).press('Enter')
    await expect(page.getByText('We don’t open web addresses. Copy the text from the page and paste it here.')).toBeVisible()
    const buffer = Buffer.from('Welder\nDallas, TX\n\nRequirements\n- MIG welding is required')
    await page.getByLabel('Choose a PDF, DOCX, or text file').setInputFiles({ name: 'job.txt', mimeType: 'text/plain', buffer })
    await expect(chip(page, /^Place Dallas/)).toBeVisible()
    await expect(pool(page)).toHaveValue(/^Welder/)
  })

  await test.step('a posting is read when it is sent', async () => {
    await pool(page).fill(
      `Registered Nurse\nHouston, TX\n\nRequirements\n- ICU experience is required\n${'- Works in shifts\n'.repeat(40)}`,
    )
    await page.getByRole('button', { name: 'Find criteria' }).click()
    await expect(chip(page, /^Place Houston/)).toBeVisible()
    await expect(chip(page, /^Must have ICU/)).toBeVisible()
    await page.reload()
    await expect(pool(page)).toHaveValue(/^Registered Nurse/)
    await expect.poll(async () => marks(pool(page))).toContainEqual(expect.stringContaining('place Houston'))
  })
})

test('more like one person: their job, place, and skills as a search that can be changed', async ({ page, request }) => {
  const me = await newMember(request)
  await enter(page, me, '/talent?shared=yes')
  const people = page.getByRole('list', { name: 'People' }).getByRole('listitem')
  await pool(page).fill('registered nurses in Texas with ICU, BLS')
  await expect(chip(page, /^Place Texas/)).toBeVisible()
  await expect(people.first()).toContainText(/nurs/i)
  const link = people.first().getByRole('link').first()
  const name = (await link.textContent())!
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'More like this' }).click()
  await expect(pool(page)).toHaveValue(/nurse.* in .+, ideally with /i)
  await expect(chip(page, /^Job title .*nurse/i)).toBeVisible()
  await expect(chip(page, /^Place /)).toBeVisible()
  await expect(chip(page, /^Must have/)).toHaveCount(0)
  await expect(people.first()).toContainText(/nurs/i)
  await expect(people).not.toHaveCount(1)
  await expect(people.filter({ hasText: name })).not.toHaveCount(0)
})
