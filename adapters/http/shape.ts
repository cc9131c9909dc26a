// Reads fields out of an answer no one has vouched for.
import { fieldOf } from '@fairlead/domain/shared/records'

/** The field when `value` is an object that has it; undefined otherwise. */
export const field: (value: unknown, name: string) => unknown = fieldOf

/** The field when it is a string with something in it; null otherwise. */
export function text(value: unknown, name: string): string | null {
  const property = field(value, name)
  return typeof property === 'string' && property.trim() !== '' ? property : null
}
