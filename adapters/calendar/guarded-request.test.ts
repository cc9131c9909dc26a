import { CalendarDown } from '@fairlead/domain/ports/calendars'
import { expect, test } from 'vitest'
import { askGuarded, usualGuard } from './guarded-request.ts'

/** Unhandled rejections end the process; Node reports them one turn later. */
async function unhandledDuring(work: () => Promise<void>): Promise<unknown[]> {
  const rejections: unknown[] = []
  const take = (reason: unknown) => rejections.push(reason)
  const listeners = process.listeners('unhandledRejection')
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', take)
  try {
    await work()
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  } finally {
    process.removeListener('unhandledRejection', take)
    for (const listener of listeners) process.on('unhandledRejection', listener)
  }
  return rejections
}

test.each(['https://10.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest', 'https://192.0.2.1/feed.ics'])(
  'an IP address leaves nothing behind that could end the process: %s',
  async (address) => {
    const timeout = 30
    const unhandled = await unhandledDuring(async () => {
      const ended = new Promise((resolve) => AbortSignal.timeout(timeout * 4).addEventListener('abort', resolve, { once: true }))
      await expect(askGuarded({ ...usualGuard, timeout }, { method: 'GET', url: new URL(address) })).rejects.toThrow(CalendarDown)
      await ended
    })
    expect(unhandled).toEqual([])
  },
)

test('a name server that never responds, or fails after the timeout, causes exactly one refusal', async () => {
  let answer: (error: Error) => void = () => undefined
  const unhandled = await unhandledDuring(async () => {
    const resolve = () => new Promise<string[]>((_, reject) => (answer = reject))
    await expect(
      askGuarded({ ...usualGuard, timeout: 20, resolve }, { method: 'GET', url: new URL('https://slow.example/') }),
    ).rejects.toThrow(CalendarDown)
    answer(new Error('SERVFAIL'))
  })
  expect(unhandled).toEqual([])
})
