// Submitting: errors prevent it, it runs once, and each kind of failure is shown in its place.
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { closeToast, currentToast } from '../ui/toast.ts'
import { ApiFailure } from './failure.ts'
import { usePending, useSubmit, type SubmitOptions } from './use-submit.ts'

type Options = SubmitOptions<string, readonly [text: string]>

const refusal = (fields: Record<string, string> = {}, status = 400) =>
  new ApiFailure(status, { error: 'invalid', message: 'The server says no.', fields })
const submitting = (options: Partial<Options>) =>
  renderHook(() => useSubmit({ send: (text: string) => Promise.resolve(text), failure: 'That didn’t work.', ...options })).result

afterEach(() => closeToast())

test("invalid input isn't sent", async () => {
  const send = vi.fn(() => Promise.resolve(''))
  const result = submitting({ send, check: (text) => (text === '' ? { text: 'Write something.' } : null) })
  expect(await act(() => result.current.run(''))).toBe(false)
  expect([result.current.errors.text, send.mock.calls.length]).toEqual(['Write something.', 0])
  act(() => result.current.clear('text'))
  expect(result.current.errors.text).toBeUndefined()
  expect(await act(() => result.current.run('a word'))).toBe(true)
})

test('two presses before the screen has changed send once', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const send = vi.fn(() => promise)
  const onSuccess = vi.fn()
  const result = submitting({ send, onSuccess, success: (answer) => `Saved ${answer}` })
  let runs: Promise<boolean[]> = Promise.resolve([])
  act(() => {
    runs = Promise.all([result.current.run('a'), result.current.run('b')])
  })
  expect([result.current.busy, result.current.running]).toEqual([true, ['a']])
  resolve('it')
  expect(await act(() => runs)).toEqual([true, false])
  expect(send).toHaveBeenCalledExactlyOnceWith('a')
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('it', 'a')
  expect([result.current.busy, currentToast()?.text]).toEqual([false, 'Saved it'])
})

test('the form stays pending until the follow-up is done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const result = submitting({ onSuccess: () => promise })
  let run: Promise<boolean> = Promise.resolve(false)
  act(() => {
    run = result.current.run('a')
  })
  await act(() => Promise.resolve())
  expect(result.current.busy).toBe(true)
  resolve()
  await act(() => run)
  expect(result.current.busy).toBe(false)
})

test.each<[string, Partial<Options>, ApiFailure, { wrong?: object; sentence?: string; toast?: string }]>([
  [
    'a refusal of a field is a toast where no fields are shown',
    { failureIn: 'toast' },
    refusal({ text: 'Too long.' }),
    { toast: 'The server says no.' },
  ],
  ['sentences of fields are at the fields', { fields: ['text'] }, refusal({ text: 'Too long.' }), { wrong: { text: 'Too long.' } }],
  [
    'a field the form does not show is told as a sentence',
    { fields: ['text'] },
    refusal({ id: 'Gone.' }),
    { sentence: 'The server says no.' },
  ],
  ['a refusal without a field is told in the server’s words', {}, refusal(), { sentence: 'The server says no.' }],
  ['a server that fails is told in ours', {}, refusal({}, 500), { sentence: 'That didn’t work.' }],
  ['an action tells it in a toast', { failureIn: 'toast' }, refusal({}, 500), { toast: 'That didn’t work.' }],
  ['or at the only field', { failureIn: { field: 'text' } }, refusal({}, 500), { wrong: { text: 'That didn’t work.' } }],
  ['a refusal has its own sentence', { refused: ({ status }) => `Status ${status}` }, refusal(), { sentence: 'Status 400' }],
  ['a refusal belongs to a field', { refused: () => ({ text: 'Taken.' }) }, refusal(), { wrong: { text: 'Taken.' } }],
  ['no sentence of its own: the usual way', { refused: () => null }, refusal(), { sentence: 'The server says no.' }],
])('%s', async (_, options, failure, shownError) => {
  const onSettled = vi.fn()
  const result = submitting({ ...options, onSettled, send: () => Promise.reject(failure) })
  expect(await act(() => result.current.run('a'))).toBe(false)
  const { errors, sentence } = result.current
  if (shownError.wrong) expect(errors).toEqual(shownError.wrong)
  expect([sentence, currentToast()?.text ?? null]).toEqual([shownError.sentence ?? null, shownError.toast ?? null])
  expect(onSettled).toHaveBeenCalledOnce()
  // the next attempt starts without the previous errors
  result.current.clear()
})

test('an action that shows its own outcome runs one at a time, and again after a failure', async () => {
  const { result } = renderHook(() => usePending())
  const { promise, reject } = Promise.withResolvers<void>()
  const work = vi.fn(() => promise)
  let first: Promise<unknown> = Promise.resolve()
  act(() => {
    first = result.current[1](work).catch(() => {})
    void result.current[1](work)
  })
  expect([result.current[0], work.mock.calls.length]).toEqual([true, 1])
  reject(new Error('offline'))
  await act(() => first)
  expect(result.current[0]).toBe(false)
  await act(() => result.current[1](() => Promise.resolve()))
})
