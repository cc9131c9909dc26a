// The arithmetic of training, four floats at a time. Every sum has a fixed order without fused operations, so that the result
// is the same on every machine and for every number of threads. Addresses and strides are in bytes.
import { allOf, assemble, f32, f32x4, func, i32, i32x4, loopTo } from '@fairlead/matching/titles/wasm'
import type { Code, Func } from '@fairlead/matching/titles/wasm'

export interface Kernels {
  /** c[i][j] = sum over k of a[i][k] * b[k][j]; `rows` divides by 4, `columns` by 8. `aDepth` is the stride of k in a. */
  multiply(
    a: number,
    aRow: number,
    aDepth: number,
    b: number,
    bDepth: number,
    c: number,
    cRow: number,
    rows: number,
    columns: number,
    depth: number,
  ): void
  /** x = exp((x - 1) * factor) for `count` numbers, a multiple of 4; underflow gives 2^-126. Relative error below 3e-7. */
  exponentials(x: number, count: number, factor: number): void
  /** Sum of `count` numbers, a multiple of 4. */
  total(x: number, count: number): number
  /** target += source for `count` numbers, a multiple of 4. */
  addTo(target: number, source: number, count: number): void
  /** x[j] = x[j] * (base + terms[j]) for `count` numbers, a multiple of 4. */
  pulls(x: number, terms: number, base: number, count: number): void
  /** out = sum of the vectors with indexes list[k] in `source`, k < `count`; count isn't 0. */
  gather(list: number, count: number, source: number, out: number): void
  /** Row-wise Adagrad: adds the mean square of the gradient to `square` and steps `rate` / sqrt of it against the gradient. */
  adagrad(row: number, gradient: number, square: number, rate: number, count: number): void
}

const bytes = (count: Code): Code => i32.shl(count, i32.const(2))
const sixteen = i32.const(16)
const rowNumbers = [0, 1, 2, 3] as const

const multiply = func(
  'multiply',
  allOf('i32', 'a', 'aRow', 'aDepth', 'b', 'bDepth', 'c', 'cRow', 'rows', 'columns', 'depth'),
  {
    ...allOf('i32', 'aEnd', 'column', 'columnEnd', 'p0', 'p1', 'p2', 'p3', 'pb', 'pbEnd', 'out'),
    ...allOf('v128', 's00', 's01', 's10', 's11', 's20', 's21', 's30', 's31', 'b0', 'b1', 'x'),
  },
  null,
  (v) => {
    const zero = f32x4.const(0)
    return [
      v.aEnd.set(i32.add(v.a.get, i32.mul(v.rows.get, v.aRow.get))),
      v.columnEnd.set(bytes(v.columns.get)),
      loopTo(
        v.a,
        v.aEnd.get,
        bytes(v.aRow.get),
        v.column.set(i32.const(0)),
        loopTo(
          v.column,
          v.columnEnd.get,
          i32.const(32),
          v.p0.set(v.a.get),
          v.p1.set(i32.add(v.p0.get, v.aRow.get)),
          v.p2.set(i32.add(v.p1.get, v.aRow.get)),
          v.p3.set(i32.add(v.p2.get, v.aRow.get)),
          v.pb.set(i32.add(v.b.get, v.column.get)),
          v.pbEnd.set(i32.add(v.pb.get, i32.mul(v.depth.get, v.bDepth.get))),
          ...rowNumbers.flatMap((row) => [v[`s${row}0`].set(zero), v[`s${row}1`].set(zero)]),
          loopTo(
            v.pb,
            v.pbEnd.get,
            v.bDepth.get,
            v.b0.set(f32x4.load(v.pb.get)),
            v.b1.set(f32x4.load(v.pb.get, 16)),
            ...rowNumbers.flatMap((row) => [
              v.x.set(f32x4.loadSplat(v[`p${row}`].get)),
              v[`s${row}0`].add(f32x4.mul(v.x.get, v.b0.get)),
              v[`s${row}1`].add(f32x4.mul(v.x.get, v.b1.get)),
              v[`p${row}`].add(v.aDepth.get),
            ]),
          ),
          v.out.set(i32.add(v.c.get, v.column.get)),
          ...rowNumbers.flatMap((row) => [
            f32x4.store(v.out.get, v[`s${row}0`].get),
            f32x4.store(v.out.get, v[`s${row}1`].get, 16),
            v.out.add(v.cRow.get),
          ]),
        ),
        v.c.add(bytes(v.cRow.get)),
      ),
    ]
  },
)

/** Coefficients of 2^f = sum of (f ln 2)^n / n! on [-0.5, 0.5], highest first. */
const powerOfTwo = [720, 120, 24, 6, 2, 1, 1].map((factorial, index) => Math.LN2 ** (6 - index) / factorial)

const exponentials = func(
  'exponentials',
  { x: 'i32', count: 'i32', factor: 'f32' },
  { end: 'i32', scale: 'v128', t: 'v128', n: 'v128', p: 'v128' },
  null,
  (v) => [
    v.end.set(i32.add(v.x.get, bytes(v.count.get))),
    v.scale.set(f32x4.splat(f32.mul(v.factor.get, f32.const(Math.LOG2E)))),
    loopTo(
      v.x,
      v.end.get,
      sixteen,
      v.t.set(f32x4.max(f32x4.mul(f32x4.sub(f32x4.load(v.x.get), f32x4.const(1)), v.scale.get), f32x4.const(-126))),
      v.n.set(f32x4.nearest(v.t.get)),
      v.t.set(f32x4.sub(v.t.get, v.n.get)),
      v.p.set(f32x4.const(powerOfTwo[0] ?? 0)),
      ...powerOfTwo.slice(1).map((coefficient) => v.p.set(f32x4.add(f32x4.mul(v.p.get, v.t.get), f32x4.const(coefficient)))),
      // 2^n: n + 127 as the exponent bits of a float
      f32x4.store(v.x.get, f32x4.mul(v.p.get, i32x4.shl(i32x4.add(i32x4.fromFloats(v.n.get), i32x4.splat(i32.const(127))), 23))),
    ),
  ],
)

const lanes = (value: Code): Code =>
  f32.add(f32.add(f32x4.lane(value, 0), f32x4.lane(value, 1)), f32.add(f32x4.lane(value, 2), f32x4.lane(value, 3)))

const total = func('total', { x: 'i32', count: 'i32' }, { end: 'i32', sum: 'v128' }, 'f32', (v) => [
  v.end.set(i32.add(v.x.get, bytes(v.count.get))),
  v.sum.set(f32x4.const(0)),
  loopTo(v.x, v.end.get, sixteen, v.sum.add(f32x4.load(v.x.get))),
  lanes(v.sum.get),
])

const addTo = func('addTo', { target: 'i32', source: 'i32', count: 'i32' }, { end: 'i32' }, null, (v) => [
  v.end.set(i32.add(v.target.get, bytes(v.count.get))),
  loopTo(
    v.target,
    v.end.get,
    sixteen,
    f32x4.store(v.target.get, f32x4.add(f32x4.load(v.target.get), f32x4.load(v.source.get))),
    v.source.add(sixteen),
  ),
])

/** Sums vectors in two halves, so that the sums of a half stay in registers. */
function gatherHalves(dims: number): Func {
  const vectors = Array.from({ length: dims / 8 }, (_, index) => index)
  const nameOfSum = (index: number) => `s${index}` as 's0'
  const half = i32.const(dims * 2)
  return func(
    'gather',
    allOf('i32', 'list', 'count', 'source', 'out'),
    { ...allOf('i32', 'end', 'at', 'listEnd', 'from'), ...allOf('v128', ...vectors.map(nameOfSum)) },
    null,
    (v) => [
      v.end.set(i32.add(v.out.get, i32.const(dims * 4))),
      v.listEnd.set(i32.add(v.list.get, bytes(v.count.get))),
      loopTo(
        v.out,
        v.end.get,
        half,
        v.at.set(v.list.get),
        ...vectors.map((k) => v[nameOfSum(k)].set(f32x4.const(0))),
        loopTo(
          v.at,
          v.listEnd.get,
          i32.const(4),
          v.from.set(i32.add(v.source.get, i32.mul(i32.load(v.at.get), i32.const(dims * 4)))),
          ...vectors.map((k) => v[nameOfSum(k)].add(f32x4.load(v.from.get, 16 * k))),
        ),
        ...vectors.map((k) => f32x4.store(v.out.get, v[nameOfSum(k)].get, 16 * k)),
        v.source.add(half),
      ),
    ],
  )
}

const pulls = func('pulls', { x: 'i32', others: 'i32', own: 'f32', count: 'i32' }, { end: 'i32', rows: 'v128' }, null, (v) => [
  v.end.set(i32.add(v.x.get, bytes(v.count.get))),
  v.rows.set(f32x4.splat(v.own.get)),
  loopTo(
    v.x,
    v.end.get,
    sixteen,
    f32x4.store(v.x.get, f32x4.mul(f32x4.load(v.x.get), f32x4.add(v.rows.get, f32x4.load(v.others.get)))),
    v.others.add(sixteen),
  ),
])

const adagrad = func(
  'adagrad',
  { row: 'i32', gradient: 'i32', square: 'i32', rate: 'f32', count: 'i32' },
  { at: 'i32', end: 'i32', sum: 'v128', factor: 'v128' },
  null,
  (v) => [
    v.end.set(i32.add(v.gradient.get, bytes(v.count.get))),
    v.at.set(v.gradient.get),
    v.sum.set(f32x4.const(0)),
    loopTo(v.at, v.end.get, sixteen, v.sum.add(f32x4.mul(f32x4.load(v.at.get), f32x4.load(v.at.get)))),
    f32.store(v.square.get, f32.add(f32.load(v.square.get), f32.div(lanes(v.sum.get), [...v.count.get, 0xb2]))),
    v.factor.set(f32x4.splat(f32.div(v.rate.get, f32.add(f32.sqrt(f32.load(v.square.get)), f32.const(1e-10))))),
    loopTo(
      v.gradient,
      v.end.get,
      sixteen,
      f32x4.store(v.row.get, f32x4.sub(f32x4.load(v.row.get), f32x4.mul(v.factor.get, f32x4.load(v.gradient.get)))),
      v.row.add(sixteen),
    ),
  ],
)

const kernelNames = [
  'multiply',
  'exponentials',
  'total',
  'addTo',
  'pulls',
  'gather',
  'adagrad',
] as const satisfies readonly (keyof Kernels)[]
const areKernels = (exports: object): exports is Kernels => kernelNames.every((name) => name in exports)

/** Opens the kernels on shared memory with at most `pages` pages for vectors of `dims` numbers, a multiple of 8. */
export function openKernels(memory: WebAssembly.Memory, pages: number, dims: number): Kernels {
  const code = new WebAssembly.Module(assemble([multiply, exponentials, total, addTo, gatherHalves(dims), pulls, adagrad], pages))
  const { exports } = new WebAssembly.Instance(code, { env: { memory } })
  if (!areKernels(exports)) throw new Error('a kernel is missing')
  return exports
}
