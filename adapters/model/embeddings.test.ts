// Vectors of texts, against the local embeddings server: order, length, faults, refusals.
import { TextEmbedderDown } from '@fairlead/domain/ports/text-embedder'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEmbeddings, type EmbeddedEmbeddings } from '../../local-services/model/start-embeddings.ts'
import { openaiEmbeddings } from './embeddings.ts'

let vendor: EmbeddedEmbeddings
beforeEach(async () => {
  vendor = await startEmbeddings({ apiKey: 'model-key' })
})
afterEach(() => vendor.stop())

const embedder = (more: { apiKey?: string; model?: string } = {}) =>
  openaiEmbeddings({ url: `${vendor.url}/v1/`, apiKey: vendor.apiKey, model: vendor.model, price: 0.02, timeout: 1000, ...more })
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)

test('returns one vector of length 1 for each text, in order, over any number of requests', async () => {
  const texts = Array.from({ length: 37 }, (_, index) => `Registered nurse number ${index}`)
  const { vectors, tokens } = await embedder().embed(texts)
  expect(vectors).toHaveLength(37)
  for (const vector of vectors) expect(Math.sqrt(dot(vector, vector))).toBeCloseTo(1, 5)
  expect(tokens).toBe(texts.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0))
  const [last] = (await embedder().embed([texts[36]!])).vectors
  expect([...vectors[36]!]).toEqual([...last!])
  expect(vendor.embedded()).toBe(38)
  expect(await embedder().embed([])).toEqual({ vectors: [], tokens: 0 })
})

test('texts with the same words are closer than others', async () => {
  const { vectors } = await embedder().embed(['Registered nurse, intensive care', 'Intensive care nurses', 'Compiler engineer, LLVM'])
  const [query, near, far] = vectors
  expect(dot(query!, near!)).toBeGreaterThan(dot(query!, far!) + 0.2)
})

test('retries a busy vendor; one that stays busy, refuses, or returns nonsense is down', async () => {
  vendor.fault('rate_limited', 'POST')
  expect((await embedder().embed(['a nurse'])).vectors).toHaveLength(1)
  vendor.fault('unavailable', 'POST', 3)
  await expect(embedder().embed(['a nurse'])).rejects.toThrow('127.0.0.1 answered 503.')
  vendor.fault('unreadable', 'POST')
  await expect(embedder().embed(['a nurse'])).rejects.toThrow('127.0.0.1 gave an unreadable answer.')
  vendor.fault('hung_up', 'POST')
  await expect(embedder().embed(['a nurse'])).rejects.toBeInstanceOf(TextEmbedderDown)
  vendor.fault('silent', 'POST')
  await expect(embedder().embed(['a nurse'])).rejects.toBeInstanceOf(TextEmbedderDown)
  await expect(embedder({ apiKey: 'other' }).embed(['a nurse'])).rejects.toThrow('127.0.0.1 answered 401.')
  await expect(embedder({ model: 'other' }).embed(['a nurse'])).rejects.toThrow('127.0.0.1 answered 404.')
  await vendor.stop()
  await expect(embedder().embed(['a nurse'])).rejects.toBeInstanceOf(TextEmbedderDown)
})
