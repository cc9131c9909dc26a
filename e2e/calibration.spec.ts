// The first ten: being prepared, being decided on, and calibration switched off or finished.
import { expect, test } from './test.ts'
import { expectNoBarriers, picture, tabCount } from './journeys.ts'
import { nowhereBarred, panelOf, projectOf, shownAs } from './panel-page.ts'
import { demoMember, enter, newBrowserFor, newMember, newProject } from './team.ts'

test('calibration: intro with a switch, counting banner, locked switch when required, permanent end [281 282 284 285 291 499 501 503]', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  const project = await newProject(member, { type: '2' })
  await enter(page, member, panelOf(project))
  const start = page.getByRole('button', { name: "Let's Calibrate" })
  const toggle = page.getByRole('switch', { name: 'Calibration', exact: true })
  await test.step('the intro', async () => {
    await expect(page.getByText('We are going to present an initial set of ten candidates.')).toBeVisible()
    await expect(page.getByRole('switch', { name: 'Calibrate with these ten' })).toBeChecked()
    await expect(toggle).toHaveAttribute('aria-disabled', 'true')
    await toggle.press('Space')
    await expect(toggle).toBeChecked()
    expect((await projectOf(member, project)).is_in_calibration).toBe(true)
    await nowhereBarred(page, 'calibration-intro')
    await start.click()
  })
  await test.step('the switch', async () => {
    await expect(page.getByText('Calibrating... (1 of 10)')).toBeVisible()
    await expect.poll(() => tabCount(page, 'Review')).toBe(10)
    await page.getByRole('tab', { name: /^Rejected/ }).click()
    await toggle.click()
    await expect(page.getByRole('tab', { name: /^Review/ })).toHaveAttribute('aria-selected', 'true')
    await expect(
      page
        .getByRole('article')
        .or(page.getByText(/^Review candidate 1 of 10$/))
        .first(),
    ).toBeVisible()
    await expect(page.getByText(/^Calibrating\.\.\./)).toHaveCount(0)
    await expect.poll(async () => (await projectOf(member, project)).is_in_calibration).toBe(false)
    await toggle.click()
    await expect(page.getByText('Calibrating... (1 of 10)')).toBeVisible()
    await expect.poll(async () => (await projectOf(member, project)).is_in_calibration).toBe(true)
    await expectNoBarriers(page)
    await picture(page, 'panel-calibrating')
  })
  await test.step('the end', async () => {
    for (let n = 1; n <= 10; n++) {
      await expect(page.getByText(`Calibrating... (${n} of 10)`)).toBeVisible()
      await page.keyboard.press('a')
    }
    await expect.poll(async () => (await projectOf(member, project)).allow_calibration_disable).toBe(true)
    const after = await projectOf(member, project)
    expect([after.is_in_calibration, after.is_in_auto_swipe_calibration]).toEqual([false, false])
    await expect(toggle).toHaveCount(0)
    await expect(page.getByText(/^Calibrating\.\.\./)).toHaveCount(0)
    const refused = await request.put('/api/v1/projects', {
      headers: { 'X-Parse-Session-Token': member.session },
      form: { project_id: project, is_in_calibration: 'true' },
    })
    expect(refused.status()).toBe(409)
  })
})

test(
  'preparing the first ten: current step, 48-hour notice, a bar of 120 steps, then projects reload [278 288 500 504 505]',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const member = await newMember(request)
    const project = await newProject(member, { type: '2' })
    await shownAs(page, project, { status: '4', search: null, candidates_review_count: 0, is_in_calibration: false })
    await page.route('**/api/v2/projects/candidates?*', (route) => route.fulfill({ json: { candidates: [], total: 0, page_idx: 1 } }))
    await page.clock.install()
    await enter(page, member, panelOf(project))
    await expect(page.getByRole('heading', { name: 'Preparing a set of ten candidates' })).toBeVisible()
    await expect(page.getByText('Processing your job submission...')).toBeVisible()
    await expect(page.getByText(/within 48 hours.*we’ll email you/)).toBeVisible()
    const percent = async () => Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'))
    await page.clock.runFor(30_000)
    await expect.poll(percent).toBeGreaterThanOrEqual(24)
    const early = await percent()
    await page.clock.runFor(30_000)
    await expect.poll(percent).toBeGreaterThanOrEqual(early + 24)
    expect(await percent()).toBeLessThan(70)
    let reads = 0
    page.on('request', (sent) => (reads += sent.url().endsWith('/api/v1/projects') ? 1 : 0))
    await page.clock.runFor(20_000)
    expect(reads).toBe(0)
    await page.clock.runFor(50_000)
    await expect.poll(() => reads).toBeGreaterThan(0)
  },
)

test(
  'in the newer variant, the operation is polled every two seconds until it is completed [289]',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const vera = await demoMember(request, 'vera@fairlead.example')
    const project = await newProject(vera, { type: '2' })
    await shownAs(page, project, {
      status: '4',
      search: null,
      active_calibration_operation: 'op-1',
      candidates_review_count: 0,
      is_in_calibration: false,
    })
    await page.route('**/api/v2/projects/candidates?*', (route) => route.fulfill({ json: { candidates: [], total: 0, page_idx: 1 } }))
    // a page refetches everything once it is connected: don't count that here
    await page.route('**/socket.io/**', (route) => route.abort())
    await page.routeWebSocket(/socket\.io/, (socket) => void socket.close())
    const waits: number[] = []
    let status = 'RUNNING'
    await page.route('**/api/v2/lro?*', (route) => {
      waits.push(Date.now())
      return route.fulfill({ json: { lro_id: 'op-1', status, progress_pct: 40, note: null } })
    })
    await enter(page, vera, panelOf(project))
    await expect(page.getByText(/^4\d%/)).toBeVisible()
    await expect.poll(() => waits.length).toBeGreaterThanOrEqual(3)
    for (let n = 1; n < 3; n++) expect(waits[n]! - waits[n - 1]!).toBeGreaterThanOrEqual(1900)
    const again = page.waitForRequest((sent) => sent.url().endsWith('/api/v1/projects'))
    status = 'COMPLETED'
    await again
    const settled = waits.length
    await page.waitForRequest((sent) => sent.url().includes('/api/'), { timeout: 4500 }).catch(() => null)
    expect(waits.length).toBeLessThanOrEqual(settled + 1)
  },
)

test(
  'admin calibration has a switch for staff only, locked while no one is in review [283]',
  { tag: '@nightly' },
  async ({ page, request, browser }) => {
    const sam = await demoMember(request, 'sam@staff.example')
    const draft = await newProject(sam, { type: '1', draft: true })
    const project = await newProject(sam, { type: '1' })
    await enter(page, sam, panelOf(draft, 'queue'))
    const toggle = page.getByRole('switch', { name: 'Admin calibration' })
    await expect(toggle).toHaveAttribute('aria-disabled', 'true')
    await toggle.press('Space')
    await expect(toggle).not.toBeChecked()
    await page.goto(panelOf(project, 'queue'))
    await expect(page.getByRole('tab', { name: /^Queue/ })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('tab', { name: /^Review/ }).click()
    await page.getByRole('button', { name: "Let's Calibrate" }).click()
    await page.getByRole('tab', { name: /^Queue/ }).click()
    await toggle.click()
    await expect(page.getByRole('tab', { name: /^Review/ })).toHaveAttribute('aria-selected', 'true')
    await expect(toggle).toBeChecked()
    await expect.poll(async () => (await projectOf(sam, project)).is_admin_in_auto_swipe_calibration).toBe(true)
    await expectNoBarriers(page)

    const demo = await demoMember(request, 'demo@fairlead.example')
    const secondPage = await newBrowserFor(browser, demo, panelOf(project))
    await expect(secondPage.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(secondPage.getByRole('switch', { name: 'Admin calibration' })).toHaveCount(0)
  },
)
