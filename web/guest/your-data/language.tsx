// The page's language: of the email's link, else of the device; the reader can choose another.
import { createContext, use } from 'react'
import { yourDataTexts } from '@fairlead/domain/candidate/texts/your-data/texts'
import { languages, type Language } from '@fairlead/domain/shared/language'
import { dayIn } from '@fairlead/domain/shared/dates'
import { dayAsMoment } from '@fairlead/domain/shared/dates'

export function firstLanguage(): Language {
  const tags = [new URLSearchParams(window.location.search).get('lang') ?? '', ...navigator.languages]
  const primary = tags.map((tag) => tag.toLowerCase().split('-')[0])
  return primary.flatMap((tag) => languages.find((language) => language === tag) ?? [])[0] ?? 'en'
}

export const LanguageContext = createContext<Language>('en')

export function useTexts() {
  const language = use(LanguageContext)
  return {
    language,
    texts: yourDataTexts(language),
    /** Of a moment, or of a day such as '2026-11-29'. */
    day: (date: string) => dayIn(language, date.length === 10 ? dayAsMoment(date) : new Date(date)),
  }
}
