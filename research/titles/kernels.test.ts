// The kernels compute the same as loops in plain JavaScript.
import { describe, expect, test } from 'vitest'
import { openKernels } from './kernels.ts'
import { seededRandom } from './random.ts'
import { allOf, assemble, f32, f32x4, func, i32 } from '@fairlead/matching/titles/wasm'

const dims = 24
const memory = new WebAssembly.Memory({ initial: 4, maximum: 4, shared: true })
const kernels = openKernels(memory, 4, dims)
const numbers = new Float32Array(memory.buffer)
const integers = new Int32Array(memory.buffer)
const random = seededRandom(8)
/** Fills `count` numbers starting at `start`, and returns them. */
const fill = (start: number, count: number): number[] => {
  for (let k = start; k < start + count; k += 1) numbers[k] = random() * 2 - 1
  return [...numbers.subarray(start, start + count)]
}

describe('multiply', () => {
  test.each([
    [4, 8, 1],
    [8, 24, 5],
    [12, 16, 40],
  ])('%d x %d, depth %d, and the same with a turned on its side', (rows, columns, depth) => {
    const a = fill(0, rows * depth)
    const b = fill(2000, depth * columns)
    kernels.multiply(0, depth * 4, 4, 8000, columns * 4, 16000, columns * 4, rows, columns, depth)
    const product = [...numbers.subarray(4000, 4000 + rows * columns)]
    for (let i = 0; i < rows; i += 1)
      for (let j = 0; j < columns; j += 1) {
        let sum = 0
        for (let k = 0; k < depth; k += 1) sum += (a[i * depth + k] ?? 0) * (b[k * columns + j] ?? 0)
        expect(product[i * columns + j]).toBeCloseTo(sum, 4)
      }
    for (let i = 0; i < rows; i += 1) for (let k = 0; k < depth; k += 1) numbers[k * rows + i] = a[i * depth + k] ?? 0
    kernels.multiply(0, 4, rows * 4, 8000, columns * 4, 24000, columns * 4, rows, columns, depth)
    expect([...numbers.subarray(6000, 6000 + rows * columns)]).toEqual(product)
  })
})

test('exponentials are correct to seven digits and never overflow or underflow into nonsense', () => {
  const cosines = [1, 0.999, 0.5, 0.01, 0, -0.3, -0.999, -1]
  numbers.set(cosines)
  kernels.exponentials(0, cosines.length, 20)
  for (const [index, value] of cosines.entries()) {
    const right = Math.exp((value - 1) * 20)
    expect(Math.abs((numbers[index] ?? 0) / right - 1)).toBeLessThan(3e-6)
  }
  numbers.set([-1000, -1000, -1000, -1000])
  kernels.exponentials(0, 4, 20)
  expect(numbers[0]).toBeCloseTo(2 ** -126, 40)
})

test('sums, pulls and gathered vectors', () => {
  const x = fill(0, 16)
  expect(kernels.total(0, 16)).toBeCloseTo(
    x.reduce((sum, value) => sum + value, 0),
    5,
  )
  const y = fill(100, 16)
  kernels.addTo(0, 400, 16)
  for (let index = 0; index < 16; index += 1) expect(numbers[index]).toBeCloseTo((x[index] ?? 0) + (y[index] ?? 0), 6)
  const z = [...numbers.subarray(0, 16)]
  kernels.pulls(0, 400, 0.5, 16)
  for (let index = 0; index < 16; index += 1) expect(numbers[index]).toBeCloseTo((z[index] ?? 0) * (0.5 + (y[index] ?? 0)), 6)
  const rows = fill(0, 10 * dims)
  integers.set([7, 2, 7], 1000)
  kernels.gather(4000, 3, 0, 8000)
  for (let d = 0; d < dims; d += 1) expect(numbers[2000 + d]).toBeCloseTo(2 * (rows[7 * dims + d] ?? 0) + (rows[2 * dims + d] ?? 0), 5)
})

test('steps Adagrad against the gradient, with shrinking steps', () => {
  const before = fill(0, dims)
  const gradient = fill(100, dims)
  numbers[200] = 0
  kernels.adagrad(0, 400, 800, 0.1, dims)
  const square = gradient.reduce((sum, value) => sum + value ** 2, 0) / dims
  expect(numbers[200]).toBeCloseTo(square, 5)
  for (let d = 0; d < dims; d += 1) expect(numbers[d]).toBeCloseTo((before[d] ?? 0) - (0.1 / Math.sqrt(square)) * (gradient[d] ?? 0), 5)
})

test('the assembler writes constants of any size', () => {
  const values = [0, 1, -1, 63, 64, -64, -65, 127, 128, 70_000, -70_000, 2 ** 31 - 1, -(2 ** 31)]
  const code = assemble(
    values.map((value, index) => func(`f${index}`, allOf('i32', 'x'), {}, 'i32', (v) => [i32.add(v.x.get, i32.const(value))])),
    4,
  )
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(code), { env: { memory } })
  for (const [index, value] of values.entries()) expect((exports[`f${index}`] as (x: number) => number)(0)).toBe(value)
  const lane = assemble([func('f', { x: 'f32' }, {}, 'f32', (v) => [f32x4.lane(f32x4.splat(f32.mul(v.x.get, f32.const(0.5))), 3)])], 4)
  const laneExports = new WebAssembly.Instance(new WebAssembly.Module(lane), { env: { memory } }).exports
  expect((laneExports['f'] as (x: number) => number)(5)).toBe(2.5)
})
