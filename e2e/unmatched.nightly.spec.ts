// The installation's unmatched email: a failed save is reported, and nothing is lost.
import { expect, test } from './test.ts'
import { demoMember, enter } from './team.ts'

const email = {
  mail_id: '01m82gvv6v76jp7dsrapsx7yvv',
  from_name: 'Walk In',
  from_email: 'walk-in@w.example',
  email_subject: 'A question',
  text: 'Do you hire bakers?',
  date: '2026-11-22T10:00:00.000Z',
}

test('staff assign an email to a workspace, or delete it', async ({ page, request }) => {
  const ada = await demoMember(request, 'ada@fairlead.example')
  let emails = [email]
  let requestedId: string | null = null
  await page.route(/\/api\/v2\/operations\/unmatched/, (route) => {
    if (route.request().method() === 'GET')
      return route.fulfill({ json: { emails, workspaces: [{ workspace_id: 'w1', name: 'Harbor', owner: 'robin@harbor.example' }] } })
    if (requestedId === null) {
      requestedId = ''
      return route.fulfill({ status: 500, json: { error: 'unexpected', message: '' } })
    }
    requestedId = route.request().postData() ?? ''
    emails = []
    return route.fulfill({ json: { changed: true } })
  })
  await enter(page, ada, '/operations/unmatched')
  await expect(page.getByText('Do you hire bakers?')).toBeVisible()
  await page.getByRole('button', { name: 'Assign to a workspace' }).click()
  await page.getByRole('combobox', { name: 'Workspace' }).click()
  await page.getByRole('option', { name: 'Harbor (robin@harbor.example)' }).click()
  if (process.env.PICTURES) await page.screenshot({ path: '.artefacts/screens/unmatched-desktop.png' })
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(page.getByText('We couldn’t update the email. Please try again.')).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  if (process.env.PICTURES) await page.screenshot({ path: '.artefacts/screens/unmatched-phone.png' })
  await page.getByRole('button', { name: 'Assign', exact: true }).click()
  await expect(page.getByText('No unmatched email')).toBeVisible()
  expect(requestedId).toContain('workspace_id=w1')
})
