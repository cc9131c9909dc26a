// Names of people, companies and projects: which signs they may hold.
import { messages } from './messages.ts'

const signs = /^[\p{L}\p{M}\p{N} .&()-]*$/u
const signsAndComma = /^[\p{L}\p{M}\p{N} .&(),-]*$/u

/**
 * Letters (of any script), digits, space, period, ampersand, parentheses and hyphen, the comma where asked for; none of the
 * signs between words twice in a row. Blank text is fine. null, or the sentence for the field.
 */
export function checkNameLike(value: string, options: { comma?: boolean } = {}): string | null {
  const text = value.trim()
  if (!(options.comma ? signsAndComma : signs).test(text)) return messages.notNameLike
  return /([ .&(),-])\1/.test(text) ? messages.separatorRepeated : null
}
