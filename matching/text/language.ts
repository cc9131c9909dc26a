// Detects the language of a posting or résumé from its most frequent small words, or from its script.

import { languageOfTag, type Language } from '@fairlead/domain/shared/language'
import { wordLanguages, type WordLanguage } from '@fairlead/language/words'

/** A language whose headings and wording the reader knows. */
export type ReadLanguage = WordLanguage

export interface DetectedLanguage {
  /** ISO 639-1; null when the text is too short. */
  code: string | null
  /** In English, for the screen; '' with a null code. */
  name: string
  /** True if the reader supports this language, or if the language can't be determined. */
  isRead: boolean
}

const small: Record<string, [name: string, words: string]> = {
  en: ['English', 'the and of to in for with you your our is are we will have this be as on that or from at an by'],
  de: [
    'German',
    'und der die das mit für von den im zu sie wir ein eine bei ist in sowie oder als ihre deine unser auf auch werden dem des du',
  ],
  fr: ['French', 'et de la le les des vous nous en pour une un avec dans du votre au est sur aux notre par ou êtes qui à ans'],
  es: ['Spanish', 'y de la el en los las con para una un del que se por al tu nuestro como su es o buscamos años más'],
  it: ['Italian', 'e di il la per con in un una del della dei che nel le al gli si da sono è anni o delle nostro alla tra'],
  nl: ['Dutch', 'de het een en van in voor met je wij op bij is jij ons als aan te jaar of onze naar zijn jouw ben hebt'],
  pt: ['Portuguese', 'e de o a os as em com para uma um do da no na que por anos ou dos das ao mais seu sua não'],
  pl: ['Polish', 'i w z do na oraz się jest dla o lub że od nie co po przez lat lata za pracy ze jak twoje nasz u'],
  ro: ['Romanian', 'și si de în in cu la pentru un o din pe care sau ani este ca să sunt ale al prin nu ai noastră minim'],
  sv: ['Swedish', 'och att i en som är för med på av till vi du det den ett har du om eller din vår år samt inom'],
  da: ['Danish', 'og at i en som er for med på af til vi du det den et har om eller din vores år samt du inden har'],
  no: ['Norwegian', 'og å i en som er for med på av til vi du det den et har om eller din vår år samt deg innen'],
  fi: ['Finnish', 'ja on että tai sekä olet meillä sinulla kanssa ovat työ hakemus etsimme osaamista voit olemme'],
  cs: ['Czech', 'a v na s se je pro do že nebo z o jsme vás práce požadujeme nabízíme let zkušenosti od za také či'],
  hu: ['Hungarian', 'és a az hogy egy is vagy nem meg való illetve év munka elvárások tapasztalat számára több'],
  tr: ['Turkish', 've bir bu için ile olan olarak da de en veya yıl deneyim iş aranan sahip gibi daha'],
  hr: ['Croatian', 'i u na za je se s da od ili te kao iskustvo godina rad posao tražimo nudimo što'],
  sk: ['Slovak', 'a v na s sa je pre do že alebo z o sme vás práca požadujeme ponúkame rokov skúsenosti'],
  ca: ['Catalan', 'i de la el en els les amb per una un del que es o anys experiència treball nosaltres'],
}
const scripts: [RegExp, code: string, name: string][] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'ja', 'Japanese'],
  [/\p{Script=Hangul}/u, 'ko', 'Korean'],
  [/\p{Script=Han}/u, 'zh', 'Chinese'],
  [/\p{Script=Arabic}/u, 'ar', 'Arabic'],
  [/\p{Script=Hebrew}/u, 'he', 'Hebrew'],
  [/\p{Script=Greek}/u, 'el', 'Greek'],
  [/\p{Script=Cyrillic}/u, 'ru', 'Russian or another language in Cyrillic script'],
  [/\p{Script=Devanagari}/u, 'hi', 'Hindi'],
  [/\p{Script=Thai}/u, 'th', 'Thai'],
]
const tables = Object.entries(small).map(([code, [name, words]]) => ({ code, name, words: new Set(words.split(' ')) }))
const sampleLength = 20_000
/** With fewer small words than this, the language stays unknown. */
const minEvidence = 3

/** Detects the main language of a text. Bounded work: only the first 20,000 characters count. */
export function detectLanguage(text: string): DetectedLanguage {
  const sample = text.slice(0, sampleLength).toLowerCase()
  const letters = sample.match(/\p{L}/gu) ?? []
  if (letters.length > 0 && letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length > letters.length / 2) {
    for (const [pattern, code, name] of scripts) if (pattern.test(sample)) return { code, name, isRead: false }
    return { code: null, name: '', isRead: true }
  }
  const words = sample.split(/[^\p{L}\p{M}]+/u)
  let best = { code: '', name: '', count: 0 }
  for (const { code, name, words: languageWords } of tables) {
    const count = words.reduce((sum, word) => sum + (languageWords.has(word) ? 1 : 0), 0)
    if (count > best.count) best = { code, name, count }
  }
  if (best.count < minEvidence) return { code: null, name: '', isRead: true }
  return { code: best.code, name: best.name, isRead: wordLanguages.some((code) => code === best.code) }
}

/** The languages whose wording applies: English always, since postings in other languages borrow its headings and phrases. */
export function wordingLanguages({ code }: DetectedLanguage): ReadLanguage[] {
  const language = wordLanguages.find((candidate) => candidate === code)
  return language && language !== 'en' ? [language, 'en'] : ['en']
}

/** The language to write to the author or reader of a text in; English for one without texts. */
export const languageOfText = (text: string): Language => languageOfTag(detectLanguage(text).code ?? '')
