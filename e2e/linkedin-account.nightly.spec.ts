import { expect, test, type Page, type Route } from './test.ts'
import { expectNoBarriers, picture } from './journeys.ts'
import { addPeople, demoMember, enter, newMember, newProject, type Card } from './team.ts'

const contact = (state: string) => ({ state, profile_url: null, text: null, scheduled_date: null, remaining_swipes: 0 })
const signInNeeded = { status: 403, json: { error: 'sign_in_needed', message: 'Sign in to LinkedIn first.' } }

/** The gateway's responses as the page sees them; the server's tests cover the calls themselves. */
async function gateway(page: Page, path: string, answers: Parameters<Route['fulfill']>[0][]): Promise<URLSearchParams[]> {
  const requests: URLSearchParams[] = []
  await page.route(`**/api/v1/li/${path}`, (route) => {
    requests.push(new URLSearchParams(route.request().postData() ?? ''))
    return route.fulfill(answers[Math.min(requests.length, answers.length) - 1])
  })
  return requests
}

async function composing(page: Page) {
  const member = await newMember(page.request)
  const project = await newProject(member)
  const [ada] = (await addPeople(member, project, ['Ada One'])) as [Card]
  await enter(page, member, `/panel?project=${project}&tab=approved&candidate=${ada.id}`)
  await page.getByRole('button', { name: 'Write email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write to Ada One' })
  const way = (name: string) => dialog.getByRole('radiogroup', { name: 'How to contact them' }).getByText(name).click()
  return { dialog, way }
}

test('an InMail asks for a sign-in, with a code if LinkedIn requires one, and is sent [461 535 536 537 716 717 799]', async ({ page }) => {
  const { dialog, way } = await composing(page)
  const inmails = await gateway(page, 'inmail', [signInNeeded, { json: contact('sent') }])
  const logins = await gateway(page, 'login', [
    { status: 202, json: 'session-1' },
    { status: 200, json: '' },
  ])
  await way('LinkedIn InMail')
  await expect(dialog.getByLabel('Message')).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Send InMail' }).click()
  const signIn = page.getByRole('dialog', { name: 'Sign in to LinkedIn' })
  const login = signIn.getByRole('button', { name: 'Login' })
  await expectNoBarriers(page)
  await picture(page, '81-linkedin-sign-in')
  await signIn.getByLabel('Username').fill('robin')
  await expect(login).toBeDisabled()
  await signIn.getByLabel('Username').press('Enter')
  await signIn.getByLabel('Username').fill('  ')
  await signIn.getByLabel('Password', { exact: true }).fill('secret')
  await expect(login).toBeDisabled()
  await signIn.getByLabel('Password', { exact: true }).press('Enter')
  expect(logins).toHaveLength(0)
  await signIn.getByLabel('Username').fill('robin')
  await login.click()
  const second = page.getByRole('dialog', { name: 'Check your LinkedIn account' })
  const verify = second.getByRole('button', { name: 'Verify' })
  await expect(verify).toBeDisabled()
  await second.getByLabel('Code').fill('   ')
  await expect(verify).toBeDisabled()
  await second.getByLabel('Code').press('Enter')
  expect(logins.map((form) => form.get('username'))).toEqual(['robin'])
  await expectNoBarriers(page)
  await second.getByLabel('Code').fill('123456')
  await verify.click()
  await expect.poll(() => logins.length).toBe(2)
  expect(Object.fromEntries(logins[1]!)).toEqual({ li_session_id: 'session-1', twofac_key: '123456' })
  const success = page.getByRole('dialog', { name: 'Success' })
  await expectNoBarriers(page)
  await success.getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByText('Successfully sent InMail')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(inmails).toHaveLength(2)
})

test('a failed sign-in is explained and can be retried; messages that can’t be sent suggest another way [538 664 791 792 793 794 800]', async ({
  page,
}) => {
  const { dialog, way } = await composing(page)
  await gateway(page, 'connect', [
    signInNeeded,
    { status: 502, json: { error: 'linkedin_failed', message: 'x' } },
    { json: contact('sent') },
  ])
  await gateway(page, 'inmail', [{ status: 502, json: { error: 'linkedin_failed', message: 'x' } }])
  await gateway(page, 'login', [
    { status: 401, json: { error: 'wrong', message: 'x' } },
    { status: 500, body: '{}' },
    { status: 202, json: 'session-1' },
    { status: 401, json: { error: 'wrong', message: 'x' } },
  ])
  await way('LinkedIn Invitation')
  const send = dialog.getByRole('button', { name: 'Send invitation' })
  await dialog.getByLabel('Message').fill('Would you like to connect?')
  await send.click()
  const error = page.getByRole('dialog', { name: 'Error' })
  const signIn = page.getByRole('dialog', { name: 'Sign in to LinkedIn' })
  for (const fault of ['a wrong password', 'a server that fails', 'a wrong code']) {
    await test.step(fault, async () => {
      await signIn.getByLabel('Username').fill('robin')
      await signIn.getByLabel('Password', { exact: true }).fill('secret')
      await signIn.getByRole('button', { name: 'Login' }).click()
      if (fault === 'a wrong code') {
        await page.getByLabel('Code').fill('1')
        await page.getByRole('button', { name: 'Verify' }).click()
      }
      await expect(error).toContainText('Sorry, we were unable to connect your LinkedIn account. Please contact candidates on your own.')
      await expect(page.getByText('Could not add your LinkedIn account. Please contact this candidate on your own')).toBeVisible()
      if (fault !== 'a wrong code') await error.getByRole('button', { name: 'Try again' }).click()
    })
  }
  await expectNoBarriers(page)
  await picture(page, '82-linkedin-error')
  await error.getByRole('button', { name: 'Ok' }).click()
  await expect(error).toBeHidden()
  await expect(dialog.getByLabel('Message')).toHaveValue('Would you like to connect?')
  await send.click()
  await expect(page.getByText("Couldn't send LinkedIn invitation. Please try another outreach option.")).toBeVisible()
  await way('LinkedIn InMail')
  await expect(dialog.getByLabel('Message')).not.toHaveValue('')
  await dialog.getByRole('button', { name: 'Send InMail' }).click()
  await expect(page.getByText("Couldn't send InMail. Please try another outreach option.")).toBeVisible()
  await way('LinkedIn Invitation')
  await dialog.getByLabel('Message').fill('Would you like to connect?')
  await send.click()
  await expect(page.getByText('Successfully sent LinkedIn invitation')).toBeVisible()
})

test('LinkedIn Recruiter accounts get the Recruiter link, others the profile link [466]', async ({ page }) => {
  const demo = await demoMember(page.request, 'demo@fairlead.example')
  const roster = ['demo@fairlead.example', 'rita@recruiters.example'].map((email) => ({ email, role: 1 }))
  const project = await newProject(demo, { settings: { collaborators: roster } })
  const [ada] = (await addPeople(demo, project, ['Ada One'])) as [Card]
  const chat = `/panel?project=${project}&tab=approved&candidate=${ada.id}&view=1`
  await enter(page, await demoMember(page.request, 'rita@recruiters.example'), chat)
  const panel = page.getByRole('dialog', { name: 'Conversation with Ada One' })
  await expect(panel.getByRole('link', { name: 'Open in LinkedIn Recruiter' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.linkedin\.com\/talent\/search\?keywords=Ada%20One/,
  )
  await expect(panel.locator('a[href*="linkedin.com/in/"]')).toHaveCount(0)
  await enter(page, demo, chat)
  await expect(panel.getByRole('link', { name: 'Profile on LinkedIn' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.linkedin\.com\/in\/ada-one/,
  )
})
