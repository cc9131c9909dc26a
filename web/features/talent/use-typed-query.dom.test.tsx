// Typed text survives URLs that arrive late; a saved search or Back replaces it.
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypedQuery } from './use-pool-text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function openBox(query = '', isReady = () => true) {
  const onTyped = vi.fn()
  const { result, rerender } = renderHook((address: string) => useTypedQuery(address, onTyped, isReady), { initialProps: query })
  return {
    onTyped,
    read: () => result.current[0],
    type: (text: string) => act(() => result.current[1](text)),
    pause: () => act(() => void vi.advanceTimersByTime(250)),
    arrive: rerender,
  }
}

test('text typed during an earlier search stays, and is searched next', () => {
  const box = openBox('kubernetes')
  box.type('kubernetes berlin')
  box.pause()
  expect(box.onTyped.mock.calls).toEqual([['kubernetes berlin']])
  expect(box.read()).toBe('kubernetes berlin')
  box.type('lindqvist')
  box.arrive('kubernetes berlin')
  expect(box.read()).toBe('lindqvist')
  box.pause()
  box.arrive('lindqvist')
  expect(box.onTyped.mock.calls.at(-1)).toEqual(['lindqvist'])
  expect(box.read()).toBe('lindqvist')
})

test('two pending searches and a third text: none restores an earlier one', () => {
  const box = openBox()
  box.type('a')
  box.pause()
  box.type('ab')
  box.pause()
  box.type('abc')
  box.arrive('a')
  box.arrive('ab')
  expect(box.read()).toBe('abc')
  box.pause()
  expect(box.onTyped.mock.calls).toEqual([['a'], ['ab'], ['abc']])
})

test('a saved search or Back replaces the text, also during a pause', () => {
  const box = openBox('nurse')
  box.type('nurse hous')
  box.arrive('react AND berlin')
  expect(box.read()).toBe('react AND berlin')
  box.pause()
  expect(box.onTyped).not.toHaveBeenCalled()
  box.type('react')
  box.pause()
  box.arrive('react')
  box.arrive('nurse')
  expect(box.read()).toBe('nurse')
})

test('typed text waits until it may be searched', () => {
  let isRead = false
  const box = openBox('nurses in Ohio', () => isRead)
  box.type('nurses in Iowa')
  box.pause()
  expect(box.onTyped).not.toHaveBeenCalled()
  isRead = true
  box.arrive('nurses in Ohio')
  box.pause()
  expect(box.onTyped.mock.calls).toEqual([['nurses in Iowa']])
})
