// Rejecting: reasons by mouse and by digit, an explanation where required, and Enter decides once.
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openDialog } from '../../../testing/open-dialog.tsx'
import { sampleCandidate } from '../sample.test-data.ts'
import { RejectForm } from './RejectForm.tsx'

const experience = { title: 'Engineer', company: 'Analytical Engines' } as ReturnType<typeof sampleCandidate>['experiences'][number]

async function open() {
  const onSubmit = vi.fn()
  const candidate = sampleCandidate({ experiences: [experience] })
  const user = await openDialog((onClose) => (
    <RejectForm
      candidate={candidate}
      onCancel={onClose}
      onSubmit={(form) => {
        onSubmit(form)
        onClose()
      }}
    />
  ))
  return { user, onSubmit }
}
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit and reject' })

test('submits nothing without a reason, or without a required explanation', async () => {
  const { user, onSubmit } = await open()
  expect(submit().disabled).toBe(true)
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('checkbox', { name: 'Other' }))
  const words = screen.getByRole('textbox', { name: 'Tell us more (required)' })
  expect(words.getAttribute('aria-required')).toBe('true')
  await user.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.type(words, ' Moves abroad. ')
  expect(submit().disabled).toBe(false)
  await user.click(submit())
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ reasons: ['other'], other: 'Moves abroad.', badJobTitles: [], badCompanies: [] })
})

test('digits tick reasons wherever the focus is, but not while typing', async () => {
  const { user, onSubmit } = await open()
  await user.keyboard('1')
  const ticked = screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)
  expect(ticked).toHaveLength(1)
  await user.type(screen.getByRole('textbox', { name: /^Tell us more/ }), '2 years too few')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toHaveLength(1)
  await user.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('an unsuitable title starts with the latest one, and unticking the reason clears it', async () => {
  const { user, onSubmit } = await open()
  const title = screen.getByRole('checkbox', { name: 'Job title does not match' })
  await user.click(title)
  expect(screen.getByLabelText(/Titles that don’t fit/, { selector: 'input' })).toBeTruthy()
  await user.click(title)
  await user.click(screen.getByRole('checkbox', { name: 'Overqualified' }))
  expect(screen.getByText('Briefly say why.')).toBeTruthy()
  // Enter leads to what is missing
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Tell us more (required)' }))
  await user.type(screen.getByRole('textbox', { name: /^Tell us more/ }), 'Has led three teams.')
  await user.click(submit())
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    reasons: ['overqualified'],
    other: 'Has led three teams.',
    badJobTitles: [],
    badCompanies: [],
  })
})
