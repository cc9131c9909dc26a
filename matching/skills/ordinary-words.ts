// Skills whose name is also an ordinary word: 'React', 'Excel', 'Go', 'Jest' (Polish for 'is'), 'DEI' (Italian for 'of the').
// One rule for postings, résumés, profiles, and search sentences. No part of it depends on who asks.
import { normalise } from '@fairlead/domain/reference/normalise'
import type { CommonWordRow, CompanyRow, SkillRow } from '@fairlead/domain/reference/tables'
import { detectLanguage } from '../text/language.ts'
import { jobNouns } from '../text/job-nouns.ts'
import { allWords } from '@fairlead/language/words'

/** Skills of these categories are products or their names; of the others only companies and abbreviations are. */
const productCategories = new Set(
  'Programming language|Cloud & DevOps|Backend|Frontend|Databases|Mobile|Data & analytics|AI & machine learning|Design|QA & testing'.split(
    '|',
  ),
)
/** Skills with a narrower sense than the word, which no list of words, products, or companies tells apart. */
const narrow = new Set(
  'make word metal eagle outlook epic sage node linear pigment iterable rippling remix etch perception synthesis discovery claims culture judgment options closing positioning messaging ops orientation mixing controls shipping fluent native belonging principle ranking'.split(
    ' ',
  ),
)
/** Shorter names ('R', 'Go', 'UI') may be anything in another spelling. */
const longestInitials = 2

export interface OrdinaryWords {
  /** True for a spelling of a skill that only a name's spelling or its context sets apart from an ordinary word. */
  isOrdinary(spelling: string): boolean
  /** True for one of the commonest words of a language (ISO 639-1). */
  isCommon(word: string, language: string): boolean
  /** True for a spelling that is ordinary in any language, or in an unknown one. */
  isAlways(spelling: string): boolean
}

/** Crosses the skills with the commonest words of ten languages. */
export function readOrdinaryWords(tables: {
  skills: readonly SkillRow[]
  commonWords: readonly CommonWordRow[]
  companies: readonly CompanyRow[]
}): OrdinaryWords {
  const common = new Map(tables.commonWords.map(({ word, languages }) => [word, languages]))
  const companies = new Set(tables.companies.map(({ name }) => normalise(name)))
  const ordinary = new Set<string>()
  for (const { name, aliases, category } of tables.skills)
    for (const spelling of [name, ...aliases]) {
      const key = normalise(spelling)
      const isName = productCategories.has(category) || isAbbreviation(spelling) || companies.has(key)
      if (narrow.has(key) || (common.has(key) && isName)) ordinary.add(key)
    }
  return {
    isOrdinary(spelling) {
      const key = normalise(spelling)
      return key.length <= longestInitials || ordinary.has(key)
    },
    isAlways: (spelling) => normalise(spelling).length <= longestInitials || narrow.has(normalise(spelling)),
    isCommon: (word, language) => common.get(normalise(word))?.includes(language) ?? false,
  }
}

/** 'SAN', 'SAFe', 'iOS': a spelling that no ordinary word has. */
const isAbbreviation = (spelling: string): boolean => /\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}/u.test(spelling)

/** How much of the text on each side is read. */
const reach = 60
/** The items before and after, in a list joined with words of the language: 'of' is 'or' in Dutch only. */
function itemsBy(and: string): { before: RegExp; after: RegExp } {
  const joint = String.raw`(?:[,/|;·•+&]\s{0,3}(?:(?:${and})\s)?|\s(?:${and})\s|\s-\s)`
  return {
    before: new RegExp(String.raw`([^,;:|/·•()\n\r]{1,40}?)\s{0,3}${joint}$`, 'iu'),
    after: new RegExp(String.raw`^\s{0,3}${joint}\s{0,3}([^,;:|/·•()\n\r.]{1,40})`, 'iu'),
  }
}
const english = itemsBy('and|or')
const foreign = itemsBy('and|or|und|oder|et|ou|y|o|e|en|of|i|lub|oraz|și|sau|och|eller|bzw\\.?|sowie')
const cue = new RegExp(
  String.raw`(?<!\p{L})(?:(?:experience[d]?|expertise|knowledge|proficien(?:t|cy)|familiar(?:ity)?|skilled|skills|fluen(?:t|cy)|versed|background|certified|certification|trained|training|hands-on|mastery|command|understanding)(?: (?:with|in|of|using|on))+ |programming in |written in |using |worked with |${allWords(({ knows }) => knows).join('|')})(?:(?:advanced|strong|modern|basic|good|MS|Microsoft|Apache|Adobe|Google|Amazon) )?$`,
  'iu',
)
const vendor =
  /(?:^|[\s(,/])(?:MS|Microsoft|Apache|Adobe|Google|Amazon|AWS|IBM|Oracle|SAP|Atlassian|Advanced|Senior|Junior|Lead|Strong|Modern)[ -]$/u
const noun =
  /^(?:\.js)?[ -](?:skills?|experience|knowledge|expert(?:ise)?|proficien\w+|certifi\w+|apps?|apis?|components?|frameworks?|librar\w+|macros?|spreadsheets?|scripts?|programming|coding|codebase|stack|and similar|or similar|\p{L}*kenntnisse|erfahrung\p{L}*|\d)/iu
const job = new RegExp(String.raw`^[ -](?:${jobNouns.source})`, 'iu')
/** 'Excel (advanced)', 'React is required', 'Go – a plus'. */
const verdict =
  /^\s{0,2}(?:\(|[-–—:]\s|(?:is|are|ist|est|es|è|jest)\s|(?:an? )?(?:big |huge |real )?(?:plus|must|required|preferred|desired|erforderlich|von vorteil|wünschenswert|requis|souhaité|vereist|wymagan\p{L}+)(?!\p{L}))/iu
const opening = /(?:^|[.!?:;•·*\n\r–—►▪●✓]|(?:^|\n)\s{0,3}[-+>#\d.)]{1,3})\s{0,3}["“'‘]?$/u

const isOpening = (head: string): boolean =>
  opening.test(head) && !/\b(?:\p{L}\.\s?\p{L}|etc|incl|inkl|insb|esp|bzw|min|mind)\.\s?$/iu.test(head)

export interface Context {
  text: string
  /** [start, end) of the words in the text. */
  start: number
  end: number
  /** The name as the list of skills spells it. */
  spelling: string
  /** Of the whole text (ISO 639-1), if known. */
  language?: string | undefined
}

/**
 * True when an ordinary word at this place names the skill: by its capital inside a sentence, as an item next to another skill,
 * or by words such as 'experience with' and 'skills'. A word that is the whole text is an item of a list.
 * @param isSkill true for words that certainly name a skill
 * @param isOrdinaryIn true if the word is ordinary in a language (ISO 639-1)
 */
export function namesSkill(
  { text, start, end, spelling, language = languageAround(text, start) }: Context,
  isSkill: (words: string) => boolean,
  isOrdinaryIn: (language: string) => boolean,
): boolean {
  if (language !== undefined && !isOrdinaryIn(language)) return true
  const words = text.slice(start, end)
  const head = text.slice(Math.max(0, start - reach), start)
  const tail = text.slice(end, end + reach)
  // 'R&D', 'P&IDs', 'go-live', 'low-code': a part of another word
  if (/&$|\p{L}-$/u.test(head) || /^(?:&|['’]\p{L})/u.test(tail)) return false
  const line = lineAround(text, start, end)
  if (withoutBullet(line) === words) return true
  const isNamed = words === spelling || (isAbbreviation(words) && !isAbbreviation(spelling) && words.length > 4 && !isShouted(line))
  if (isPartOfName(head, tail, isAbbreviation(spelling), isSkill) && !cue.test(head) && !isGerman(language, text)) return false
  if (isItem(head, tail, language === undefined || language === 'en' ? english : foreign, isNamed && words.length > 1, isSkill)) return true
  if (noun.test(tail) || (job.test(tail) && (isNamed || !/^\p{Ll}/u.test(words) || line.length < 40)))
    return !tail.startsWith('-') || isNamed
  if (/^-\p{L}/u.test(tail)) return isNamed && isAbbreviation(spelling)
  if (cue.test(head) && (isNamed || words.toLowerCase() === words)) return true
  if (!isNamed) return false
  if (isAbbreviation(spelling)) return !isShouted(line)
  if (isOpening(head)) return verdict.test(tail)
  // 'Vitamin C' and 'Plan R' name no language
  if (words.length === 1) return / (?:in|as|with|like|using) $/i.test(head)
  return (
    vendor.test(head) || !((isTitleCase(line) && /\p{Lu}\p{L}{0,30} $/u.test(head)) || (isOrdinaryIn('de') && isGerman(language, text)))
  )
}

/** Characters from which the language is detected, on each side. */
const detectedFrom = 300
const languageAround = (text: string, start: number): string | undefined =>
  detectLanguage(text.slice(Math.max(0, start - detectedFrom), start + detectedFrom)).code ?? undefined

function lineAround(text: string, start: number, end: number): string {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - reach)
  const next = text.indexOf('\n', end)
  return text.slice(from, Math.min(next < 0 ? text.length : next, end + reach)).trim()
}

const withoutBullet = (line: string): string => line.replace(/^(?:[-*•‣·–▪●✓+]\s{0,3})/u, '').replace(/[.,;]$/, '')

/** 'Head Chef at Mercy': every longer word has a capital, as all nouns have in German, so that capitals tell nothing. */
const isTitleCase = (line: string): boolean =>
  line.includes(' ') && !/[.!?]$/.test(line) && !/(?<![\p{L}\p{N}])\p{Ll}{4}/u.test(line) && line.length < reach
const germanWord = /(?<!\p{L})(?:der|die|das|den|dem|und|an|im|du|sie|wir|eine?[nmrs]?|mit|für)(?!\p{L})/iu

const isGerman = (language: string | undefined, text: string): boolean =>
  language === 'de' || (language === undefined && germanWord.test(text))

/** In capitals throughout, where capitals tell nothing. */
const isShouted = (line: string): boolean => line.length > 8 && line === line.toUpperCase() && /\p{Lu}{2}[^\p{L}]{1,5}\p{Lu}{2}/u.test(line)

/** 'San Francisco', 'Taylor Swift', 'American Express': next to another word with a capital, and no skill. */
function isPartOfName(head: string, tail: string, isInCapitals: boolean, isSkill: (words: string) => boolean): boolean {
  const isName = (word: string | undefined): word is string =>
    word !== undefined && !isSkill(word) && (isInCapitals ? /^\p{Lu}{4}/u.test(word) : !/^(?:II|III|IV)$/.test(word))
  const isUse = noun.test(tail) || job.test(tail)
  if (isName(/^ (\p{Lu}[\p{L}\p{N}.'’+#]*)/u.exec(tail)?.[1]) && !isUse) return true
  const before = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}.'’+#]*) $/u.exec(head)
  return before !== null && isName(before[1]) && !vendor.test(head) && !isOpening(head.slice(0, before.index)) && !isUse
}

/** 'React, Vue', 'Go and Python': next to another item that is a skill, and by its spelling or certainty not an ordinary word. */
function isItem(head: string, tail: string, list: typeof english, isNamed: boolean, isSkill: (words: string) => boolean): boolean {
  const before = list.before.exec(head)?.[1]?.trim()
  const after = list.after.exec(tail)?.[1]?.trim()
  const items = [before, before?.split(' ').at(-1), after, after?.split(' ')[0]].filter((item) => item !== undefined && item !== '')
  if (items.some((item) => item !== undefined && isSkill(item))) return true
  // 'Go, Rust': both with the spelling of a name, in a list
  return (
    isNamed &&
    [before?.split(' ').at(-1), after?.split(' ')[0]].some((item) => item !== undefined && /^\p{Lu}[\p{L}\p{N}+#.]*$/u.test(item))
  )
}
