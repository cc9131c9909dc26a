// The postal address below every email of a sequence: what counts as one.
import { text as postalText } from './texts/postal-address.ts'

const fewest = 10
const max = 300
const maxLines = 6

/** An address as stored: trimmed lines, without empty ones. */
export function cleanPostalAddress(address: string): string {
  return address
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
}

/** Why a cleaned address can't be saved; null when it can, even if empty. */
export function validatePostalAddress(address: string): string | null {
  if (address === '') return null
  if (address.length > max || address.split('\n').length > maxLines) return postalText.tooLong(max, maxLines)
  // a street or PO box, and a town: a shorter address, or a single word, lacks one of them
  return address.length < fewest || !/[\s,]/.test(address) ? postalText.wholeAddress : null
}
