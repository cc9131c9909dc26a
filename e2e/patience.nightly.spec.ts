import { expect, test, type Locator, type Page, type Route } from './test.ts'
import { expectNoBarriers, picture } from './journeys.ts'
import { place } from './conversing.ts'
import { panelOf } from './panel-page.ts'
import { addPeople, enter, newMember, newProject, type Card } from './team.ts'

// this is about loading times
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Holds back one kind of call until it is released. */
async function holdRequests(page: Page, matches: (url: URL) => boolean, method: string): Promise<() => void> {
  let letThrough = () => {}
  const free = new Promise<void>((done) => (letThrough = done))
  await page.route(matches, async (route: Route) => {
    if (route.request().method() !== method) return route.fallback()
    await free
    await route.continue().catch(() => {})
  })
  return letThrough
}

/** Sets the element's own animation clock to this many ms, however long the machine took to get here. */
const seenAfter = (locator: Locator, ms: number) =>
  locator.evaluate((element, time) => {
    const coming = element.getAnimations().find((animation) => (animation as CSSAnimation).animationName === 'comes-late')!
    coming.pause()
    coming.currentTime = time
    return getComputedStyle(element).visibility === 'visible'
  }, ms)

test('a busy button is unchanged for 400 ms, then shows a spinner; a quick response shows none', async ({ page, request }) => {
  const me = await newMember(request)
  const project = await newProject(me)
  const [ada] = (await addPeople(me, project, ['Ada One'])) as [Card]
  await enter(page, me, place(project, 'approved', ada, 2))
  const save = page.getByRole('button', { name: 'Save Note' })
  const wheel = save.locator('.mantine-Loader-root')
  const letThrough = await holdRequests(page, ({ pathname }) => pathname === '/api/v1/candidates', 'PUT')
  await page.getByRole('textbox', { name: 'Notes' }).fill('A note')
  await save.click()
  await expect(wheel).toBeAttached()
  expect(await seenAfter(wheel, 0)).toBe(false)
  expect(await seenAfter(wheel, 399)).toBe(false)
  // the button's text and overlay use the same delay
  const delays = await save.evaluate((button) =>
    [getComputedStyle(button, '::before'), getComputedStyle(button.querySelector('.mantine-Button-inner')!)].map((style) =>
      style.transitionDelay.split(', '),
    ),
  )
  expect(delays.flat().every((delay) => delay === '0.4s')).toBe(true)
  // the response arrives before anything is shown
  letThrough()
  await expect(page.getByText('Note saved')).toBeVisible()
  await expect(wheel).toHaveCount(0)

  const later = await holdRequests(page, ({ pathname }) => pathname === '/api/v1/candidates', 'PUT')
  await page.getByRole('textbox', { name: 'Notes' }).fill('Another note')
  await save.click()
  await expect(wheel).toBeAttached()
  expect(await seenAfter(wheel, 402)).toBe(true)
  await expect(save).toBeDisabled()
  await expectNoBarriers(page)
  later()
  await expect(wheel).toHaveCount(0)
})

test('a loading list reserves its space, shows a skeleton after 400 ms, and nothing shifts when it arrives [247]', async ({
  page,
  request,
}) => {
  const me = await newMember(request)
  const project = await newProject(me)
  await addPeople(me, project, ['Ada One', 'Ben Two'])
  await enter(page, me, panelOf(project, 'contacted'))
  await expect(page.getByText('No candidates yet')).toBeVisible()
  const letThrough = await holdRequests(
    page,
    ({ pathname, search }) => pathname === '/api/v2/projects/candidates' && search.includes('APPROVED'),
    'GET',
  )
  await page.reload()
  await page.getByRole('tab', { name: /^Approved/ }).click()
  const shape = page.locator('#stage .mantine-Skeleton-root').first()
  await expect(shape).toBeAttached()
  expect(await seenAfter(shape, 399)).toBe(false)
  expect((await shape.boundingBox())!.height).toBeGreaterThan(8)
  expect(await seenAfter(shape, 402)).toBe(true)
  await expectNoBarriers(page)
  await picture(page, 'patience-list')
  letThrough()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.locator('#stage .mantine-Skeleton-root')).toHaveCount(0)
})
