// A job description read by web address, with what a model adds.
import { newDraft, propose, proposals, row, text } from './intake-page.ts'
import { startJobPages } from './job-page-server.ts'
import { expectNoBarriers, picture } from './journeys.ts'
import { enter, newMember } from './team.ts'
import { expect, request as requests, test } from './test.ts'

test('by web address, if enabled: read like pasted text, never from a private network', async ({ browser }) => {
  test.setTimeout(90_000)
  const pages = await startJobPages()
  const api = await requests.newContext({ baseURL: pages.url })
  const context = await browser.newContext({ baseURL: pages.url })
  try {
    const member = await newMember(api)
    const project = await newDraft(member)
    const page = await context.newPage()
    await enter(page, member, `/projects/v2/draft/${project}`)
    await text(page).fill('http://169.254.169.254/latest/meta-data')
    await propose(page).click()
    await expect(page.getByRole('alert')).toHaveText('This address isn’t on the public web, so we can’t open it. Paste the text instead.')
    await expect(text(page)).toHaveValue('http://169.254.169.254/latest/meta-data')
    await text(page).fill(pages.page)
    await propose(page).click()
    await expect(row(page, 'Python')).toBeVisible()
    await expect(text(page)).toHaveValue(/^Backend Engineer\n\nBerlin, Germany/)

    // the rules' results immediately, then what the model adds and the text proves
    await expect(proposals(page)).toContainText('A model is reading the text too…')
    await expect(proposals(page)).toContainText('A model read it too and added 1.')
    await expect(row(page, 'juggling')).toContainText('from the model')
    await expect(proposals(page)).not.toContainText('Kubernetes')
    await expectNoBarriers(page)
    await picture(page, 'intake-model')
    pages.breakModel()
    await propose(page).click()
    await expect(proposals(page)).toContainText('The model isn’t available. These come from the text only.')
    await expect(row(page, 'Python')).toBeVisible()
  } finally {
    await context.close()
    await api.dispose()
    await pages.stop()
  }
})
