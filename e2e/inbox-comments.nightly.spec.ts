// The inbox's conversation pane by keyboard only: a comment with a mention, its notification, a reply, and back.
import { expectNoBarriers, picture, useDark } from './journeys.ts'
import { linkTo } from './mailed-links.ts'
import { refused } from './refused-writes.ts'
import { addPeople, answerAs, enter, newBrowserFor, newMember, newProject, newWord, registerInvited, writeTo } from './team.ts'
import { expect, test } from './test.ts'
import { expectWritten } from './written.ts'

test('a teammate is mentioned in a comment, opens it from the bell, and the candidate is answered', async ({ page, request, browser }) => {
  test.setTimeout(240_000)
  const member = await newMember(request)
  const address = `lee.${newWord()}@harbor.example`
  await member.call('POST', 'v2/team/invitations', { email: address })
  const lee = await registerInvited(request, address, (await linkTo(request, address, /register#invitation=[\w-]+/)).split('=')[1]!)
  const closedTo = [{ email: member.email, role: 1 }]
  const bakers = await newProject(member, { name: 'Bakers', settings: { collaborators: [...closedTo, { email: lee.email, role: 2 }] } })
  const pilots = await newProject(member, { name: 'Pilots', settings: { collaborators: closedTo } })
  const [ada] = await addPeople(member, bakers, ['Ada Oven'])
  const [ben] = await addPeople(member, pilots, ['Ben Wing'])
  await writeTo(member, bakers, [ada!.id])
  await writeTo(member, pilots, [ben!.id])
  await answerAs(request, member, bakers, ada!.id, 'Yes, I am interested.\n\nOn Mon, Robin wrote:\n> Would you like to talk?')
  await answerAs(request, member, pilots, ben!.id, 'What is the salary for this role?')
  await enter(page, member, '/inbox')
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /conversation \d of/ }) })
  await expect(rows).toHaveCount(2, { timeout: 30_000 })
  const pane = page.getByRole('region', { name: 'Conversation', exact: true })
  const box = pane.getByPlaceholder('Write a comment')
  const press = (key: string) => page.keyboard.press(key)

  await test.step('Enter opens the first conversation next to the list', async () => {
    await press('j')
    await press('Enter')
    await expect(pane.getByRole('heading', { name: 'Conversation with Ada Oven' })).toBeVisible()
    await expect(pane).toBeFocused()
    await expect(rows).toHaveCount(2)
    await expect(pane.getByText('Yes, I am interested.').first()).toBeVisible()
    await expectNoBarriers(page)
  })

  await test.step('someone without access is named, and nothing is sent', async () => {
    await press('j')
    await expect(pane.getByRole('heading', { name: 'Conversation with Ben Wing' })).toBeVisible()
    await press('c')
    await expect(box).toBeFocused()
    await page.keyboard.type('@lee')
    await expect(page.getByRole('option', { name: /Lee Lindqvist.*No access to this project/ })).toBeVisible()
    await press('Enter')
    await press('Escape')
    await page.keyboard.type(' @Lee Lindqvist look')
    await expect(pane.getByText('Lee Lindqvist can’t open this project. Add them to its team first.')).toBeVisible()
    await press('Control+Enter')
    await expect(pane.getByRole('button', { name: 'Comment', exact: true })).toBeDisabled()
    await press('Escape')
    await expect(pane).toBeHidden()
    await expect(page.getByRole('link', { name: /^Ben Wing, conversation/ })).toBeFocused()
  })

  await test.step('a teammate with access is mentioned; a server that fails loses nothing', async () => {
    await press('k')
    await press('c')
    await expect(pane.getByRole('heading', { name: 'Conversation with Ada Oven' })).toBeVisible()
    await expect(box).toBeFocused()
    await page.keyboard.type('@li')
    await expect(page.getByRole('listbox', { name: 'Teammates' }).getByText('Lee Lindqvist')).toBeVisible()
    await expectNoBarriers(page)
    await picture(page, 'inbox-mention')
    await press('Enter')
    await expect(box).toHaveValue('@Lee Lindqvist ')
    await page.keyboard.type('can you take this one?')
    await expect(pane.getByText('Nothing here is sent to the candidate.', { exact: false })).toBeVisible()
    await refused(page, 'comment', async () => {
      await press('Control+Enter')
      await expect(page.getByText('The comment was not saved. Please try again.')).toBeVisible()
      await expect(box).toHaveValue('@Lee Lindqvist can you take this one?')
    })
    await press('Control+Enter')
    await expect(pane.getByRole('listitem').filter({ hasText: 'can you take this one?' })).toBeVisible()
    await expect(box).toHaveValue('')
    await picture(page, 'inbox-pane')
    await useDark(page, true)
    await expectNoBarriers(page)
    await picture(page, 'inbox-pane-dark')
    await useDark(page, false)
  })

  await test.step('it is in the candidate’s chat as well', async () => {
    const chat = await newBrowserFor(browser, member, `/panel?project=${bakers}&candidate=${ada!.id}&view=1`)
    await expect(chat.getByRole('listitem').filter({ hasText: 'can you take this one?' })).toBeVisible()
    await chat.close()
  })

  await test.step('the bell leads the teammate to it, and the filter finds it', async () => {
    const mate = await newBrowserFor(browser, lee, '/inbox')
    await mate.setViewportSize({ width: 375, height: 800 })
    await mate.getByRole('button', { name: /notifications/i }).click()
    await mate.getByText('Robin Reyes mentioned you in a comment on Ada Oven.').click()
    const drawer = mate.getByRole('dialog', { name: 'Conversation' })
    await expect(drawer.getByText('@Lee Lindqvist', { exact: true })).toBeVisible()
    await expectNoBarriers(mate)
    await picture(mate, 'inbox-pane-phone')
    await mate.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await mate.getByRole('combobox', { name: 'Mentions' }).selectOption({ label: 'Mentions me' })
    await expect(mate.getByRole('link', { name: 'Ada Oven, conversation 1 of 1' })).toBeVisible()
    await mate.close()
  })

  await test.step('r replies from the pane; the candidate gets the reply and no comment', async () => {
    await press('Escape')
    await press('r')
    const reply = pane.getByRole('textbox', { name: 'Your reply' })
    await expect(reply).toBeFocused()
    await page.keyboard.type('Shall we talk tomorrow?')
    await press('Control+Enter')
    // no dialog: it can be undone until it is sent
    await expectWritten(reply, '')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    const sent = await member.call<{ entries: { direction: string; text: string }[] }>('GET', 'v2/projects/candidates/conversation', {
      project_id: bakers,
      candidate_id: ada!.id,
    })
    const written = sent.entries.filter(({ direction }) => direction === 'out').map(({ text }) => text)
    expect(written.some((text) => text.includes('Shall we talk tomorrow?'))).toBe(true)
    expect(written.some((text) => text.includes('can you take this one?'))).toBe(false)
  })
})
