// Brings the grammatical forms of one word together: plural and singular, feminine and masculine, with and without accents.

const suffixSteps: readonly (readonly [suffix: string, replacement: string])[] = [
  // German compounds, English compounds
  ['kauffrau', 'kaufmann'],
  ['fachfrau', 'fachmann'],
  ['frau', 'mann'],
  ['frauen', 'mann'],
  ['leute', 'mann'],
  ['woman', 'man'],
  ['women', 'man'],
  ['person', 'man'],
  // French, Italian, Spanish, Romanian agents
  ['trice', 'tor'],
  ['trici', 'tor'],
  ['triz', 'tor'],
  ['drice', 'deur'],
  ['orita', 'or'],
  ['oare', 'or'],
  ['oara', 'or'],
  ['teuse', 'tor'],
  ['teur', 'tor'],
  ['tore', 'tor'],
  ['euse', 'eur'],
  ['ee', 'e'],
  ['oressa', 'or'],
  ['esse', ''],
  ['areasa', 'ar'],
  ['arita', 'ar'],
  ['erita', 'er'],
  ['oaga', 'og'],
  // Dutch
  ['leidster', 'leider'],
  ['werkster', 'werker'],
  // Polish, Czech, Slovak, Slovenian, Croatian
  ['iczka', 'ik'],
  ['yczka', 'yk'],
  ['arz', 'ar'],
  ['kyne', 'ce'],
  ['kyna', 'ca'],
  ['kinja', ''],
  ['inja', ''],
  ['lozka', 'log'],
  ['alka', 'alec'],
  ['ilka', 'ilec'],
  ['avka', 'avec'],
  ['rka', 'r'],
  ['tka', 't'],
  ['lka', 'l'],
  ['cka', 'c'],
  ['nka', 'n'],
  ['zka', 'z'],
  // Latvian
  ['niece', 'niek'],
  ['nieks', 'niek'],
  ['ajs', 'aj'],
  // Bulgarian
  ['ничка', 'ник'],
  ['тка', 'т'],
  ['лка', 'л'],
  ['рка', 'р'],
  ['чка', 'ч'],
  // German
  ['innen', ''],
  ['in', ''],
  ['ischer', 'isch'],
  ['licher', 'lich'],
  ['andiger', 'andig'],
  ['ender', 'end'],
  ['igter', 'igt'],
  ['tragter', 'tragt'],
  ['stellter', 'stellt'],
  ['steter', 'stet'],
  ['amter', 'amt'],
]

const byLastLetter = new Map<string, (readonly [string, string])[]>()
for (const step of suffixSteps) {
  const last = step[0].at(-1) ?? ''
  byLastLetter.set(last, [...(byLastLetter.get(last) ?? []), step])
}

/** Feminine words that no suffix rule reaches. */
const irregular = new Map([
  ['waitress', 'waiter'],
  ['actress', 'actor'],
  ['hostess', 'host'],
  ['stewardess', 'steward'],
  ['seamstress', 'tailor'],
  ['manageress', 'manager'],
  ['arztin', 'arzt'],
  ['kochin', 'koch'],
  ['actriz', 'actor'],
  ['acteur', 'actor'],
  ['jefa', 'jefe'],
  ['sefa', 'sef'],
  ['capa', 'capo'],
  ['moza', 'mozo'],
  ['men', 'man'],
  ['women', 'man'],
  ['woman', 'man'],
])

/** Shortest word the suffix rules touch: shorter words are too often words of their own ('cabin', 'latin'). */
const shortest = 7

/**
 * The form under which a word is compared. It is a key, not a word to show: 'ingeniera', 'ingeniero' and 'ingenieros' all
 * give 'ingenier', 'Lehrerinnen' gives 'lehrer'.
 * @param word one lower-case word without accents
 */
export function commonForm(word: string): string {
  const special = irregular.get(word)
  if (special !== undefined) return special
  let form = word
  const length = form.length
  if (length < 4) return form
  if (form.endsWith('s')) {
    const before = form[length - 2]
    if (length >= 5 && form.endsWith('ies')) form = `${form.slice(0, -3)}y`
    else if (before !== 's' && before !== 'u' && before !== 'i') form = form.slice(0, -1)
  }
  if (form.length >= shortest) {
    for (const [suffix, replacement] of byLastLetter.get(form.at(-1) ?? '') ?? []) {
      if (form.length - suffix.length >= 3 && form.endsWith(suffix)) {
        form = form.slice(0, -suffix.length) + replacement
        break
      }
    }
  }
  if (form.length >= 5) {
    const last = form[form.length - 1]
    if (last === 'a' || last === 'e' || last === 'o' || last === 'i' || (last === 'y' && form.length >= 6)) {
      form = form.slice(0, -1)
      if (form[form.length - 1] === form[form.length - 2]) form = form.slice(0, -1)
    }
    if (form.endsWith('teur')) form = `${form.slice(0, -4)}tor`
    else if (form.endsWith('ik')) form = `${form.slice(0, -2)}ic`
    else if (form.endsWith('if')) form = `${form.slice(0, -2)}iv`
  }
  return form
}

const marks = /\p{M}+/gu

/** Lower case, compatibility forms resolved (NFKC), accents and umlaut dots removed, 'ß' as 'ss'. */
export function foldLetters(text: string): string {
  const lower = text.normalize('NFKC').toLowerCase()
  // eslint-disable-next-line no-control-regex -- the ASCII range is what is asked for
  if (/^[\x00-\x7f]*$/.test(lower)) return lower
  return lower
    .normalize('NFD')
    .replace(marks, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ı', 'i')
    .replaceAll('’', "'")
    .replaceAll('–', '-')
    .replaceAll('—', '-')
    .replaceAll('‐', '-')
}
