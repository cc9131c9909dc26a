// Another address for a candidate: checked, one that is known refused, saved once.
import type { WireAddressGuess } from '@fairlead/contract/shapes/address'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, expectClosed, expectWrong, holdBack, openDialog, refuse, sent } from '../../../../testing/open-dialog.tsx'
import { sampleCandidate } from '../../../candidate/sample.test-data.ts'
import { UpdateEmailDialog } from './UpdateEmailDialog.tsx'

const call = 'PUT v1/candidates'
const open = (guess: WireAddressGuess | null = null) =>
  openDialog((onClose) => (
    <UpdateEmailDialog projectId="p1" candidate={sampleCandidate()} name="Ada" address="ada@home.example" guess={guess} onClose={onClose} />
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

describe('a guessed address', () => {
  const guess: WireAddressGuess = { key: 'g1', address: 'ada@home.example', vendor: 'Hunter', can_verify: false }

  test('is confirmed with one press and Save', async () => {
    const user = await open(guess)
    answer(call, {})
    expect(screen.getByRole('note').textContent).toContain('ada@home.example is a guess.')
    await user.click(screen.getByRole('button', { name: 'Use this address' }))
    expect(field().value).toBe('ada@home.example')
    expect(document.activeElement).toBe(field())
    await user.keyboard('{Enter}')
    await expectClosed()
    expect(sent(call).map((input) => input.get('updated_candidate_email'))).toEqual(['ada@home.example'])
  })

  test('may be typed, while an address that is no guess stays known', async () => {
    const user = await open({ ...guess, address: 'lovelace@home.example' })
    answer(call, {})
    await user.type(field(), 'ada@home.example{Enter}')
    await expectWrong(field(), 'This email already exists.')
    await user.clear(field())
    await user.type(field(), 'Lovelace@home.example{Enter}')
    await expectClosed()
    expect(sent(call)).toHaveLength(1)
  })

  test('that is hidden is not named', async () => {
    await open({ ...guess, address: null })
    expect(screen.queryByRole('note')).toBeNull()
  })
})
