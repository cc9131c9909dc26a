/** What a value is once it has been through JSON, as a `jsonb` column gives it back: its dates are texts. */
export type JsonOf<T> = T extends Date
  ? string
  : T extends readonly (infer One)[]
    ? JsonOf<One>[]
    : T extends object
      ? { [K in keyof T]: JsonOf<T[K]> }
      : T
