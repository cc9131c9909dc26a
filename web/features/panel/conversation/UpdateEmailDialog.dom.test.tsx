// Changing a candidate's address: validated, refused if known, saved once.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { expectClosed, expectWrong, holdBack, openDialog, refuse, sent } from '../../../../testing/open-dialog.tsx'
import { sampleCandidate } from '../../../candidate/sample.test-data.ts'
import { UpdateEmailDialog } from './UpdateEmailDialog.tsx'

const call = 'PUT v1/candidates'
const open = () =>
  openDialog((onClose) => (
    <UpdateEmailDialog projectId="p1" candidate={sampleCandidate()} name="Ada" address="ada@home.example" onClose={onClose} />
  ))
const field = () => screen.getByLabelText<HTMLInputElement>('New email address')

test('sends neither an invalid address nor the current one', async () => {
  const user = await open()
  await user.type(field(), 'ada{Enter}')
  await expectWrong(field(), 'Not a valid email address')
  await user.clear(field())
  await user.type(field(), 'ADA@home.example{Enter}')
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(sent(call)).toHaveLength(0)
})

test('a refusal keeps the address; retrying with Enter saves it once', async () => {
  const user = await open()
  refuse(call, 'Something went wrong on our side.', {}, 500)
  await user.type(field(), ' ada@work.example {Enter}')
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t save the address. Please try again.')
  expect(field().value.trim()).toBe('ada@work.example')
  const finish = holdBack(call)
  await user.dblClick(screen.getByRole('button', { name: 'Save' }))
  finish({})
  await expectClosed()
  expect(sent(call).map((input) => input.get('updated_candidate_email'))).toEqual(['ada@work.example', 'ada@work.example'])
})
