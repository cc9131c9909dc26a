// The sender's address before the first email, and what is wrong with its mailbox.
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, openDialog, sent } from '../../testing/open-dialog.tsx'
import { SendingFrom } from './SendingFrom.tsx'

const call = 'GET v2/mailboxes/sending'
const works = { address: 'ada@harbor.example', state: 'connected', reason: null, is_shared: false, is_mine: true, owner_name: 'Ada Lee' }
const open = (quiet = false) => openDialog(() => <SendingFrom projectId="p1" quiet={quiet} />)

test('a mailbox that works is named, and takes no place where only faults matter', async () => {
  answer(call, works)
  await open()
  expect((await screen.findByRole('note')).textContent).toContain('Emails are sent from ada@harbor.example.')
})

test('nothing is shown at approval while it works', async () => {
  answer(call, works)
  await open(true)
  await waitFor(() => expect(sent(call)).toHaveLength(1))
  expect(screen.queryByText(/ada@harbor/)).toBeNull()
})

test.each([
  [{ state: null }, 'No mailbox is connected: emails are sent from ada@harbor.example.', 'Connect your own mailbox'],
  [{ state: 'failing', reason: 'It can’t send: timed out.' }, 'It can’t send: timed out.', 'Open your mailbox settings'],
  [
    { state: 'paused', reason: 'Its password is wrong.' },
    'is paused: emails wait until it is resumed. Its password is wrong.',
    'Open your mailbox settings',
  ],
])('what is wrong is said with the link that mends it: %o', async (change, sentence, link) => {
  answer(call, { ...works, ...change })
  await open(true)
  await waitFor(() => expect(document.body.textContent).toContain(sentence))
  expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe('/profile#mailbox-settings')
})

test('a colleague’s mailbox is mended by them', async () => {
  answer(call, { ...works, state: 'failing', is_mine: false })
  await open(true)
  expect((await screen.findByRole('alert')).textContent).toContain('Ada Lee can fix it on their profile.')
  expect(screen.queryByRole('link')).toBeNull()
})
