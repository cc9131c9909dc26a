// Finds what a text says of others than the person, or of the past only: expired certificates, the skills of people who were
// recruited or sold to, copied lists of requirements, and instructions to a machine.
import { tokenise } from '@fairlead/domain/reference/normalise'
import { must } from '@fairlead/domain/shared/records'

/** [start, end) in the text. */
type Span = readonly [number, number]

const set = (words: string) => new Set(words.split(' '))

/** Folded like {@link tokenise} does. */
const expired = set(
  'expired lapsed revoked suspended surrendered abgelaufen erloschen ungultig expire expiree expires perime perimee perimes caducado caducada caducados vencido vencida vencidos scaduto scaduta scaduti scadute verlopen expirado expirada expirados wygasl wygasla wygaslo wygasly niewazny niewazne expirat expirata expirate utganget utgangen',
)
/** 'not renewed', 'nicht verlängert': one of these after a negation. */
const renewed = set(
  'renewed current active valid maintained verlangert erneuert gultig renouvele renouvelee renovado renovada rinnovato rinnovata verlengd odnowione',
)
const negation = set('not never nicht non pas no niet nao nie nu un')
const valid = set('valid current active renewed gultig valide vigente valido valida geldig wazne')
const recruiting = set(
  'recruited recruiting hired hiring sourced sourcing staffed placed placing headhunted shortlisted interviewed screened rekrutiert eingestellt recrute recrutais contratado contratados contrate assunto reclutato geworven recrutei zrekrutowal recrutat',
)
const selling = set('sold selling sells pitched pitching verkauft vendu vendido venduto verkocht vendi sprzedawal vandut')
/** A thing that the person did, after which the skills are their own again. */
const doing = set(
  'built build building wrote writing used using use led leading developed developing designed managed ran running maintain maintained created coded implemented automated deployed trained provided treated worked working performed cared',
)
const people =
  /^(?:nurses?|engineers?|developers?|programmers?|candidates?|staff|people|teams?|talent|professionals?|specialists?|clinicians?|doctors?|physicians?|workers?|technicians?|analysts?|scientists?|managers?|teachers?|pfleg\w*|entwickler\w*|ingenieur\w*|infirmi\w+|ingenieurs?|enfermer\w+|ingenier\w+|infermier\w+)$/
const toOthers = set('to for an a zu aux bij voor para aos')

const trigger =
  /expir|laps|revok|suspend|renew|surrender|abgelaufen|erloschen|ung(?:ü|u)ltig|p[ée]rim|caducad|vencid|scadut|verlopen|wygas|niewa|utg[åa]ng|verl(?:ä|a)ng|renouvel|renovad|rinnovat|verlengd|not (?:current|active|valid)|recru|hire|hiring|sourc|staffed|plac(?:ed|ing)|headhunt|shortlist|interviewed|screened|rekrut|eingestellt|contrat|assunto|reclut|geworven|sold|sell|pitch|verkauf|vend|verkocht|sprzeda|v[âa]ndut|requirements?|qualifications|must[- ]haves?|looking for|ideal candidate|anforderungen|profil recherch|requisit|instructions?|prompt|python|plc/i

const thought = /[^.;!?•\r\n]+|\.(?!\s|$)/gu
/** A copied heading of a posting, up to the next blank line or the end of its line. */
const copied =
  /(?:^|\n)[ \t]{0,8}(?:job )?(?:requirements?|required qualifications|must[- ]haves?|we are looking for|the ideal candidate (?:has|will have)|job description|anforderungen|profil recherché|requisitos|requisiti)[ \t]{0,4}:(?:[^\n]|\n(?!\s{0,8}\n))*/gi
/** Text for a machine that reads résumés; nothing from here on is about the person. */
const instruction =
  /(?:ignore|disregard|forget) (?:all |any |the |your ){0,3}(?:previous|prior|above|earlier|other) (?:instructions?|prompts?|rules)|(?:rate|rank|score) this (?:candidate|resume|résumé|person|profile|applicant) (?:as |at |with )?(?:the )?(?:best|first|top|highest|10|100)|system prompt/i
const [longestInstruction, maxText] = [4000, 100_000]
/** Names that mean something else next to these words. */
const homonyms: [word: string, context: RegExp][] = [
  ['python', /\b(?:snakes?|reptiles?|zoo|zookeepers?|keepers?|boas?|terrariums?|herpetolog\w+|pythons)\b/i],
  ['plc', /\bpublic limited compan(?:y|ies)\b/i],
]

interface Word {
  text: string
  start: number
  end: number
}

/** The pieces of a thought between commas, brackets, and dashes, as words. */
function piecesOf(text: string, offset: number): Word[][] {
  return [...text.matchAll(/[^,()[\]–—|]+/gu)].map((piece) =>
    tokenise(piece[0]).map(({ text: word, start, end }) => ({
      text: word,
      start: offset + piece.index + start,
      end: offset + piece.index + end,
    })),
  )
}

/** The position of a word that says a certificate is no longer valid; -1 without one. */
const expiryAt = (words: readonly Word[]): number =>
  words.findIndex(
    ({ text }, index) =>
      expired.has(text) || (renewed.has(text) && words.slice(Math.max(0, index - 3), index).some((before) => negation.has(before.text))),
  )

function expiredSpans(pieces: readonly (readonly Word[])[], add: (words: readonly Word[]) => void): void {
  pieces.forEach((words, index) => {
    const position = expiryAt(words)
    if (position < 0) return
    // 'expired ACLS' and 'ACLS expired'
    add(position === 0 ? words.slice(0, 5) : words)
    const isRemark =
      position === 0 || words.every(({ text }) => expired.has(text) || negation.has(text) || renewed.has(text) || text.length <= 4)
    const isOfAll = words.some(({ text }) => text === 'both' || text === 'all' || text === 'and')
    // 'ACLS, not renewed', 'BLS, ACLS (both expired)', 'Expired: BLS, ACLS'
    for (let before = index - 1; before >= 0 && (isOfAll || (isRemark && before === index - 1)); before -= 1) {
      const item = pieces[before] ?? []
      if (item.length > 4 || item.some(({ text }) => valid.has(text))) break
      add(item)
    }
    if (position === 0 && words.length <= 2)
      for (const item of pieces.slice(index + 1)) {
        if (item.length > 4 || item.some(({ text }) => valid.has(text))) break
        add(item)
      }
  })
}

/** 'Recruited ICU nurses with BLS', 'Sold beds to hospitals with ICU': others are described until the person does something. */
function othersSpan(words: readonly Word[]): readonly Word[] {
  const verb = words.findIndex(({ text }) => recruiting.has(text) || selling.has(text))
  if (verb < 0) return []
  const isSale = selling.has(must(words[verb]).text)
  const from = isSale ? words.findIndex(({ text }, index) => index > verb && toOthers.has(text)) : verb + 1
  if (from < 0) return []
  const until = words.findIndex(({ text }, index) => index >= from && doing.has(text))
  const described = words.slice(from, until < 0 ? words.length : until)
  return isSale || described.some(({ text }) => people.test(text)) ? described : []
}

/**
 * [start, end) of what the text says of others, or of the past only; unsorted. Linear in the text's length.
 * @param text at most its first 100,000 characters are read
 */
export function notOwnSpans(text: string): Span[] {
  const spans: Span[] = []
  const add = (words: readonly Word[]) => void (words[0] && spans.push([words[0].start, (words.at(-1) ?? words[0]).end]))
  const read = text.slice(0, maxText)
  if (!trigger.test(read)) return spans
  const order = instruction.exec(read)
  if (order) spans.push([Math.max(0, order.index - 100), Math.min(read.length, order.index + longestInstruction)])
  for (const match of read.matchAll(copied)) spans.push([match.index, match.index + match[0].length])
  for (const [word, context] of homonyms)
    if (context.test(read)) for (const token of tokenise(read)) if (token.text === word) spans.push([token.start, token.end])
  for (const match of read.matchAll(thought)) {
    if (!trigger.test(match[0])) continue
    const pieces = piecesOf(match[0], match.index)
    expiredSpans(pieces, add)
    add(othersSpan(pieces.flat()))
  }
  return spans
}

/** 'ICU Nurse Recruiter' recruits ICU nurses: the words before are replaced with spaces. */
export function claimedTitle(title: string): string {
  const agent = /\b(?:recruit(?:er|ing|ment)|sourcer|headhunter|talent acquisition|staffing)\b/i.exec(title.slice(0, 200))
  const rest = agent ? ' '.repeat(agent.index) + title.slice(agent.index) : title
  return claimedHomonyms(rest)
}

function claimedHomonyms(text: string): string {
  let claimed = text
  for (const [word, context] of homonyms)
    if (context.test(text)) claimed = claimed.replaceAll(new RegExp(String.raw`\b${word}\b`, 'gi'), ' '.repeat(word.length))
  return claimed
}
