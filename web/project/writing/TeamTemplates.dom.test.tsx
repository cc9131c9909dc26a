// Templates of the workspace: wrong input first, a conflict is shown before it is decided, versions are compared and restored.
import type { WireTeamTemplate } from '@fairlead/contract/shapes/team-template'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { answer, expectClosed, expectWrong, holdBack, openDialog, refuse, sent } from '../../../testing/open-dialog.tsx'
import { rewrite } from '../../../testing/rich-text.ts'
import { SaveTeamTemplateDialog } from './SaveTeamTemplateDialog.tsx'
import { SnippetsDialog } from './SnippetsDialog.tsx'

const template: WireTeamTemplate = {
  name: 'Engineers',
  initial_outreach_subject: 'A role for you',
  initial_outreach_template: 'Hi {{first_name}}, would you like to talk?',
  follow_up_1_template: 'Did you see my email?',
  follow_up_1_days: 3,
  follow_up_1_off: false,
  follow_up_2_template: '',
  follow_up_2_days: 4,
  follow_up_2_off: false,
  follow_up_3_template: '',
  follow_up_3_days: 7,
  follow_up_3_off: false,
  li_connection_template: '',
}
const edited_at = '2026-11-26T09:00:00.000Z'
const entry = { id: 't1', version: 2, template, edited_by: 'Dana Reyes', edited_at }
const newer = { ...entry, version: 3, edited_by: 'Max Ito', template: { ...template, initial_outreach_subject: 'A job for you' } }

const list = 'GET v2/team_templates'
const save = 'POST v2/team_templates'
const stale = 'Someone else edited this. Reload to see the latest version.'
beforeEach(() => answer(list, [entry]))

const manage = () => openDialog((onClose) => <SnippetsDialog tab="templates" onClose={onClose} />)
const share = (change: Partial<WireTeamTemplate> = {}) =>
  openDialog((onClose) => <SaveTeamTemplateDialog template={{ ...template, ...change }} onClose={onClose} />)
const words = (tag: 'ins' | 'del') => [...document.querySelectorAll(tag)].map((mark) => mark.lastChild?.textContent)
const templateOf = (form: URLSearchParams | undefined) => JSON.parse(form?.get('template') ?? '{}') as WireTeamTemplate
const conflict = () => {
  answer(save, { error: 'edited_meanwhile', message: stale }, 409)
  answer(list, [newer])
}

describe('the list', () => {
  test('is empty, fails, and loads again', async () => {
    refuse(list, 'Not now.', {}, 403)
    const user = await manage()
    await screen.findByText('We couldn’t load the team templates.')
    answer(list, [])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/^Save a sequence here/)).toBeTruthy()
  })

  test('a deletion is undone with its versions', async () => {
    const user = await manage()
    answer('DELETE v2/team_templates', {})
    await user.click(await screen.findByRole('button', { name: 'Delete Engineers' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(sent('DELETE v2/team_templates')).toHaveLength(2))
    expect(sent('DELETE v2/team_templates').map((form) => form.get('is_deleted'))).toEqual(['true', 'false'])
  })
})

describe('the form', () => {
  test('wrong input is not sent, and the tab with the error opens; two presses save once', async () => {
    const user = await manage()
    await user.click(await screen.findByRole('button', { name: 'Edit Engineers' }))
    const subject = screen.getByRole('textbox', { name: 'Subject' })
    await user.clear(subject)
    await user.click(screen.getByRole('tab', { name: 'Follow-Up #2' }))
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    await expectWrong(await screen.findByRole('textbox', { name: 'Subject' }), 'This field is required.')
    expect(sent(save)).toHaveLength(0)
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), 'Another role')
    const finish = holdBack(save)
    await user.dblClick(screen.getByRole('button', { name: 'Save template' }))
    finish({ id: 't1', version: 3 })
    expect(await screen.findByText('“Engineers” was saved as version 3.')).toBeTruthy()
    expect(sent(save)).toHaveLength(1)
    expect(Object.fromEntries(sent(save)[0]!)).toMatchObject({ template_id: 't1', version: '2' })
    expect(templateOf(sent(save)[0]).initial_outreach_subject).toBe('Another role')
  })

  test('variables and snippets are inserted, and a follow-up is turned off', async () => {
    answer('GET v2/snippets', [{ id: 's1', kind: 'snippet', name: 'Benefits', body: 'Thirty days off.', version: 1 }])
    const user = await manage()
    await user.click(await screen.findByRole('button', { name: 'Edit Engineers' }))
    await screen.findByRole('textbox', { name: 'First email' }, { timeout: 15_000 })
    await user.click(screen.getByRole('button', { name: 'Skillsets' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Top skill' }))
    expect(screen.queryByRole('switch')).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Follow-Up #1' }))
    await user.click(await screen.findByRole('switch', { name: 'Send this follow-up' }))
    expect(screen.getByText('Turned off. It isn’t sent.')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Days after the email before' }).disabled).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Snippets' }))
    expect(screen.queryByRole('menuitem', { name: 'Manage snippets' })).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: /^Benefits/ }))
    await user.click(screen.getByRole('tab', { name: 'LinkedIn invitation' }))
    await user.click(screen.getByRole('button', { name: 'Greetings' }))
    await user.click(await screen.findByRole('menuitem', { name: 'First name' }))
    answer(save, { id: 't1', version: 3 })
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    await screen.findByText('“Engineers” was saved as version 3.')
    const stored = templateOf(sent(save)[0])
    expect(stored.initial_outreach_template).toContain('{{top_skill}}')
    expect(stored.follow_up_1_template).toContain('Thirty days off.')
    expect(stored).toMatchObject({ follow_up_1_off: true, li_connection_template: '{{first_name}}' })
  })

  test('a version saved in between is compared with mine, and replaced only on purpose', async () => {
    const user = await manage()
    await user.click(await screen.findByRole('button', { name: 'Edit Engineers' }))
    const body = await screen.findByRole('textbox', { name: 'First email' }, { timeout: 15_000 })
    rewrite(body, 'Hi {{first_name}}, would you like to meet?')
    conflict()
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Max Ito saved version 3 while you were editing.')
    expect([words('del'), words('ins')]).toEqual([
      ['job', 'talk'],
      ['role', 'meet'],
    ])
    answer(save, { id: 't1', version: 4 })
    await user.click(screen.getByRole('button', { name: 'Save mine as version 4' }))
    await screen.findByText('“Engineers” was saved as version 4.')
    expect(sent(save).map((form) => form.get('version'))).toEqual(['2', '3'])
  })

  test('theirs can be used instead; a deleted template keeps what was typed', async () => {
    const user = await manage()
    await user.click(await screen.findByRole('button', { name: 'Edit Engineers' }))
    const subject = screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' })
    await user.type(subject, '!')
    conflict()
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    await user.click(await screen.findByRole('button', { name: 'Use version 3' }))
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' })).value).toBe('A job for you')
    await user.type(screen.getByRole('textbox', { name: 'Subject' }), '?')
    answer(list, [])
    answer(save, { error: 'edited_meanwhile', message: 'Someone deleted this team template. Copy the text to keep it.' }, 409)
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText(/Copy the text to keep it/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe('A job for you?')
  })
})

test('versions name who saved them and what changed, and an earlier one is restored after its difference was shown', async () => {
  answer('GET v2/team_templates/versions', [
    { ...newer, restored_from: null },
    { ...entry, restored_from: 1 },
    { ...entry, version: 1, restored_from: null, edited_by: null },
  ])
  const user = await manage()
  await user.click(await screen.findByRole('button', { name: 'Versions of Engineers' }))
  const items = await screen.findAllByRole('listitem')
  expect(items[0]!.textContent).toContain('Max Ito')
  expect(within(items[0]!).getByRole('region', { name: 'Subject' }).textContent).toContain('job')
  expect(within(items[1]!).getByText('Restored from version 1')).toBeTruthy()
  expect(items[2]!.textContent).toContain('A former teammate')
  await user.click(screen.getByRole('button', { name: 'Restore version 1' }))
  expect([words('del'), words('ins')]).toEqual([['job'], ['role']])
  const call = 'POST v2/team_templates/versions'
  answer(call, { error: 'edited_meanwhile', message: stale }, 409)
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText(/Look at the versions again/)).toBeTruthy()
  answer(call, { id: 't1', version: 4 })
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText('Version 1 was restored as version 4.')).toBeTruthy()
  expect(Object.fromEntries(sent(call)[1]!)).toMatchObject({ template_id: 't1', restore: '1', version: '3' })
})

test('differences show variables by their names', async () => {
  const greeted = (name: string) => ({ ...template, initial_outreach_template: `Hi {{${name}}}, would you like to talk?` })
  answer('GET v2/team_templates/versions', [
    { ...entry, restored_from: null, template: greeted('full_name') },
    { ...entry, version: 1, restored_from: null, template: greeted('first_name') },
  ])
  const user = await manage()
  await user.click(await screen.findByRole('button', { name: 'Versions of Engineers' }))
  const part = await screen.findByRole('region', { name: 'First email' })
  expect([words('del'), words('ins')]).toEqual([['First name'], ['Full name']])
  expect(part.textContent).not.toContain('{{')
})

test('a template that was deleted in between has no versions', async () => {
  answer('GET v2/team_templates/versions', [])
  const user = await manage()
  await user.click(await screen.findByRole('button', { name: 'Versions of Engineers' }))
  expect(await screen.findByText('Someone deleted this team template.')).toBeTruthy()
})

describe('a template of a project', () => {
  test('with the name of a team template is its next version, unless it is the same', async () => {
    const user = await share({ follow_up_1_days: 5 })
    expect(await screen.findByText('3 → 5 days after the email before')).toBeTruthy()
    conflict()
    await user.click(screen.getByRole('button', { name: 'Save version 3' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Max Ito saved version 3')
    expect(screen.getByRole('region', { name: 'Subject' })).toBeTruthy()
    answer(save, { id: 't1', version: 4 })
    await user.click(screen.getByRole('button', { name: 'Save version 4' }))
    await screen.findByText('“Engineers” was saved as version 4.')
    expect(sent(save).map((form) => form.get('version'))).toEqual(['2', '3'])
    await expectClosed()
  })

  test('is saved as a new one under a name that no other has', async () => {
    const user = await share({ name: 'Designers' })
    const name = await screen.findByRole('textbox', { name: 'Name' })
    refuse(save, 'Some fields are wrong.', { name: 'Another team template has this name.' })
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    await expectWrong(name, 'Another team template has this name.')
    await user.type(name, ' 2')
    answer(save, { id: 'new', version: 1 })
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    await screen.findByText('“Designers 2” was saved as version 1.')
    const [first, second] = sent(save)
    expect(second!.get('template_id')).toBe(first!.get('template_id'))
    expect(second!.has('version')).toBe(false)
  })

  test('with an unknown variable cannot be saved, and the same text needs no version', async () => {
    await share({ initial_outreach_template: 'Hi {{frist_name}}' })
    expect((await screen.findByRole('alert')).textContent).toContain('frist_name')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save version 3' }).disabled).toBe(true)
  })

  test('that is the same as the team template is not saved again', async () => {
    await share()
    expect(await screen.findByText('The team template has the same text.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save version 3' }).disabled).toBe(true)
  })
})
