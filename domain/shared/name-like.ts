// Allowed characters in names that are typed within a text. Names of people, companies, and projects may contain others: O’Brien, C++.
import { text as texts } from './texts/validation.ts'

const signs = /^[\p{L}\p{M}\p{N} .&()-]*$/u
const signsAndComma = /^[\p{L}\p{M}\p{N} .&(),-]*$/u

/**
 * Letters (in any script), digits, space, period, ampersand, parentheses, and hyphen, plus commas where allowed; no symbol
 * between words twice in a row. Blank text is valid. Returns null, or the error for the field.
 */
export function checkNameLike(value: string, options: { comma?: boolean } = {}): string | null {
  const text = value.trim()
  if (!(options.comma ? signsAndComma : signs).test(text)) return texts.nameCharacters(options.comma ? '. , & ( ) -' : '. & ( ) -')
  return /([ .&(),-])\1/.test(text) ? texts.separatorRepeated : null
}
