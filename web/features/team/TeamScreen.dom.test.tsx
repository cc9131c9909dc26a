import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { ReadMembers } from '@fairlead/contract/v2/team/members'
import { answer, expectClosed, expectWrong, holdBack, openDialog, refuse, sent } from '../../../testing/open-dialog.tsx'
import { RemoveMemberDialog } from './RemoveMemberDialog.tsx'
import { TeamScreen } from './TeamScreen.tsx'

const invite = 'POST v2/team/invitations'
const remove = 'DELETE v2/team/members'
const member = (id: string, name: string): ReadMembers['answer']['members'][number] => ({
  id,
  name,
  email: `${id}@harbor.example`,
  is_admin: false,
  is_super_admin: false,
  is_disabled: false,
  has_second_factor: false,
  email_verified: true,
  last_seen_at: null,
})
const members = [member('ada', 'Ada Lovelace'), member('grace', 'Grace Hopper')]
const team: ReadMembers['answer'] = { members, invitations: [], can_manage: true }

beforeEach(() => answer('GET v2/team/members', team))

async function openTeam() {
  const user = await openDialog(() => <TeamScreen />)
  return { user, field: await screen.findByLabelText<HTMLInputElement>('Email address') }
}

test("doesn't send an invalid address", async () => {
  const { user, field } = await openTeam()
  await user.type(field, 'lee{Enter}')
  await expectWrong(field, 'Enter an email address.')
  expect(sent(invite)).toHaveLength(0)
})

test('shows a refusal at the field and keeps the address; a colleague with an account is named', async () => {
  const { user, field } = await openTeam()
  refuse(invite, 'Check the address.', { email: 'Only addresses of harbor.example may join.' })
  await user.type(field, 'lee@other.example{Enter}')
  await expectWrong(field, 'Only addresses of harbor.example may join.')
  expect(field.value).toBe('lee@other.example')
  refuse(invite, 'Something went wrong on our side.', {}, 500)
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  await expectWrong(field, 'We couldn’t send the invitation. Try again in a moment.')
  answer(invite, { is_member: true })
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('lee@other.example already has an account'))
})

test('two presses send one invitation', async () => {
  const { user, field } = await openTeam()
  await user.type(field, ' Lee@Harbor.example ')
  const finish = holdBack(invite)
  await user.dblClick(screen.getByRole('button', { name: 'Invite' }))
  finish({ is_member: false })
  await waitFor(() => expect(field.value).toBe(''))
  expect(sent(invite).map((input) => input.get('email'))).toEqual(['lee@harbor.example'])
  expect(screen.getByRole('status').textContent).toContain('Invitation sent to lee@harbor.example')
})

async function openRemoval() {
  answer('GET v2/team/members/removal', {
    projects: [{ id: 'p1', name: 'Backend Engineer' }],
    rosters: 2,
    calendars: 1,
    invitations: 0,
    review_links: 1,
    interviews: 0,
  })
  const user = await openDialog((onClose) => <RemoveMemberDialog member={members[0]!} members={members} onClose={onClose} />)
  return { user, successor: await screen.findByLabelText<HTMLSelectElement>(/^Hand over 1 project to/) }
}
const submit = () => screen.getByRole('button', { name: 'Remove' })

test('counts what ends, and someone has to take over the projects', async () => {
  const { user, successor } = await openRemoval()
  const lines = within(screen.getByRole('dialog')).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    'Ada Lovelace is signed out everywhere and can no longer sign in to this workspace.',
    'Their sign-in providers and their LinkedIn connection are disconnected.',
    '1 connected calendar account will be disconnected.',
    'They leave the team of 2 other projects.',
    '1 review link sent to them will end.',
    'Comments, decisions and emails stay in the history under their name.',
  ])
  await user.click(submit())
  await expectWrong(successor, 'Choose who takes over the projects.')
  expect(sent(remove)).toHaveLength(0)
})

test('a refusal keeps the choice; two presses remove one member once', async () => {
  const { user, successor } = await openRemoval()
  await user.selectOptions(successor, 'grace')
  refuse(remove, 'A workspace keeps at least one admin.', {}, 409)
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe('A workspace keeps at least one admin.')
  expect(successor.value).toBe('grace')
  const finish = holdBack(remove)
  await user.dblClick(submit())
  finish({ ...team, members: [members[1]] })
  await expectClosed()
  expect(sent(remove).map((input) => input.get('hand_to'))).toEqual(['grace', 'grace'])
})
