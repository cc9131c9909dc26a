// Texts in the reader's language: chosen once by a page, and for each request or email by the server.

/** The languages of the app, of its pages for guests, and of its messages; English first. */
export const appLanguages = ['en', 'de'] as const
export type AppLanguage = (typeof appLanguages)[number]
/** Each in itself, so that its readers find it. */
export const languageNames: Readonly<Record<AppLanguage, string>> = { en: 'English', de: 'Deutsch' }

/** The shape of a catalog in another language: every text of the English one, with the same placeholders. */
export type Translated<T> = T extends (...parts: infer P) => infer R
  ? (...parts: P) => Translated<R>
  : T extends string
    ? string
    : { readonly [K in keyof T]: Translated<T[K]> }

type Catalogs<T> = { readonly en: T } & { readonly [L in Exclude<AppLanguage, 'en'>]?: Translated<T> }

/** The first language of a list such as 'de-AT,de;q=0.9,en;q=0.8' that the app has; null without one. */
export function appLanguageOf(tags: string | null | undefined): AppLanguage | null {
  for (const tag of (tags ?? '').slice(0, 200).split(',')) {
    const primary = tag.trim().toLowerCase().split(/[-;]/)[0]
    const match = appLanguages.find((language) => language === primary)
    if (match) return match
  }
  return null
}

const page = (globalThis as { document?: { documentElement?: { lang: string } } }).document
const pageLanguage = (): AppLanguage => appLanguageOf(page?.documentElement?.lang) ?? 'en'
let read: () => AppLanguage = pageLanguage

/** On a server, which serves many readers: `source` gives the language of the present one. */
export const readLanguageFrom = (source: () => AppLanguage): void => void (read = source)

/** Does `work`, which doesn't wait for anything, for a reader of `language`: the recipient of an email that someone else writes. */
export function asReader<T>(language: AppLanguage, work: () => T): T {
  const before = read
  read = () => language
  try {
    return work()
  } finally {
    read = before
  }
}

/** The language of the present reader; a page's is the one of its document. */
export const readersLanguage = (): AppLanguage => read()

const locales = { en: 'en-US', de: 'de-DE' } as const

/** The tag for `Intl`: numbers, dates, and lists as the present reader writes them. */
export const readersLocale = (): string => locales[read()]

/** Resolved at each access, so that one process can serve readers of several languages. */
function followReader<T extends object>(catalogIn: (language: AppLanguage) => T): T {
  return new Proxy(catalogIn('en'), {
    get(_, key) {
      const value: unknown = Reflect.get(catalogIn('en'), key)
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value)
      return isGroup ? followReader((language) => Object(Reflect.get(catalogIn(language), key))) : Reflect.get(catalogIn(read()), key)
    },
  })
}

/** A catalog in the present reader's language. A missing text is a type error. */
export function inReadersLanguage<T extends object>(catalogs: Catalogs<T>): Translated<T> {
  const catalogIn = (language: AppLanguage) => catalogs[language] as Translated<T> & object
  return page?.documentElement ? catalogIn(pageLanguage()) : followReader(catalogIn)
}
