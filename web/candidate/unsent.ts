// Keeps the input of a refused form for when it is opened again for the same candidate.
const unsent = new Map<string, unknown>()
const keyOf = (form: string, candidateId: string) => `${form} ${candidateId}`

export function saveUnsent(form: string, candidateId: string, value: unknown): void {
  unsent.set(keyOf(form, candidateId), value)
}

export function readUnsent<T>(form: string, candidateId: string): T | null {
  return (unsent.get(keyOf(form, candidateId)) as T | undefined) ?? null
}

export function deleteUnsent(form: string, candidateId: string): void {
  unsent.delete(keyOf(form, candidateId))
}
