// Two people edit one project: which of my fields can be applied to the newer version, and which someone else changed too.
import { keysOf } from '@fairlead/domain/shared/records'
import type { WireSettings } from '@fairlead/contract/shapes/settings'

type Change = Partial<WireSettings>
type Field = keyof WireSettings

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
/** Not set by users: the project's status. */
const besides = new Set<Field>(['project_id', 'version', 'status', 'type', 'is_peq'])

/** The fields I changed that the other side also changed to a different value. */
export function changedByBoth(base: Change, remote: Change, local: Change): Field[] {
  return keysOf(local).filter((field) => !same(base[field], remote[field]) && !same(local[field], remote[field]))
}

/** The fields the other side changed, whatever I did. */
export function changedByThem(base: Change, remote: Change): Field[] {
  return keysOf(remote).filter((field) => !besides.has(field) && !same(base[field], remote[field]))
}

/** 'job_description' as it reads in a sentence. */
export function fieldWords(field: string): string {
  const words = field.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value for use in a sentence; null when it doesn't fit. */
export function valueWords(value: unknown): string | null {
  if (value === null || value === '') return 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return value.length === 0 ? 'empty' : value.join(', ')
  return null
}
