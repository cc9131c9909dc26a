// An id no one else has; also where the page came over plain http, which has no crypto.randomUUID.

export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
