// Unlisted names of tools, standards, and trades, recognized by their spelling and the preceding words.
import { isField } from './fields-in-text.ts'
import type { Sentence } from '@fairlead/matching/text/sentences'

const acronym =
  /(?<![\p{L}\p{N}.@/-])(?:[A-Z]{2,6}[0-9]{0,2}|[A-Z][a-z]+(?:[A-Z][a-z]*)+|[a-z]{1,2}[A-Z][A-Za-z]{2,}|[A-Z]{2,}-[A-Z0-9]+)(?![\p{L}\p{N}@])/gu
const requestPattern =
  /\b(?:experience (?:with|in|using)|expertise (?:with|in)|knowledge of|proficien(?:t|cy) (?:with|in)|familiar(?:ity)? with|skilled (?:with|in)|background in|certified in|fluen(?:t|cy) (?:with|in)|understanding of|comfortable with|hands-on with|knows?(?: (?:your|their) way around)?|trained in|mastery of|command of|worked with)\s+/gi
const acronymList = /(?<![\p{L}\p{N}])\p{Lu}{3,6},? (?:(?:or|oder|ou|o|of|lub|sau) )\p{Lu}{3,6}(?![\p{L}\p{N}])/u
function acronymsListed(text: string): RegExpExecArray[] {
  const all = [...text.matchAll(acronym)].filter(([word]) => /^\p{Lu}{3,6}$/u.test(word))
  const joins = (a: RegExpExecArray | undefined, right: RegExpExecArray | undefined) =>
    a !== undefined &&
    right !== undefined &&
    /^(?:, |,? (?:or|oder|ou|o|of|lub|sau) )$/u.test(text.slice(a.index + a[0].length, right.index))
  return all.filter((match, index) => joins(all[index - 1], match) || joins(match, all[index + 1]))
}
const spelledOut = /(?<!\p{L})((?:[\p{L}]+[\s-]){1,5}[\p{L}]+)\s+\(([A-Z]{2,5})s?\)/gu
// A list of examples follows, of which only the names count.
const listing = /\b(?:using|such as|including|like|e\.g\.,?|i\.e\.,?|for example,?)\s+/gi
const ordinary = new Set(
  'US USA UK EU NYC GS GED HS EEO EOE PM AM EST PST IT HR CV PTO LLC INC OK FAQ TBD NOTE AND OR THE ALL ONLY NOT FOR ID II III IV OPM GSA TTS FAS OMB NY CA DC TX MUST WILL YOU YOUR CANDIDATES OPEN STATUS ON OF TO BE IN AN AT IS CEO CTO CFO COO VP HM USAJOBS DOE PS OTPS PPB USD EUR GBP RFI RFIS NOTES MVP PHAS TAG PMO CSP CSPS'.split(
    ' ',
  ),
)
const plain =
  /^(?:an?|the|our|your|their|its|both|various|multiple|other|similar|related|relevant|any|all|some|at least|one|two|either|or|and|strong|excellent|modern|common|basic|deep|solid|advanced|hands-on|such|as|working|using|e\.g\.?,?|including|programs?|computer programs)\s+/i
const empty =
  /\b(?:experience|ability|skills?|knowledge|variety|range|team|teams|people|others|following|above|below|area|areas|field|environment|environments|settings?|years?|position|role|work|stakeholders?|partners|clients|users|tools?|systems?|practices|methods|techniques|principles|concepts|issues|work|industry|candidates?|duties|least|capacity|degree|college|diploma|level|requirements?|best|related|combination|management|leadership|communication|goods|services|programs?|progress|it|them|picture|staff|which|that|who|is|are|was|were|be|been|have|has|must|will|as|to|for|on|at|by|from|into|with|in|of|the|a|an)\b/i

const trade = /(?<![\p{L}-])((?:(?:\p{Ll}|^\p{Lu})\p{Ll}{3,} )?\p{Ll}{4,})(?= (?:work )?experience\b)/gu
const hollow =
  /^(?:.*ing|.*ed|.*ory|.*ive|.*able|.*ible|work|professional|relevant|previous|prior|years?|hands|general|more|full|time|with|admin|have|this|your|such|that|their|extensive|practical|significant|strong|solid|deep|proven|direct|similar|equivalent|additional|some|same|minimum|least|user|customer|candidate|industry|broad|actual|real|life|overall|total|months?|specific|proper|great|paid|decent|employee|partner|partnership|experience|field|domain|sector|technical|digital|excellent|acceptable|other|public|whose|which|where|when)$/
// Small words inside a name are part of it: 'Oracle CRM On Demand'.
const emptyName = new RegExp(empty.source)

/** One of several words in capitals: a heading or a warning, not an abbreviation. */
function isShouted(text: string, start: number, end: number): boolean {
  // with commas between they are a list: 'JAWS, NVDA'
  return /[A-Z]{2,}:?\s$/.test(text.slice(Math.max(0, start - 10), start)) || /^:?\s[A-Z]{2,}\b/.test(text.slice(end))
}

/** No genuine sentence has more. */
const maxCues = 24

/** [start, end) of names in the sentence. */
export function namesIn({ text, section }: Sentence): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = []
  const isAsking = section === 'requirements' || section === 'preferred'
  const isListing = isAsking || section === 'duties'
  // in running text an acronym may be anything; a list of alternatives is a requirement: 'ACA, ACCA or CIMA'
  if (isListing || acronymList.test(text))
    for (const match of isListing ? text.matchAll(acronym) : acronymsListed(text))
      if (!ordinary.has(match[0]) && !isShouted(text, match.index, match.index + match[0].length))
        spans.push({ start: match.index, end: match.index + match[0].length })
  // 'Knowledge Management (KM)': the words, not the letters as well
  for (const match of text.matchAll(spelledOut)) {
    const words = (match[1] ?? '').split(/[\s-]+/)
    const letters = [...(match[2] ?? '')]
    const named = words.slice(-letters.length)
    if (!isAsking || named.length !== letters.length || !named.every((word, index) => word.toUpperCase().startsWith(letters[index] ?? '')))
      continue
    const start = match.index + (match[1] ?? '').lastIndexOf(named.join(' '))
    if (start < match.index) continue
    const end = match.index + match[0].length
    for (let index = spans.length - 1; index >= 0; index -= 1)
      if ((spans[index]?.start ?? 0) >= start && (spans[index]?.end ?? 0) <= end) spans.splice(index, 1)
    spans.push({ start, end: start + named.join(' ').length })
  }
  for (const match of text.matchAll(trade))
    if (section === 'requirements' || section === 'preferred') {
      const tradeWords = (match[1] ?? '').split(' ')
      const words =
        tradeWords.length === 2 && (hollow.test((tradeWords[0] ?? '').toLowerCase()) || empty.test(tradeWords[0] ?? ''))
          ? (tradeWords[1] ?? '')
          : tradeWords.join(' ')
      const start = match.index + (match[1] ?? '').length - words.length
      if (!hollow.test(tradeWords.at(-1) ?? '') && words !== 'care') spans.push({ start, end: start + words.length })
    }
  for (const match of [...text.matchAll(requestPattern), ...(isAsking ? text.matchAll(listing) : [])].slice(0, maxCues)) {
    const namesAlone = match[0].search(listing) === 0
    let position = match.index + match[0].length
    const rest = text.slice(position, position + 500)
    const end =
      /[.](?=\s|$)|[;:()—–|]|\b(?:is|are|was|preferred|required|desirable|a plus|inside|to|as well|who|that|which|for|on|at)\b/i.exec(rest)
        ?.index ?? rest.length
    for (const piece of rest.slice(0, end).split(/(,|\/|\band\b|\bor\b|\bsuch as\b|\bincluding\b)/)) {
      let words = piece.trimStart()
      let start = position + piece.length - words.length
      position += piece.length
      for (let lead = plain.exec(words); lead; lead = plain.exec(words)) {
        start += lead[0].length
        words = words.slice(lead[0].length)
      }
      words = words.trimEnd()
      const count = words.split(/\s+/).length
      const isName = /^\p{Lu}/u.test(words)
      if (isField(words) && !namesAlone) {
        spans.push({ start, end: start + words.length })
        continue
      }
      if (
        words.length < 3 ||
        count > (isName ? 4 : 3) ||
        (isName ? emptyName : empty).test(words) ||
        /ing\b/.test(words.split(/\s/)[0] ?? '')
      )
        continue
      if ((count === 1 || namesAlone) && !isName) continue
      spans.push({ start, end: start + words.length })
    }
  }
  return spans
}
