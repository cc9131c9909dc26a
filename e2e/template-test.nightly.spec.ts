// Testing two first emails against each other: started in the setup, sent to several, with the result, and ended.
import { inDatabase } from '../testing/in-database.ts'
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { compose, dialogTo, sendIt } from './composer.ts'
import { refused } from './refused-writes.ts'
import { addPeople, emails, enter, newMember, newProject, type Card } from './team.ts'
import { expect, test, type Page } from './test.ts'
import { expectWritten } from './written.ts'

const [base] = emails.outreach_templates
const templates = [
  { ...base, name: 'Warm', initial_outreach_template: 'Hi {{first_name}}, a warm hello about {{job_title}}.' },
  { ...base, name: 'Brief', initial_outreach_template: 'Hi {{first_name}}, in brief: {{job_title}}.' },
  { ...base, name: 'Blank', initial_outreach_subject: '', initial_outreach_template: '' },
]
interface Version {
  id: string
  version: 'a' | 'b'
}

async function choose(page: Page, label: string, name: string) {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

test('a test of two first emails: wrong choices, a server that fails, both versions sent, the result, and its end', async ({ page }) => {
  const member = await newMember(page.request)
  const project = await newProject(member, { settings: { outreach_templates: templates.slice(0, 2) } })
  await member.call('PUT', 'v1/projects/settings', { project_id: project, outreach_templates: templates })
  const versionOf = (candidate_id: string) => member.call<Version>('GET', 'v2/outreach/version', { project_id: project, candidate_id })
  const setup = `/projects/settings/v2/${project}?step=${encodeURIComponent('Outreach Templates')}`

  await test.step('the wrong way first: one template twice, an empty one, a server that fails', async () => {
    await enter(page, member, setup)
    await page.getByRole('button', { name: 'Test two first emails' }).click()
    const form = page.getByRole('region', { name: 'Test two first emails' })
    await choose(page, 'Version B', 'Warm')
    await form.getByRole('button', { name: 'Start the test' }).click()
    await expect(form.getByText('Choose two different templates.')).toBeVisible()
    await choose(page, 'Version B', 'Blank')
    await form.getByRole('button', { name: 'Start the test' }).click()
    await expect(form.getByText('The first email of “Blank” has no subject or no text.')).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'template-test-wrong')
    await choose(page, 'Version B', 'Brief')
    await refused(page, 'start a test', async () => {
      await form.getByRole('button', { name: 'Start the test' }).click()
      await expect(form.getByText('We couldn’t start the test.')).toBeVisible()
    })
    await form.getByRole('button', { name: 'Start the test' }).click()
    await expect(page.getByText('Nothing to compare yet: no email of this test has been sent.')).toBeVisible()
  })

  const people: Card[] = []
  await test.step('people are added until both versions have three', async () => {
    const groups: Record<'a' | 'b', Card[]> = { a: [], b: [] }
    const names = ['Ada', 'Ben', 'Cy', 'Dora', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo', 'Kit', 'Lu', 'Mo', 'Nia', 'Oz', 'Pam']
    for (const name of names) {
      if (groups.a.length >= 3 && groups.b.length >= 3) break
      const [card] = (await addPeople(member, project, [`${name} One`])) as [Card]
      groups[(await versionOf(card.id)).version].push(card)
    }
    people.push(...groups.a.slice(0, 3), ...groups.b.slice(0, 3))
    expect(people).toHaveLength(6)
  })
  const byHand = people[2]!
  const personB = people[3]!

  await test.step('the composer names the version and shows the other one; an edited text is not counted', async () => {
    await page.goto(`/panel?project=${project}&tab=approved&candidate=${personB.id}`)
    const dialog = await compose(page, personB.name)
    await expect(dialog.getByText('Version B of your test.')).toBeVisible()
    await expectWritten(dialog.getByLabel('Message'), /in brief/)
    await dialog.getByRole('button', { name: 'See version A' }).click()
    await expect(
      dialog
        .frameLocator('iframe')
        .first()
        .getByText(/a warm hello/),
    ).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'template-test-composer')
    await dialog.getByLabel('Message').fill('My own words.')
    await expect(dialog.getByText('You edited the text, so this email doesn’t count in your test.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Use version B' }).click()
    await expectWritten(dialog.getByLabel('Message'), /in brief/)
    await choose(page, 'Template', 'Warm')
    await expect(dialog.getByText('You chose the template, so this email doesn’t count in your test.')).toBeVisible()
    await expectWritten(dialog.getByLabel('Message'), /a warm hello/)
    await choose(page, 'Template', 'Test: version B')
    await page.setViewportSize({ width: 375, height: 800 })
    await expectNoBarriers(page)
    await picture(page, 'template-test-composer-phone')
    await page.setViewportSize({ width: 1280, height: 800 })
    const request = page.waitForRequest((sending) => sending.url().includes('approve_and_send'))
    await sendIt(dialog).click()
    const form = new URLSearchParams((await request).postData()!)
    expect([form.get('seen_test'), form.get('template_name'), form.get('email_body')]).toEqual([
      (await versionOf(personB.id)).id,
      null,
      null,
    ])
    await expect(dialogTo(page, personB.name)).toBeHidden()
  })

  await test.step('several at once get both versions', async () => {
    await page.goto(`/panel?project=${project}&tab=approved`)
    const rest = people.filter((person) => person !== byHand && person !== personB)
    for (const { name } of rest) await page.getByRole('article', { name }).getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Email', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Email 4 candidates' })
    await expect(dialog.getByText('Your test runs: 2 get version A, 2 get version B.')).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'template-test-bulk')
    await dialog.getByRole('button', { name: /^Send \d+ emails/ }).click()
    await expect(dialog).toBeHidden()
    await member.call('POST', 'v2/projects/candidates/approve_and_send', {
      project_id: project,
      candidate_id: byHand.id,
      template_name: 'Brief',
    })
    const sent = async () => {
      const { running } = await member.call<{ running: { a: { sent: number }; b: { sent: number } } }>('GET', 'v2/projects/template_test', {
        project_id: project,
      })
      return [running.a.sent, running.b.sent]
    }
    await expect.poll(sent, { timeout: 60_000 }).toEqual([2, 3])
  })

  await test.step('the result: too early, then a winner', async () => {
    await enter(page, member, setup)
    const running = page.getByRole('region', { name: 'Test running' })
    await expect(
      running.getByText('Too early to tell: 5 sent. Each email counts 7 days after it was sent, replied to or not.'),
    ).toBeVisible()
    await expect(running.getByRole('row', { name: /A: Warm/ })).toContainText('2')
    await expect(running.getByRole('row', { name: /B: Brief/ })).toContainText('3')
    const { id } = await versionOf(people[0]!.id)
    const { origin } = new URL(page.url())
    if (!(await inDatabase(origin, manyResults, [id]))) return
    await page.reload()
    await expect(running.getByText('A gets more interested replies: 7 to 32 points more (95%).')).toBeVisible()
    await running.getByText('How a test works').click()
    await expectNoBarriers(page)
    await running.scrollIntoViewIfNeeded()
    await picture(page, 'template-test-result')
    await page.setViewportSize({ width: 375, height: 800 })
    await expectNoBarriers(page)
    await running.scrollIntoViewIfNeeded()
    await picture(page, 'template-test-result-phone')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`/analytics?project=${project}`)
    const figure = page.getByRole('region', { name: 'Tests of first emails' })
    await expect(figure.getByText('A gets more interested replies: 7 to 32 points more (95%).')).toBeVisible()
    await figure.scrollIntoViewIfNeeded()
    await expectNoBarriers(page)
    await picture(page, 'template-test-analytics')
    await useDark(page, true)
    await figure.scrollIntoViewIfNeeded()
    await picture(page, 'template-test-analytics-dark')
    await useDark(page, false)
  })

  await test.step('B is kept: a server that fails, then the end', async () => {
    await enter(page, member, setup)
    await page.getByRole('button', { name: 'Keep B' }).click()
    const dialog = page.getByRole('dialog', { name: 'Keep B and end the test?' })
    await refused(page, 'end a test', async () => {
      await dialog.getByRole('button', { name: 'End the test' }).click()
      await expect(dialog.getByText('We couldn’t end the test.')).toBeVisible()
      await picture(page, 'template-test-end')
    })
    await dialog.getByRole('button', { name: 'End the test' }).click()
    await expect(page.getByText('Test ended: first emails follow “Brief”.')).toBeVisible()
    await expect(page.getByText('1 earlier test')).toBeVisible()
    const { outreach_templates: saved } = await member.call<{ outreach_templates: { name: string }[] }>('GET', 'v1/projects/settings', {
      project_id: project,
    })
    expect(saved.map(({ name }) => name)).toEqual(['Brief', 'Warm', 'Blank'])
  })
})

/** Two hundred emails of each version ten days ago; 30% of A's and 10% of B's candidates replied and were interested. */
const manyResults = `
  with example as (
    select message.*, candidate.person_id from message join candidate on candidate.id = message.candidate_id
    where message.template_test_id = $1 and message.state = 'sent' limit 1
  ), numbered as (
    select n, case when n % 2 = 0 then 'a' else 'b' end as version from generate_series(1, 400) as n
  ), people as (
    insert into person (id, workspace_id, name, profile, sources, source)
    select 'tt-' || $1 || n, example.workspace_id, 'Tess Tester', person.profile, person.sources, person.source
    from numbered, example join person on person.id = example.person_id returning id
  ), candidates as (
    insert into candidate (id, workspace_id, project_id, person_id, stage)
    select 'tt-' || $1 || n, example.workspace_id, example.project_id, 'tt-' || $1 || n, 'CONTACTED' from numbered, example, (select count(*) from people) as ready returning id
  ), emails as (
    insert into message (id, workspace_id, project_id, candidate_id, kind, step, state, due_at, message_id, reply_token, from_email, to_email,
      subject, html, body_text, sent_at, template_name, template_test_id, test_version)
    select 'tt-' || $1 || n, example.workspace_id, example.project_id, 'tt-' || $1 || n, 'sequence', 0, 'sent', now(), 'tt-' || $1 || n,
      'tt-' || $1 || n, example.from_email, 'x@home.example', 's', 'h', 't', now() - interval '10 days', 'T', $1, version
    from numbered, example, (select count(*) from candidates) as ready returning id
  ), replies as (
    insert into inbound_mail (id, workspace_id, project_id, candidate_id, mailbox, uid_validity, uid, subject, reply_text, body_text, kind, label, received_at)
    select 'tt-' || $1 || n, example.workspace_id, example.project_id, 'tt-' || $1 || n, 'tt', $1, n, 's', 'r', 'b', 'person', 'interested',
      now() - interval '8 days'
    from numbered, example, (select count(*) from emails) as ready
    where (version = 'a' and n <= 120) or (version = 'b' and n <= 40) returning candidate_id, workspace_id, project_id
  )
  insert into candidate_history (id, workspace_id, project_id, candidate_id, code, to_stage, at)
  select candidate_id, workspace_id, project_id, candidate_id, '1', 'HIRING_MANAGER', now() - interval '8 days' from replies`
