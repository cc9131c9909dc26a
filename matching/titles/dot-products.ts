// Dot products of 8-bit vectors, sixteen numbers at a time, many times as fast as a loop in JavaScript. Sums are exact.
import { allOf, assemble, f32x4, func, i16x8, i32, i32x4, loopTo } from './wasm.ts'

export interface DotProducts {
  /** Bytes of a row: the dimensions rounded up to a multiple of 16; the last ones are 0. */
  width: number
  /**
   * Multiplies every vector with every row; both have `width` bytes.
   * @param use called for each vector with its products with the rows from `first` on; `products` is written again after the call
   */
  multiply(rows: Int8Array, vectors: readonly Int8Array[], use: (products: Int32Array, vector: number, first: number) => void): void
}

type Multiply = (row: number, vector: number, width: number, out: number, outEnd: number) => void

/** Rows in the memory of the module at once. */
const chunk = 4096
const pageBytes = 65_536
const sixteen = i32.const(16)

const code = func(
  'multiply',
  allOf('i32', 'row', 'vector', 'width', 'out', 'outEnd'),
  { ...allOf('i32', 'rowEnd', 'other'), ...allOf('v128', 'sum', 'a', 'b') },
  null,
  (v) => [
    loopTo(
      v.out,
      v.outEnd.get,
      i32.const(4),
      v.sum.set(f32x4.const(0)),
      v.other.set(v.vector.get),
      v.rowEnd.set(i32.add(v.row.get, v.width.get)),
      loopTo(
        v.row,
        v.rowEnd.get,
        sixteen,
        v.a.set(f32x4.load(v.row.get)),
        v.b.set(f32x4.load(v.other.get)),
        v.sum.set(i32x4.add(v.sum.get, i32x4.dot(i16x8.extendLow(v.a.get), i16x8.extendLow(v.b.get)))),
        v.sum.set(i32x4.add(v.sum.get, i32x4.dot(i16x8.extendHigh(v.a.get), i16x8.extendHigh(v.b.get)))),
        v.other.add(sixteen),
      ),
      i32.store(v.out.get, i32x4.total(v.sum.get)),
    ),
  ],
)

const isMultiply = (value: unknown): value is Multiply => typeof value === 'function'

/** @param dims of the vectors, at most 512 */
export function openDotProducts(dims: number): DotProducts {
  const width = Math.ceil(dims / 16) * 16
  const pages = Math.ceil((width + chunk * (4 + width)) / pageBytes)
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true })
  const { multiply } = new WebAssembly.Instance(new WebAssembly.Module(assemble([code], pages)), { env: { memory } }).exports
  if (!isMultiply(multiply)) throw new Error('the function is missing')
  const outAt = chunk * width
  const vectorAt = outAt + chunk * 4
  const bytes = new Int8Array(memory.buffer)
  return {
    width,
    multiply(rows, vectors, use) {
      const count = rows.length / width
      for (let first = 0; first < count; first += chunk) {
        const size = Math.min(chunk, count - first)
        const products = new Int32Array(memory.buffer, outAt, size)
        bytes.set(rows.subarray(first * width, (first + size) * width))
        for (const [index, vector] of vectors.entries()) {
          bytes.set(vector, vectorAt)
          multiply(0, vectorAt, width, outAt, outAt + size * 4)
          use(products, index, first)
        }
      }
    },
  }
}
