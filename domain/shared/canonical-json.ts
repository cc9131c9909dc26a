// JSON with its keys in order: equal values have equal bytes, which can be compared, hashed, and signed.
import { isRecord } from './records.ts'

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key])]),
  )
}

/** @param value plain data: what JSON can't hold, such as maps, is lost */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value))
