// Whether criteria can be read from a text.
import { jobMessages } from './job-messages.ts'
import { limits } from '../shared/limits.ts'

const address = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+\/\S*$/i

export function isAddress(text: string): boolean {
  return address.test(text.trim())
}

/** Why not; null when they can. */
export function validateJobText(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '') return jobMessages.missing
  if (isAddress(trimmed)) return jobMessages.isAddress
  return text.length > limits.jobTextLength ? jobMessages.tooLong : null
}
