// Brings the grammatical forms of one word together: plural and singular, feminine and masculine, with and without accents.
import genderForms from './gender-forms.json' with { type: 'json' }

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
  ['icarka', 'ik'],
  ['icarke', 'ik'],
  ['icari', 'ik'],
  ['icar', 'ik'],
  ['arica', 'ar'],
  ['arice', 'ar'],
  ['ktorica', 'ktor'],
  ['ktorice', 'ktor'],
  ['atorica', 'ator'],
  ['atorice', 'ator'],
  ['ljica', 'lj'],
  ['ljice', 'lj'],
  ['acica', 'ac'],
  ['acice', 'ac'],
  ['ovkinja', 'ovc'],
  ['ovkinje', 'ovc'],
  ['jakinja', 'jak'],
  ['jakinje', 'jak'],
  ['njaci', 'njak'],
  ['tkinje', 't'],
  ['ginje', 'g'],
  ['olozi', 'olog'],
  ['ologicka', 'olog'],
  ['kyne', 'c'],
  ['kyna', 'c'],
  ['kinja', ''],
  ['inja', ''],
  ['lozka', 'log'],
  ['afka', 'af'],
  ['omka', 'om'],
  ['alka', 'alc'],
  ['alke', 'alc'],
  ['ilka', 'ilc'],
  ['ilke', 'ilc'],
  ['avka', 'avc'],
  ['avke', 'avc'],
  ['ovka', 'ovc'],
  ['ovke', 'ovc'],
  ['rejka', 'rejc'],
  ['rejke', 'rejc'],
  // the masculine side of the forms above: 'tkalec', 'sportovec'
  ['alec', 'alc'],
  ['ilec', 'ilc'],
  ['avec', 'avc'],
  ['ovec', 'ovc'],
  ['elec', 'elc'],
  ['anec', 'anc'],
  ['enec', 'enc'],
  ['edec', 'edc'],
  ['rejec', 'rejc'],
  ['rka', 'r'],
  ['rke', 'r'],
  ['tka', 't'],
  ['lka', 'l'],
  ['icky', 'ic'],
  ['icke', 'ic'],
  ['icki', 'ic'],
  ['ecky', 'ec'],
  ['ecke', 'ec'],
  ['acky', 'ac'],
  ['acki', 'ac'],
  ['acke', 'ac'],
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
  ['ложка', 'лог'],
  ['ичка', 'ик'],
  ['чка', 'ч'],
  ['ъдка', 'ъд'],
  ['вка', 'в'],
  ['арен', 'арн'],
  ['авен', 'авн'],
  ['онен', 'онн'],
  ['ерен', 'ерн'],
  ['ален', 'алн'],
  ['елен', 'елн'],
  ['ичен', 'ичн'],
  ['ашен', 'ашн'],
  ['амен', 'амн'],
  ['ртен', 'ртн'],
  ['ебен', 'ебн'],
  ['ски', 'ск'],
  // Hungarian
  ['holgy', ''],
  ['ono', 'o'],
  ['asno', 'as'],
  ['arno', 'ar'],
  ['erno', 'er'],
  ['eszno', 'esz'],
  // German
  ['ischerin', 'isch'],
  ['licherin', 'lich'],
  ['igterin', 'igt'],
  ['ererin', 'er'],
  ['erer', 'er'],
  ['origer', 'orig'],
  ['gefreiter', 'gefreit'],
  ['ordneter', 'ordnet'],
  ['onaler', 'onal'],
  ['ativer', 'ativ'],
  ['wardess', 'ward'],
  ['wardessa', 'ward'],
  ['wardesa', 'ward'],
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
  ['beamter', 'beamt'],
  ['beamtin', 'beamt'],
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

/** Latin and Cyrillic vowels that mark gender or number at the end of a word. */
const finalVowels = 'aeoiаеоия'

/** Shortest word for the suffix rules; shorter words are often complete ('cabin', 'latin'). */
const shortest = 7

/** Feminine and masculine forms that no suffix rule joins, from labels of ESCO; written by `npm run write title-forms`. */
const listed = new Map<string, string>(Object.entries(genderForms))

/**
 * The key for comparing words, not for display: 'ingeniera', 'ingeniero' and 'ingenieros' all
 * give 'ingenier', 'Lehrerinnen' gives 'lehrer'.
 * @param word one lower-case word without accents
 */
export const commonForm = (word: string): string => ruleForm(listed.get(word) ?? word)

/** {@link commonForm} by the suffix rules only, without the list of gender-forms.json. */
export function ruleForm(word: string): string {
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
    if (last !== undefined && (finalVowels.includes(last) || (last === 'y' && (form.length >= 6 || form.endsWith('ny'))))) {
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
  // eslint-disable-next-line no-control-regex -- matches the ASCII range
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
