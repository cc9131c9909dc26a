// Texts that are computed before their readers are known: stored in English, and as the name of a catalog's text with its gaps.
import { readersLanguage } from './readers-language.ts'

type Gap = string | number | boolean | StoredText
/** Of a catalog, the text's name and what fills its gaps, which may be texts of the same catalog. */
export type StoredText = readonly [name: string, ...gaps: Gap[]]

/** A text of the catalog `C`. */
export type TextOf<C> = {
  [K in keyof C & string]: C[K] extends (...gaps: infer P) => string
    ? readonly [K, ...{ [I in keyof P]: P[I] | (string extends P[I] ? readonly [name: keyof C & string, ...gaps: Gap[]] : never) }]
    : C[K] extends string
      ? readonly [K]
      : never
}[keyof C & string]

/** The text in the catalog's language; null if it is of a newer version. */
export function writeText(catalog: object, [name, ...gaps]: StoredText): string | null {
  const text: unknown = Reflect.get(catalog, name)
  if (typeof text === 'string') return text
  if (typeof text !== 'function') return null
  const filled = gaps.map((gap) => (typeof gap === 'object' ? writeText(catalog, gap) : gap))
  return filled.includes(null) ? null : String(Reflect.apply(text, null, filled))
}

/**
 * The text in the language of the present reader.
 * @param english the text as stored, for readers of English and where it was stored without its name
 */
export const readText = (catalog: object, text: StoredText | undefined, english: string): string =>
  (text && readersLanguage() !== 'en' && writeText(catalog, text)) || english

/** A sentence of a note: a text of one of several catalogs. */
export interface NotePart {
  from: string
  text: StoredText
}

/** What a search reports: the record, and what other languages are written from. */
export interface SearchNote {
  english: string
  parts: NotePart[]
}
