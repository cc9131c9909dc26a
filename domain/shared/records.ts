// Object.keys and its kin for records whose keys are known, and reading values whose shape isn't.

/** The keys of a record that holds nothing beyond what its type names. */
export function keysOf<T extends object>(record: T): (keyof T & string)[] {
  return Object.keys(record) as (keyof T & string)[]
}

/** Key and value of each field of a record that holds nothing beyond what its type names. */
export function entriesOf<T extends object>(record: T): [keyof T & string, T[keyof T & string]][] {
  return keysOf(record).map((key) => [key, record[key]])
}

/** A record with the value `valueOf` gives for each key. */
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

/** True for anything with fields, lists included. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The own field of an object; undefined otherwise. */
export function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}
