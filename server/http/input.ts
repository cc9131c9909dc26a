// Makes what came in safe to read: well-formed text without NUL, of a sane depth, checked against the call's schema.
import type { AnyCall } from '@fairlead/contract/call'
import { Refusal } from '@fairlead/domain/refusal'

const deepest = 12

/** Query and body as one input, the body winning; refuses with the sentence per field. */
export function readInput(call: AnyCall, query: unknown, body: unknown): unknown {
  const merged = { ...asObject(query), ...(call.method === 'GET' || call.method === 'DELETE' ? {} : asObject(body)) }
  const given = clean(merged, 0) as Record<string, unknown>
  const result = call.input.safeParse(given)
  // once more: values that came as JSON text have been unpacked by the schema
  if (result.success) return clean(result.data, 0)
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? 'request').slice(0, 100)
    const isMissing = issue.path.length === 1 && given[name] === undefined
    fields[name] ??= isMissing
      ? 'This field is required.'
      : issue.message.startsWith('Invalid')
        ? 'This value can’t be read.'
        : issue.message
  }
  throw new Refusal('invalid_input', undefined, fields)
}

function asObject(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new Refusal('bad_request', 'Text must not contain NUL.')
    return value.toWellFormed()
  }
  if (value === null || typeof value !== 'object') return value
  if (depth > deepest) throw new Refusal('bad_request', 'This is nested too deeply.')
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1))
  const copy: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) if (key !== '__proto__') copy[clean(key, depth) as string] = clean(item, depth + 1)
  return copy
}
