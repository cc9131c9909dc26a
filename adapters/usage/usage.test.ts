// Usage and error reports arrive in the vendor's format, once, and failures are reported.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startUsage, type EmbeddedUsage } from '../../testing/fakes/start-usage.ts'
import { sentrySink } from '../errors/sentry.ts'
import { segmentSink } from './segment.ts'

let vendor: EmbeddedUsage
beforeEach(async () => {
  vendor = await startUsage('a-key')
})
afterEach(() => vendor.stop())

const time = new Date('2026-03-02T12:00:00Z')
const event = { id: '7', name: 'card_reject_fe', userId: 'robin', at: time, properties: { rejection_code: [3] } }
const report = { id: 'a'.repeat(32), at: time, side: 'server', kind: 'TypeError', message: 'no', stack: 'at x', where: '/panel' } as const

test('events arrive in batches, each once, however often it is sent', async () => {
  const sink = segmentSink({ url: vendor.url, writeKey: 'a-key', timeout: 300 })
  vendor.fault('hung_up', 'POST')
  await expect(sink.send([event])).rejects.toThrow('did not answer')
  await sink.send([event, { ...event, id: '8', userId: null }])
  expect(vendor.events()).toMatchObject([
    { messageId: '7', event: 'card_reject_fe', userId: 'robin', properties: { rejection_code: [3] }, timestamp: time.toISOString() },
    { messageId: '8', anonymousId: 'product' },
  ])
})

test('an error arrives as an envelope', async () => {
  await sentrySink({ dsn: vendor.dsn }).send(report)
  expect(vendor.errors()).toMatchObject([
    { event_id: report.id, platform: 'node', transaction: '/panel', exception: { values: [{ type: 'TypeError', value: 'no' }] } },
  ])
})

test('a wrong key, a fault, an invalid URL', async () => {
  await expect(segmentSink({ url: vendor.url, writeKey: 'b' }).send([event])).rejects.toThrow('401')
  await expect(sentrySink({ dsn: vendor.dsn.replace('a-key', 'b') }).send(report)).rejects.toThrow('403')
  vendor.fault('unavailable', 'POST')
  await expect(sentrySink({ dsn: vendor.dsn }).send(report)).rejects.toThrow('503')
  expect(() => sentrySink({ dsn: 'https://sentry.example/1' })).toThrow('SENTRY_DSN')
  expect(() => sentrySink({ dsn: 'https://key@sentry.example/' })).toThrow('SENTRY_DSN')
})
