// Which catalog a page uses: the one in its document's language.
import { languageOfTag, type Language } from '@fairlead/domain/shared/language'

/** The shape of a catalog in another language: every text of the English one, with the same placeholders. */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends (...parts: infer P) => string
    ? (...parts: P) => string
    : T[K] extends string
      ? string
      : Translated<T[K]>
}

/** English if there is none in the document's language, and outside of a browser. */
export function inPageLanguage<T>(catalogues: { readonly en: T } & { readonly [L in Exclude<Language, 'en'>]?: T }): T {
  const language = typeof document === 'undefined' ? 'en' : languageOfTag(document.documentElement.lang)
  return catalogues[language] ?? catalogues.en
}
