// Time is an input, too: each call gets hostile texts of n and 2n in every text field, one at a time, and must not delay
// others.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { cases } from './access-matrix/cases.ts'
import type { TestApp } from './test-app.ts'
import { openAccessMatrix } from './access-matrix.ts'
import { hostileTexts } from './hostile-texts.ts'

export interface TimeResult {
  requests: number
  /** Per call, slowest first. */
  calls: { name: string; slowestMs: number; longestStopMs: number; text: string }[]
  /** Calls that took more than three times as long for twice the text, and long enough to be measurable. */
  growing: string[]
  serverErrors: string[]
}

/** Below this, clock resolution and garbage collection dominate. */
const measurableMs = 100

/** @param size n in characters; 2n must fit in a body of one megabyte */
export async function fuzzTime(testApp: TestApp, { size, texts }: { size: number; texts: number }): Promise<TimeResult> {
  const house = await openAccessMatrix(testApp)
  const { own: ownThings } = await house.seedPair('UNDER_REVIEW', false)
  const result: TimeResult = { requests: 0, calls: [], growing: [], serverErrors: [] }
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const step = Math.max(1, Math.floor(hostileTexts.length / texts))
  const chosen = hostileTexts.filter((_, index) => index % step === 0)
  for (const [index, endpoint] of cases.entries()) {
    if (endpoint.input.file) continue
    const { method, path } = endpoint.endpoint.call
    const isQuery = method === 'GET' || method === 'DELETE'
    const [session = ''] = house.sessionsFor(endpoint).length > 0 ? house.sessionsFor(endpoint) : house.sessions()
    const base = endpoint.input.fields(ownThings, house.asker, undefined)
    const names = Object.keys(base).filter((name) => typeof base[name] === 'string' && !/(?:^|_)id$|token/.test(name))
    const worst = { name: endpoint.name, slowestMs: 0, longestStopMs: 0, text: '' }
    const send = async (length: number, make: (size: number) => string) => {
      // a query has room for a few thousand characters
      const text = make(isQuery ? Math.min(length, 8000) / 2 : length)
      const fields = { ...base, ...Object.fromEntries(names.map((name) => [name, text])) }
      delay.reset()
      const began = performance.now()
      const { statusCode } = await testApp.app.inject({
        method,
        url: `/api/${path}${isQuery ? `?${new URLSearchParams(fields as Record<string, string>)}` : ''}`,
        headers: { 'x-parse-session-token': session, ...(isQuery ? {} : { 'content-type': 'application/json' }) },
        ...(isQuery ? {} : { payload: JSON.stringify(fields) }),
      })
      const ms = performance.now() - began
      // the histogram records a pause only after the next loop turn
      await new Promise((resolve) => setImmediate(resolve))
      const stopMs = delay.max / 1e6
      result.requests++
      if (statusCode >= 500) result.serverErrors.push(`${endpoint.name}: ${statusCode}`)
      return { ms, stopMs }
    }
    if (names.length > 0)
      for (const { name, make } of chosen.filter((_, place) => (place + index) % 2 === 0)) {
        const once = await send(size, make)
        const twice = await send(size * 2, make)
        if (twice.ms > measurableMs && twice.ms > once.ms * 3) {
          // a busy machine is slow once, a bad pattern every time
          const again = [await send(size, make), await send(size * 2, make)] as const
          if (again[1].ms > measurableMs && again[1].ms > again[0].ms * 3)
            result.growing.push(`${endpoint.name}: ${name}, ${Math.round(again[0].ms)} and ${Math.round(again[1].ms)} ms`)
        }
        if (twice.ms > worst.slowestMs) Object.assign(worst, { slowestMs: twice.ms, text: name })
        worst.longestStopMs = Math.max(worst.longestStopMs, once.stopMs, twice.stopMs)
      }
    result.calls.push(worst)
  }
  delay.disable()
  result.calls.sort((a, b) => b.slowestMs - a.slowestMs)
  return result
}
