// The languages that have texts, plural forms, and lists.

/** English first: it replaces texts that another language lacks. */
export const languages = ['en', 'de', 'fr', 'es'] as const
export type Language = (typeof languages)[number]
/** Each in itself, so that its readers find it. */
export const languageLabels: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français', es: 'Español' }

/** The language of a tag such as 'de-AT'; English if it has no texts. */
export function languageOfTag(tag: string): Language {
  const [primary] = tag.toLowerCase().split('-')
  return languages.find((language) => language === primary) ?? 'en'
}

/** Texts by language; every language except English may lack some. */
export type Catalogues<T extends object> = { readonly en: T } & { readonly [L in Exclude<Language, 'en'>]?: Partial<T> }

/** A language's texts, in English if it has none. */
export function textsIn<T extends object>(catalogues: Catalogues<T>, language: Language): T {
  return { ...catalogues.en, ...catalogues[language] }
}

const rules = new Map<Language, Intl.PluralRules>()

/** The plural form for a count: 'day' for 1 with `{ one: 'day', other: 'days' }`. */
export function plural(
  language: Language,
  count: number,
  forms: { readonly [F in Intl.LDMLPluralRule]?: string } & { other: string },
): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, rule)
  return forms[rule.select(count)] ?? forms.other
}

/** 'a, b, and c' in a language's format. */
export function listed(language: Language, items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(language, { type }).format(items)
}
