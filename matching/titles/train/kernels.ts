// The arithmetic of training on rows [from, to) of a batch, written so that a result depends on the inputs and not on the split.

/** out[i][j] = a[i] . b[j] for rows i in [from, to) and all `size` rows of b; four by four for speed. `size` divides by 4. */
export function dotProducts(
  a: Float64Array,
  b: Float64Array,
  out: Float32Array,
  dims: number,
  size: number,
  from: number,
  to: number,
): void {
  for (let i = from; i < to; i += 2) {
    const a0 = i * dims
    const a1 = (i + 1 < to ? i + 1 : i) * dims
    for (let j = 0; j < size; j += 4) {
      const b0 = j * dims
      const b1 = b0 + dims
      const b2 = b1 + dims
      const b3 = b2 + dims
      let s00 = 0
      let s01 = 0
      let s02 = 0
      let s03 = 0
      let s10 = 0
      let s11 = 0
      let s12 = 0
      let s13 = 0
      for (let d = 0; d < dims; d += 1) {
        const x = a[a0 + d] as number
        const y = a[a1 + d] as number
        const p = b[b0 + d] as number
        const q = b[b1 + d] as number
        const r = b[b2 + d] as number
        const s = b[b3 + d] as number
        s00 += x * p
        s01 += x * q
        s02 += x * r
        s03 += x * s
        s10 += y * p
        s11 += y * q
        s12 += y * r
        s13 += y * s
      }
      const o0 = i * size + j
      out[o0] = s00
      out[o0 + 1] = s01
      out[o0 + 2] = s02
      out[o0 + 3] = s03
      if (i + 1 < to) {
        const o1 = o0 + size
        out[o1] = s10
        out[o1 + 1] = s11
        out[o1 + 2] = s12
        out[o1 + 3] = s13
      }
    }
  }
}

/** target[at .. at+dims] += factor * source[from .. from+dims] */
export function addScaled(target: Float64Array, at: number, source: Float64Array, from: number, factor: number, dims: number): void {
  for (let d = 0; d < dims; d += 1) target[at + d] = (target[at + d] as number) + factor * (source[from + d] as number)
}

/** Turns the gradient of a unit vector into that of the vector before it was brought to length one. */
export function throughNorm(gradient: Float64Array, unit: Float64Array, at: number, length: number, dims: number): void {
  let along = 0
  for (let d = 0; d < dims; d += 1) along += (gradient[at + d] as number) * (unit[at + d] as number)
  for (let d = 0; d < dims; d += 1) gradient[at + d] = ((gradient[at + d] as number) - along * (unit[at + d] as number)) / length
}
