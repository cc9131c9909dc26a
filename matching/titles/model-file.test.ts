// A model file that is damaged, truncated, or of another version is refused with the reason.
import { describe, expect, test } from 'vitest'
import { crc32, quantize } from '@fairlead/language/int8-rows'
import { BrokenTitleModel, readModel, writeModel } from './model-file.ts'
import type { TitleModel } from './model-file.ts'

const dims = 8
const rows = Float32Array.from({ length: 16 * dims }, (_, index) => Math.sin(index) * (1 + (index % 5)))
const model: TitleModel = {
  bits: 4,
  dims,
  ...quantize(rows, dims),
  conceptIds: ['own/a', 'own/é'],
  conceptScales: new Float32Array([0.5, 0.25]),
  conceptTable: new Int8Array(2 * dims).fill(7),
  temperature: 0.05,
  training: { seed: 1, steps: 2, batch: 4, temperature: 0.05, rate: 0.03, decay: 3, dropout: 0.15, concepts: 2, labels: 9 },
}

test('reads back a written file', () => {
  expect(readModel(writeModel(model))).toEqual(model)
})

test('reads a model inside a larger buffer', () => {
  const bytes = writeModel(model)
  const larger = new Uint8Array(bytes.length + 13)
  larger.set(bytes, 13)
  expect(readModel(larger.subarray(13))).toEqual(model)
  // a Buffer's slice shares its memory, as a Uint8Array's does not
  expect(readModel(Buffer.from(larger.buffer, 13))).toEqual(model)
})

test('8 bits keep every number to within half a step', () => {
  const { scales, table } = quantize(rows, dims)
  for (const [index, value] of rows.entries()) {
    const scale = scales[Math.floor(index / dims)] ?? 0
    expect(Math.abs((table[index] ?? 0) * scale - value)).toBeLessThanOrEqual(scale / 2 + 1e-6)
  }
  expect(quantize(new Float32Array(8), 8).table).toEqual(new Int8Array(8))
})

test('the checksum matches the standard', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
})

describe('refused with the reason', () => {
  const bytes = writeModel(model)
  const changed = (changedIndex: number): Uint8Array => bytes.map((byte, index) => (index === changedIndex ? byte ^ 1 : byte))

  test('any single changed byte', () => {
    for (let index = 0; index < bytes.length; index += 1) expect(() => readModel(changed(index)), `byte ${index}`).toThrow(BrokenTitleModel)
  })
  test.each([
    ['no file', new Uint8Array(0), /not a title model/],
    ['another kind of file', new TextEncoder().encode('x'.repeat(500)), /not a title model/],
    ['cut short', bytes.subarray(0, bytes.length - 1), /checksum/],
    ['longer', new Uint8Array([...bytes, 0]), /checksum/],
    ['another version', changed(8), /format version/],
    ['damaged', changed(bytes.length - 1), /checksum does not match.*npm run train titles/],
  ])('%s', (_, broken, reason) => {
    expect(() => readModel(broken)).toThrow(reason)
  })
})
