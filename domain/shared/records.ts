// Typed versions of Object.keys and similar functions for records with known keys, and access to values that may be missing or of unknown shape.

/** The keys of a record that has no keys beyond its type. */
export function keysOf<T extends object>(record: T): (keyof T & string)[] {
  return Object.keys(record) as (keyof T & string)[]
}

/** Key and value of each field of a record that has no keys beyond its type. */
export function entriesOf<T extends object>(record: T): [keyof T & string, T[keyof T & string]][] {
  return keysOf(record).map((key) => [key, record[key]])
}

/** A record with the value that `valueOf` returns for each key. */
export function recordOf<K extends string, V>(keys: readonly K[], valueOf: (key: K, index: number) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key, index) => [key, valueOf(key, index)])) as Record<K, V>
}

/** True for an own key of the record. */
export function isKeyOf<T extends object>(record: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(record, key)
}

/** True for one of the values. */
export function isOneOf<T>(values: readonly T[], value: unknown): value is T {
  const all: readonly unknown[] = values
  return all.includes(value)
}

/** True for anything with fields, including lists. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** An object's own field; undefined otherwise. */
export function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** The value, where the code around it guarantees that there is one. @throws Error without one: a mistake in the program, not in its input */
export function must<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('A value that must exist is missing.')
  return value
}
