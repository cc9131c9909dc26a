// Makes input safe to read: well-formed text without NUL, with limited depth, checked against the call's schema.
import { isRecord } from '@fairlead/domain/shared/records'
import type { AnyCall } from '@fairlead/contract/call'
import { Refusal } from '@fairlead/domain/refusal'
import { z } from 'zod'
import { text as texts } from './texts/texts.ts'
import { messages } from '@fairlead/domain/shared/messages'

const deepest = 12

/** Query and body as one input, in which the body wins; refuses with the error per field. */
export function readInput(call: AnyCall, query: unknown, body: unknown): unknown {
  const input = asObject(clean(merge(call, query, body), 0))
  const result = call.input.safeParse(input)
  // again: the schema has unpacked values that arrived as JSON text
  if (result.success) {
    if (call.addressedBy && !namesChange(call, input)) throw new Refusal('invalid_input', texts.nothingToChange)
    return clean(result.data, 0)
  }
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const name = String(issue.path[0] ?? 'request').slice(0, 100)
    const isMissing = issue.path.length === 1 && input[name] === undefined
    fields[name] ??= isMissing ? messages.fieldRequired : issue.message.startsWith('Invalid') ? texts.unreadableValue : issue.message
  }
  throw new Refusal('invalid_input', undefined, fields)
}

/** Fields that were sent and the call doesn't list: they change nothing, and the response says so in a header. */
export function ignoredFields(call: AnyCall, query: unknown, body: unknown): string[] {
  const fields = fieldsOf(call)
  return fields === null ? [] : Object.keys(merge(call, query, body)).filter((name) => !fields.includes(name))
}

function namesChange(call: AnyCall, fields: Record<string, unknown>): boolean {
  return (fieldsOf(call) ?? []).some((name) => fields[name] !== undefined && !call.addressedBy?.includes(name))
}

function fieldsOf({ input }: AnyCall): string[] | null {
  return input instanceof z.ZodObject ? Object.keys(input.shape) : null
}

function merge(call: AnyCall, query: unknown, body: unknown): Record<string, unknown> {
  return { ...asObject(query), ...(call.method === 'GET' || call.method === 'DELETE' ? {} : asObject(body)) }
}

function asObject(value: unknown): Record<string, unknown> {
  return isRecord(value) && !Array.isArray(value) ? value : {}
}

function cleanText(text: string): string {
  if (text.includes('\0')) throw new Refusal('bad_request', texts.nulInText)
  return text.toWellFormed()
}

function clean(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (value === null || typeof value !== 'object') return value
  if (depth > deepest) throw new Refusal('bad_request', texts.nestedTooDeeply)
  if (Array.isArray(value)) return value.map((item) => clean(item, depth + 1))
  const copy: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) if (key !== '__proto__') copy[cleanText(key)] = clean(item, depth + 1)
  return copy
}
