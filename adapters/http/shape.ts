// Reads fields from an untrusted response.
import { fieldOf } from '@fairlead/domain/shared/records'

/** The field when `value` is an object that has it; undefined otherwise. */
export const field: (value: unknown, name: string) => unknown = fieldOf

/** The field if it is a non-empty string; null otherwise. */
export function text(value: unknown, name: string): string | null {
  const property = field(value, name)
  return typeof property === 'string' && property.trim() !== '' ? property : null
}
