/** A value after a round trip through JSON, as a `jsonb` column returns it: its dates are text. */
export type JsonOf<T> = T extends Date
  ? string
  : T extends readonly (infer One)[]
    ? JsonOf<One>[]
    : T extends object
      ? { [K in keyof T]: JsonOf<T[K]> }
      : T
