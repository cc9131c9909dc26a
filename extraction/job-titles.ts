// A posting's titles: its first line, its name for the job, and its stated target.
import { normalise } from '@fairlead/domain/reference/normalise'
import type { Titles } from '@fairlead/matching/skills/titles'
import { jobNouns } from '@fairlead/matching/text/job-nouns'
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { inAllLanguages, whole, wordingOf } from '@fairlead/matching/text/wording'
import { prove } from './prove.ts'
import type { Sentence } from '@fairlead/matching/text/sentences'

const naming = /^(?:job title|title|position|position title|role|job|working title|vacancy)$/
const namingElsewhere = whole(
  inAllLanguages(({ titleLabel }) => titleLabel),
  'iu',
)
const onlyNaming = new RegExp(`^(?:${inAllLanguages(({ titleLabel }) => titleLabel)})$`, 'iu')
/** '(m/w/d)', '(H/F)', '(K/M)', '(m/v/x)' and similar markers follow a title. */
const genderMark = /\s*\(\s*(?:all genders|alle geschlechter|[mwfhdxkvi](?:\s*[/|,]\s*[mwfhdxkvi*]|\s*[/|,]\s*(?:div|gn))+)\s*\)/i
const markedTitle = new RegExp(String.raw`(?<title>\p{Lu}[^.;:!?\n()]{3,70}?)${genderMark.source}`, 'giu')
const spoken = [
  /\b(?:looking for|seeking|hiring|searching for|in search of|recruiting|need|join (?:us|our team|the team) as|we want)\s+(?:to hire\s+)?(?:an?|our (?:next|first)|the|talented|experienced)\s+/gi,
  /\b(?:As|as) (?:an?|our|the)\s+(?=\p{L})/gu,
  /^The (?=\p{Lu})/gu,
]
const adjectives =
  /^(?:(?:highly|talented|experienced|passionate|versatile|motivated|skilled|dedicated|dynamic|creative|new|hands-on|exceptional|great|strong|full-time|part-time|remote)(?:,| and)?\s+)+/i
const stop = /[,;:.!?(–—]|\s-\s|\s(?:to|who|that|with|for|in|at|on|you|will|is|and|reporting|based|within|of (?=(?:our|the)\b))\b/i
const grade =
  /[\s,/-]*\b(?:GS|IC|L|T)\s?-?\d{1,2}(?:\s?[/-]\s?\d{1,2})?\b.*$|\s*\((?:[mwfhdxkvi](?:\s*[/|,]\s*[mwfhdxkvi*])+|all genders|(?:full(?:y)?|100 ?%)[ -]remote|\d|zon[ae]|regi[a-z]{1,4}|raum|remote|hybrid|on-?site|full[- ]time|part[- ]time|contract)[^)]*\)|,?\s*level\s+\d\b.*$/gi
/** Where one works, behind the mark: '(m/w/d) für die Intensivstation', and not '(m/w/d) für Betriebstechnik'. */
const forDepartment = new RegExp(
  String.raw`(?<=${genderMark.source})\s(?:für|in|im|bei|am|zur|zum) (?:die|den|das|der|dem|unser\p{L}{0,3}|eine?[nr]?)\s.*$`,
  'iu',
)
/** Text that job pages put around a title. */
const aboutJob =
  /^(?:about the job|job title|position|job opening|now hiring|we(?:['’]re| are) hiring)\s{0,3}[:–-]?\s{1,3}|\s{1,3}job (?:description|posting|ad|vacancy|opening)$|\s{1,3}(?:urgently )?(?:needed|wanted|required)(?: (?:asap|now|urgently|immediately))?\s{0,3}!{0,5}$|\s{0,3}!{1,5}$/gi
/** How the job is filled, or its hours, after a title: ', maternity cover', '- 2ND SHIFT', 'H/F'. */
const besideTitle =
  /(?:\s(?:[HFMWDX](?:\/[HFMWDX]){1,4})|\s{0,3}[,–-]\s{0,3}(?:maternity (?:cover|leave)|parental leave cover|fixed[- ]term|full[- ]time|part[- ]time|temporary|permanent|contract|interim|remote|hybrid|cdi|cdd|vollzeit|teilzeit|(?:1st|2nd|3rd|first|second|third|night|day|evening|weekend) shifts?)){1,3}(?=\s{0,3}(?:$|[–|-]\s))/i
// 'Director of the programme' reads as a title; 'This position' does not.
const nothing =
  /^(?:this|that|our|your|we|you|all|an?|company|team|job|role|position|candidate|successful|ideal|person|member|employee|agency)\b/i

const elsewhereStop =
  /\s(?:für|zur|zum|mit|in|im|am|ab|der|die|das|pour|avec|à|au|qui|basée?|para|con|en|que|per|presso|da|voor|met|die|om|com|em|dla|do|z|w|pentru|cu|în|la|care)\s/iu
const noTitle =
  /^(?:we|you|our|about|the|this|wir|nous|nos|noi|wij|who|what|why|location|salary|standort|ort|lieu|remote|hybrid|date|job ?id|ref|department)\b|\d{3}/i

/** A short first line with capitals is the posting's title, known or not. */
function mayBeTitle({ text, section, label }: Sentence, isPlace: (text: string) => boolean): boolean {
  const words = text.split(/\s+/)
  const [head = ''] = text.split(/(?<!\s)\s+[-–—|·•,(]/)
  return (
    ((section === 'top' && label === '') || onlyNaming.test(label)) &&
    words.length <= 7 &&
    /^\p{Lu}/u.test(text) &&
    !noTitle.test(text) &&
    !isPlace(text) &&
    !isPlace(head)
  )
}

/** 'We need a nurse!', '¡Buscamos enfermera!': a sentence that names the job, rather than its title. */
const isCall = ({ text, languages }: Sentence): boolean =>
  noTitle.test(text) ||
  /^[¡¿]|\b(?:looking for|hiring|seeking)\b/i.test(text) ||
  languages.some((language) => new RegExp(wordingOf(language)?.source.seeks ?? '(?!)', 'iu').test(text))

/** The start date or required years of experience: ', September start', ', 1-3 Jahre'. */
const afterComma =
  /,\s(?:(?:start(?:ing)?|from|ab|à partir|a partir|dal|vanaf)\s\P{L}{0,3}\p{L}{0,12}.{0,12}|(?:\p{L}{3,9} )?(?:\d{4} )?start|\d{1,2}\s?(?:[-–+]\s?\d{0,2})?\s?\+?\s?(?:years?|yrs?|Jahre|ans|años|anni|jaar|anos|lata?|ani).{0,14})$/iu

/** Removes what surrounds a title: employer, grade, place. */
function parts(raw: string, isPlace: (text: string) => boolean): string[] {
  const whole = raw
    .replace(forDepartment, '')
    .replace(aboutJob, '')
    .replaceAll(grade, '')
    .replace(besideTitle, '')
    .replace(afterComma, '')
    .trim()
  // 'Embedded Software Engineer (C/C++), Stockholm'
  const comma = whole.lastIndexOf(', ')
  const title = comma > 0 && isPlace(whole.slice(comma + 2)) ? whole.slice(0, comma) : whole
  const pieces = title
    .split(/(?<!\s)\s+(?:[-–—|@·•]|at(?=\s+\p{Lu})|bei(?=\s+\p{Lu})|chez(?=\s+\p{Lu}))\s+|:\s+/u)
    .map((piece) => piece.trim())
  const named = pieces.filter((piece) => jobNouns.test(piece))
  // of 'Security Engineer - Analyst' the longer part is the title
  const telling = named.filter((piece) => piece.includes(' '))
  const chosen = telling.length > 0 ? telling : named.length > 0 ? named : [title]
  return chosen.flatMap((piece) => {
    const either = piece.split('/').map((part) => part.trim())
    return either.length === 2 && either.every((entry) => jobNouns.test(entry) && entry.includes(' ')) ? either : [piece]
  })
}

/** A title without its employer, grade, place, shift, or gender mark. */
export const plainTitle = (raw: string, isPlace: (text: string) => boolean): string =>
  inTitleCase((parts(raw.replace(new RegExp(`${genderMark.source}$`, 'i'), ''), isPlace)[0] ?? raw).trim())

/** 'WAREHOUSE SUPERVISOR' as 'Warehouse Supervisor'; short words in capitals may be abbreviations and stay. */
const inTitleCase = (title: string): string =>
  /\p{Ll}/u.test(title) || !/\p{Lu}{5}/u.test(title)
    ? title
    : title
        .replaceAll(/\p{Lu}{4,}/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase())
        .replaceAll(/(?<= )(?:OF|AND|FOR|THE|IN|DE|DU|DES|LA|LE|ET|UND|DER|DEL|Y|E|EN|VAN)(?= )/g, (word) => word.toLowerCase())

/** @param isPlace true for place names, so that a first line with only a place isn't a title */
export function readJobTitles(
  sentences: readonly Sentence[],
  titles: Titles,
  isPlace: (text: string) => boolean = () => false,
): JobProposal[] {
  const proposals = new Map<string, JobProposal>()
  const offer = (sentence: Sentence, value: string, from: number): void => {
    const clean = value.trim()
    // 'Elektroniker (m/w/d) für Betriebstechnik': the marker is part of the evidence, not of the title
    const mark = genderMark.exec(sentence.text)?.[0] ?? ''
    const isWhole = sentence.text.includes(clean)
    const start = isWhole ? sentence.text.indexOf(clean, from) : sentence.text.replace(mark, '').indexOf(clean, from)
    const end = start + clean.length + (isWhole ? 0 : mark.length)
    const key = normalise(clean)
    if (start < 0 || key === '' || clean.length > 80 || proposals.has(key)) return
    // 'Software Engineer' adds nothing to 'Principal Software Engineer'
    if ([...proposals.keys()].some((existingKey) => ` ${existingKey} `.includes(` ${key} `) || ` ${key} `.includes(` ${existingKey} `)))
      return
    proposals.set(key, { field: 'title', value: inTitleCase(clean), strength: 'must', evidence: prove(sentence, start, end) })
  }

  // a note on the page, such as '(Please disable your pop-up blocker.)', isn't a first line
  const first = sentences.find(({ text }) => !text.startsWith('('))
  if (
    first &&
    first.text.length <= 120 &&
    (!/[.!?]$/.test(first.text) || (first.text.endsWith('!') && first.text.length <= 60 && jobNouns.test(first.text) && !isCall(first))) &&
    (jobNouns.test(first.text) || genderMark.test(first.text) || titles.read(first.text).isKnown || mayBeTitle(first, isPlace))
  )
    for (const part of parts(first.text, isPlace)) offer(first, part, 0)
  for (const sentence of sentences)
    if (
      (naming.test(sentence.label) || (sentence.label !== '' && namingElsewhere.test(sentence.label) && jobNouns.test(sentence.text))) &&
      sentence.text.length <= 120 &&
      proposals.size === 0
    )
      for (const part of parts(sentence.text, isPlace)) offer(sentence, part, 0)
  if (proposals.size > 0) return [...proposals.values()].slice(0, 3)

  for (const sentence of sentences) {
    for (const match of sentence.text.matchAll(markedTitle)) {
      const words = match.groups?.['title'] ?? ''
      // 'Für unser Team suchen wir einen Buchhalter (m/w/d)': from the last article on
      const lead = /^.*(?<!\p{L})(?:eine?n?|une?|una?|een|un|o|als|as|an?|one)\s+(?=\p{Lu})/u.exec(words)?.[0].length ?? 0
      offer(sentence, words.slice(lead), match.index + lead)
    }
    for (const language of sentence.languages) {
      const seeks = wordingOf(language)?.source.seeks
      const match = seeks
        ? new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${seeks})\s+(?<title>[^.;:,!?()\n]{3,90})`, 'iu').exec(sentence.text)
        : null
      const words = (match?.groups?.['title'] ?? '').split(elsewhereStop)[0]?.trim() ?? ''
      if (words.split(/\s+/).length <= 7 && jobNouns.test(words)) offer(sentence, words, match?.index ?? 0)
    }
    if (proposals.size >= 1) break
    for (const pattern of spoken)
      for (const match of sentence.text.matchAll(pattern)) {
        const end = match.index + match[0].length
        const rest = sentence.text.slice(end, end + 90).replace(adjectives, '')
        const phrase = rest.slice(0, stop.exec(rest)?.index ?? rest.length).trim()
        if (phrase.split(/\s+/).length > 6 || nothing.test(phrase)) continue
        // 'a Group PM': titles without a word for a job are known ones
        if (!jobNouns.test(phrase) && !(/^\p{Lu}/u.test(phrase) && titles.read(phrase).isKnown)) continue
        if (titles.read(phrase).isKnown || /^\p{Lu}/u.test(phrase)) offer(sentence, phrase, end)
      }
    if (proposals.size >= 1) break
  }
  return [...proposals.values()].slice(0, 3)
}
