// Adam (Kingma & Ba 2015), for whole arrays and for single rows of a table.

const [decayOne, decayTwo, tiny] = [0.9, 0.999, 1e-8]

export class Adam {
  readonly values: Float32Array
  readonly gradient: Float32Array
  readonly #mean: Float32Array
  readonly #square: Float32Array
  #step = 0

  constructor(values: Float32Array) {
    this.values = values
    this.gradient = new Float32Array(values.length)
    this.#mean = new Float32Array(values.length)
    this.#square = new Float32Array(values.length)
  }

  /** Applies the gradient and clears it; with rows, only theirs. */
  update(rate: number, rows?: { ids: Iterable<number>; width: number }): void {
    this.#step += 1
    const correction = Math.sqrt(1 - decayTwo ** Math.min(this.#step, 5000)) / (1 - decayOne ** Math.min(this.#step, 5000))
    const apply = (from: number, to: number) => {
      const [values, gradient, mean, square] = [this.values, this.gradient, this.#mean, this.#square]
      for (let index = from; index < to; index += 1) {
        const slope = gradient[index]!
        mean[index] = decayOne * mean[index]! + (1 - decayOne) * slope
        square[index] = decayTwo * square[index]! + (1 - decayTwo) * slope * slope
        const value = values[index]!
        if (value === -Infinity) continue
        values[index] = value - (rate * correction * mean[index]!) / (Math.sqrt(square[index]!) + tiny)
        gradient[index] = 0
      }
    }
    if (rows) for (const id of rows.ids) apply(id * rows.width, (id + 1) * rows.width)
    else apply(0, this.values.length)
  }
}
