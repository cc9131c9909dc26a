// Bounds text of unknown origin, so that later patterns see only short runs. All functions take time proportional to the text.

/**
 * Shortens every run of a repeated character other than letters and digits (all whitespace counts as one) to `max` characters.
 * Normal text is unchanged; runs made to slow down a pattern are removed.
 */
export function withShortRuns(text: string, max = 100): string {
  let result = ''
  let from = 0
  let run = 0
  let before = -1
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const kind = isBlank(code) ? 32 : code
    run = kind === before ? run + 1 : 1
    before = kind
    if (run <= max || isWordCode(code)) continue
    result += text.slice(from, index)
    from = index + 1
  }
  return from === 0 ? text : result + text.slice(from)
}

/** The text without leading and trailing characters from `signs`. */
export function trimSigns(text: string, signs: string | ((code: number) => boolean)): string {
  return trimSignsEnd(trimSignsStart(text, signs), signs)
}

/** The text without leading characters from `signs`. */
export function trimSignsStart(text: string, signs: string | ((code: number) => boolean)): string {
  const is = testOf(signs)
  let start = 0
  while (start < text.length && is(text.charCodeAt(start))) start++
  return text.slice(start)
}

/** The text without trailing characters from `signs`. */
export function trimSignsEnd(text: string, signs: string | ((code: number) => boolean)): string {
  const is = testOf(signs)
  let end = text.length
  while (end > 0 && is(text.charCodeAt(end - 1))) end--
  return text.slice(0, end)
}

/** Whitespace as matched by \s. */
export function isBlank(code: number): boolean {
  if (code <= 32) return code === 32 || (code >= 9 && code <= 13)
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  )
}

const tests = new Map<string, (code: number) => boolean>()
const maxTests = 500

/** `signs` as a character test; a space matches any whitespace. */
function testOf(signs: string | ((code: number) => boolean)): (code: number) => boolean {
  if (typeof signs !== 'string') return signs
  const cached = tests.get(signs)
  if (cached) return cached
  const codes = new Set(Array.from(signs, (sign) => sign.charCodeAt(0)))
  const blanks = codes.has(32)
  const test = (code: number) => codes.has(code) || (blanks && isBlank(code))
  if (tests.size < maxTests) tests.set(signs, test)
  return test
}

/** ASCII letters and digits, and every non-ASCII character that isn't whitespace: runs of these can be words. */
function isWordCode(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || (code > 127 && !isBlank(code))
}

const longestLocal = 128
const longestDomain = 255

/**
 * Email addresses in a text, in order, at most `max`: an '@' with up to 128 characters before it and 255 after it. `stops` are
 * characters that end an address in addition to whitespace.
 */
export function addressesIn(text: string, max = 1000, stops = `<>;,"'()`): string[] {
  const isStop = testOf(`${stops} @`)
  const addresses: string[] = []
  let after = 0
  for (let atSign = text.indexOf('@'); atSign >= 0 && addresses.length < max; atSign = text.indexOf('@', atSign + 1)) {
    let start = atSign
    while (start > after && atSign - start < longestLocal && !isStop(text.charCodeAt(start - 1))) start--
    let end = atSign + 1
    while (end < text.length && end - atSign <= longestDomain && !isStop(text.charCodeAt(end))) end++
    // longer than any valid address
    const isWhole = start === after || isStop(text.charCodeAt(start - 1))
    if (start < atSign && end > atSign + 1 && isWhole) addresses.push(text.slice(start, end))
    after = end
  }
  return addresses
}
