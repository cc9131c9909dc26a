// Whether a text is one that criteria can be read from.
import { jobMessages } from './job-messages.ts'
import { limits } from '../shared/limits.ts'

const address = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+\/\S*$/i

export function isAddress(text: string): boolean {
  return address.test(text.trim())
}

/** The sentence that says why not; null when it is. */
export function whyNotReadable(text: string): string | null {
  const trimmed = text.trim()
  if (trimmed === '') return jobMessages.missing
  if (isAddress(trimmed)) return jobMessages.isAddress
  return text.length > limits.jobTextLength ? jobMessages.tooLong : null
}
