// The masculine and feminine forms of a title, word by word, in the title's language.

export interface TitleForms {
  /**
   * The title in its other grammatical gender; null when no word has another form.
   * @param language ISO 639-1 code of the profile, if known; decides between languages that share a word
   */
  otherForm(title: string, language: string | null): string | null
}

/** Longest prefix that a compound may have before a known word ('Projektmanager'). */
const longestBeginning = 30
const shortestEnding = 5
/** Languages that write compounds as one word. */
const compounding = new Set(['de', 'nl', 'sv', 'da'])
/** Characters of a title that are read. */
const maxLength = 240

/** @param text lines 'language, form, other form' and 'word', as written by `npm run write gendered-titles` */
export function readTitleForms(text: string): TitleForms {
  const byLanguage = new Map<string, Map<string, string>>()
  const english = new Set<string>()
  for (const line of text.split('\n')) {
    const [language = '', a = '', b = ''] = line.split('\t')
    if (language === 'word') english.add(a)
    if (language === 'word' || !b) continue
    const forms = byLanguage.get(language) ?? new Map<string, string>()
    byLanguage.set(language, forms)
    // the more frequent pair is first
    if (!forms.has(a)) forms.set(a, b)
    if (!forms.has(b)) forms.set(b, a)
  }

  const formIn = (language: string, word: string): string | null => {
    const forms = byLanguage.get(language)
    const form = forms?.get(word)
    if (form !== undefined || !forms || !compounding.has(language)) return form ?? null
    for (let index = 1; index <= Math.min(longestBeginning, word.length - shortestEnding); index += 1) {
      const ending = forms.get(word.slice(index))
      if (ending !== undefined) return word.slice(0, index) + ending
    }
    return null
  }

  return {
    otherForm(title, language) {
      const parts = title.slice(0, maxLength).split(/([^\p{L}]+)/u)
      const words = parts.filter((_, index) => index % 2 === 0 && parts[index] !== '').map((word) => word.toLowerCase())
      const hasForm = (code: string, list: readonly string[]) => list.some((word) => formIn(code, word) !== null)
      // words shared with English titles don't identify a language: 'Analyst', 'Manager'
      const telling = words.filter((word) => word.length > 2 && !english.has(word))
      const chosen =
        language !== null && language !== 'en' && hasForm(language, words)
          ? language
          : telling.length === 0
            ? 'en'
            : [...byLanguage.keys()].find((code) => hasForm(code, telling))
      if (chosen === undefined) return null
      const swapped = parts.map((part, index) => (index % 2 === 0 ? likeIn(part, formIn(chosen, part.toLowerCase())) : part)).join('')
      return swapped === parts.join('') ? null : swapped + title.slice(maxLength)
    },
  }
}

/** The form with the capitalization of the word it replaces. */
function likeIn(word: string, form: string | null): string {
  if (form === null) return word
  if (word.length > 1 && word === word.toUpperCase()) return form.toUpperCase()
  const first = word.slice(0, 1)
  return first === first.toUpperCase() ? form.slice(0, 1).toUpperCase() + form.slice(1) : form
}
