// Reads fields out of an answer no one has vouched for.

/** The field when `value` is an object that has it; undefined otherwise. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
}

/** The field when it is a string with something in it; null otherwise. */
export function text(value: unknown, name: string): string | null {
  const found = field(value, name)
  return typeof found === 'string' && found.trim() !== '' ? found : null
}
