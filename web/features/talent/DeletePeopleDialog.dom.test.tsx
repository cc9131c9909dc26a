// Deleting people: only after confirming the consequences, sent once, and a refusal deletes no one and is shown.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectClosed, holdBack, openDialog, refuse, sent } from '../../../testing/open-dialog.tsx'
import { DeletePeopleDialog } from './DeletePeopleDialog.tsx'

const call = 'DELETE v2/talent/people'
const people = [
  { person_id: 'p1', name: 'Ada Lovelace' },
  { person_id: 'p2', name: 'Grace Hopper' },
]
const open = () => openDialog((onClose) => <DeletePeopleDialog people={people} onClose={onClose} onDeleted={onClose} />)
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Delete 2 people' })

test('nothing is deleted before the consequences are ticked as read', async () => {
  const user = await open()
  expect(submit().disabled).toBe(true)
  await user.click(submit())
  expect(sent(call)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Keep' }))
  await expectClosed()
})

test('a refusal is announced, and the choice stays', async () => {
  const user = await open()
  await user.click(screen.getByRole('checkbox', { name: /can’t be undone/ }))
  refuse(call, 'Only admins may delete people.', {}, 403)
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe('Only admins may delete people.')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /can’t be undone/ }).checked).toBe(true)
  expect(submit().disabled).toBe(false)
})

test('two presses delete them once', async () => {
  const user = await open()
  await user.click(screen.getByRole('checkbox', { name: /can’t be undone/ }))
  const finish = holdBack(call)
  await user.dblClick(submit())
  finish({})
  await expectClosed()
  expect(sent(call).map((input) => [...input.values()])).toEqual([['p1', 'p2']])
  expect(screen.getByRole('status').textContent).toContain('2 people deleted')
})
