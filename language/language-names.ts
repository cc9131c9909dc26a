// Names of human languages, as the languages of postings write them, from the platform's own data.
import { wordLanguages } from './words.ts'

const named =
  'en de fr es it nl pt pl ro sv da nb fi cs sk hu uk ru tr el bg hr sr sl et lv lt ca eu ga ar he fa hi bn ur ta th vi id ja ko zh sw af'
/** Names that the platform's data has under another one. */
const further = {
  mandarin: 'Mandarin',
  cantonese: 'Cantonese',
  castellano: 'Spanish',
  norsk: 'Norwegian',
  farsi: 'Persian',
  tagalog: 'Tagalog',
}
const english = new Intl.DisplayNames(['en'], { type: 'language' })
/** How much longer the forms of a name may be: 'angielskiego'. */
const longestEnding = 4

const names = new Map<string, string>(Object.entries(further))
const stems = new Map<string, string>([['norsk', 'Norwegian']])
for (const locale of wordLanguages)
  for (const code of named.split(' ')) {
    const name = (new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? '').toLowerCase()
    const label = code === 'nb' ? 'Norwegian' : (english.of(code) ?? '')
    if (!names.has(name)) names.set(name, label)
    const stem = 'aeiouăîí'.includes(name.at(-1) ?? '') ? name.slice(0, -1) : name
    if (locale !== 'en' && stem.length >= 5 && !stems.has(stem)) stems.set(stem, label)
  }

function nameOf(word: string, longest: number): string | null {
  const exact = names.get(word)
  if (exact !== undefined) return exact
  for (let length = word.length; length >= Math.max(5, word.length - longest); length -= 1) {
    const label = stems.get(word.slice(0, length))
    if (label !== undefined) return label
  }
  return null
}

interface NamedLanguage {
  /** In English. */
  name: string
  /** In the words: [start, end). */
  start: number
  end: number
}

/** The languages that words name, each once. @param isTagged true where the reader sees a language */
export function languagesNamed(words: string, isTagged: boolean): NamedLanguage[] {
  const named = [
    ...words
      .toLowerCase()
      .slice(0, 80)
      .matchAll(/\p{L}{3,30}/gu),
  ].flatMap(({ 0: word, index: start }) => {
    const name = nameOf(word, isTagged ? word.length : longestEnding)
    return name === null ? [] : [{ name, start, end: start + word.length }]
  })
  return [...new Map(named.toReversed().map((entry) => [entry.name, entry])).values()].toReversed()
}

/** The first language that words name, in English; null for other words. */
export const languageNamed = (words: string): string | null => languagesNamed(words, false)[0]?.name ?? null
