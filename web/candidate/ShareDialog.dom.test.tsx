// Sharing candidates: validates addresses, keeps the input after a refusal, and sends once.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectClosed, holdBack, openDialog, refuse, sent } from '../../testing/open-dialog.tsx'
import { sampleCandidate } from './sample.test-data.ts'
import { ShareDialog } from './ShareDialog.tsx'

const call = 'POST v1/share'
const open = () => openDialog((onClose) => <ShareDialog candidates={[sampleCandidate()]} onClose={onClose} />)
const to = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'To' })
const share = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Share' })

test('names an invalid address and sends nothing', async () => {
  const user = await open()
  expect(share().disabled).toBe(true)
  await user.type(to(), 'nowhere{Enter}')
  await user.click(screen.getByLabelText('Message'))
  expect(await screen.findByText(/\(nowhere\)/)).toBeTruthy()
  expect(share().disabled).toBe(true)
  expect(sent(call)).toHaveLength(0)
})

test('shows a refusal at its field and keeps the input', async () => {
  const user = await open()
  await user.type(to(), 'ann@partner.example{Enter}')
  await user.type(screen.getByLabelText('Message'), 'Have a look.')
  refuse(call, 'Check the addresses.', { to_emails: 'ann@partner.example asked not to be written to.' })
  await user.click(share())
  expect(await screen.findByText('ann@partner.example asked not to be written to.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Have a look.')
  refuse(call, 'Something went wrong on our side.', {}, 500)
  await user.click(share())
  expect((await screen.findByRole('alert')).textContent).toBe('Could not send email. Please try again.')
  expect(screen.getByText('ann@partner.example')).toBeTruthy()
})

test('two presses send once; a retry after a lost response has the same ID', async () => {
  const user = await open()
  await user.type(to(), 'ann@partner.example{Enter}')
  refuse(call, 'Something went wrong on our side.', {}, 503)
  await user.click(share())
  await screen.findByRole('alert')
  const finish = holdBack(call)
  await user.dblClick(share())
  finish({})
  await expectClosed()
  const ids = sent(call).map((input) => input.get('request_id'))
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(screen.getByRole('status').textContent).toContain('Successfully sent email')
})
