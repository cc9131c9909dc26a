// Turns a call's input into form fields: key[] for lists of plain values, JSON text for everything nested.

function plain(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}

/** undefined is omitted, null is sent as 'null', an empty list as an empty field. */
export function encodeForm(input: Readonly<Record<string, unknown>>): URLSearchParams {
  const form = new URLSearchParams()
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) continue
    if (!Array.isArray(value)) form.append(key, plain(value))
    else if (value.length === 0) form.append(key, '')
    else if (value.some((entry) => typeof entry === 'object')) form.append(key, JSON.stringify(value))
    else for (const entry of value) form.append(`${key}[]`, plain(entry))
  }
  return form
}
