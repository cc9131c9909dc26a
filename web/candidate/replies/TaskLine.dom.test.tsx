// A request about personal data on a card: workspace admins are led to Tasks, others learn who closes it.
import type { WireTask } from '@fairlead/contract/shapes/task'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, openDialog } from '../../../testing/open-dialog.tsx'
import { TaskLine } from './TaskLine.tsx'

const task: WireTask = { id: 't1', kind: 'data_request', due_date: null, quote: null, name: null, email: null, linkedin_url: null }
const open = async (is_workspace_admin: boolean, mayClose = false) => {
  answer('GET v1/users/settings', { is_workspace_admin })
  await openDialog(() => <TaskLine task={task} mayDecide mayClose={mayClose} />)
}

test('an admin gets a link to Tasks', async () => {
  await open(true)
  expect((await screen.findByRole('link', { name: 'Close in Tasks' })).getAttribute('href')).toBe('/tasks')
  expect(screen.queryByText(/a workspace admin closes this/)).toBeNull()
})

test('others learn that an admin closes it', async () => {
  await open(false)
  expect(await screen.findByText(/a workspace admin closes this in Tasks/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('in Tasks it is closed where it is', async () => {
  await open(true, true)
  expect(await screen.findByRole('button', { name: 'Close request' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
