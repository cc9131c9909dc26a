// Fields of work equivalent to the title: 'five years in software engineering' requires only the years from a software
// engineer.
import { normalise } from '@fairlead/domain/reference/normalise'
import { listedWork } from '@fairlead/matching/skills/titles'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { PostingLine } from '@fairlead/language/reader'
import { allWords, whole } from '@fairlead/language/words'
import type { ReadLanguage } from '@fairlead/matching/text/language'
import { hasCapital, hasStop, isAcronym, wordsIn } from './shape.ts'
import { jobNouns } from '@fairlead/matching/text/job-nouns'

/**
 * From this nearness, a field is the title's work. Of 2,000 ESCO titles in eight languages turned into their fields ('logistics
 * manager', 'logistics management'), 98.5% are at least as near; of other titles' fields 0.5%.
 */
const sameField = 0.56
/** For titles that are only close to the requested one: 94.2% and 0.3%. */
const sameFieldOfClose = 0.78
const longestField = 60
/** Between the years and the field: 'years of hands-on professional experience in'. */
const longestBetween = 70

/** One or two small words. */
const isShort = (between: string) => wordsIn(between).length <= 2 && wordsIn(between).every((word) => word.length <= 6)
const fieldEnds = ['ung', 'ik', 'ing', 'ment', 'ie', 'schaft']

const experience = whole(
  allWords((words) => words.experience),
  'giu',
)

/**
 * True where the words at `start` are the object of required experience: '3 years in nursing', 'Erfahrung in der Softwareentwicklung'.
 * English needs the years: 'experience in contract law' for a lawyer is a separate field.
 */
export function isAfterExperience({ text, spans }: PostingLine, start: number, languages: readonly ReadLanguage[]): boolean {
  const isNear = (end: number) => end <= start && start - end <= longestBetween && !hasStop(text.slice(end, start))
  if (spans.some(({ tag, end }) => tag === 'YEARS' && isNear(end))) return true
  if (languages[0] === 'en') return false
  return [...text.slice(0, start).matchAll(experience)].some(
    ({ 0: words, index }) => isNear(index + words.length) && isShort(text.slice(index + words.length, start)),
  )
}

/** 'B2B', 'P2P', 'S4': a field with it is narrower than the work of a title without it. */
const signs = /\b\p{Lu}{1,5}\d[\p{Lu}\d]{0,5}/gu

const minStem = 4
/** A field in one word and the word for its workers: 'nursing' and 'nurse', 'Vertrieb' and 'Vertriebsleiter'. */
function sharesStem(word: string, field: string, isSkill: boolean): boolean {
  if (!jobNouns.test(word)) return false
  if (!isSkill && field.length > minStem && word.startsWith(field)) return true
  let common = 0
  while (common < word.length && word[common] === field[common]) common += 1
  return common >= minStem && common >= field.length - 4 && common >= word.length - 4
}

/** 'Softwareentwicklung' and 'Java-Entwickler', 'Finanzbuchhaltung' and 'Buchhalter': a compound whose last part is the work of the title. */
const endsInWork = (word: string, field: string): boolean =>
  word.length >= 6 &&
  field.length > word.length + 2 &&
  fieldEnds.some((end) => field.endsWith(end)) &&
  Array.from({ length: field.length - word.length }, (_, index) => field.slice(index + 3)).some(
    (end) => end.length >= word.length - 1 && end.length <= word.length + 3 && sharesStem(word, end, true),
  )

/** True when words name the work of one of the titles. */
export function titleWork(vocabulary: Vocabulary, titles: readonly string[]): (field: string, written: string) => boolean {
  const { space, skills, schooling } = vocabulary
  const requestedTitles = titles.map((title) => {
    const reading = vocabulary.titles.read(title)
    const label = vocabulary.titles.label(listedWork(reading)) ?? reading.label
    const close = reading.isKnown
      ? vocabulary.titles.close(listedWork(reading)).flatMap((closeConcept) => vocabulary.titles.label(closeConcept) ?? [])
      : []
    return {
      words: ` ${normalise(title)} `,
      own: [...new Set([title, label])].map((name) => space.ask(name)),
      close: close.map((name) => space.ask(name)),
    }
  })
  return (field, written) => {
    const words = normalise(field)
    if (words === '' || field.length > longestField) return false
    const isSkill = skills.read(field).isKnown
    const isDiscipline = schooling.major(field).family !== null
    return requestedTitles.some((title) => {
      // 'Java' in 'Java Developer' and 'Temenos' in 'Temenos Consultant' are tools, which a title names and a profile proves
      const isNamed = title.words.includes(` ${words} `)
      // 'acute care RN' is narrower than 'Registered Nurse (RN)'
      if (written.includes(' ') && written.split(' ').some((word) => isAcronym(word) && title.words.includes(` ${normalise(word)} `)))
        return false
      if (isNamed && hasCapital(written) && isSkill && (!isDiscipline || isAcronym(written))) return false
      if (isNamed && written === written.toLowerCase()) return true
      // 'Vertrieb' in 'Vertriebsleiter', 'nursing' and 'Nurse'
      if (
        !words.includes(' ') &&
        !isNamed &&
        title.words
          .trim()
          .split(' ')
          .some((word) => sharesStem(word, words, isSkill) || endsInWork(word, words))
      )
        return true
      // a tool that people with the title use, such as dbt
      if (isSkill && !isDiscipline && !words.includes(' ')) return false
      if (written.match(signs)?.some((sign) => !title.words.includes(` ${normalise(sign)} `))) return false
      return (
        title.own.some((entry) => space.nearness(entry, field) >= sameField) ||
        (!isSkill && title.close.some((entry) => space.nearness(entry, field) >= sameFieldOfClose))
      )
    })
  }
}
