// The postal address below every email of a sequence: where a law requires it, and what counts as one.
import { text as postalText } from './texts/postal-address.ts'

interface PostalAddressLaw {
  country: string
  /** The law and the section. */
  source: string
}

/** Countries whose law requires a postal address in commercial email, by ISO 3166 code. */
export const postalAddressLaws: Readonly<Record<string, PostalAddressLaw>> = {
  US: { country: 'United States', source: 'CAN-SPAM Act, 15 U.S.C. § 7704(a)(5)(A)(iii)' },
  CA: { country: 'Canada', source: 'Electronic Commerce Protection Regulations (CRTC), SOR/2012-36, s. 2(1)(d), under CASL s. 6(2)' },
}

/** True when the law of the recipient's country (ISO code) requires a postal address; an unknown country requires none. */
export function asksForPostalAddress(country: string | null): boolean {
  return country !== null && Object.hasOwn(postalAddressLaws, country)
}

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
