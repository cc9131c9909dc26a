// Detects a reply's language by its most common words, well enough to answer in the same one.
import { languages, type Language } from '../shared/language.ts'

const common: Record<Language, ReadonlySet<string>> = {
  en: new Set('the you your is are and for not but what how with would thanks thank this that have can could please about'.split(' ')),
  de: new Set(
    'ich sie und der die das ist nicht für mit wie was gibt bei ein eine danke vielen nachricht leider aber noch welche wäre wo hoch gehalt möglich auch meine haben'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'je vous et le la les est pas pour avec que quel quelle votre merci bonjour mais une des du au est-ce poste salaire dans ce serait'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las y es no para con que cuál cual qué gracias hola pero una un del por mi me su está puesto salario sería hay cómo'.split(' '),
  ),
}

/** English when the text is too short. */
export function languageOf(text: string): Language {
  const words =
    text
      .slice(0, 4000)
      .toLowerCase()
      .match(/[\p{L}'’-]+/gu) ?? []
  const counts = languages.map((language) => ({ language, hits: words.filter((word) => common[language].has(word)).length }))
  const most = Math.max(2, ...counts.map(({ hits }) => hits))
  const [best, another] = counts.filter(({ hits }) => hits === most)
  return best && !another ? best.language : 'en'
}
